// What the server says of All-Star Draft: catalog, story, scales. Views and facts are made from the declaration.
import type { Events, Phase, View, Words } from "$declared/allstar";
import type { Source } from "$/kit/sources";
import type { Catalogue as Declared, Now, TableEvent } from "$/net/types";

export type { Phase, View };

export type Attribute = "Symbol" | "Number" | "Species";
export type Strength = [size: number, kind: Attribute | "Combo", value: string];
export type Medal = "gold" | "silver" | "bronze";
export type ArenaCard = Catalogue["arenas"][number];

/** A number that a coach goes by: at all tables, or at those of 2, 3, … managers; in both editions, or in each. */
export type Modifier = number | number[] | Record<string, number | number[]>;

/** All there is to know before the game (see docs/server.md). */
export interface Catalogue extends Declared {
  game: "allstar";
  phases: Phase[];
  editions: string[];
  modes: string[];
  modes_for_two: Record<string, string[]>; // by edition
  with_coaches: Record<string, boolean>; // by edition, unless agreed otherwise
  species: string[];
  symbols: Record<string, (string | null)[]>;
  arenas: { name: string; fans: number[]; whistle: boolean; combo: string | null; editions: string[]; provenance: Source }[];
  coaches: { name: string; modifiers: Record<string, Modifier>; provenance: Source }[];
  provenance: { players: Source } & Record<string, Record<string, Source>>;
  medals: Record<string, Attribute[]>; // by seats, gold first
  playoffs: Record<string, Record<string, { tickets: number; bonus: number; fans: number[] }>>; // by edition and seats
  symbol_order: Record<string, string[]>; // by edition, strongest first
  not_for_two: string[]; // arenas
  pack_size: Record<string, number>; // by mode
  arenas_by_round: number[][]; // their places in the view's row of arenas
  passes: number[]; // by round: 1 to the next seat, -1 to the one before
  given_away: Record<string, number[]>; // by mode: places in a pack that go to the opponent
  throws_away: string[]; // modes in which a card is discarded before every lineup
  last_is_thrown: string[]; // … in which nobody gets the last card of a pack
  team: number;
  laid_down: [number, number]; // fewest, most
}

export type AllstarNow = Now & { hints?: boolean };

export type Decides = "combo" | "size" | "medal" | "value" | "tie" | "tied" | null;

/** What the words of facts can be. */
interface Known extends Words {
  attribute: Strength[1];
  medal: Medal;
  reason: NonNullable<Decides>;
}
type Facts = Events<Known>;
type ArenaRow = Facts["arena"]["ranking"][number];

/** A team in an arena, or in a playoff match, where it goes to no arena and wins no fans. */
export type RankRow = Facts["match"]["ranking"][number] & Partial<ArenaRow>;
export type ArenaFacts = Facts["arena"];
export type Shot = Events<Known & { attribute: Attribute }>["shootout"]["shots"][number]; // no combo decides there
export type FinalRow = Facts["final"]["ranking"][number];

export interface TriedTeam {
  cards: string[];
  arena?: number;
  coach?: { card?: string; mate?: string };
}
export interface Question {
  teams?: TriedTeam[];
  bench?: boolean;
}
export interface EvaluatedTeam {
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
export interface Evaluated {
  stage: number;
  teams: EvaluatedTeam[];
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
  because: TableEvent[]; // what speaks for it
}
export interface Hint {
  stage: number;
  candidates: Candidate[];
  sure: number; // the chance that the first is better than the second
  playouts: number;
  exact: boolean;
  forced: boolean;
}
