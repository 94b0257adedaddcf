// Deals that are the same for everyone: played by the house in this browser, told to the server if there is one.
import { SITE } from "$/app/address";
import { myName } from "$/app/settings.svelte";
import { dayOf, PREFIX } from "$/daily/day";
import type { Deal } from "$/house/deals";
import { t } from "$/words/words.svelte";
import { ask, ownGames, record } from "./api";
import type { Game, News, Now, PlayedGame, Seated, TableEvent } from "./types";

export type { Deal };

/** A deal as someone sees it, and what came of it so far. */
export interface Looked {
  now: Now;
  story: TableEvent[];
  result: { over: boolean; score: number; place: number | null; seats: number };
  record: string;
}

/** What people have made of a day's deal. */
export interface DayTable {
  played: number;
  scores: [score: number, people: number][];
  mine: { score: number; place: number } | null;
  worse: number | null; // who have fewer than yourself
}
export interface PuzzleTable {
  tries: number;
  answers: number[];
  rating: number;
}

/** Sit down at a deal; `once`: at the table there is already. */
export const openDeal = (game: Game, deal: Deal, facts: { once?: boolean; hints?: boolean } = {}) =>
  ask<Seated>("POST", `/api/deals/${game}`, { name: myName() || t("page-you"), deal, ...facts });

/** See a deal without sitting down; after what the person of a record has `played` there. */
export const lookAt = (game: Game, deal: Deal, played?: string) =>
  ask<Looked>("POST", `/api/deals/${game}/look`, { deal, ...(played ? { played } : {}) });

/** Somebody's draft in a finished game, and its cards as a deal of one's own. */
export interface Draft {
  deal: Deal;
  name: string;
  score: number;
  place: number;
  seats: number;
  picks: { title: string; choice: string }[];
  options: Record<string, string>;
}

/** The draft of a seat, proven by the game's record. */
export const draftIn = (game: Game, record: string, seat: number) => ask<Draft>("POST", `/api/deals/${game}/draft`, { record, seat });

/** How a game in this browser stands, with its whole story. */
export async function wholeStory(table: string): Promise<{ now: Now; story: TableEvent[] }> {
  const { now, news } = await ask<{ now: Now; news: News[] }>("GET", `/api/tables/${table}?since=0`);
  return { now, story: news.flatMap(({ events }) => events) };
}

/** The deals of days that were played here, by day. */
export async function daysPlayed(game: Game): Promise<Map<string, PlayedGame>> {
  const found = (await ownGames()).filter((one) => one.game === game && one.deal?.startsWith(PREFIX));
  return new Map(found.map((one) => [one.deal!.slice(PREFIX.length), one]));
}

/** Those that were played to the end on their own day: what a streak is made of. */
export function onTheirDay(played: Map<string, PlayedGame>): string[] {
  return [...played].filter(([day, { state, made_at }]) => state === "over" && dayOf(new Date(1000 * (made_at ?? 0))) === day).map(([day]) => day);
}

/** Hand in a finished deal, and see what others made of it; null without a server, or where the day does not count. */
export async function handIn(game: Game, day: string, table: string): Promise<DayTable | null> {
  if (SITE) return null;
  try {
    return await ask<DayTable>("POST", `/api/daily/${game}/${day}`, { record: await record(table) });
  } catch {
    return null; // no network, or an earlier day
  }
}

/** Tell an answer to the server, and see those of others. */
export async function tellAnswer(game: Game, puzzle: string, answer: number): Promise<PuzzleTable | null> {
  if (SITE) return null;
  try {
    return await ask<PuzzleTable>("POST", `/api/puzzles/${game}/${puzzle}`, { answer });
  } catch {
    return null;
  }
}
