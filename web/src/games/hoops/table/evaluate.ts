// What the server says about a turn: levels, sums, means, what each choice changes. Nothing of it is worked out here.
import { ask } from "$/net/api";
import type { TableEvent } from "$/net/types";
import type { Skill } from "../art/looks";

export type StepName = "replace" | "prepare" | "buy-player" | "buy-tactic" | "attack" | "defend" | "end";
export type StepState = "done" | "now" | "open" | "shut";
export interface Step {
  step: StepName;
  state: StepState;
  facts: { players?: number; tactics?: number; money?: number; cheapest?: number | null; sum?: number; against?: number | null };
}
export interface Fight {
  attacker: number;
  attack: number;
  defence: number;
  points: number;
  attack_dice: [number, number][];
  defence_dice: [number, number][];
}
export type Levels = Record<"intelligence" | "rebounds" | Skill, number>;
/** What a tactic would roll: color, dice, dice kept; and what it brings on average. */
export interface TacticFacts {
  card: string;
  seat: number;
  kind: "offence" | "defence";
  complexity: number;
  allowed: boolean;
  dice: [number, number, number][];
  rerolls: number;
  mean: number;
}
export interface DieFacts {
  colour: number;
  face: number;
  worth: number;
  mean: number;
  better: number;
}
export interface DiceFacts {
  kind: "offence" | "defence";
  rerolls: number;
  keeps: number;
  colour: number | null;
  attack: number;
  stopped: number;
  points: number;
  dice: DieFacts[];
}
export interface Option extends Partial<TacticFacts> {
  choice: number;
  cost?: number;
  money?: number;
  value?: number;
  left?: number;
  position?: string;
  out?: string;
  changes?: [keyof Levels, number, number][];
}
export interface Evaluated {
  stage: number;
  steps: Step[];
  fights: Fight[];
  levels: Levels[];
  tactics: TacticFacts[];
  dice: DiceFacts | null;
  options: Option[];
}
export interface Candidate {
  choice: string;
  choices: number[];
  visits: number;
  win: number;
  error: number;
  score: number | null;
  lead: number | null;
  weight: number;
  because: TableEvent[]; // what speaks for it
}
export interface Hint {
  stage: number;
  candidates: Candidate[];
  worlds: number;
  playouts: number;
  sure: number; // the chance that the first is better than the second
  exact: boolean;
  forced: boolean;
}

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** Those who watch a private table show their invitation. */
export const evaluate = (table: string, invite?: string) =>
  ask<Evaluated>("POST", at(table, `weigh${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`), {});
export const hint = (table: string) => ask<Hint>("POST", at(table, "hint"), {});
