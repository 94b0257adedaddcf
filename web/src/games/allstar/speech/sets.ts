// How sets, ranks and coaches of All-Star Draft are called.
import type { Player, Species, SymbolName } from "../art/species";
import type { Attribute, Catalogue, Modifier, Strength } from "../types";
import { t } from "$/words/words.svelte";

const FEWEST_SEATS = 2; // managers

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

/** The table that a coach is at: without one, all its numbers count. */
export interface At {
  edition: string;
  seats: number;
}

/** What a coach does, with the numbers of the catalogue. */
export function coachText(coach: string, catalogue: Catalogue, at?: At): string {
  const names = catalogue.coaches.flatMap(({ modifiers }) => Object.keys(modifiers));
  const own = catalogue.coaches.find(({ name }) => name === coach)?.modifiers ?? {};
  const facts: Record<string, number | string> = Object.fromEntries(names.map((name) => [name, numberOf(own[name], at)]));
  const brings = facts.fans && !facts.beside ? t("coach-brings", { fans: facts.fans }) : "";
  const costs = facts.price ? t("coach-costs", { fans: facts.price }) : "";
  const along = facts.fans_at_start ? t("coach-along", { fans: facts.fans_at_start }) : "";
  return t(`coach-${coach}-text`, facts) + brings + costs + along;
}

/** A coach's number at a table; without one all of them: "1–3". */
function numberOf(value: Modifier | undefined, at?: At): number | string {
  if (at) return modifierAt(value, at);
  const all = (typeof value === "object" ? Object.values(value) : [value ?? 0]).flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? least : `${least}–${most}`;
}

/** A coach's number at a table. */
export function modifierAt(value: Modifier | undefined, at: At): number {
  const there = typeof value === "object" && !Array.isArray(value) ? value[at.edition] : value;
  return Array.isArray(there) ? (there[at.seats - FEWEST_SEATS] ?? 0) : (there ?? 0);
}
