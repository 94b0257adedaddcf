// The story of any game in general words: who chose what, the scores, the ranks; other events by their names.
import type { Line } from "$/games/page";
import type { TableEvent } from "$/net/types";
import { said, t } from "$/words/words.svelte";

/** What happens to the table itself is told elsewhere. */
const OF_THE_TABLE = new Set(
  "sat left kicked bot renamed ready nonce committed sealed revealed dealt chosen queued away here host moved rematch closed".split(" "),
);

/** An event in a line; none if it is not part of the game. */
export function tell({ kind, facts }: TableEvent, names: string[]): Line[] {
  if (OF_THE_TABLE.has(kind)) return [];
  const seat = typeof facts.seat === "number" ? facts.seat : null;
  const id = `page-plain-told-${kind}`;
  const text = said(id) ? t(id, wordsOf(facts, names)) : plainly(kind, facts, names);
  return [{ seat, kind, text }];
}

function wordsOf({ seat, choice, scores, places }: TableEvent["facts"], names: string[]): Record<string, string> {
  const numbers = (places ?? scores ?? []) as number[];
  return {
    name: names[Number(seat)] ?? "",
    choice: String(choice ?? ""),
    told: numbers.map((one, at) => `${names[at] ?? ""} ${one}`).join(", "),
  };
}

/** "Bo, took trick: card 7". */
function plainly(kind: string, facts: TableEvent["facts"], names: string[]): string {
  const { seat, ...others } = facts;
  const who = typeof seat === "number" ? `<b>${names[seat] ?? ""}</b>, ` : "";
  const what = Object.entries(others).map(([key, value]) => `${spaced(key)} ${worded(value)}`);
  return `${who}${spaced(kind)}${what.length ? `: ${what.join(", ")}` : ""}`;
}

function worded(value: unknown): string {
  if (Array.isArray(value)) return value.map(worded).join(" ");
  if (value !== null && typeof value === "object") return Object.values(value).map(worded).join(" ");
  return String(value ?? "–");
}

/** A name of the declaration as people read it. */
export const spaced = (name: string) => name.replace(/[-_]+/g, " ").trim();

/** The same at the beginning of a line. */
export const titled = (name: string) => spaced(name).replace(/^./, (letter) => letter.toUpperCase());
