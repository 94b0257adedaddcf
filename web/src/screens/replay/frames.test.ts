import { expect, test } from "vitest";
import type { Step } from "./api";
import { chapterAt, chaptersOf, frameBefore, framesOf, storyUntil, turnOf, viewsOf } from "./frames";

const event = (kind: string) => ({ kind, facts: {} });
const step = (title: string, moment: string, events: string[] = [], view = {}): Step => ({
  title,
  moment,
  choices: {},
  view,
  scores: [],
  events: events.map(event),
});
const KINDS = ["arena", "match"];
const reveals = (events: { kind: string }[]) =>
  events.filter(({ kind }) => KINDS.includes(kind)).map(({ kind }, i, all) => ({ kind, at: all.slice(0, i).filter((one) => one.kind === kind).length }));
const STEPS = [
  step("", "round 1, draft", ["deal"], { phase: 0, round_: 0 }),
  step("round 1, draft", "round 1, draft"),
  step("round 1, draft", "round 1, line-ups", [], { phase: 1 }),
  step("round 1, line-ups", "playoffs, playoff teams", ["arena", "arena", "playoffs"], { round_: 3 }),
  step("playoffs, playoff teams", "", ["match", "champion", "final"]),
];

test("what is revealed comes before the next moment", () => {
  const frames = framesOf(STEPS, reveals);
  expect(frames.map(({ step, shown }) => [step, shown?.kind ?? "table"])).toEqual([
    [0, "table"],
    [1, "table"],
    [2, "table"],
    [3, "arena"],
    [3, "arena"],
    [3, "table"],
    [4, "match"],
    [4, "table"],
  ]);
  expect(frames.at(-1)?.title).toBe("");
});

test("chapters begin where the moment changes", () => {
  const chapters = chaptersOf(framesOf(STEPS, reveals));
  expect(chapters).toEqual([
    { title: "round 1, draft", frame: 0 },
    { title: "round 1, line-ups", frame: 2 },
    { title: "playoffs, playoff teams", frame: 5 },
    { title: "", frame: 7 },
  ]);
  expect(chapterAt(chapters, 4)).toBe(1);
  expect(chapterAt(chapters, 7)).toBe(3);
});

test("views and stories are put together", () => {
  expect(viewsOf(STEPS).at(-1)).toEqual({ phase: 1, round_: 3 });
  expect(storyUntil(STEPS, 3).map(({ kind }) => kind)).toEqual(["deal", "arena", "arena", "playoffs"]);
});

test("moments of the same name are counted, and found again", () => {
  expect([1, 2, 3].map((at) => turnOf(STEPS, at))).toEqual([1, 2, 1]);
  expect(frameBefore(framesOf(STEPS, reveals), 4)).toBe(5);
});
