import { expect, test } from "vitest";
import { begun, fansOf, newPad, nextGame, standing, totals, withLine, withNames, writeArena, type FanTable } from "./pad";

const TABLE: FanTable = {
  arena: (name) => (name === "Big" ? [20, 10, 5] : []),
  playoffs: () => [30, 20, 10],
};

test("fans by rank, tied ranks alike, and what coaches or tickets add", () => {
  const line = { arena: "Big", ranks: [1, 1, 3], extra: [0, 2, 0] };
  expect(fansOf(line, TABLE.arena("Big"))).toEqual([20, 22, 5]);
});

test("a rank that is not told yet brings nothing", () => {
  expect(fansOf({ arena: "", ranks: [0, 2], extra: [0, 0] }, [])).toEqual([0, 0]);
});

test("a game adds up arenas and playoffs", () => {
  let pad = newPad(["Ann", "Ben", "Cem"]);
  expect(begun(pad.games[0]!)).toBe(false);
  pad = withLine(pad, 0, (line) => ({ ...line, arena: "Big", ranks: [1, 2, 3] }));
  pad = withLine(pad, -1, (line) => ({ ...line, ranks: [3, 1, 2], extra: [0, 3, 0] }));
  expect(totals(pad.games[0]!, TABLE)).toEqual([30, 43, 25]);
  expect(standing(totals(pad.games[0]!, TABLE))).toEqual([1, 0, 2]);
  expect(begun(pad.games[0]!)).toBe(true);
});

test("another game leaves the first as it is; somebody who comes late has no fans yet", () => {
  const first = withLine(newPad(["Ann", "Ben"]), 0, (line) => ({ ...line, arena: "Big", ranks: [1, 2] }));
  const pad = withNames(nextGame(first), ["Ann", "Ben", "Cem"]);
  expect(pad.now).toBe(1);
  expect(totals(pad.games[0]!, TABLE)).toEqual([20, 10, 0]);
  expect(totals(pad.games[1]!, TABLE)).toEqual([0, 0, 0]);
});

test("the referee writes on the first free line, and in a new game when the season is full", () => {
  const rows = [
    { seat: 0, rank: 2, extra: 0 },
    { seat: 1, rank: 1, extra: 3 },
  ];
  let pad = writeArena(null, ["Ann", "Ben"], "2025", "Big", rows);
  expect(pad.games[0]!.arenas[0]).toEqual({ arena: "Big", ranks: [2, 1], extra: [0, 3] });
  for (let i = 0; i < 6; i++) pad = writeArena(pad, ["Ann", "Ben"], "2025", "Big", rows);
  expect(pad.games).toHaveLength(2);
  expect(pad.games[1]!.arenas[0]!.ranks).toEqual([2, 1]);
  expect(writeArena(pad, ["Ann", "Ben"], "2020", "Big", rows).games.at(-1)!.edition).toBe("2020");
});
