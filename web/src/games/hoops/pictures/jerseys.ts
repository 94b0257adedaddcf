// The jerseys that stand for the game where cards would be too small.
import type { Position } from "../art/looks";

export const JERSEYS: { positions: Position[]; number: number }[] = [
  { positions: ["SF", "PF"], number: 3 },
  { positions: ["PG", "SG"], number: 5 },
  { positions: ["C"], number: 4 },
  { positions: ["PF"], number: 2 },
  { positions: ["SG"], number: 6 },
];
