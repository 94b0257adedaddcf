// How a finished game is looked at again.
import type { Line, Review } from "$/games/page";
import { latest, tellEvent } from "../speech/story";
import type { Catalogue } from "../types";
import Choice from "./Choice.svelte";
import { course, notes, part, partName } from "./course";

type StoryFacts = Parameters<Review<Catalogue>["story"]>[0];

/** The story as the table tells it. */
function story({ events, me, names }: StoryFacts): Line[] {
  return latest(events, me, events.length).flatMap(({ event }) => {
    const seat = typeof event.facts.seat === "number" ? event.facts.seat : null;
    return tellEvent(event, names, me).map((text, at) => ({ seat: at ? null : seat, kind: at ? "row" : event.kind, text }));
  });
}

function grounds({ events, names }: Parameters<Review<Catalogue>["grounds"]>[0]): string[] {
  return events.flatMap((event) => tellEvent(event, names, null));
}

const MOST = 20; // points
export const REVIEW: Review<Catalogue> = { Choice, wordy: true, open: true, most: MOST, course, part, partName, shown: () => [], notes, grounds, story };
