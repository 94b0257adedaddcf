// Choices as records write them: taken apart to be shown, and lineups written and read. Nothing else in the page
// knows how a choice is spelled.
import { emptyPlan, firstInLine, inOrder, type Beside, type Plan, type Shape } from "../table/plan";

/** A piece of a choice: a card, or words to be said with a fact. */
export type Piece =
  | { card: string }
  | { word: "swap" | "like" | "none" | "next" }
  | { buses: string }
  | { coach: string }
  | { team: number };

const PASS = "-";
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
  if (word === PASS) return { word: "none" };
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

/** The buses of a choice, as far as they are of this round; nothing if they stay. */
export function busesOf(choice: string, teams: number): string[] {
  const found = piecesOf(choice).find((piece) => "buses" in piece);
  return found ? found.buses.split("-").slice(0, teams) : [];
}

/** The coach of a choice. */
export function coachOf(choice: string): string {
  return piecesOf(choice).find((piece) => "coach" in piece)?.coach ?? "";
}

// --- lineups

/** A whole lineup as the server reads it: `Panda3>Duck7 - / Wolf1 … / bus:2-1-3 / team:2`. */
export function written(plan: Plan, shape: Shape, name: (card: number) => string): string {
  const parts = [
    shape.throws && plan.thrown !== null ? name(plan.thrown) : "",
    substituted(plan, shape, name).join(" "),
    plan.fresh.map(name).join(" "),
    shape.older ? `bus:${plan.buses.map((arena) => arena + 1).join("-")}` : "",
    shape.coach ? besideWritten(plan.coach, name) : "",
  ];
  return parts.filter(Boolean).join(" / ");
}

/** Substitutions as they are made; whoever is first in line and has none any more passes. */
function substituted(plan: Plan, shape: Shape, name: (card: number) => string): string[] {
  const order = inOrder(plan.swaps) ?? [];
  const left = plan.swaps.map(() => shape.swaps);
  const words: string[] = [];
  for (let team = firstInLine(left); team >= 0; team = firstInLine(left)) {
    const waits = order.some((step) => step.team === team);
    const step = waits ? order.shift()! : null;
    words.push(step ? `${name(step.out)}>${name(step.in)}` : PASS);
    if (step) left[step.team]!--;
    else left[team] = 0;
  }
  return words;
}

function besideWritten(coach: Beside | null, name: (card: number) => string): string {
  if (!coach) return PASS;
  if (coach.team !== undefined) return `team:${coach.team + 1}`;
  if (coach.card === undefined) return PASS;
  return coach.mate === undefined ? name(coach.card) : `${name(coach.card)}=${name(coach.mate)}`;
}

/** The words of a lineup: cards, buses, coach. */
export const wordsOf = (line: string) => line.split(/[\s/>=]+/).filter(Boolean);

/** A lineup from its words, as `written` or a hint has it, with the face-up teams; `null` if it is something else. */
export function readPlan(words: string[], shape: Shape, older: number[][], card: (word: string) => number): Plan | null {
  const plan = emptyPlan(shape);
  const rest = [...words];
  const take = () => rest.shift() ?? PASS;
  if (shape.throws) plan.thrown = card(take());
  const left = older.map(() => shape.swaps);
  for (let team = firstInLine(left); team >= 0; team = firstInLine(left)) {
    const word = take();
    const of = word === PASS ? -1 : older.findIndex((cards) => cards.includes(card(word)));
    if (word !== PASS && of < 0) return null;
    if (of < 0) left[team] = 0;
    else {
      plan.swaps[of]!.push({ out: card(word), in: card(take()) });
      left[of]!--;
    }
  }
  while (rest.length && plan.fresh.length < shape.team) plan.fresh.push(card(take()));
  if (rest[0]?.startsWith("bus:")) {
    const arenas = take().slice(4).split("-").map(Number);
    plan.buses = plan.buses.map((_, team) => arenas[team]! - 1);
  }
  const beside = shape.coach && rest.length ? take() : PASS;
  if (beside.startsWith("team:")) plan.coach = { team: Number(beside.slice(5)) - 1 };
  else if (beside !== PASS) plan.coach = { card: card(beside), ...(rest.length ? { mate: card(take()) } : {}) };
  return plan.fresh.length === shape.team ? plan : null;
}
