// How a game went in numbers: fans or points over time, and the choices at which it turned.
import type { Game, TableEvent } from "$/net/types";
import type { Step, Verdict } from "$/screens/replay/api";

export interface Point {
  title: string; // the moment, as records write it
  arena: string | null;
  scores: number[];
}
export interface Span {
  from: number;
  to: number;
  title: string; // what the moments have in common
}

/** All-Star Draft: a point for every arena and one for the playoffs; basketball: one for every turn. */
export function courseOf(game: Game, steps: Step[]): Point[] {
  if (game === "hoops") return steps.slice(1).map(({ title, scores }) => ({ title, arena: null, scores }));
  const points: Point[] = [];
  let before = steps[0]?.scores ?? [];
  for (const { title, scores, events } of steps.slice(1)) {
    const arenas = events.filter(({ kind }) => kind === "arena");
    arenas.forEach((event, i) => {
      // the last arena of a round ends where the round does, whatever else was won
      const sum = i === arenas.length - 1 ? scores : before.map((fans, seat) => fans + wonIn(event, seat));
      points.push({ title, arena: String(event.facts.arena), scores: sum });
      before = sum;
    });
  }
  const last = steps.at(-1);
  if (last) points.push({ title: "playoffs", arena: null, scores: last.scores });
  return points;
}

function wonIn({ facts }: TableEvent, seat: number): number {
  const rows = facts.ranking as { seat: number; fans?: number }[];
  return rows.filter((row) => row.seat === seat).reduce((sum, row) => sum + (row.fans ?? 0), 0);
}

/** Points that belong together: rounds and playoffs, or six turns each. */
export function spansOf(game: Game, titles: string[]): Span[] {
  const spans: Span[] = [];
  titles.forEach((title, at) => {
    const last = spans.at(-1);
    const part = game === "allstar" ? title.split(", ")[0]! : (turnsOf(title) ?? last?.title ?? turnsFrom(1));
    if (last && last.title === part) last.to = at;
    else spans.push({ from: at, to: at, title: part });
  });
  return spans;
}

const BLOCK = 6; // turns in one section of a chart

/** "turns 7-12", "overtime 1"; null for what stays with the turns before it, as the last turn does. */
function turnsOf(title: string): string | null {
  const overtime = /^overtime \d+/.exec(title)?.[0];
  if (overtime) return overtime;
  const turn = Number(/^turn (\d+)$/.exec(title)?.[1] ?? 0);
  return turn ? turnsFrom(Math.floor((turn - 1) / BLOCK) * BLOCK + 1) : null;
}

const turnsFrom = (first: number) => `turns ${first}-${first + BLOCK - 1}`;

/** A seat's own choices, in the order in which they were made; what could not be otherwise is left out. */
export function choicesOf(choices: Verdict[], seat: number): Verdict[] {
  return choices
    .filter((one) => one.seat === seat && !one.forced)
    .sort((a, b) => a.step - b.step || a.part - b.part);
}

export interface Turning {
  at: number; // which of the seat's choices
  verdict: Verdict;
  change: number; // of the chance to win: below 0 given away, above 0 the game turned one's way
}

const MOST = 3;
const LEAST = 0.01;
const RISE = 0.04;

/** The dearest choices of a seat, the worst first; then the moment at which its chances rose most. */
export function turningPoints(own: Verdict[]): Turning[] {
  const lost = own
    .map((verdict, at) => ({ at, verdict, change: -verdict.lost }))
    .filter(({ change }) => change <= -LEAST)
    .sort((a, b) => a.change - b.change || a.at - b.at)
    .slice(0, MOST);
  const rises = own
    .map((verdict, at) => ({ at, verdict, change: at ? verdict.win - own[at - 1]!.win : 0 }))
    .filter(({ at, change }) => change >= RISE && !lost.some((one) => one.at === at))
    .sort((a, b) => b.change - a.change);
  return [...lost, ...rises.slice(0, 1)];
}

/** Who won, and by how much. */
export function verdictOf(places: number[], scores: number[]): { winners: number[]; by: number } {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  return { winners, by: others.length ? best - Math.max(...others) : 0 };
}
