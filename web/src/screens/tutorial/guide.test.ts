import { expect, test } from "vitest";
import { bubbleAt, chaptersOf, due, readIn, type Moment, type Step } from "./guide";

const NOW: Moment = { phase: "draft", round: 0, stage: 1, asked: true, sees: () => false };
const STEPS: Step[] = [
  { id: "one", phase: ["draft"] },
  { id: "shown", seen: ".rows" },
  { id: "two", phase: ["draft"], round: 1 },
  { id: "late", from: 2, asked: false },
];

test("the first bubble that fits and is unread is due", () => {
  expect(due(STEPS, new Set(), NOW)?.id).toBe("one");
  expect(due(STEPS, new Set(["one"]), NOW)).toBeNull();
  expect(due(STEPS, new Set(["one"]), { ...NOW, sees: (selector) => selector === ".rows" })?.id).toBe("shown");
  expect(due(STEPS, new Set(["one"]), { ...NOW, round: 1 })?.id).toBe("two");
  expect(due(STEPS, new Set(["one", "two"]), { ...NOW, round: 2, asked: false })?.id).toBe("late");
});

test("a lesson has chapters, and whoever is in a later one is through with those before", () => {
  const steps: Step[] = [{ id: "a" }, { id: "b", ends: "first" }, { id: "c" }, { id: "d" }, { id: "e", ends: "second", last: true }];
  const told = (...read: string[]) => chaptersOf(steps, new Set(read)).map(({ id, read: done, of }) => `${id} ${done}/${of}`);
  expect(told()).toEqual(["first 0/2", "second 0/3"]);
  expect(told("a")).toEqual(["first 1/2", "second 0/3"]);
  expect(told("b")).toEqual(["first 2/2", "second 0/3"]);
  expect(told("a", "c")).toEqual(["first 2/2", "second 1/3"]);
  expect([readIn(null), readIn("no list"), readIn('["a"]')]).toEqual([[], [], ["a"]]);
});

const VIEW = { x: 0, y: 0, w: 1000, h: 800 };
const SIZE = { w: 300, h: 200 };
const overlap = (a: { x: number; y: number }, b: { x: number; y: number; w: number; h: number }) =>
  a.x < b.x + b.w && b.x < a.x + SIZE.w && a.y < b.y + b.h && b.y < a.y + SIZE.h;

test("a bubble without a target stands in the middle", () => {
  expect(bubbleAt(null, [], SIZE, VIEW)).toEqual({ x: 350, y: 300 });
});

test("a bubble stands beside its target, on the screen, and off the button", () => {
  const target = { x: 100, y: 100, w: 400, h: 300 };
  const button = { x: 700, y: 240, w: 200, h: 50 };
  const spot = bubbleAt(target, [button], SIZE, VIEW);
  expect(overlap(spot, target)).toBe(false);
  expect(overlap(spot, button)).toBe(false);
  expect(spot.x).toBeGreaterThanOrEqual(0);
  expect(spot.x + SIZE.w).toBeLessThanOrEqual(VIEW.w);
  expect(spot.y + SIZE.h).toBeLessThanOrEqual(VIEW.h);
});

test("a target as large as the screen is covered in a corner, the button never", () => {
  const button = { x: 650, y: 560, w: 330, h: 220 };
  const spot = bubbleAt(VIEW, [button], SIZE, VIEW);
  expect(overlap(spot, button)).toBe(false);
});
