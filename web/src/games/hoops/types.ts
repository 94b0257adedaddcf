// What the server says of NBA Deck-Building. Views and facts are made from the declaration.
import type { Phase } from "$declared/hoops";
import type { Provenance } from "$/kit/sources";
import type { Catalogue as Declared } from "$/net/types";
import type { Position, Skill } from "./art/looks";

export type { View } from "$declared/hoops";

/** A row of the card file; which fields there are depends on the section. */
export interface CardRow extends Partial<Record<Skill, number>> {
  name: string;
  provenance?: Provenance;
  positions?: Position[];
  value?: number;
  cost?: number;
  intelligence?: number;
  rebounds?: number;
  initiation?: boolean;
  complexity?: number;
  keeps?: Partial<Record<Skill, number>>;
  copies?: number;
  faces?: number[];
  colours?: string[];
}

/** All there is to know before the game (see docs/server.md). */
export interface Catalogue extends Declared {
  game: "hoops";
  phases: Phase[];
  turns: number;
  overtime_turns: number;
  team: Record<"starter" | "substitute" | "offence" | "defence", number>; // cards of a team that is picked
  cards: Record<"player" | "starter" | "substitute" | "fatigue" | "tactic" | "base_tactic" | "die", CardRow[]>;
}
