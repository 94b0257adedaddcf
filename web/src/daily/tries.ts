// Puzzles that were tried on this device: which answer was given first, and on which day. Kept in the browser.
import { keep, kept } from "$/app/settings.svelte";

export interface Try {
  answer: number; // 0 is the best one
  day: string;
}

const KEY = "puzzles";
const keyOf = (game: string, puzzle: string) => `${game} ${puzzle}`;

export function tries(): Record<string, Try> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Record<string, Try>;
  } catch {
    return {};
  }
}

export function tryOf(game: string, puzzle: string): Try | null {
  return tries()[keyOf(game, puzzle)] ?? null;
}

/** Keep the first try alone. */
export function noteTry(game: string, puzzle: string, made: Try): void {
  keep(KEY, JSON.stringify({ [keyOf(game, puzzle)]: made, ...tries() }));
}

/** Days on which a puzzle was solved, and how many were right of how many. */
export function solved(all = tries()): { days: string[]; right: number; of: number } {
  const made = Object.values(all);
  const right = made.filter(({ answer }) => answer === 0);
  return { days: right.map(({ day }) => day), right: right.length, of: made.length };
}
