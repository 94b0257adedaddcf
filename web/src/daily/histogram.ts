// Scores of many people as a few bars.

export interface Bar {
  from: number;
  to: number; // its last score
  people: number;
  mine: boolean;
}
const FINEST = 5;
const MOST = 12;

/** Bars of equal width over all scores, your own among them. */
export function barsOf(scores: readonly (readonly [score: number, people: number])[], mine: number): Bar[] {
  const all = [...scores.map(([score]) => score), mine];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = Math.max(FINEST, Math.ceil((most - least + 1) / MOST / FINEST) * FINEST);
  const first = Math.floor(least / width) * width;
  const bars: Bar[] = [];
  for (let from = first; from <= most; from += width) {
    const to = from + width - 1;
    const people = scores.reduce((sum, [score, count]) => (score >= from && score <= to ? sum + count : sum), 0);
    bars.push({ from, to, people, mine: mine >= from && mine <= to });
  }
  return bars;
}
