// The wire: what the server sends and takes. See docs/server.md; nothing here is a rule.
import type { Position, Skill } from "$/games/hoops/art/looks";

export type Game = "allstar" | "hoops";
export type TableState = "open" | "playing" | "over" | "closed";

/** A chair as everybody sees it. `bot` is the level of a bot, "" for a person. */
export interface Chair {
  name: string;
  bot: string;
  taken: boolean;
  ready: boolean;
  nonce: string;
  away: boolean;
}

/** Everything one may know of a table. The lower half is there once the cards are dealt. */
export interface Now {
  table: string;
  state: TableState;
  game: Game;
  options: Record<string, string>;
  pace: string;
  public: boolean;
  hints?: boolean; // may one ask what a bot would do?
  rules: string;
  commitment: string;
  seat: number | null; // null: one watches
  host: number | null;
  seats: Chair[];
  invite?: string;
  code?: string; // what others type to come in, until the deal
  rematch?: { table: string; invite?: string };

  stage?: number;
  moment?: string;
  chosen?: [number, number];
  deadline?: number | null; // seconds since 1970
  scores?: number[];
  view?: AllstarView | HoopsView;
  legal?: [number, string][];
  sealed?: number[];
  queued?: number[];
  places?: number[];
  seed?: string;
}

/** The fields of a game's record: numbers, -1 for what is not known (games/allstar/record.py). */
export interface AllstarView {
  edition: number;
  seats: number;
  mode: number;
  no_whistle: number;
  coaches: number;
  species: number[];
  phase: number;
  round_: number;
  step: number;
  asked: number;
  opener: number;
  deck: number[];
  arenas: number[];
  lots: number[];
  shown_in: number[];
  shown_by: number[];
  pack_at: number[];
  bench: number[][];
  benched: number[];
  teams: number[][][];
  bus: number[][];
  thrown: number[][];
  strengths: number[];
  fans: number[];
  playoff_fans: number[];
  playoff_rank: number[];
  tickets: number[];
  laid_down: number[];
  coach: number[];
  refused: number[];
  turned_over: number[];
  coach_beside: number[];
  coach_player: number[];
  coach_mate: number[];
  envelope: number[][];
  stage: number[];
  held: number[];
}

/** games/hoops/record.py */
export interface HoopsView {
  pick_team: number;
  opening_draft: number;
  most_overtimes: number;
  phase: number;
  asked: number;
  first: number;
  player: number;
  turn: number;
  overtime: number;
  last_turn: number;
  subject: number;
  least: number;
  done: number;
  owed: number;
  marked_slots: number;
  entered: number;
  rested: number;
  settled: number;
  fatigue: number;
  piled: number;
  tactics_piled: number;
  tactics_gone: number;
  player_pile: number[];
  row: number[];
  tactics: number[];
  rolled: number[][];
  marked: number[];
  box: number[];
  drafted: number[][];
  points: number[];
  pile: number[][];
  decked: number[];
  topped: number[];
  discarded: number[];
  hand: number[][];
  held: number[];
  shown: number[];
  court: number[][];
  prepared: number[][][];
  kept: number[][][];
  stage: number[];
  team: number[];
  verdict: number[];
}

/** Something that happened: to the table (`sat`, `ready`, `chosen` …) or in the game (its story). */
export interface TableEvent {
  kind: string;
  facts: Record<string, unknown>;
}
export interface News {
  seq: number;
  events: TableEvent[];
}

export type Frame =
  | { kind: "hello"; seq: number; news: News[]; now: Now }
  | { kind: "news"; seq: number; events: TableEvent[]; now?: Now }
  | { kind: "done"; id: string; seq: number }
  | { kind: "no"; id: string | null; error: string; text: string }
  | { kind: "pong"; id: string };

/** What a seat may ask for; the socket adds the id. */
export type Command =
  | { do: "choose"; choice: string | number[]; stage?: number }
  | { do: "take_back"; stage?: number }
  | { do: "queue"; choice: string | number[] | null }
  | { do: "ready"; ready: boolean }
  | { do: "nonce"; nonce: string }
  | { do: "rename"; name: string }
  | { do: "bot"; seat: number; level: string }
  | { do: "kick"; seat: number }
  | { do: "leave" }
  | { do: "rematch" };

export interface AllstarCatalogue {
  game: "allstar";
  editions: string[];
  modes: string[];
  modes_for_two: Record<string, string[]>; // by edition
  seats: number[]; // how many can play
  with_coaches: Record<string, boolean>; // by edition, unless agreed otherwise
  species: string[];
  symbols: Record<string, (string | null)[]>;
  arenas: { name: string; fans: number[]; whistle: boolean; combo: string | null }[];
  coaches: { name: string; modifiers: Record<string, number> }[];
  choices: string[];
}

/** A row of the card file; which fields there are depends on the section. */
export interface HoopsRow extends Partial<Record<Skill, number>> {
  name: string;
  positions?: Position[];
  value?: number;
  cost?: number;
  intelligence?: number;
  rebounds?: number;
  initiation?: boolean;
  complexity?: number;
  keeps?: Partial<Record<Skill, number>>;
  copies?: number;
  faces?: number[];
  colours?: string[];
}
export interface HoopsCatalogue {
  game: "hoops";
  turns: number;
  overtime_turns: number;
  team: Record<"starter" | "substitute" | "offence" | "defence", number>; // cards of a team that is picked
  cards: Record<"player" | "starter" | "substitute" | "fatigue" | "tactic" | "base_tactic" | "die", HoopsRow[]>;
  choices: string[];
}

export interface LobbyTable {
  table: string;
  game: Game;
  options: Record<string, string>;
  chairs: string[];
  pace: string;
  state: TableState;
  made_at: number;
  free: number | null;
}
export interface Bots {
  levels: string[];
  paces: string[];
}
export interface NewTable {
  name: string;
  chairs: string[];
  game: Game;
  options: Record<string, string>;
  pace: string;
  public: boolean;
  hints?: boolean;
}
export interface Seated {
  table: string;
  seat: number;
  invite: string;
}
export interface Verified {
  game: Game;
  over: boolean;
  moments: number;
  scores: number[];
  commitment: string;
}
export interface Me {
  games: PlayedGame[];
  ratings: { game: string; seats: number; mu: number; sigma: number; games?: number }[];
  statistics: { game: Game; seats: number; games: number; wins: number; mean_score: number }[];
}
export interface PlayedGame {
  id: string;
  game: Game;
  state: TableState;
  seat: number;
  seats: number;
  options: Record<string, string>;
  pace: string;
  place: number | null;
  score: number | null;
  made_at?: number;
}
