import { expect, test } from "vitest";
import { marker, path, spread, ticks } from "./chart";

test("axes have round numbers and reach the top", () => {
  expect(ticks(116)).toEqual([0, 40, 80, 120]);
  expect(ticks(11)).toEqual([0, 4, 8, 12]);
  expect(ticks(120)).toEqual([0, 40, 80, 120]);
});

test("labels keep their distance and stay inside", () => {
  expect(spread([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
  expect(spread([95, 96, 97], 10, 100)).toEqual([80, 90, 100]);
  expect(spread([50, 10], 10, 100)).toEqual([50, 10]);
});

test("lines and marks are drawn", () => {
  expect(path([[0, 1], [2, 3]])).toBe("M0.0 1.0L2.0 3.0");
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => marker(seat, 0, 0))).size).toBe(6);
});
