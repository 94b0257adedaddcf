// What a card of the pack would bring: the server's figures for the bench, and the sets of teams on show.
import { valueOf } from "../speech/sets";
import type { Player } from "../art/species";
import type { ShownTeam } from "./rink.svelte";
import type { Strength, Evaluated } from "../types";

export interface Brings {
  team: number | null; // from 1; null: the bench
  strength: Strength;
}

/** The biggest set a card would add to, on the bench or in a team with someone to spare. */
export function brings(name: string, player: Player, bench: Evaluated["bench"], teams: ShownTeam[]): Brings | null {
  const told = bench?.pack.find(({ card }) => card === name);
  const found: Brings[] = [];
  const grown = told?.sets.map((i) => bench!.sets[i]!.strength)[0];
  if (grown) found.push({ team: null, strength: [grown[0] + 1, grown[1], grown[2]] });
  if (told && told.best[0] > 1 && told.better) found.push({ team: null, strength: told.best });
  for (const [i, { row }] of teams.entries()) {
    if (!row || row.strength[1] === "Combo" || row.made_of.length >= row.cards.length) continue;
    const [size, kind, value] = row.strength;
    if (valueOf(player, kind) === value && size > 1) found.push({ team: i + 1, strength: [size + 1, kind, value] });
  }
  return found.toSorted((a, b) => b.strength[0] - a.strength[0])[0] ?? null;
}
