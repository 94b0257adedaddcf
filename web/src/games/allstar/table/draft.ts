// The draft as the view tells it: who hands packs to whom, what lies in the pack, what went by. What the rules have to
// say about it the page asks their own Python (games/allstar/table/packs.py), which is made into $declared.
import * as packs from "$declared/table/allstar-views.js";
import type { Rink } from "./rink.svelte";

export interface Passing {
  order: number[]; // seats as they sit, my left neighbor first
  goes: number; // 1: to the left, -1: to the right, 0: packs do not travel
  to: number | null;
  from: number | null;
}

export function passing(rink: Rink): Passing {
  const seats = rink.view.seats;
  const me = rink.me ?? 0;
  const seat = (steps: number) => (((me + steps) % seats) + seats) % seats;
  const order = Array.from({ length: seats }, (_, i) => seat(1 - i));
  const goes = packs.travel(rink.view) ? (rink.catalogue.passes[rink.round] ?? 0) : 0;
  if (!goes || rink.me === null) return { order, goes, to: null, from: null };
  return { order, goes, to: seat(goes), from: rink.view.step === 0 ? null : seat(-goes) };
}

/** How many cards of a pack go to the benches. */
export const picksOf = (rink: Rink): number => packs.picks_of(rink.view) as number;

/** How many cards are chosen now, and which of them (from 0) go to the opponent. */
export function picksNow(rink: Rink): { count: number; given: number[] } {
  return { count: packs.picks(rink.view) as number, given: packs.given_away(rink.view) as number[] };
}

/** The cards of the pack in hand, with those already set aside from it. */
export function packOf(rink: Rink): number[] {
  return rink.sorted(packs.in_hand(rink.view, rink.me) as number[], "Species");
}

export interface Seen {
  card: number;
  gone: boolean; // someone has taken it since
}

/** What I have passed on this round, pack by pack: still on its way, or taken by someone. */
export function passedOn(rink: Rink): Seen[] {
  if (rink.me === null) return [];
  const mine = [...rink.bench, ...(rink.shown[rink.me] ?? []).flatMap((team) => team.cards)];
  return (packs.handed_on(rink.view, rink.me, mine) as [number, number][]).map(([card, gone]) => ({ card, gone: gone === 1 }));
}
