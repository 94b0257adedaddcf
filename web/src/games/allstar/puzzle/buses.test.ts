import { expect, test } from "vitest";
import { busesOf, newTeamOf, swapsOf } from "./buses";

test("a line-up is read from its notation", () => {
  const choice = "Panda6>Panda9 / Rabbit6 Panda6 Panda7 Wolf6 Shark6 / bus:2-1";
  expect(busesOf(choice)).toEqual([2, 1]);
  expect(newTeamOf(choice)).toEqual(["Rabbit6", "Panda6", "Panda7", "Wolf6", "Shark6"]);
  expect(swapsOf(choice)).toEqual([{ out: "Panda6", in: "Panda9" }]);
  expect(busesOf("- - / Duck9 Wolf9 Shark3 Shark9 Caribou9 / bus:1-3-2")).toEqual([1, 3, 2]);
  expect(newTeamOf("- - / Duck9 Wolf9 Shark3 Shark9 Caribou9 / bus:1-3-2")).toHaveLength(5);
});
