import { expect, test } from "vitest";
import { packOf, passedOn, passing, picksNow, picksOf } from "./draft";
import type { Rink } from "./rink.svelte";

const MODES = { standard: 0, freeAgency: 2, clash: 3, classic: 4 };

function rink(view: object, more: object = {}): Rink {
  const whole = { seats: 3, mode: MODES.standard, phase: 0, round_: 0, step: 0, pack_at: [0, 6, 12], deck: [], ...view };
  const known = { view: whole, me: 0, round: 0, bench: [], shown: [[], [], []], catalogue: { passes: [1, -1, 1] } };
  return { ...known, sorted: (cards: number[]) => cards.toSorted((a, b) => a - b), ...more } as unknown as Rink;
}

test("a pack is what its holder has not taken yet", () => {
  const deck = [5, 3, 9, 1, 7, 2, ...Array<number>(48).fill(-1)];
  expect(packOf(rink({ deck, step: 2 }))).toEqual([1, 2, 7, 9]);
  expect(packOf(rink({ deck, phase: 1 }))).toEqual([]);
  expect(packOf(rink({ deck }, { me: null }))).toEqual([]);
  expect(packOf(rink({ deck, mode: MODES.freeAgency }, { me: null }))).toEqual([3, 5, 9]);
});

test("what was handed on is on its way, or gone", () => {
  const deck = [5, 3, -1, -1, -1, -1, 8, 4, 6, 1, 0, 2, ...Array<number>(42).fill(-1)];
  const seen = passedOn(rink({ deck, step: 1, pack_at: [6, 12, 0] }, { bench: [5] }));
  expect(seen).toEqual([
    { card: 3, gone: false },
    { card: 8, gone: true },
  ]);
});

test("Clash gives cards away, the first edition throws the last one away", () => {
  expect(picksNow(rink({}))).toEqual({ count: 1, given: [] });
  expect(picksNow(rink({ mode: MODES.clash }))).toEqual({ count: 3, given: [2] });
  expect(picksNow(rink({ mode: MODES.clash, step: 3 }))).toEqual({ count: 2, given: [1] });
  expect(picksNow(rink({ mode: MODES.clash, step: 5 }))).toEqual({ count: 1, given: [] });
  expect(picksOf(rink({}))).toBe(6);
  expect(picksOf(rink({ mode: MODES.classic }))).toBe(6);
});

test("packs go to the left, then to the right; in Free Agency they lie where they are", () => {
  expect(passing(rink({ step: 1 }))).toEqual({ order: [1, 0, 2], goes: 1, to: 1, from: 2 });
  expect(passing(rink({}, { round: 1 }))).toEqual({ order: [1, 0, 2], goes: -1, to: 2, from: null });
  expect(passing(rink({ mode: MODES.freeAgency })).goes).toBe(0);
});
