import { expect, test } from "vitest";
import { arenaBeats, matchBeats, shootoutBeats } from "./beats";

const total = (beats: { ms: number }[]) => beats.reduce((sum, { ms }) => sum + ms, 0);

test.each([2, 3, 4, 5, 6])("with %i managers the ranks settle from the bottom, and the last two last", (rows) => {
  const beats = arenaBeats(rows, false);
  const settled = beats.filter(({ name }) => name === "settle").map(({ row }) => row);
  expect(settled).toEqual(Array.from({ length: rows - 2 }, (_, i) => rows - 1 - i));
  expect(beats.slice(-3).map(({ name }) => name)).toEqual(["pause", "last", "end"]);
  expect(total(beats)).toBeLessThanOrEqual(4000);
});

test("a second arena is quicker, a match and a shootout take four seconds at most", () => {
  expect(total(arenaBeats(4, false, true))).toBeLessThanOrEqual(3000);
  expect(total(matchBeats(true, false))).toBeLessThanOrEqual(4000);
  expect(total(shootoutBeats(3, true, false))).toBeLessThanOrEqual(4000);
});

test("nobody leaves without the goal lamp", () => {
  expect(matchBeats(false, false).some(({ name }) => name === "lamp")).toBe(false);
  expect(matchBeats(true, false).map(({ name }) => name)).toContain("lamp");
});
