// What a record proves: the table's own Python (`sixthman.table.proof`) replays it with the rules that it names, here in
// the browser, and holds it against what this browser noted before the deal. No server is asked.
import type { Pinned } from "$/net/fairness";
import type { Game, Proof } from "$/net/types";
import { fromJson, toJson } from "./python";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- what comes from Python has no types

export interface ToProve {
  record: string;
  pinned?: Pinned | null;
  scores?: number[]; // as the server said they were at the end
}
/** The adapter and engine of a version of a game's rules. */
export type RulesOf = (game: Game, version: string) => Promise<{ adapter: Any; engine: Any }>;

/** What is proven and what is not; a refusal of Python's (`UserError`) says what is wrong. */
export async function prove({ record, pinned, scores }: ToProve, rulesOf: RulesOf): Promise<Proof> {
  const python = await import("$declared/table/shared-more.js"); // a first game does without
  const read = python.read_record(record);
  const { adapter, engine } = await rulesOf(read.game as Game, read.rules as string);
  const noted = pinned ? python.pinned_from(fromJson({ ...pinned })) : null;
  return toJson(python.prove(read, adapter, engine, noted, scores ?? null)) as Proof;
}
