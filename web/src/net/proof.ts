// What a record proves, worked out in this browser (house/proofs.ts) and held against what it noted before the deal.
import { SITE } from "$/app/address";
import { ask, Refusal, verify } from "./api";
import { pinnedFor, type Pinned } from "./fairness";
import type { Proof } from "./types";

/** What a server says at the end of a game: it has to be in the record. */
export interface Said {
  commitment: string;
  scores: number[];
}
/** The record has another fingerprint than the one that was shown. */
export class OtherCommitment extends Error {}

const RULES_ARE_ELSEWHERE = ["needs-server", "module-gone"];

/** Prove a record. A game whose rules are not here is checked by the server; the proof says so. */
export async function prove(record: string, said?: Said, noted?: Pinned | null): Promise<Proof> {
  const pinned = noted ?? pinnedFor(commitmentIn(record));
  const proof = await ask<Proof>("POST", "/api/prove", { record, pinned, scores: said?.scores }).then(
    (found) => ({ ...found, here: true }),
    (reason: unknown) => askServer(record, reason),
  );
  if (said && proof.commitment !== said.commitment) throw new OtherCommitment();
  return proof;
}

async function askServer(record: string, reason: unknown): Promise<Proof> {
  if (SITE || !(reason instanceof Refusal) || !RULES_ARE_ELSEWHERE.includes(reason.error)) throw reason;
  const found = await verify(record);
  return { ...found, reveals: found.moments, proven: [], open: [], here: false };
}

function commitmentIn(record: string): string {
  return /^commitment: *(\w+)/m.exec(record)?.[1] ?? "";
}
