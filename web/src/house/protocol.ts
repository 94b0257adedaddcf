// The house: a server of your own, in a web worker. It knows the paths and frames of the real one
// (docs/server.md), so screens cannot tell which of the two they talk to.
//
//   protocol.ts   what goes between page and worker, and what a house needs from outside
//   door.ts       the page's side: starts the worker, sends requests, hands out lines (net/ uses it)
//   worker.ts     the worker's entry: takes messages from the door, holds one House
//   routes.ts     requests by method and path, as the server's routes
//   house.ts      tables and lines; keeps games
//   live.ts       a table that lives: one thing at a time, bots, what each line hears
//   reviews.ts    a second look at finished games
//   games.ts      a game's Python and its compiled rules together
//   wishes.ts     commands and questions as Python takes them
//   rules.ts      a game's compiled module: memory, calls; records.ts, numbers.ts: what numpy is to Python
//   thinkers.ts   more workers, in which bots think; thinker.ts: their entry; thinking.ts: what they do
//   say.ts        what is said to people
//   memory.ts     a Store that forgets everything, for tests and where nothing else is allowed
//   keep.ts       the Store in IndexedDB
//   modules.ts    fetches, checks and compiles modules
//   python/       what the table's Python needs in a browser; $declared/table/ is that Python (see
//                 sixthman.page_code): names, notation, records, rows and views are written once
import type { Game } from "$/net/types";

/** Tables of this house are called so; all others are the server's. */
export const HERE = "here-";
export const isHere = (table: string): boolean => table.startsWith(HERE);

// --- between page and worker

/** To the worker. `id` is the page's, and comes back with the answer. */
export type ToHouse =
  | { do: "request"; id: number; method: "GET" | "POST"; path: string; body?: unknown; language: string }
  | { do: "open"; line: number; path: string; language: string } // as the address of the server's socket
  | { do: "say"; line: number; frame: string }
  | { do: "close"; line: number }
  | { do: "fetch"; game: Game } // its compiled rules, which are large
  | { do: "warm"; game: Game }; // get ready for this game

/** From the worker. A `line` is what the server's socket would be, its frames are the server's (net/types.ts). */
export type FromHouse =
  | { kind: "answer"; id: number; status: number; body: unknown } // text, if the server would answer with text
  | { kind: "frame"; line: number; frame: string }
  | { kind: "hangup"; line: number; code: number }
  | { kind: "trouble"; trouble: Trouble };

/** What the body of an answer is that is no answer: as the server refuses. */
export interface Refused {
  error: string; // a message's name
  text: string; // the sentence, in the language of the request
}

/** What can keep a house from playing or keeping games. The page says it (`page-house-<trouble>`), and no game is lost. */
export type Trouble =
  | "module-damaged" // its checksum does not fit
  | "module-gone" // there is none, and no network
  | "needs-server" // what is asked for is among other people
  | "store-full"
  | "store-forbidden"
  | "stopped" // the worker has broken down; a new one is started
  | "store-other-tab"; // another tab has this game open, with another version of the page

// --- what a house needs from outside

/** Where compiled rules come from. */
export interface Modules {
  /** The module of a game's present rules, or of an earlier version: checked, compiled, kept. HouseTrouble if not. */
  module(game: Game, version?: string): Promise<WebAssembly.Module>;
}

/** One thing that happened at a table: as the server stores it (`server/log_rows.py`). */
export interface Row {
  number: number; // from 1, without gaps
  kind: string;
  seat: number | null;
  by: "person" | "bot" | "clock" | "server";
  body: Record<string, unknown>;
  made_at: number; // seconds since 1970
  idem: string | null;
}

/** Cards of one's own: the standard ones with changes, as in a change file (`docs/cards.md`). */
export interface OwnCards {
  name: string;
  changes: Record<string, { name: string; [key: string]: unknown }[]>;
}

/** A game as it is kept: what was agreed on, and all rows. From these a table is made again as it was. */
export interface Kept {
  table: string; // its id
  game: Game;
  version: string; // of the rules
  cards?: OwnCards; // where they are not the standard ones
  settings: Record<string, unknown>; // `server/table_settings.py`
  rows: Row[];
  state: "open" | "playing" | "over" | "closed";
  made_at: number;
  record?: string; // once it is over …
  ended?: { scores: number[]; places: number[] }; // … and what came of it
  analysis?: unknown; // what a second look has found
  shown?: boolean; // someone else played it: it is here to be looked at
}

/** Where games are kept. A failure is a HouseTrouble; the house goes on with what it has in memory. */
export interface Store {
  get(table: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<void>; // the whole game, again after every row: a few kilobytes
  list(): Promise<Kept[]>; // the newest first
  delete(table: string): Promise<void>;
}

export class HouseTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}
