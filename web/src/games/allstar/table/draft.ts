// The draft as the view tells it: who hands packs to whom, what lies in the pack, what went by.
import { BLANK } from "../speech/cards";
import type { Rink } from "./rink.svelte";

const FREE_AGENCY = "free-agency";

export interface Passing {
  order: number[]; // seats as they sit, my left neighbour first
  goes: number; // 1: to the left, -1: to the right, 0: packs do not travel
  to: number | null;
  from: number | null;
}

export function passing(rink: Rink): Passing {
  const seats = rink.view.seats;
  const me = rink.me ?? 0;
  const seat = (steps: number) => (((me + steps) % seats) + seats) % seats;
  const order = Array.from({ length: seats }, (_, i) => seat(1 - i));
  const goes = rink.mode === FREE_AGENCY ? 0 : (rink.catalogue.passes[rink.round] ?? 0);
  if (!goes || rink.me === null) return { order, goes, to: null, from: null };
  return { order, goes, to: seat(goes), from: rink.view.step === 0 ? null : seat(-goes) };
}

/** How many cards of a pack go to the benches. */
export function picksOf(rink: Rink): number {
  return rink.packSize - (rink.catalogue.last_is_thrown.includes(rink.mode) ? 1 : 0);
}

/** How many cards are chosen now, and which of them (from 0) go to the opponent. */
export function picksNow(rink: Rink): { count: number; given: number[] } {
  const { step } = rink.view;
  const size = rink.packSize;
  const gifts = rink.catalogue.given_away[rink.mode] ?? [];
  const next = gifts.find((place) => place >= step);
  if (next === undefined) return { count: 1, given: [] };
  const count = Math.min(next, size - 2) - step + 1; // the last card of a pack leaves nothing to choose
  return { count, given: gifts.filter((place) => place < step + count).map((place) => place - step) };
}

/** The cards of the pack in hand, with those already set aside from it. */
export function packOf(rink: Rink): number[] {
  if (rink.phase !== "draft") return [];
  const { step } = rink.view;
  const at = rink.me === null ? (rink.mode === FREE_AGENCY ? rink.view.pack_at[0] : undefined) : rink.view.pack_at[rink.me];
  if (at === undefined || at < 0) return [];
  const cards = rink.view.deck.slice(at + step, at + rink.packSize);
  return rink.sorted(cards.filter((card) => card !== BLANK), "Species");
}

export interface Seen {
  card: number;
  gone: boolean; // somebody has taken it since
}

/** What I have handed on this round, pack by pack: still on its way, or taken by somebody. */
export function passedOn(rink: Rink): Seen[] {
  if (rink.me === null || rink.mode === FREE_AGENCY) return [];
  const { seats, step, deck } = rink.view;
  const size = rink.packSize;
  const mine = new Set([...rink.bench, ...(rink.shown[rink.me] ?? []).flatMap((team) => team.cards)]);
  const inHand = new Set(rink.phase === "draft" ? packOf(rink) : []);
  const seen: Seen[] = [];
  for (let pack = 0; pack < seats; pack++)
    for (let place = 0; place < size; place++) {
      const card = deck[(rink.round * seats + pack) * size + place] ?? BLANK;
      if (card !== BLANK && !mine.has(card) && !inHand.has(card))
        seen.push({ card, gone: rink.phase !== "draft" || place < step });
    }
  return seen;
}
