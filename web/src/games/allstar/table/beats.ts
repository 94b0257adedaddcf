// The beats of a reveal: ranks settle from the bottom up, with a breath before the last two.
import { fitted, LONGEST, type Beat } from "$/kit/theatre.svelte";

const AGAIN = 0.75; // a second arena takes this much of the time

/** An arena whose ranks are told, for as many rows. */
export function arenaBeats(rows: number, still: boolean, again = false): Beat[] {
  const below = Array.from({ length: Math.max(0, rows - 2) }, (_, i) => rows - 1 - i);
  const beats = [
    { name: "down", ms: 600 },
    ...below.flatMap((row) => [
      { name: "turn", row, ms: 640 },
      { name: "settle", row, ms: 660 },
    ]),
    { name: "pause", ms: 900 },
    { name: "last", ms: 1300 },
    { name: "end", ms: 1220 },
  ];
  return fitted(beats, still, LONGEST * (again ? AGAIN : 1));
}

/** A match: all teams turn over together, then the goal lamp, and who goes home. */
export function matchBeats(somebodyLeaves: boolean, still: boolean): Beat[] {
  const lamp = [
    { name: "lamp", ms: 700 },
    { name: "leave", ms: 620 },
  ];
  return fitted([{ name: "down", ms: 500 }, { name: "last", ms: 1220 }, { name: "pause", ms: 700 }, ...(somebodyLeaves ? lamp : []), { name: "end", ms: 240 }], still);
}

/** A shootout: the cards, then attribute by attribute until one decides, and who goes home. */
export function shootoutBeats(steps: number, somebodyLeaves: boolean, still: boolean): Beat[] {
  const compared = Array.from({ length: steps }, (_, row) => ({ name: "step", row, ms: 620 }));
  const lamp = somebodyLeaves ? [{ name: "lamp", ms: 700 }] : [];
  return fitted([{ name: "down", ms: 400 }, { name: "last", ms: 620 }, ...compared, { name: "pause", ms: 420 }, ...lamp, { name: "end", ms: 240 }], still);
}
