// How a finished game of any kind is looked at again.
import type { Review } from "$/games/page";
import Choice from "./Choice.svelte";
import { tell } from "./story";

const MOST = 4; // of whatever scores are

export const REVIEW: Review = {
  Choice,
  wordy: false,
  open: true,
  most: MOST,
  course: (steps) => steps.slice(1).map(({ title, scores }) => ({ title, scores })),
  part: (title) => title.split(", ")[0]!,
  shown: () => [],
  notes: (names) => names.map(() => ""),
  grounds: () => [],
  story: ({ events, names }) => events.flatMap((event) => tell(event, names)),
};
