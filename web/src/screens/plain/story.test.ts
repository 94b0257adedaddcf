import { expect, test } from "vitest";
import { tell, titled } from "./story";

const NAMES = ["Ann", "Bo"];

test("what happens to the table is not part of the game", () => {
  expect(tell({ kind: "sat", facts: { seat: 1 } }, NAMES)).toEqual([]);
});

test("an event without a message is told by its name and its facts", () => {
  const [line] = tell({ kind: "trick-taken", facts: { seat: 1, card: "Ace", worth: [3, 4] } }, NAMES);
  expect(line).toEqual({ seat: 1, kind: "trick-taken", text: "<b>Bo</b>, trick taken: card Ace, worth 3 4" });
  expect(tell({ kind: "dealt-again", facts: {} }, NAMES)[0]).toMatchObject({ seat: null, text: "dealt again" });
});

test("names of a declaration are read as words", () => {
  expect(titled("double_last")).toBe("Double last");
  expect(titled("round_")).toBe("Round");
});
