// How a finished game is looked at again.
import type { Line, Review } from "$/games/page";
import { ground, tell } from "../table/story";
import { Rink } from "../table/rink.svelte";
import type { Catalogue } from "../types";
import Choice from "./Choice.svelte";
import { course, notes, part, shown } from "./course";

type StoryFacts = Parameters<Review<Catalogue>["story"]>[0];

/** The story as the table tells it; none before the table has said how things are. */
function story({ table, catalogue, events }: StoryFacts): Line[] {
  const rink = new Rink(table, catalogue);
  return table.now?.view ? events.flatMap((event) => tell(event, rink)) : [];
}

function grounds({ table, catalogue, events }: Parameters<Review<Catalogue>["grounds"]>[0]): string[] {
  if (!table.now?.view) return [];
  const rink = new Rink(table, catalogue);
  return events.map((event) => ground(event, rink));
}

const MOST = 40; // fans
export const REVIEW: Review<Catalogue> = { Choice, wordy: false, open: false, most: MOST, course, part, shown, notes, grounds, story };
