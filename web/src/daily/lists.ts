// Lists of deals and puzzles, as `bench/deals.py` makes them: data/daily.json and data/puzzles.json in a game's folder.

/** An answer to a position: in notation, with the chance to win after it. */
export interface Answer {
  choice: string;
  win: number;
  error: number; // of the difference to the first
}

interface Row {
  seed: string;
  options: Record<string, string>;
  chairs: string[]; // "" for yourself
  answers: Answer[]; // the best first
  games: number; // simulated after each
  difficulty: number; // 1 to 3
}

/** A deal; its answers are those of the first decision. */
export type DailyDeal = Row;

export interface Puzzle extends Row {
  id: string;
  kind: string; // what is asked: page-puzzle-<game>-<kind>
  heading: string; // of the decision, as records write it
  record: string; // up to there
}

export interface Deals {
  first_day: string;
  rows: DailyDeal[];
}
export interface Puzzles {
  rows: Puzzle[];
}
