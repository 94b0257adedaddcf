// The numbers of a basketball view: phases as declared, choices from the server's catalogue.
import { CHOICES, PHASE } from "$declared/hoops";
import { ATTACK, SKILLS, type Position, type Skill } from "../art/looks";
import type { Catalogue, View } from "../types";

export { PHASE };

export const PLACES: Position[] = ["PG", "SG", "SF", "PF", "C"];
export const FACES = CHOICES.die.count / SKILLS.length;
const COLOURS = ["blue", "yellow", "red"]; // of the attacks, in the order of the skills

/** A die that lies somewhere: its skill and which of its six faces is up. */
export interface Lying {
  skill: Skill;
  face: number;
}

/** What the numbers of choices mean. */
export interface Numbers {
  done: number;
  position: number; // the first of five
  die: number; // the first face of the first die
  fatigue: number;
  words: string[];
}

const FIRST = { done: CHOICES.done.first, position: CHOICES.position.first, die: CHOICES.die.first };

export function numbersOf(catalogue: Catalogue): Numbers {
  const words = catalogue.choices;
  const fatigue = catalogue.cards.fatigue[0]?.name ?? "";
  return { ...FIRST, fatigue: words.indexOf(fatigue), words };
}

/** What a die shows, and on a defence die the attack it stops. */
export function faceOf(catalogue: Catalogue, { skill, face }: Lying): { shows: number; against?: Skill } {
  const die = catalogue.cards.die[SKILLS.indexOf(skill)];
  const against = ATTACK[COLOURS.indexOf(die?.colours?.[face] ?? "")];
  return { shows: die?.faces?.[face] ?? 0, ...(against ? { against } : {}) };
}

/** Dice counted by colour and face, one by one. */
export function diceIn(counts: number[][]): Lying[] {
  return counts.flatMap((faces, colour) =>
    faces.flatMap((count, face) => Array.from({ length: count }, () => ({ skill: SKILLS[colour]!, face }))),
  );
}

/** Dice as the server lists them: pairs of colour and face. */
export function diceOf(pairs: [number, number][]): Lying[] {
  return pairs.map(([colour, face]) => ({ skill: SKILLS[colour]!, face }));
}

/** The number under which a die is chosen. */
export function dieNumber(numbers: Numbers, { skill, face }: Lying): number {
  return numbers.die + SKILLS.indexOf(skill) * FACES + face;
}

/** A hand as far as the view shows it: players, tactics, fatigue; -1 for a card one does not know. */
export function handOf(view: View, seat: number): number[] {
  const cards = (view.hand[seat] ?? []).slice(0, view.held[seat] ?? 0);
  return [...cards].sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
}

/** The cards of a discard pile: they lie at the end of the seat's cards. */
export function discardsOf(view: View, seat: number): number[] {
  const pile = view.pile[seat] ?? [];
  return pile.slice(pile.length - (view.discarded[seat] ?? 0)).sort((a, b) => a - b);
}
