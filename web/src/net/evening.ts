// Requests about evenings of a club, and what the server tells of one.
import { ask } from "./api";
import type { Game } from "./types";

export interface Match {
  number: number;
  round: number;
  players: number[]; // numbers in `players`
  final: boolean;
  on: number; // its table, from 1; 0: it is not being played
  scores: number[];
  ranks: number[];
  absent: number[]; // those who have given it up
  done: boolean;
  table: { id: string; invite: string } | null;
}

export interface Standing {
  player: number;
  played: number;
  halves: number; // two for a win, one for a tie
  difference: number;
  scored: number;
}

export interface Told {
  evening: string;
  seq: number;
  title: string;
  game: Game;
  options: Record<string, string>;
  pace: string;
  plan: { format: "everybody" | "bracket"; seats: number; tables: number; final: boolean };
  invite: string;
  state: "open" | "playing" | "over";
  me: number | null;
  host: boolean;
  players: { name: string; left: boolean }[];
  matches: Match[];
  off: number[][];
  standings: Standing[];
  order: number[];
  champion: number | null;
  mine: { match: number; table: string; invite: string } | null;
}

export interface NewEvening {
  title: string;
  name: string; // "": whoever opens it does not play
  game: Game;
  options: Record<string, string>;
  format: string;
  seats: number;
  tables: number;
  final: boolean;
  pace: string;
}

export type Decision = { do: "begin" } | { do: "leave"; player: number } | { do: "absent"; match: number; player: number };

const at = (evening: string, rest = "") => `/api/evenings/${encodeURIComponent(evening)}${rest}`;

export const makeEvening = (wish: NewEvening) => ask<Told>("POST", "/api/evenings", wish);
export const joinEvening = (evening: string, name: string, invite: string) =>
  ask<Told>("POST", at(evening, "/join"), { name, ...(invite ? { invite } : {}) });
export const decide = (evening: string, decision: Decision) => ask<Told>("POST", at(evening, "/commands"), decision);
/** How an evening stands: at once, or (`wait`) when something has happened after `since`. */
export function lookAt(evening: string, invite: string, since = -1, wait = 0): Promise<Told> {
  const facts = new URLSearchParams({ since: String(since), wait: String(wait), ...(invite ? { invite } : {}) });
  return ask<Told>("GET", `${at(evening)}?${facts}`);
}
