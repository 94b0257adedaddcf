import { expect, test } from "vitest";
import { tagged } from "./motion";

test("equal cards keep apart, and keep their names when others go", () => {
  expect(tagged([3, 3, 7]).map(({ key }) => key)).toEqual(["3 1", "3 2", "7 1"]);
  expect(tagged([3, 7]).map(({ at, key }) => [at, key])).toEqual([
    [0, "3 1"],
    [1, "7 1"],
  ]);
});
