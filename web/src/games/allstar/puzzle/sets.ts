// What a card makes with those one has, and what of its kind is still to come: facts that the seat can see.
import { valueOf } from "../speech/sets";
import type { Rink } from "../table/rink.svelte";
import type { Attribute, Strength } from "../types";

const ATTRIBUTES: Attribute[] = ["Symbol", "Number", "Species"];

/** The largest set of a card with cards of the bench, and those cards. */
export function setWith(rink: Rink, card: number): { strength: Strength; cards: number[] } {
  const found = ATTRIBUTES.flatMap((kind) => {
    const value = valueOf(rink.player(card), kind);
    if (value === null) return [];
    const cards = [...rink.bench.filter((one) => valueOf(rink.player(one), kind) === value), card];
    return [{ strength: [cards.length, kind, value] as Strength, cards }];
  });
  return found.reduce((best, one) => (one.cards.length > best.cards.length ? one : best));
}
