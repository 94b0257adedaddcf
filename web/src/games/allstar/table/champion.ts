// How the champion's five came together, and the arena that decided the game: told by the story alone.
import type { TableEvent } from "$/net/types";
import type { ArenaFacts, RankRow } from "../types";

/** When someone's player was first seen in that team: in a round of the season, or at a swap of the playoffs. */
export interface Came {
  round: number; // from 1; 0 for the playoffs
  pick: number; // which pick it was, if it was your own; else 0
  swap: number; // which swap of the playoffs, else 0
}

export function cameWhen(card: string, seat: number, me: number | null, story: TableEvent[]): Came {
  let round = 0;
  let picks = 0;
  let swaps = 0;
  let found: Came = { round: 0, pick: 0, swap: 0 };
  for (const { kind, facts } of story) {
    if (kind === "deal") [round, picks] = [Number(facts.round), 0];
    if (facts.seat === me && me === seat && (kind === "picked" || kind === "last-card" || kind === "free-agent" || kind === "given")) {
      picks++;
      if (facts.card === card) found = { round, pick: picks, swap: 0 };
    }
    if (kind === "arena" && !found.round && me !== seat) {
      const row = (facts as unknown as ArenaFacts).ranking.find((one) => one.seat === seat);
      if (row?.cards.includes(card)) found = { round, pick: 0, swap: 0 };
    }
    if (kind === "swapped" && facts.seat === seat) {
      swaps++;
      if ((facts.in as string[]).includes(card)) found = { round: 0, pick: 0, swap: swaps };
    }
  }
  return found;
}

export interface Turning {
  round: number;
  arena: string;
  row: RankRow; // the winner's
  other: RankRow; // … and of whoever came second in the end
  swing: number; // fans between the two
}

/** The arena in which the winner gained most on whoever came second in the end. */
export function turningPoint(winner: number, second: number, story: TableEvent[]): Turning | null {
  let round = 0;
  let best: Turning | null = null;
  for (const { kind, facts } of story) {
    if (kind === "deal") round = Number(facts.round);
    if (kind !== "arena") continue;
    const { ranking, arena } = facts as unknown as ArenaFacts;
    const [row, other] = [winner, second].map((seat) => ranking.find((one) => one.seat === seat));
    if (!row || !other) continue;
    const swing = row.fans - other.fans;
    if (!best || swing > best.swing) best = { round, arena: String(arena), row, other, swing };
  }
  return best && best.swing > 0 ? best : null;
}
