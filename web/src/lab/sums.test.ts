import { expect, test } from "vitest";
import { Sums } from "./sums";

const piece = (first: number, count: number, value: number) => ({ first, count, sums: Float64Array.of(value, 1), spreads: [{ name: "margin", old: [[value, count] as [number, number]], new: [] }] });

test("pieces are added in their order, whoever comes first", () => {
  const sums = new Sums(600, 256);
  expect([...sums.pieces()]).toEqual([{ first: 0, count: 256 }, { first: 256, count: 256 }, { first: 512, count: 88 }]);
  sums.add(piece(256, 256, 0.2));
  expect(sums.games).toBe(0);
  sums.add(piece(512, 88, 0.3));
  sums.add(piece(0, 256, 0.1));
  expect(sums.games).toBe(600);
  expect([...sums.rows!]).toEqual([0.1 + 0.2 + 0.3, 3]);
  expect(sums.spreads[0]!.old).toEqual([[0.1, 256], [0.2, 256], [0.3, 88]]);
});
