// What a game's folder brings to the page. Shared screens ask for it (see index.ts) and name no game.
import type { Component, Snippet } from "svelte";
import type { Route } from "$/app/routes";
import type { Answer, Deals, Puzzle, Puzzles } from "$/daily/lists";
import type { Marks } from "$/daily/marks";
import type { Looked } from "$/net/deals";
import type { LiveTable } from "$/net/table.svelte";
import type { Source } from "$/kit/sources";
import type { Catalogue, Declared, Game, Now, TableEvent, View } from "$/net/types";
import type { Step as Bubble } from "$/screens/tutorial/guide";
import type { Film } from "$/screens/replay/film.svelte";
import type { Head, Step } from "$/screens/replay/api";
import type { Shown } from "$/screens/replay/frames";
import type { Watch } from "$/screens/replay/watch.svelte";

type Load<T> = () => Promise<T>;
type Screen<Props extends object> = Load<{ default: Component<Props> }>;

/** A game's own catalog says more than what all have. Everything its screens need is loaded when it is needed: `index.ts` of a game imports nothing large. */
export interface GamePage<C extends Catalogue = Catalogue> {
  name: Game;
  place: "ice" | "court"; // whose colors its screens have
  score: string; // what scores are: messages end in it
  words: string[]; // groups of messages its table needs
  declared?: Declared; // what people agree on before it; the server says so of a game without screens of its own
  table: Screen<{ table: LiveTable }>;
  scene: Screen<{ film: Film; catalogue: C; watch: Watch }>; // the picture of a moment, in a replay
  review: Load<Review<C>>;
  defs?: Screen<Record<string, never>>; // what its drawings share, once in the page
  pictures?: Load<Pictures>;
  lesson?: Load<Lesson>;
  rules?: Load<Rules<C>>;
  cards?: Load<Cards<C>>;
  workbench?: Load<Workbench>; // its cards, to be changed and compared
  album?: Load<Album<C>>; // what one has won with
  daily?: Load<Daily<C>>; // a deal for every day
  puzzles?: Load<PuzzlePage<C>>;
  specimens?: Screen<Record<string, never>>; // its drawings, to be compared with the design
  routes?: Route[]; // pages that only this game has
  links?: [href: string, title: string][]; // to them, from every page
  tools?: { title: string; text: string; words: string[]; ways: { href: string; title: string; icon: string }[] }; // on the page Learn
}

/** What shared screens show of a game before it is dealt. */
export interface Pictures {
  Bench?: Component<{ w: number }>; // five in a row and the sixth apart, on top of every page
  Half: Component<{ bare?: boolean }>; // its half of the start page
  FirstRound?: Component; // three steps of it, in pictures, for who is new
  Cards: Screen<{ w: number; few?: boolean; plate?: boolean }>; // some of its cards, side by side
  Shirt: Component<{ seat: number; number: number; w: number }>; // what someone wears who plays it
}

/** A row of the story: `seat` is whose crest stands before it, `row` continues the line above. */
export interface Line {
  seat: number | null;
  kind: string;
  text: string; // with <b>…</b>
}

export interface Point {
  title: string; // the moment, as records write it
  name?: string | null; // what was played there
  scores: number[];
}

/** How a finished game is looked at again. */
export interface Review<C extends Catalogue = Catalogue> {
  /** A choice as it was written: the whole `line`, or one part of it. */
  Choice: Component<{ catalogue: C; options: Record<string, string>; choice: string; line?: string; part?: number; w: number }>;
  wordy: boolean; // a choice is a line of many small ones, told in words; each is judged on its own
  open: boolean; // nothing that is chosen is hidden from the others
  most: number; // the least that the axis of the scores goes up to
  course(steps: Step[]): Point[];
  /** The part of the game a moment belongs to; null if it stays with the one before. */
  part(title: string): string | null;
  partName?(part: string): { text: string; short: string } | null;
  /** What a part of a step deserves a picture of its own for. */
  shown(events: TableEvent[]): Shown[];
  /** What each seat's score is made of. */
  notes(names: string[], events: TableEvent[]): string[];
  /** What speaks for a choice, in sentences. */
  grounds(facts: { table: LiveTable; catalogue: C; events: TableEvent[]; names: string[] }): string[];
  story(facts: { table: LiveTable; head: Head; catalogue: C; events: TableEvent[]; me: number | null; names: string[] }): Line[];
}

export interface Lesson {
  STEPS: Bubble[];
  PLAYED: string; // selectors of where things are chosen: no bubble lies there while someone chooses
  /** Which round (or turn) it is. */
  roundOf(view: View): number;
}

export interface Rules<C extends Catalogue = Catalogue> {
  CHAPTERS: string[];
  Pictures: Component<{ chapter: string; catalogue: C }>;
}

/** A game's cards at the workbench. Figures and rules come from its Python (`$/lab`). */
export interface Workbench {
  SECTIONS: string[]; // of its card files, in the order in which they are offered
  VALUES: string[]; // chapters of the comparison that can be shown, the most telling first
  nameOf(name: string): string; // a card, as people call it
  Picture?: Component<{ section: string; name: string; size?: number }>;
}

export interface Cards<C extends Catalogue = Catalogue> {
  SOURCES: Source[]; // where values come from
  AllCards: Component<{ catalogue: C }>;
}

/** What is left of a finished deal, to look at and to show. */
export interface Souvenir<Cards = unknown> {
  marks: Marks;
  score: number;
  place: number;
  seats: number;
  cards: Cards; // those that are shown: the game draws them
}

export interface Daily<C extends Catalogue = Catalogue> {
  DEALS: Deals;
  souvenir(facts: { now: Now; story: TableEvent[]; catalogue: C }): Souvenir;
  Cards: Component<{ souvenir: Souvenir; w: number }>;
  Fan: Component<{ deal: Deals["rows"][number]; w: number }>; // backs and one open card
  choiceName(choice: string): string;
  /** Draw the cards on a picture of 1200 × 630, above the board at 455. */
  draw(on: CanvasRenderingContext2D, souvenir: Souvenir): Promise<void>;
}

export interface PuzzlePage<C extends Catalogue = Catalogue> {
  PUZZLES: Puzzles;
  /** The position, what there is to choose, and what comes of it once `given` is there. */
  Board: Component<{
    puzzle: Puzzle;
    looked: Looked;
    catalogue: C;
    picked: number | null;
    given: number | null; // once it is given, it stays
    order: number[]; // answers as they are shown
    onpick: (answer: number) => void;
    head: Snippet; // the question, above the answers
    aside: Snippet; // below the rivals
    others: Snippet | undefined; // what other people took
  }>;
  Few: Component<{ puzzle: Puzzle; w: number }>; // some of its cards, for the start page
  answerName(answer: Answer, puzzle: Puzzle): string;
}

/** What is collected over many games: from each one that was won. */
export interface Album<C extends Catalogue = Catalogue> {
  ALL: string[];
  /** What a won game adds: which page of the album, and what is put there. */
  found(facts: { now: Now; story: TableEvent[]; catalogue: C }): Record<string, string>;
  Rail: Component<{ met: Record<string, string>; w: number }>;
  Page: Component<{ page: string; card: string | undefined; w: number }>; // one page, large
  pageName(page: string): string;
}
