import { expect, test } from "vitest";
import { brings } from "./brings";
import type { RankRow, Strength, Evaluated } from "../types";

const duck = { species: "Duck" as const, number: 7, symbol: "Puck" as const };
const bench = (sets: Strength[], pack: Partial<NonNullable<Evaluated["bench"]>["pack"][number]>): Evaluated["bench"] => ({
  best: null,
  sets: sets.map((strength) => ({ strength, cards: [], missing: [] })),
  pack: [{ card: "Duck7", sets: [], best: [1, "Symbol", "Puck"], better: false, arenas: [], ...pack }],
});
const shown = (strength: Strength, lit: number) => ({
  cards: [],
  row: { strength, cards: ["a", "b", "c", "d", "e"], made_of: ["a", "b", "c", "d", "e"].slice(0, lit) } as unknown as RankRow,
});

test("nothing is known: nothing is said", () => {
  expect(brings("Duck7", duck, null, [])).toBeNull();
  expect(brings("Duck7", duck, bench([], {}), [])).toBeNull();
});

test("a set on the bench grows by one", () => {
  expect(brings("Duck7", duck, bench([[2, "Symbol", "Puck"]], { sets: [0] }), [])).toEqual({
    team: null,
    strength: [3, "Symbol", "Puck"],
  });
});

test("a team with somebody to spare takes it if that makes more", () => {
  const teams = [shown([4, "Symbol", "Puck"], 4)];
  expect(brings("Duck7", duck, bench([[2, "Number", "7"]], { sets: [0] }), teams)).toEqual({
    team: 1,
    strength: [5, "Symbol", "Puck"],
  });
});

test("five alike cannot grow", () => {
  expect(brings("Duck7", duck, null, [shown([5, "Symbol", "Puck"], 5)])).toBeNull();
});
