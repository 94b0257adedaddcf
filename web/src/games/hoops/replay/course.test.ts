import { expect, test } from "vitest";
import { spansOf } from "$/screens/after/course";
import { part } from "./course";

test("six turns each make a part of the game, and every overtime", () => {
  expect(spansOf(["turn 24", "last turn"], part)).toEqual([{ from: 0, to: 1, part: "turns 19-24" }]);
  expect(spansOf(["opening draft", "turn 1", "turn 2"], part)).toEqual([{ from: 0, to: 2, part: "turns 1-6" }]);
  expect(spansOf(["turn 5", "turn 6", "turn 7", "overtime 1, turn 1"], part).map((span) => span.part)).toEqual([
    "turns 1-6",
    "turns 7-12",
    "overtime 1",
  ]);
});
