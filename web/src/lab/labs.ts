// The laboratory's Python of every game whose cards can be changed and compared, each a chunk of its own.
import type { Game } from "$/net/types";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- what comes from Python has no types

const files = import.meta.glob<Any>("../../declared/table/*-lab.js");
const LABS: Record<Game, () => Promise<Any>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [/(\w+)-lab\.js$/.exec(file)![1]!, load]),
);

/** The games there are. */
export const CHANGEABLE: Game[] = Object.keys(LABS);

/** That of a game. */
export const labOf = (game: Game): Promise<Any> => LABS[game]!();
