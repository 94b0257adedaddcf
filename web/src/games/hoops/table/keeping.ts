// How many dice of each skill are kept, and which count most. The server says both.
import { SKILLS, type Skill } from "../art/looks";
import type { DiceFacts, TacticFacts } from "./evaluate";
import { PHASE, type Lying } from "./wire";

/** What keeping dice has to know of a table. */
export interface Keeper {
  lying: Lying[];
  phase: number;
  me: number;
  view: { subject: number; kept: number[][][] };
  evaluated: { dice: DiceFacts | null } | null;
  facts(card: number): TacticFacts | undefined;
}

/** How many dice of a skill are still to be kept. */
export function stillKept(at: Keeper, skill: Skill): number {
  const colour = SKILLS.indexOf(skill);
  const dice = at.evaluated?.dice;
  if (at.phase === PHASE.keep && dice && dice.colour === colour) return dice.keeps;
  const told = at.facts(at.view.subject)?.dice.find(([one]) => one === colour);
  const done = (at.view.kept[at.me]?.[colour] ?? []).reduce((sum, count) => sum + count, 0);
  return Math.max(0, (told?.[2] ?? 0) - done);
}

/** The dice that count most, as places; they lie in that order, color by color. */
export function bestDice(at: Keeper): number[] {
  return SKILLS.flatMap((skill) =>
    at.lying
      .map((_, place) => place)
      .filter((place) => at.lying[place]!.skill === skill)
      .slice(0, stillKept(at, skill)),
  );
}

/** Are as many chosen as are to be kept? */
export function isComplete(at: Keeper, chosen: number[]): boolean {
  return SKILLS.every((skill) => {
    const there = at.lying.filter((die) => die.skill === skill).length;
    const count = chosen.filter((place) => at.lying[place]?.skill === skill).length;
    return count === Math.min(there, stillKept(at, skill));
  });
}

/** What a lying die counts now. */
export function worthOf(dice: DiceFacts | null | undefined, die: Lying): number {
  const colour = SKILLS.indexOf(die.skill);
  return dice?.dice.find((one) => one.colour === colour && one.face === die.face)?.worth ?? 0;
}
