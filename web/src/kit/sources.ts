// Cards in an order someone asked for, and where their values come from.
export type Source = "rulebook" | "adaptation" | "ours" | "own";
/** One word if all values come from one place; else value by value, and for lists part by part. */
export type Provenance = string | Record<string, string | string[]>;
export type Sourced = { name: string; provenance?: Provenance };

/** Every source a card's values have, the printed ones first. */
export function sourcesOf(provenance: Provenance | undefined): Source[] {
  if (!provenance) return [];
  const found = typeof provenance === "string" ? [provenance] : Object.values(provenance).flat();
  const order: Source[] = ["rulebook", "adaptation", "ours", "own"];
  return order.filter((source) => found.includes(source));
}

/** The values of a card that have a source, by their names. */
export function valuesFrom(provenance: Provenance | undefined, source: Source): string[] {
  if (!provenance || typeof provenance === "string") return [];
  return Object.entries(provenance).flatMap(([key, from]) => ([from].flat().includes(source) ? [key] : []));
}

/** Rows sorted by a number, the largest first, or by name. */
export function sortedRows<T extends Sourced>(rows: T[], by: keyof T, nameOf: (row: T) => string): T[] {
  const byName = (a: T, b: T) => nameOf(a).localeCompare(nameOf(b));
  if (by === "name") return [...rows].sort(byName);
  return [...rows].sort((a, b) => Number(b[by] ?? 0) - Number(a[by] ?? 0) || byName(a, b));
}
