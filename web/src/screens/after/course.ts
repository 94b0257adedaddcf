// How a game went in numbers: fans or points over time, and the choices at which it turned.
import type { Review } from "$/games/page";
import type { Verdict } from "$/screens/replay/api";
import { partName, partShort } from "$/screens/replay/moments";

export interface Span {
  from: number;
  to: number;
  part: string; // what the moments have in common
}

/** Moments that belong to one part of the game, as the game tells its parts. */
export function spansOf(titles: string[], partOf: (title: string) => string | null): Span[] {
  const spans: Span[] = [];
  titles.forEach((title, at) => {
    const last = spans.at(-1);
    const part = partOf(title) ?? last?.part ?? "";
    if (last && (last.part === part || !last.part)) Object.assign(last, { to: at, part });
    else spans.push({ from: at, to: at, part });
  });
  return spans;
}

/** A part of a game in words, and as short as a phone wants it. */
export function partWords(part: string, review: Review): { text: string; short: string } {
  return review.partName?.(part) ?? { text: partName(part), short: partShort(part) };
}

/** A seat's own choices, in the order in which they were made; what could not be otherwise is left out. */
export function choicesOf(choices: Verdict[], seat: number): Verdict[] {
  return choices
    .filter((one) => one.seat === seat && !one.forced)
    .sort((a, b) => a.step - b.step || a.part - b.part);
}

export interface Turning {
  at: number; // which of the seat's choices
  verdict: Verdict;
  change: number; // of the chance to win: below 0 given away, above 0 the game turned your way
  lead?: number; // given away where the chance to win tells nothing
}

const MOST = 3;
const LEAST = 0.01;
const RISE = 0.04;
const LEAD = 3; // fans or points: less may be chance

/** The most expensive choices of a seat, the worst first; where a game was lost (or won) early, those that cost most of the lead;
 * then the moment at which its chances rose most. */
export function turningPoints(own: Verdict[]): Turning[] {
  const lost: Turning[] = own
    .map((verdict, at) => ({ at, verdict, change: -verdict.lost }))
    .filter(({ change }) => change <= -LEAST)
    .sort((a, b) => a.change - b.change || a.at - b.at)
    .slice(0, MOST);
  for (const [at, verdict] of [...own.entries()].sort(([, a], [, b]) => (b.given ?? 0) - (a.given ?? 0))) {
    if (lost.length >= MOST || (verdict.given ?? 0) < LEAD) break;
    if (!lost.some((one) => one.at === at)) lost.push({ at, verdict, change: -verdict.lost, lead: -verdict.given! });
  }
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
