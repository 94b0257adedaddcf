// Bots with a name and a face, as sixthman.bots.characters declares them.
import { CHARACTERS as DECLARED, LEVELS } from "$declared/characters";
import type { Animal } from "$/art/animals";

export interface Character {
  name: string; // what a chair calls them
  called: string;
  animal: Animal;
  level: string;
  strength: number; // of five
}

export const CHARACTERS: readonly Character[] = DECLARED;
export const MOST = LEVELS.length;
const levelIn = (bot: string) => bot.split("@")[0]!;

/** Who sits on a chair; undefined for people, and for bots without a name. */
export function characterOf(bot: string): Character | undefined {
  return CHARACTERS.find(({ name }) => name === levelIn(bot));
}

/** How strong a bot is, 1 to 5; 0 for others. */
export function strengthOf(bot: string): number {
  return characterOf(bot)?.strength ?? (LEVELS as readonly string[]).indexOf(levelIn(bot)) + 1;
}

/** Those whose level a game has. */
export function charactersFor(levels: readonly string[] = LEVELS): Character[] {
  return CHARACTERS.filter(({ level }) => levels.includes(level));
}

/** Opponents for a table of some strength: the strongest that are not stronger, and nameless ones of the weakest level
 * where there are too few. `turn` lets equals take turns. */
export function opponentsAt(strength: number, count: number, levels?: readonly string[], turn = 0): string[] {
  const able = charactersFor(levels).filter((one) => one.strength <= strength);
  const order = able.toSorted((a, b) => b.strength - a.strength || (turn % 2 ? -1 : 1) * (able.indexOf(a) - able.indexOf(b)));
  return Array.from({ length: count }, (_, i) => order[i]?.name ?? levels?.[0] ?? LEVELS[0]);
}
