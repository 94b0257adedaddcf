// What is left of a finished deal: ranks arena by arena, and the five that one showed last.
import type { Marks } from "$/daily/marks";
import type { Souvenir } from "$/games/page";
import type { Now, TableEvent } from "$/net/types";
import { t } from "$/words/words.svelte";
import type { Player } from "../art/species";
import { playerOf } from "../speech/cards";
import type { Catalogue, FinalRow, RankRow, Strength } from "../types";

export interface Five {
  players: Player[]; // those of the set first
  set: number; // how many of them make it
  strength: Strength | null;
}

export function souvenirOf({ now, story, catalogue }: { now: Now; story: TableEvent[]; catalogue: Catalogue }): Souvenir<Five> {
  const seat = now.seat ?? 0;
  const parts: Marks["parts"] = [];
  let ranks: number[] = [];
  let last: RankRow | undefined;
  for (const { kind, facts } of story) {
    if (kind === "arena" || kind === "match") {
      const rows = (facts.ranking as RankRow[]).filter((row) => row.seat === seat);
      last = rows[0] ?? last;
      if (kind === "arena") ranks.push(...rows.map((row) => row.rank));
    }
    if (kind === "round-over") {
      parts.push({ label: t("page-rink-round-short", { round: parts.length + 1 }), ranks });
      ranks = [];
    }
  }
  const final = (story.findLast(({ kind }) => kind === "final")?.facts.ranking ?? []) as FinalRow[];
  const cup = final.some((row) => row.seat === seat && row.place === 1);
  return {
    marks: { parts, cup },
    score: now.scores?.[seat] ?? 0,
    place: now.places?.[seat] ?? final.find((row) => row.seat === seat)?.place ?? 0,
    seats: now.seats.length,
    cards: fiveOf(last, (card) => playerNamed(card, catalogue, now.options.edition)),
  };
}

/** Who is on a card of this notation. */
export function playerNamed(card: string, catalogue: Catalogue, edition = "2025"): Player {
  return playerOf(catalogue.choices.indexOf(card), catalogue, edition);
}

function fiveOf(row: RankRow | undefined, player: (card: string) => Player): Five {
  const made = row?.made_of ?? [];
  const cards = [...made, ...(row?.cards ?? []).filter((card) => !made.includes(card))];
  return { players: cards.map(player), set: made.length, strength: row?.strength ?? null };
}
