import { expect, test } from "vitest";
import type { Step, Verdict } from "$/screens/replay/api";
import { choicesOf, courseOf, spansOf, turningPoints, verdictOf } from "./course";

const arena = (name: string, fans: number[]) => ({
  kind: "arena",
  facts: { arena: name, ranking: fans.map((won, seat) => ({ seat, fans: won })) },
});
const step = (title: string, scores: number[], events: Step["events"] = []): Step => ({
  title,
  scores,
  events,
  moment: "",
  choices: {},
  view: {},
});

test("fans are counted arena by arena, and end where the round ends", () => {
  const steps = [
    step("", [2, 0]),
    step("round 1, draft", [2, 0]),
    step("round 1, line-ups", [9, 5], [arena("A", [7, 5])]),
    step("round 2, line-ups", [20, 12], [arena("B", [4, 6]), arena("C", [6, 1])]), // one more by a coach
    step("playoffs, cuts", [25, 30]),
  ];
  expect(courseOf("allstar", steps).map(({ arena, scores }) => [arena, scores])).toEqual([
    ["A", [9, 5]],
    ["B", [13, 11]],
    ["C", [20, 12]],
    [null, [25, 30]],
  ]);
});

test("points that belong together make a span", () => {
  expect(spansOf("allstar", ["round 1, line-ups", "round 2, line-ups", "round 2, line-ups", "playoffs"])).toEqual([
    { from: 0, to: 0, title: "round 1" },
    { from: 1, to: 2, title: "round 2" },
    { from: 3, to: 3, title: "playoffs" },
  ]);
  expect(spansOf("hoops", ["turn 24", "last turn"])).toEqual([{ from: 0, to: 1, title: "turns 19-24" }]);
  expect(spansOf("hoops", ["turn 5", "turn 6", "turn 7", "overtime 1, turn 1"]).map(({ title }) => title)).toEqual([
    "turns 1-6",
    "turns 7-12",
    "overtime 1",
  ]);
});

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

test("who won, and by how much", () => {
  expect(verdictOf([4, 1, 2, 3], [78, 116, 103, 101])).toEqual({ winners: [1], by: 13 });
  expect(verdictOf([1, 1], [20, 20])).toEqual({ winners: [0, 1], by: 0 });
});
