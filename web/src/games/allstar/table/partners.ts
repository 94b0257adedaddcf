// Partners in the first pack: before there is any set, what counts is who fits whom.
import type { Player } from "../art/species";
import { valueOf } from "../speech/sets";
import type { Attribute } from "../types";

export interface Partner {
  kind: Attribute;
  value: string;
  card: number;
}

/** Who in the pack has something in common with a card: one partner for each attribute, the best attribute first. */
export function partnersOf(card: number, pack: number[], player: (card: number) => Player, medals: Attribute[]): Partner[] {
  return medals.flatMap((kind) => {
    const value = valueOf(player(card), kind);
    const other = pack.find((one) => one !== card && value !== null && valueOf(player(one), kind) === value);
    return other === undefined || value === null ? [] : [{ kind, value, card: other }];
  });
}

/** Cards of a kind, as an example; the first ones that are in play. */
export function exampleOf(kind: Attribute, value: string, count: number, cards: number[], player: (card: number) => Player): number[] {
  return cards.filter((card) => valueOf(player(card), kind) === value).slice(0, count);
}
