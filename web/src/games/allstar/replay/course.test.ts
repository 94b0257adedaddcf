import { expect, test } from "vitest";
import type { Step } from "$/screens/replay/api";
import { spansOf } from "$/screens/after/course";
import { course, part } from "./course";

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
  expect(course(steps).map(({ name = null, scores }) => [name, scores])).toEqual([
    ["A", [9, 5]],
    ["B", [13, 11]],
    ["C", [20, 12]],
    [null, [25, 30]],
  ]);
});

test("rounds are parts of the game, and the playoffs", () => {
  expect(spansOf(["round 1, line-ups", "round 2, line-ups", "round 2, line-ups", "playoffs"], part)).toEqual([
    { from: 0, to: 0, part: "round 1" },
    { from: 1, to: 2, part: "round 2" },
    { from: 3, to: 3, part: "playoffs" },
  ]);
});
