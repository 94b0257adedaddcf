// The album: every species that was in a five that won.
import type { Album } from "$/games/page";
import type { Now, TableEvent } from "$/net/types";
import { t } from "$/words/words.svelte";
import { SPECIES_NAMES } from "../art/species";
import type { Catalogue, FinalRow, RankRow } from "../types";
import Page from "./Page.svelte";
import Rail from "./Rail.svelte";

/** By species, the card one won with. */
export function found({ now, story }: { now: Now; story: TableEvent[] }): Record<string, string> {
  const final = (story.findLast(({ kind }) => kind === "final")?.facts.ranking ?? []) as FinalRow[];
  if (!final.some(({ seat, place }) => seat === now.seat && place === 1)) return {};
  const rows = story.filter(({ kind }) => kind === "match" || kind === "arena").flatMap(({ facts }) => facts.ranking as RankRow[]);
  const last = rows.findLast(({ seat }) => seat === now.seat);
  return Object.fromEntries((last?.cards ?? []).map((card) => [/^\D+/.exec(card)?.[0] ?? "", card]));
}

export const ALBUM = { ALL: SPECIES_NAMES, found, Rail, Page, pageName: (page: string) => t(`species-${page}`) } as Album<Catalogue>;
