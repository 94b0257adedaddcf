// How many usually sit at a table.
import type { Game } from "$/net/types";

export const USUAL_SEATS: Record<Game, number> = { allstar: 4, hoops: 2 };
