// What is to be revealed: arenas, matches, shootouts, coaches, one after the other. Play goes on beside it.
import { getContext, setContext } from "svelte";
import type { LiveTable } from "$/net/table.svelte";
import type { TableEvent } from "$/net/types";
import type { ArenaFacts, RankRow, Shot, View } from "../types";

export interface ArenaScene {
  kind: "arenas";
  round: number; // from 1
  arenas: ArenaFacts[];
  fans: number[]; // after the round
}
/** How things stood: the table may be further on by the time someone looks. */
interface Playoff {
  match: number;
  view: View;
}
export interface MatchScene extends Playoff {
  kind: "match";
  rows: RankRow[];
  tied: number[];
  after: TableEvent[]; // tickets discarded, who is out, the champion
  swapped: TableEvent[];
}
export interface ShootoutScene extends Playoff {
  kind: "shootout";
  shots: Shot[];
  rows: RankRow[]; // the match before
  after: TableEvent[];
}
export interface CoachScene {
  kind: "coaches";
  coaches: { seat: number; coach: string }[];
}
export type Scene = ArenaScene | MatchScene | ShootoutScene | CoachScene;

const AFTER = new Set(["ticket-lost", "eliminated", "champion", "shot-returns"]);

/** The scenes that events make, the last ones of a story. */
export function scenesOf(events: TableEvent[], story: TableEvent[], view: View): Scene[] {
  const scenes: Scene[] = [];
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const arenas = of("arena").map(({ facts }) => facts as unknown as ArenaFacts);
  const over = of("round-over")[0]?.facts;
  if (arenas.length) scenes.push({ kind: "arenas", arenas, round: Number(over?.round ?? 0), fans: (over?.fans ?? []) as number[] });
  const coaches = of("coach-chosen").map(({ facts }) => ({ seat: Number(facts.seat), coach: String(facts.coach) }));
  if (coaches.length) scenes.push({ kind: "coaches", coaches });
  const after = events.filter((event) => AFTER.has(event.kind));
  const matches = story.filter(({ kind }) => kind === "match");
  const stand = { match: matches.length, view };
  const match = of("match")[0];
  const tied = (of("tied")[0]?.facts.seats ?? []) as number[];
  if (match) scenes.push({ kind: "match", ...stand, rows: match.facts.ranking as RankRow[], tied, after, swapped: of("swapped") });
  const shootout = of("shootout")[0];
  if (shootout) {
    const rows = (matches.at(-1)?.facts.ranking ?? []) as RankRow[];
    scenes.push({ kind: "shootout", ...stand, rows, shots: shootout.facts.shots as Shot[], after });
  }
  return scenes;
}

export class Reveal {
  scenes = $state.raw<Scene[]>([]);
  /** What was revealed last, to see it again. */
  last = $state.raw<Scene | null>(null);
  readonly current = $derived<Scene | null>(this.scenes[0] ?? null);

  /** Hear of what happens; returns how to stop. */
  follow(table: LiveTable): () => void {
    if (table.now) this.last = lastScene(table.story, table.now.view as View);
    return table.on((events, _before, after, live) => {
      const fresh = scenesOf(events, table.story, after.view as View);
      if (!fresh.length) return;
      this.last = fresh.at(-1) ?? null;
      if (live) this.scenes = [...this.scenes, ...fresh];
    });
  }

  next(): void {
    this.scenes = this.scenes.slice(1);
  }

  /** Enough: back to the table. */
  clear(): void {
    this.scenes = [];
  }

  again(): void {
    if (this.last && !this.current) this.scenes = [this.last];
  }
}

/** The last thing that was revealed in a story. */
function lastScene(story: TableEvent[], view: View): Scene | null {
  const end = story.findLastIndex(({ kind }) => kind === "round-over" || kind === "match" || kind === "shootout");
  if (end < 0) return null;
  if (story[end]!.kind !== "round-over") return scenesOf(story.slice(end), story, view).at(-1) ?? null;
  const begin = story.findLastIndex((event, i) => i < end && event.kind === "deal");
  return scenesOf(story.slice(begin + 1, end + 1), story, view)[0] ?? null;
}

const KEY = Symbol("reveal");
export function provideReveal(reveal: Reveal): Reveal {
  return setContext(KEY, reveal);
}
export function useReveal(): Reveal {
  return getContext<Reveal>(KEY);
}
