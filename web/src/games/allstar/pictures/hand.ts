// The cards that stand for the game before it is dealt.
import type { Player } from "../art/species";

export const HAND: Player[] = [
  { species: "Rabbit", number: 5, symbol: "Goal" },
  { species: "Caribou", number: 3, symbol: "Puck" },
  { species: "Tiger", number: 4, symbol: "Puck" },
  { species: "Duck", number: 6, symbol: "Goal" },
  { species: "PolarBear", number: 1, symbol: "Goal" },
];
