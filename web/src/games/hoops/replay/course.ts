// How a game went in numbers.
import type { Point } from "$/games/page";
import type { TableEvent } from "$/net/types";
import type { Step } from "$/screens/replay/api";
import { t } from "$/words/words.svelte";
import { pointsByTurn } from "../speech/story";

/** A point for every turn. */
export const course = (steps: Step[]): Point[] => steps.slice(1).map(({ title, scores }) => ({ title, scores }));

const BLOCK = 6; // turns in one section of a chart

/** "turns 7-12", "overtime 1"; null for what stays with the turns before it, as the last turn does. */
export function part(title: string): string | null {
  const overtime = /^overtime \d+/.exec(title)?.[0];
  if (overtime) return overtime;
  const turn = Number(/^turn (\d+)$/.exec(title)?.[1] ?? 0);
  return turn ? turnsFrom(Math.floor((turn - 1) / BLOCK) * BLOCK + 1) : null;
}

const turnsFrom = (first: number) => `turns ${first}-${first + BLOCK - 1}`;

/** "Turns 7–12", "Overtime 1". */
export function partName(part: string): { text: string; short: string } {
  const [, first = "", last = ""] = /^turns (\d+)-(\d+)$/.exec(part || turnsFrom(1)) ?? [];
  if (first) return { text: t("page-after-turns", { first, last }), short: `${first}–${last}` };
  const late = t("page-replay-overtime", { overtime: Number(part.split(" ")[1]) });
  return { text: late, short: late };
}

/** How many attacks scored, and the best of them. */
export function notes(_names: string[], events: TableEvent[]): string[] {
  return pointsByTurn(events).map((points) =>
    t("page-after-attacks", { attacks: points.filter((one) => one > 0).length, best: Math.max(0, ...points) }),
  );
}
