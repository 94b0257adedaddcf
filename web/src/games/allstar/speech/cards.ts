// What the cards of All-Star Draft are called. The numbers' meaning comes from the server's catalog.
import { SPECIES_NAMES, type Player, type Species, type SymbolName } from "../art/species";
import type { Catalogue } from "../types";
import { t } from "$/words/words.svelte";

export const BLANK = -1; // in a view: nothing, or not known

/** Who is on a card. */
export function playerOf(card: number, catalogue: Catalogue, edition: string): Player {
  const [, species, number] = /^(\D+)(\d+)$/.exec(catalogue.choices[card] ?? "") ?? [];
  return {
    species: (species ?? SPECIES_NAMES[0]) as Species,
    number: Number(number),
    symbol: (catalogue.symbols[edition]?.[card] ?? null) as SymbolName | null,
  };
}

/** "Tiger 4". */
export function playerName(player: Player): string {
  return t("card", { species: t(`species-${player.species}`), number: player.number });
}

/** "Tiger 4, Puck": what a card is called for those who do not see it. */
export function playerLabel(player: Player): string {
  return player.symbol ? `${playerName(player)}, ${t(`symbol-${player.symbol}`)}` : playerName(player);
}
