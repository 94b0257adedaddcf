// What the server tells of a finished game: the head, the steps, and what a second look has found.
import { ask } from "$/net/api";
import type { Chair, Game, TableEvent } from "$/net/types";

export interface Head {
  table: string;
  game: Game;
  options: Record<string, string>;
  names: string[];
  colors?: number[]; // of the seats, if they have chosen
  bots: string[]; // levels, "" for people
  places: number[];
  scores: number[];
  made_at: number;
  public: boolean;
  steps: number;
  seed: string;
  commitment: string;
  analysis: AnalysisState;
}

/** How things stood after this many moments; of the view only what has changed since the step before. */
export interface Step {
  title: string; // the moment that has just passed
  moment: string; // the one that is about to be decided
  choices: Record<string, string>; // by seat, in notation
  view: Record<string, unknown>;
  scores: number[];
  events: TableEvent[]; // new ones
}
export interface Steps {
  game: Game;
  seat: number | null;
  seats: number;
  steps: Step[];
}

export type AnalysisState = "none" | "waiting" | "running" | "done" | "failed";

/** A choice beside what the bot would have done. Chances are shares of 1. */
export interface Verdict {
  step: number; // the moment's number: step k of the replay is how things stood after it
  seat: number;
  part: number; // which small choice of the line it begins with
  played: string;
  best: string;
  win: number;
  best_win: number;
  lost: number;
  error: number;
  given?: number | null; // of the lead, in fans or points: it goes on counting where a game is lost; below 0: the choice was better
  because?: TableEvent[]; // what speaks for `best`
  same: boolean;
  forced: boolean;
}
export interface LuckItem {
  step: number;
  what: "pack" | "attack" | "defence";
  got: number;
  expected: number;
}
export interface Luck {
  seat: number;
  luck: number | null; // in standard deviations
  total: number;
  items: LuckItem[];
  lost: number;
  given?: number; // of the lead, over all choices; reviews of earlier pages have none
  given_error?: number;
  best: number;
  choices: number;
}
export interface Analysis {
  state: AnalysisState;
  done: number;
  of: number;
  choices: Verdict[];
  luck: Luck[] | null;
}

const at = (table: string, rest: string, facts: Record<string, string | number | null | undefined>) => {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
  return `/api/tables/${encodeURIComponent(table)}/${rest}${query ? `?${query}` : ""}`;
};

export const head = (table: string, invite?: string) => ask<Head>("GET", at(table, "replay/head", { invite }));
export const steps = (table: string, seat: number | null, invite?: string) =>
  ask<Steps>("GET", at(table, "replay/steps", { seat, invite }));
export const analysis = (table: string, invite?: string) => ask<Analysis>("GET", at(table, "analysis", { invite }));
export const startAnalysis = (table: string, invite?: string) =>
  ask<{ state: AnalysisState }>("POST", at(table, "analysis", { invite }), {});
export const recordAddress = (table: string, invite?: string) => at(table, "record", { invite });

/** The chairs of a finished game as a live table would tell them. */
export function chairsOf({ names, bots }: Head): Chair[] {
  return names.map((name, seat) => ({
    name: bots[seat] ? "" : name,
    bot: bots[seat] ?? "",
    taken: true,
    ready: true,
    away: false,
  }));
}
