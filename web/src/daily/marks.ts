// A result without the cards: for each round the ranks in its arenas, and whether the cup was won.

/** Ranks by part of the game, and the cup. */
export interface Marks {
  parts: { label: string; ranks: number[] }[];
  cup: boolean;
}

const SIGNS = ["●", "■", "▲"];
const LOWER = "○";

/** `● ●■ ■●▲ 🏆`: shape carries the rank, so that the line reads without colors. */
export function marksText({ parts, cup }: Marks): string {
  const words = parts.map(({ ranks }) => ranks.map((rank) => SIGNS[rank - 1] ?? LOWER).join(""));
  return [...words, ...(cup ? ["🏆"] : [])].join(" ");
}
