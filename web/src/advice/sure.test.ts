import { expect, test } from "vitest";
import { barsOf, dotsOf, sorted, sureWord, tooClose } from "./sure";

test("bars begin at zero, on one scale", () => {
  const { bars, most, even } = barsOf([{ win: 0.52, error: 0.02 }, { win: 0.26, error: 0.02 }], 0.25); // prettier-ignore
  expect(most).toBe(0.75);
  expect(bars[0]!.share / bars[1]!.share).toBeCloseTo(2);
  expect(even).toBeCloseTo(1 / 3);
  expect(bars[0]!.from).toBeLessThan(bars[0]!.share);
  expect(bars[0]!.to).toBeGreaterThan(bars[0]!.share);
});

test("a hopeless position has a scale, too", () => {
  const { bars, most } = barsOf([{ win: 0, error: 0 }], 0.25);
  expect([most, bars[0]]).toEqual([0.25, { share: 0, from: 0, to: 0 }]);
});

test("how sure, in words", () => {
  expect([0.5, 0.77, 0.93, 0.97, 1].map(sureWord)).toEqual(["hardly", "fairly", "very", "very", "very"]);
  expect([dotsOf(0.5), dotsOf(1), dotsOf(2)]).toEqual([15, 30, 30]);
});

test("options are sorted by what is shown of them", () => {
  const options = [0.641, 0.63, 0.644, 0.7].map((win, at) => ({ win, error: 0, at }));
  expect(sorted(options).map(({ at }) => at)).toEqual([3, 0, 2, 1]);
});

test("what is too close to call", () => {
  const options = [{ win: 0.52, error: 0.02 }, { win: 0.41, error: 0.02 }, { win: 0.38, error: 0.02 }]; // prettier-ignore
  expect(tooClose(options)).toEqual([[2, 3]]);
  expect(tooClose(options.map((one) => ({ ...one, error: 0 })))).toEqual([]);
});
