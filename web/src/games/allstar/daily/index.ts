// The deal of the day in All-Star Draft.
import type { Daily } from "$/games/page";
import DEALS from "$data/allstar/data/daily.json";
import { t } from "$/words/words.svelte";
import type { Catalogue } from "../types";
import Cards from "./Cards.svelte";
import { draw } from "./draw";
import Fan from "./Fan.svelte";
import { souvenirOf } from "./souvenir";

/** "Tiger 4". */
export function cardName(choice: string): string {
  const [, species = "", number = ""] = /^(\D+)(\d+)$/.exec(choice) ?? [];
  return t("card", { species: t(`species-${species}`), number: Number(number) });
}

export const DAILY = { DEALS, souvenir: souvenirOf, Cards, Fan, choiceName: cardName, draw } as Daily<Catalogue>;
