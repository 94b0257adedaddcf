// The wire of All-Star Draft, beyond net/types.ts: what the catalogue, the story and the scales say.
import type { AllstarCatalogue, Now } from "$/net/types";

export type Attribute = "Symbol" | "Number" | "Species";
export type Strength = [size: number, kind: Attribute | "Combo", value: string];
export type Medal = "gold" | "silver" | "bronze";
export type Phase =
  | "draft"
  | "lineup"
  | "playoff-team"
  | "shootout"
  | "lay-down"
  | "cut"
  | "over"
  | "choose-coach"
  | "swap-buses";

export type ArenaCard = AllstarCatalogue["arenas"][number];

/** What the rules fix, as the server tells it (server/catalogue.py). */
export type Catalogue = Omit<AllstarCatalogue, "medals" | "phases" | "playoffs"> & {
  phases: Phase[];
  medals: Record<string, Attribute[]>; // by seats, gold first
  playoffs: Record<string, Record<string, { tickets: number; bonus: number; fans: number[] }>>; // by edition and seats
  symbol_order: Record<string, string[]>; // by edition, strongest first
  not_for_two: string[]; // arenas
  pack_size: Record<string, number>; // by mode
  arenas_by_round: number[][]; // their places in the view's row of arenas
  passes: number[]; // by round: 1 to the next seat, -1 to the one before
  given_away: Record<string, number[]>; // by mode: places in a pack that go to the opponent
  throws_away: string[]; // modes in which a card is thrown away before every line-up
  last_is_thrown: string[]; // … in which nobody gets the last card of a pack
  team: number;
  laid_down: [number, number]; // fewest, most
};

export type AllstarNow = Now & { hints?: boolean };

export type Decides = "combo" | "size" | "medal" | "value" | "tie" | "tied" | null;

/** A team in an arena or in a playoff match. */
export interface RankRow {
  rank: number;
  seat: number;
  team?: number; // from 1; none in the playoffs
  cards: string[];
  strength: Strength;
  made_of: string[];
  medal: Medal | null;
  fans?: number;
  by_rank?: number;
  decides: Decides;
  over: Strength | null;
  coach?: string;
  more?: number;
  tie?: boolean;
  counts?: [string, Attribute, string];
}
export interface ArenaFacts {
  number: number;
  arena: string;
  fans_by_rank: number[];
  combo: string | null;
  ranking: RankRow[];
}
export interface Shot {
  seat: number;
  card: string;
  rank: number;
  loses: boolean;
  values: [Attribute, string | null][];
  decides: [Medal, Attribute] | null;
}
export interface FinalRow {
  place: number;
  seat: number;
  fans: number;
  playoff_fans: number;
}

export interface TriedTeam {
  cards: string[];
  arena?: number;
  coach?: { card?: string; mate?: string };
}
export interface Question {
  teams?: TriedTeam[];
  bench?: boolean;
}
export interface WeighedTeam {
  cards: string[];
  arena: number | null;
  strength: Strength;
  made_of: string[];
  medal: Medal | null;
  number: number;
  combo: boolean;
  ranks: number[] | null;
  fans: number | null;
}
export interface HeldSet {
  strength: Strength;
  cards: string[];
  missing: string[];
}
export interface PackCard {
  card: string;
  sets: number[];
  best: Strength;
  better: boolean;
  arenas: Strength[];
}
export interface Weighed {
  stage: number;
  teams: WeighedTeam[];
  bench: {
    best: { strength: Strength; cards: string[] } | null;
    sets: HeldSet[];
    pack: PackCard[];
  } | null;
  buses?: { choice: number; fans: number; teams: { arena: number; rank: number; fans: number }[] }[];
}
export interface Candidate {
  choice: string;
  choices: number[];
  win: number;
  error: number;
  score: number | null;
  lead: number | null;
}
export interface Hint {
  stage: number;
  candidates: Candidate[];
  exact: boolean;
  forced: boolean;
}
