// What goes between the workbench and those who play for it. Games are played and compared by rules and by the
// package's own Python (`sixthman.lab`), so the figures are those of `sixthman lab try`.
import type { Game } from "$/net/types";

/** A value on a card, as change files write it. */
export type Value = number | boolean | string | Value[] | { [key: string]: Value };
/** A row of a change file: a card by its name, and what is different on it. */
export type ChangedRow = { name: string; [key: string]: Value };
/** A change file: rows by section. */
export type Changes = Record<string, ChangedRow[]>;

/** What is played: both sets of cards with these options, by bots of one level. */
export interface Plan {
  game: Game;
  changes: Changes;
  options: Record<string, number | string | boolean>;
  level: string;
  seed: string;
}

export interface Mean {
  count: number;
  value: number;
  margin: number;
  enough: boolean;
}

/** A measure with both sets of cards (`lab/measures.py`). */
export interface Found {
  chapter: string;
  name: string;
  unit: "share" | "number";
  message: string;
  old: Mean | null;
  new: Mean | null;
  gain: Mean | null;
}

/** How many games had each value of a figure: [value, games]. */
export type Counts = [number, number][];
export interface Spread {
  name: string; // of a measure in the chapter "course"
  old: Counts;
  new: Counts;
}

/** Some games in a row, played with both sets. */
export interface Piece {
  first: number;
  count: number;
  sums: Float64Array;
  spreads: Spread[];
}

export interface Result {
  games: number;
  found: Found[];
  most: number[]; // what changed most, by its place in `found`
  dead: number[];
  dominated: [card: string, by: string][];
  spreads: Spread[];
  seconds: number;
}

/** Sections of a card set: what stands on each card. */
export type Sections = Record<string, ChangedRow[]>;
export interface Limits {
  [section: string]: Record<string, [least: number, most: number]>;
}
export interface CardFacts {
  sections: Sections;
  limits: Limits;
  games: number; // how many show what a change does
}

/** A change that cannot be: a message, and its facts. */
export interface Wrong {
  message: string;
  facts: Record<string, string | number>;
}

export type Ask =
  | { do: "cards"; game: Game }
  | { do: "begin"; plan: Plan }
  | { do: "play"; first: number; count: number }
  | { do: "tell"; games: number; sums: Float64Array }
  | { do: "text"; game: Game; changes: Changes };
export type ToPlayer = { id: number } & Ask;
export type FromPlayer = { id: number; answer?: unknown; wrong?: Wrong; failed?: string };
