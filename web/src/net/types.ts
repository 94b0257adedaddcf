// The wire: what the server sends and takes. See docs/server.md; nothing here is a rule.

export type Game = string; // its name
export type TableState = "open" | "playing" | "over" | "closed";

/** A chair as everyone sees it. `bot` is the level of a bot, "" for a person. */
export interface Chair {
  name: string;
  bot: string;
  taken: boolean;
  ready: boolean;
  commitment?: string; // until the deal: the hash of the number this seat adds to the seed, "" for none
  nonce?: string; // … and the number, once it is told
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
  reveal_by?: number | null; // while numbers are revealed: when the cards are dealt without those that were not
  lesson?: boolean;
  deal?: string; // the name of a deal that is the same for everyone
  evening?: string; // the evening it is played at
  colors?: number[]; // of the seats, if they have chosen
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
  view?: View;
  legal?: [number, string][];
  sealed?: number[];
  queued?: number[];
  places?: number[];
  seed?: string;
}

/** The fields of a game's record: numbers, -1 for what is not known. A game's own type has all of them. */
export interface View {
  phase: number;
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

/** What is different from the `now` before: fields, fields of its view, and names of fields that are gone. */
export interface Changed {
  now?: Partial<Now>;
  view?: Partial<View>;
  gone?: (keyof Now)[];
}

export type Frame =
  | { kind: "hello"; seq: number; news: News[]; now: Now }
  // How things are comes whole, or (if one has asked for changes) as what has changed.
  | { kind: "news"; seq: number; events: TableEvent[]; now?: Now; changed?: Changed }
  | { kind: "done"; id: string; seq: number }
  | { kind: "no"; id: string | null; error: string; text: string }
  | { kind: "pong"; id: string }
  | { kind: "notice"; text: string }; // what the server's operator says to everyone, "" for nothing more

/** What a seat may ask for; the socket adds the id. */
export type Command =
  | { do: "choose"; choice: string | number[]; stage?: number }
  | { do: "take_back"; stage?: number }
  | { do: "queue"; choice: string | number[] | null }
  | { do: "ready"; ready: boolean }
  | { do: "commit"; commitment: string }
  | { do: "reveal"; nonce: string }
  | { do: "rename"; name: string }
  | { do: "bot"; seat: number; level: string }
  | { do: "kick"; seat: number }
  | { do: "leave" }
  | { do: "rematch" };

/** Something to agree on before a game, as it is declared. Values are the words records have for them. */
export interface Option {
  name: string;
  word: string; // as records write it
  kind: "number" | "one" | "flag" | "several" | "seat" | "colors";
  usual: string | null; // null: what the first value of its case is
  values: readonly string[]; // of a number: its bounds, "2–6"
  cases: readonly { where: Readonly<Record<string, readonly string[]>>; values: readonly string[] }[];
}

/** What is said of any game before it is played; each has more of its own. */
export interface Catalogue {
  game: Game;
  title: string;
  score: string;
  seats: number[]; // how many can play
  usual_seats: number;
  levels?: string[]; // of its bots, weakest first
  options: Option[];
  phases: string[]; // names by the number in `view.phase`
  choices: string[]; // notation by number
}

/** What is left open until people sit down. */
export type Declared = Pick<Catalogue, "game" | "options" | "seats" | "usual_seats" | "levels">;

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
  cards?: { name: string; changes: Record<string, { name: string; [key: string]: unknown }[]> }; // of one's own
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
  contributions: string[];
  left_out: number[];
}
/** What a record proves, and what it does not (`sixthman.table.proof`): page-proof-… says it. */
export interface Proof {
  game: Game;
  over: boolean;
  reveals: number;
  scores: number[];
  commitment: string;
  contributions: string[];
  left_out: number[]; // seats, from 0
  proven: string[];
  open: string[];
  here?: boolean; // in this browser, or did the server say so?
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
  lesson?: boolean;
  deal?: string;
  bots?: string[]; // by seat, "" for people
  places?: number[]; // of all seats; of finished games in this browser
}
