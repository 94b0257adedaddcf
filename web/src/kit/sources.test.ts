import { expect, test } from "vitest";
import { sortedRows, sourcesOf, valuesFrom } from "./sources";

const MIXED = { name: "rulebook", complexity: "ours", colours: ["ours", "rulebook"] };

test("a card says all its sources, the printed ones first", () => {
  expect(sourcesOf("ours")).toEqual(["ours"]);
  expect(sourcesOf(MIXED)).toEqual(["rulebook", "ours"]);
  expect(sourcesOf(undefined)).toEqual([]);
});

test("values by their source", () => {
  expect(valuesFrom(MIXED, "rulebook")).toEqual(["name", "colours"]);
  expect(valuesFrom("ours", "ours")).toEqual([]);
});

test("rows by a rating, the largest first, alike ones by name", () => {
  const rows = [
    { name: "B", cost: 3 },
    { name: "A", cost: 3 },
    { name: "C", cost: 9 },
  ];
  expect(sortedRows(rows, "cost", (row) => row.name).map(({ name }) => name)).toEqual(["C", "A", "B"]);
  expect(sortedRows(rows, "name", (row) => row.name).map(({ name }) => name)).toEqual(["A", "B", "C"]);
});
