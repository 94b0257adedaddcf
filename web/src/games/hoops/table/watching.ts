// Opponents' turns, one step after the other: how long each is seen.
import type { Pace } from "$/app/settings.svelte";
import type { Heard } from "$/net/table.svelte";
import type { TableEvent } from "$/net/types";
import { isTold } from "../speech/story";

const STEP: Record<Pace, number> = { calm: 1700, brisk: 800, once: 0 }; // milliseconds
const THROWN = 1.5; // times as long: dice have to land first
const THROWS = new Set(["hoops-attacks", "hoops-defends", "hoops-rerolled", "hoops-keeps"]);

/** What a bot did of which one wants to see something. */
export function deedsOf(events: TableEvent[], bots: string[], me: number | null): TableEvent[] {
  return events.filter((event) => {
    const seat = event.facts.seat;
    return typeof seat === "number" && seat !== me && bots[seat] && isTold(event);
  });
}

/** How long news are seen before the next come. */
export function pauseAfter({ events, now, first }: Heard, bots: string[], me: number | null, pace: Pace): number {
  if (first || now?.state === "over") return 0;
  const deeds = deedsOf(events, bots, me);
  if (!deeds.length) return 0;
  return STEP[pace] * (deeds.some(({ kind }) => THROWS.has(kind)) ? THROWN : 1);
}
