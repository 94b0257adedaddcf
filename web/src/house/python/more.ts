// What the bots' and the server's Python needs beyond the table's: a clock, chance, means, groups of equal things.
import { Module, ModuleEngine } from "../rules";
import { Dict } from "./collections";
import { rule, type Thing } from "./objects";

export { Module, ModuleEngine };

/** Seconds, from some moment on. */
export const perfCounter = (): number => performance.now() / 1000;

/** Values in a row that have the same key, with that key. */
export function* groupby<T, K>(values: Iterable<T>, key: (value: T) => K): IterableIterator<[K, T[]]> {
  let group: T[] = [];
  let last: K | undefined;
  for (const value of values) {
    const own = key(value);
    if (group.length && own !== last) {
      yield [last as K, group];
      group = [];
    }
    group.push(value);
    last = own;
  }
  if (group.length) yield [last as K, group];
}

export function* takewhile<T>(holds: (value: T) => boolean, values: Iterable<T>): IterableIterator<T> {
  for (const value of values) {
    if (!holds(value)) return;
    yield value;
  }
}

/** One of these letters or things, by chance. */
export function oneOf<T>(from: ArrayLike<T>): T {
  const most = 2 ** 32 - (2 ** 32 % from.length);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return from[drawn % from.length]!;
  }
}

const CATEGORIES = [
  ["Mn", /^\p{Mn}$/u],
  ["Me", /^\p{Me}$/u],
] as const;

/** What kind of letter this is, as far as anyone asks: "Mn" and "Me" are marks on others. */
export const category = (letter: string): string => CATEGORIES.find(([, fits]) => fits.test(letter))?.[0] ?? "L";

export function fmean(values: Iterable<number>): number {
  const all = [...values];
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

export function pvariance(values: Iterable<number>): number {
  const all = [...values];
  const mean = fmean(all);
  return fmean(all.map((one) => (one - mean) ** 2));
}

export const reduce = <T>(join: (one: T, other: T) => T, values: Iterable<T>): T => [...values].reduce((one, other) => join(one, other));

/** The bot that plays anything legal, as a rule. */
export const uniform = rule("uniform");

/** The fields of a thing by their names. */
export const asdict = (thing: Thing): Dict =>
  new Dict((thing.$fields ?? "").split(" ").filter(Boolean).map((name) => [name, (thing as unknown as Record<string, unknown>)[name]] as const));

/** The normal distribution around 0 with deviation 1. */
export class NormalDist {
  cdf(x: number): number {
    return 0.5 * (1 + erf(x / Math.SQRT2));
  }
}

/** By its series near 0, by its continued fraction elsewhere. */
function erf(x: number): number {
  const size = Math.abs(x);
  if (size > 6) return Math.sign(x);
  if (size < 2) {
    let [term, sum] = [x, x];
    for (let n = 1; Math.abs(term) > 1e-17; n++) {
      term *= (-x * x) / n;
      sum += term / (2 * n + 1);
    }
    return (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = 0;
  for (let n = 60; n > 0; n--) fraction = n / 2 / (size + fraction);
  return Math.sign(x) * (1 - Math.exp(-size * size) / (Math.sqrt(Math.PI) * (size + fraction)));
}
