// NBA Deck-Building at the workbench: its sections, and what cards are called.
import type { Workbench } from "$/games/page";
import { said, t } from "$/words/words.svelte";

function nameOf(name: string): string {
  if (!name.includes(" ")) for (const id of [name, `skill-${name}`]) if (said(id)) return t(id);
  return name;
}

export const WORKBENCH: Workbench = {
  SECTIONS: ["player", "tactic", "starter", "substitute", "base_tactic", "die", "fatigue"],
  VALUES: ["players-bought", "players", "tactics-bought", "tactics", "doings"],
  nameOf,
};
