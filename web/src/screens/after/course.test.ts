import { expect, test } from "vitest";
import type { Verdict } from "$/screens/replay/api";
import { choicesOf, turningPoints, verdictOf } from "./course";

const verdict = (step: number, win: number, lost = 0, seat = 0, forced = false): Verdict => ({
  step,
  seat,
  part: 0,
  played: "",
  best: "",
  win,
  best_win: win + lost,
  lost,
  error: 0,
  same: lost === 0,
  forced,
});

test("the dearest choices come first, then the greatest rise", () => {
  const own = choicesOf(
    [verdict(3, 0.5), verdict(1, 0.25), verdict(2, 0.2, 0.1), verdict(2, 0.9, 0, 1), verdict(4, 0.3, 0.2), verdict(5, 0.1, 0, 0, true)],
    0,
  );
  expect(own.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  expect(turningPoints(own).map(({ verdict: { step }, change }) => [step, Number(change.toFixed(2))])).toEqual([
    [4, -0.2],
    [2, -0.1],
    [3, 0.3],
  ]);
});

test("where a game is lost already, the lead tells what was dear", () => {
  const own = [0.4, 0, 0, 0].map((win, at) => ({ ...verdict(at, win, at ? 0 : 0.05), given: [2, 8.5, 1, 4][at] }));
  expect(turningPoints(own).map(({ at, lead }) => [at, lead])).toEqual([
    [0, undefined],
    [1, -8.5],
    [3, -4],
  ]);
});

test("who won, and by how much", () => {
  expect(verdictOf([4, 1, 2, 3], [78, 116, 103, 101])).toEqual({ winners: [1], by: 13 });
  expect(verdictOf([1, 1], [20, 20])).toEqual({ winners: [0, 1], by: 0 });
});
