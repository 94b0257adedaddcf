// Sums over games that others play piece by piece. Pieces are added in their order, whoever comes first: so the same
// games make the same figures, to the last digit.
import type { Counts, Piece, Spread } from "./kinds";

export class Sums {
  games = 0;
  rows: Float64Array | null = null;
  spreads: Spread[] = [];
  readonly #waiting = new Map<number, Piece>();

  constructor(
    readonly wanted: number,
    readonly piece: number,
  ) {}

  /** All pieces there are to play, in order. */
  *pieces(): IterableIterator<{ first: number; count: number }> {
    for (let first = 0; first < this.wanted; first += this.piece) yield { first, count: Math.min(this.piece, this.wanted - first) };
  }

  add(piece: Piece): void {
    this.#waiting.set(piece.first, piece);
    for (let next; (next = this.#waiting.get(this.games)); ) {
      this.#waiting.delete(next.first);
      this.#take(next);
    }
  }

  #take({ count, sums, spreads }: Piece): void {
    if (!this.rows) this.rows = sums.slice();
    else for (let i = 0; i < sums.length; i++) this.rows[i]! += sums[i]!;
    this.spreads = spreads.map((spread, i) => {
      const before = this.spreads[i];
      return before ? { name: spread.name, old: joined(before.old, spread.old), new: joined(before.new, spread.new) } : spread;
    });
    this.games += count;
  }
}

function joined(one: Counts, other: Counts): Counts {
  const counts = new Map(one);
  for (const [value, games] of other) counts.set(value, (counts.get(value) ?? 0) + games);
  return [...counts].sort(([a], [b]) => a - b);
}
