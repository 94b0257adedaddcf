// Which cards of a hand pay for something. The values and the price are printed on the cards.

/** Those of the chosen cards that are needed: as long as the rest still pays the price, the cheapest goes back. */
export function needed(values: number[], price: number): number[] {
  const kept = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]! || a - b);
  let sum = kept.reduce((total, at) => total + values[at]!, 0);
  while (kept.length && sum - values[kept[0]!]! >= price) sum -= values[kept.shift()!]!;
  return kept.sort((a, b) => a - b);
}

/** The payment that wastes least, then the one of fewest cards; null if everything together is not enough. */
export function cheapest(values: number[], price: number): number[] | null {
  let best: number[] | null = null;
  let bestCost = [Infinity, Infinity];
  for (let mask = 1; mask < 1 << values.length; mask++) {
    const chosen = values.map((_, at) => at).filter((at) => (mask >> at) & 1);
    const sum = chosen.reduce((total, at) => total + values[at]!, 0);
    const cost = [sum, chosen.length];
    if (sum >= price && (cost[0]! < bestCost[0]! || (cost[0] === bestCost[0] && cost[1]! < bestCost[1]!))) {
      best = chosen;
      bestCost = cost;
    }
  }
  return best;
}
