// Choices as records write them, taken apart to be shown: which cards, which verb. See table/*/notation.py.

// --- All-Star Draft

/** A piece of a choice: a card, or words to be said with a fact. */
export type Piece =
  | { card: string }
  | { word: "swap" | "like" | "none" | "next" }
  | { buses: string }
  | { coach: string }
  | { team: number };

const CARD = /^[A-Z][A-Za-z]+\d$/;

/** "Shark9>Penguin4 / Duck4 … / bus:2-1" as pieces. */
export function piecesOf(choice: string): Piece[] {
  return choice
    .split(/\s+/)
    .flatMap((word) => word.split(/(?=[>=])|(?<=[>=])/))
    .filter(Boolean)
    .map(pieceOf)
    .filter((piece) => piece !== null);
}

function pieceOf(word: string): Piece | null {
  if (CARD.test(word)) return { card: word };
  if (word === ">") return { word: "swap" };
  if (word === "=") return { word: "like" };
  if (word === "-") return { word: "none" };
  if (word === "/") return { word: "next" };
  const [kind, rest = ""] = word.split(":");
  if (kind === "bus") return { buses: rest };
  if (kind === "coach") return { coach: rest };
  return kind === "team" ? { team: Number(rest) } : null;
}

/** The cards of a choice. */
export function cardsOf(choice: string): string[] {
  return piecesOf(choice).flatMap((piece) => ("card" in piece ? [piece.card] : []));
}

// --- NBA Deck-Building

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
const DIE = /^(?:3pts|inside|drive|steal|block|stop)\d+[a-z]*$/;
const PLACE = /^(?:PG|SG|SF|PF|C)$/;

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

/** What stands between two commas: "Stephen Curry PG to SG out", "Duke Offense with A", "reroll 3pts0 keep 3pts9". */
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
