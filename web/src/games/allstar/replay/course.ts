// How a game went in numbers, and what of it is worth a picture.
import type { Point } from "$/games/page";
import type { TableEvent } from "$/net/types";
import type { Step } from "$/screens/replay/api";
import type { Shown } from "$/screens/replay/frames";
import { t } from "$/words/words.svelte";
import type { FinalRow } from "../types";

/** A point for every arena, and one for the playoffs. */
export function course(steps: Step[]): Point[] {
  const points: Point[] = [];
  let before = steps[0]?.scores ?? [];
  for (const { title, scores, events } of steps.slice(1)) {
    const arenas = events.filter(({ kind }) => kind === "arena");
    arenas.forEach((event, i) => {
      // the last arena of a round ends where the round does, whatever else was won
      const sum = i === arenas.length - 1 ? scores : before.map((fans, seat) => fans + wonIn(event, seat));
      points.push({ title, name: String(event.facts.arena), scores: sum });
      before = sum;
    });
  }
  const last = steps.at(-1);
  if (last) points.push({ title: "playoffs", scores: last.scores });
  return points;
}

function wonIn({ facts }: TableEvent, seat: number): number {
  const rows = facts.ranking as { seat: number; fans?: number }[];
  return rows.filter((row) => row.seat === seat).reduce((sum, row) => sum + (row.fans ?? 0), 0);
}

/** Rounds, and the playoffs. */
export const part = (title: string) => title.split(", ")[0]!;

const KINDS = ["arena", "match", "shootout"];

/** What the events of one step reveal. */
export function shown(events: TableEvent[]): Shown[] {
  const found: Shown[] = KINDS.flatMap((kind) =>
    events.filter((event) => event.kind === kind).map((_, at): Shown => ({ kind, at })),
  );
  const coaches = events.some((event) => event.kind === "coach-chosen");
  return coaches ? [{ kind: "coaches", at: 0 }, ...found] : found;
}

/** The season and the playoffs apart. */
export function notes(names: string[], events: TableEvent[]): string[] {
  const rows = (events.findLast(({ kind }) => kind === "final")?.facts.ranking ?? []) as FinalRow[];
  return names.map((_, seat) => {
    const row = rows.find((one) => one.seat === seat);
    return row ? t("page-after-season", { season: row.fans - row.playoff_fans, playoffs: row.playoff_fans }) : "";
  });
}
