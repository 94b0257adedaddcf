// How sets, ranks and coaches of All-Star Draft are called.
import type { Player, Species, SymbolName } from "../art/species";
import type { Attribute, Catalogue, Strength } from "../types";
import { t } from "$/words/words.svelte";

/** "3 × Puck". */
export function setName([size, kind, value]: Strength): string {
  return t(`set-${kind}`, { size, value: valueName(kind, value) });
}

/** "Puck", "7", "Duck". */
export function valueName(kind: Strength[1], value: string): string {
  if (kind === "Combo") return t(`combo-${value}`);
  if (kind === "Number") return value;
  return t(kind === "Symbol" ? `symbol-${value}` : `species-${value}`);
}

/** The same as the badges of art/hockey want it. */
export function kindOf(kind: Attribute, value: string): { symbol?: SymbolName; number?: number; species?: Species } {
  if (kind === "Symbol") return { symbol: value as SymbolName };
  return kind === "Number" ? { number: Number(value) } : { species: value as Species };
}

/** What a player has of an attribute. */
export function valueOf(player: Player, kind: Attribute): string | null {
  if (kind === "Symbol") return player.symbol;
  return kind === "Number" ? String(player.number) : player.species;
}

/** "1st". */
export function rankName(rank: number): string {
  return t("page-rink-rank", { rank });
}

/** "Hazel Burrow (Rabbit)". */
export function coachName(coach: string): string {
  return t("coach", { name: t(`coach-${coach}`), species: t(`species-${coach}`) });
}

/** What a coach does, with the numbers of the catalog. */
export function coachText(coach: string, catalogue: Catalogue): string {
  const names = catalogue.coaches.flatMap(({ modifiers }) => Object.keys(modifiers));
  const own = catalogue.coaches.find(({ name }) => name === coach)?.modifiers ?? {};
  const facts = { ...Object.fromEntries(names.map((name) => [name, 0])), ...own };
  const along = own.fans_at_start ?? 0;
  return t(`coach-${coach}-text`, facts) + (along ? t("coach-along", { fans: along }) : "");
}
