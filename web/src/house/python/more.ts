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

type Ratio = [above: number[], below: number[]]; // of polynomials, the highest power first
const sum = (x: number, factors: number[]): number => factors.reduce((total, factor) => total * x + factor, 0);
const ratio = (x: number, [above, below]: Ratio): number => sum(x, above) / sum(x, below);
const MIDDLE: Ratio = [
  [2.5090809287301226727e3, 3.3430575583588128105e4, 6.7265770927008700853e4, 4.5921953931549871457e4, 1.3731693765509461125e4, 1.9715909503065514427e3, 1.3314166789178437745e2, 3.387132872796366608],
  [5.226495278852545925e3, 2.8729085735721942674e4, 3.9307895800092710610e4, 2.1213794301586595867e4, 5.3941960214247511077e3, 6.8718700749205790830e2, 4.2313330701600911252e1, 1],
]; // prettier-ignore
const SIDE: Ratio = [
  [7.7454501427834140764e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1, 1.27045825245236838258, 3.64784832476320460504, 5.76949722146069140550, 4.63033784615654529590, 1.42343711074968357734],
  [1.05075007164441684324e-9, 5.475938084995344946e-4, 1.51986665636164571966e-2, 1.48103976427480074590e-1, 6.89767334985100004550e-1, 1.67638483018380384940, 2.05319162663775882187, 1],
]; // prettier-ignore
const FAR: Ratio = [
  [2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3, 2.65321895265761230930e-2, 2.96560571828504891230e-1, 1.78482653991729133580, 5.46378491116411436990, 6.65790464350110377720],
  [2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5, 7.86869131145613259100e-4, 1.48753612908506148525e-2, 1.36929880922735805310e-1, 5.99832206555887937690e-1, 1],
]; // prettier-ignore

/** The normal distribution around 0 with deviation 1. */
export class NormalDist {
  cdf(x: number): number {
    return 0.5 * (1 + erf(x / Math.SQRT2));
  }

  /** Wichura's algorithm AS241, as Python has it. */
  inv_cdf(p: number): number {
    const q = p - 0.5;
    if (Math.abs(q) <= 0.425) return q * ratio(0.180625 - q * q, MIDDLE);
    const r = Math.sqrt(-Math.log(q <= 0 ? p : 1 - p));
    const x = r <= 5 ? ratio(r - 1.6, SIDE) : ratio(r - 5, FAR);
    return q < 0 ? -x : x;
  }
}

/** Names that come close to one: none here, so all there are are told. */
export const closeMatches = (): string[] => [];

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
