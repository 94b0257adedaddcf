// Choices as records write them, taken apart to be shown: which verb, which cards and dice.
import { ATTACK_COLOURS, DICE_NAMES, POSITION_NAMES } from "$declared/table/hoops-views.js";

export const VERBS = [
  "refresh",
  "buy player",
  "buy tactic",
  "replace",
  "prepare",
  "attack",
  "defend",
  "discard",
  "remove",
  "draft",
  "end",
  "play on",
  "draw",
] as const;
export type Verb = (typeof VERBS)[number];

/** One thing done in a turn: the verb, and the words after it. */
export interface Clause {
  verb: Verb | null;
  words: Word[];
}
export type Word =
  | { card: string }
  | { die: string }
  | { place: string }
  | { link: "with" | "for" | "to" | "out" | "reroll" | "keep" }
  | { none: true };

const CHOSEN = new Set<Verb | null>(["buy player", "buy tactic", "replace", "prepare", "end", "play on", "draw"]); // a choice of its own
const PLACE = new RegExp(`^(?:${(POSITION_NAMES as string[]).join("|")})$`);

/** A turn's line as clauses. */
export function clausesOf(line: string): Clause[] {
  return line.split(" / ").map(clauseOf);
}

function clauseOf(text: string): Clause {
  const verb = VERBS.find((one) => text === one || text.startsWith(`${one} `) || text.startsWith(`${one}, `)) ?? null;
  const rest = verb ? text.slice(verb.length).replace(/^,?\s*/, "") : text;
  return { verb, words: wordsOf(rest) };
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const chunk of text.split(/(?:,|:)\s*|\s(?=-$)|\s(?=- )/)) words.push(...chunkOf(chunk.trim()));
  return words;
}

/** What is between two commas: "Stephen Curry PG to SG out", "Duke Offense with A", "reroll 3pts0 keep 3pts9". */
function chunkOf(chunk: string): Word[] {
  const words: Word[] = [];
  let name: string[] = [];
  const close = () => {
    if (name.length) words.push({ card: name.join(" ") });
    name = [];
  };
  for (const word of chunk.split(/\s+/).filter(Boolean)) {
    const link = ["with", "for", "to", "out", "reroll", "keep"].find((one) => one === word);
    if (!link && !DIE.test(word) && !PLACE.test(word) && word !== "-") {
      name.push(word);
      continue;
    }
    close();
    if (link) words.push({ link: link as "with" });
    else if (word === "-") words.push({ none: true });
    else words.push(DIE.test(word) ? { die: word } : { place: word });
  }
  close();
  return words;
}

/** In which clause of a line its `part`-th small choice stands (from 0), and whether the clause begins with it. */
export function clauseAt(line: string, part: number): { clause: Clause; first: boolean } | null {
  let at = 0;
  for (const clause of clausesOf(line)) {
    const counted = clause.words.filter((word) => !("link" in word) || word.link === "out").length;
    const size = counted + (CHOSEN.has(clause.verb) ? 1 : 0);
    if (part < at + size) return { clause, first: part === at };
    at += size;
  }
  return null;
}

const DICE = DICE_NAMES as string[];
const COLOURS = ATTACK_COLOURS as string[];
const DIE = new RegExp(`^(${DICE.join("|")})(\\d+)([a-z]*)$`);

export interface Die {
  colour: number;
  value: number;
  stops: number; // -1: an attack die
}

/** A die of the notation: "3pts9", "steal2blue". */
export function readDie(word: string): Die {
  const [, name = "", value = "0", stops = ""] = DIE.exec(word) ?? [];
  return { colour: DICE.indexOf(name), value: Number(value), stops: COLOURS.indexOf(stops) };
}
