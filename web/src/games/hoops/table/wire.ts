// The numbers of a basketball view: phases as declared, choices from the server's catalog; what lies where in a view
// says the table's own Python (games/hoops/table/figures.py and words.py), which is made into $declared.
import * as views from "$declared/table/hoops-views.js";
import { CHOICES, PHASE } from "$declared/hoops";
import { ATTACK, SKILLS, type Position, type Skill } from "../art/looks";
import type { Catalogue, View } from "../types";

export { PHASE };

export const PLACES = views.POSITION_NAMES as Position[];
const COLOURS = views.ATTACK_COLOURS as string[]; // in the order of the skills

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

/** What a die shows, and on a defense die the attack it stops. */
export function faceOf(catalogue: Catalogue, { skill, face }: Lying): { shows: number; against?: Skill } {
  const die = catalogue.cards.die[SKILLS.indexOf(skill)];
  const against = ATTACK[COLOURS.indexOf(die?.colours?.[face] ?? "")];
  return { shows: die?.faces?.[face] ?? 0, ...(against ? { against } : {}) };
}

/** Dice counted by color and face, one by one. */
export function diceIn(counts: number[][]): Lying[] {
  return diceOf(views.dice_in(counts, [...counts.keys()]) as [number, number][]);
}

/** Dice as the server lists them: pairs of color and face. */
export function diceOf(pairs: [number, number][]): Lying[] {
  return pairs.map(([colour, face]) => ({ skill: SKILLS[colour]!, face }));
}

/** The number under which a die is chosen. */
export function dieNumber(_: Numbers, { skill, face }: Lying): number {
  return views.die_choice(SKILLS.indexOf(skill), face) as number;
}

/** The die that is chosen under a number. */
export function dieAt(choice: number): Lying {
  const [colour, face] = views.die_of(choice) as [number, number];
  return { skill: SKILLS[colour]!, face };
}

/** A hand as far as the view shows it: players, tactics, fatigue; -1 for a card one does not know. */
export function handOf(view: View, seat: number): number[] {
  const known = views.hand_of(view, seat) as number[];
  return [...known, ...Array<number>((view.held[seat] ?? 0) - known.length).fill(-1)];
}

/** The cards of a discard pile. */
export const discardsOf = (view: View, seat: number): number[] => views.discards_of(view, seat) as number[];
