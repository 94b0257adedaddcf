// A lineup that is not locked yet, kept for as long as the window is open: a reload does not lose it.
import type { Plan } from "./plan";

/** Whose lineup it is, and when: another table, seat or stage has another one. */
export interface Place {
  table: string;
  seat: number;
  stage: number;
}

const key = ({ table, seat }: Place) => `lineup ${table} ${seat}`;

export function keepPlan(place: Place, plan: Plan): void {
  try {
    sessionStorage.setItem(key(place), JSON.stringify({ stage: place.stage, plan }));
  } catch {
    // no room, or not allowed: one can play without it
  }
}

/** The plan that was kept for this moment; null if there is none, or if it `fits` no more. */
export function keptPlan(place: Place, fits: (plan: Plan) => boolean): Plan | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(place)) ?? "null") as { stage: number; plan: Plan } | null;
    if (kept && kept.stage === place.stage && fits(kept.plan)) return kept.plan;
  } catch {
    // someone else's, or of an older page
  }
  forgetPlan(place);
  return null;
}

export function forgetPlan(place: Place): void {
  try {
    sessionStorage.removeItem(key(place));
  } catch {
    // not allowed: then there is nothing either
  }
}
