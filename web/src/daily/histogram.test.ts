import { expect, test } from "vitest";
import { barsOf } from "./histogram";

test("everybody stands in one bar, oneself in one's own", () => {
  const scores = [[41, 2], [58, 3], [77, 40], [107, 1], [122, 1]] as const;
  const bars = barsOf(scores, 107);
  expect(bars.length).toBeLessThanOrEqual(13);
  expect(bars.reduce((sum, { people }) => sum + people, 0)).toBe(47);
  expect(bars.filter(({ mine }) => mine)).toEqual([{ from: 100, to: 109, people: 1, mine: true }]);
});

test("alone", () => {
  expect(barsOf([], 63)).toEqual([{ from: 60, to: 64, people: 0, mine: true }]);
});
