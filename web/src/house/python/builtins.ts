// Python's built-in functions.
import { Rec, Rows } from "../records";
import { Counter, Dict, numberOf, PySet, Range } from "./collections";
import { BaseException, isClass, StopIteration, Thing, TypeError, ValueError } from "./objects";
import { eq, order, t } from "./operators";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

export { Counter };

// --- kinds of values: each makes one of its kind, and isinstance knows them

export const bool = t;
export const list = (rows: Iterable<Any> = []): Any[] => (Array.isArray(rows) ? rows.slice() : [...rows]);
export const tuple = list;
export const set = (values: Iterable<Any> = []): PySet<Any> => new PySet(values);
export const frozenset = set;
export const items = (pairs: Map<Any, Any>): [Any, Any][] => [...pairs.entries()];

export function dict(pairs: Any = []): Dict<Any> {
  if (pairs instanceof Map) return new Dict(pairs.entries());
  return new Dict(pairs);
}

/** `dict.fromkeys` */
export const fromKeys = (keys: Iterable<Any>, value: Any = null): Dict<Any> => new Dict([...keys].map((key) => [key, value]));

export function int(x: Any = 0): number {
  if (typeof x === "number") return Math.trunc(x);
  if (typeof x === "boolean" || typeof x === "bigint") return Number(x);
  if (typeof x === "string" && /^\s*[+-]?\d+(_\d+)*\s*$/.test(x)) return Number(x.replaceAll("_", ""));
  if (typeof x === "string") throw new ValueError(`no whole number: ${x}`);
  throw new TypeError(`no number: ${String(x)}`);
}

export function float(x: Any): number {
  const number = typeof x === "string" ? Number(x.trim() || "x") : Number(x);
  if (Number.isNaN(number)) throw new ValueError(`no number: ${String(x)}`);
  return number;
}

export function str(x: Any = ""): string {
  if (typeof x === "string") return x;
  if (typeof x === "number") return String(x);
  if (x instanceof BaseException && !("__str__" in x)) return x.message;
  if (x !== null && typeof x === "object" && typeof x.__str__ === "function") return x.__str__();
  return repr(x);
}

export function repr(x: Any): string {
  if (x === null || x === undefined) return "None";
  if (x === true) return "True";
  if (x === false) return "False";
  if (typeof x === "string") return quoted(x);
  if (Array.isArray(x)) return `[${x.map(repr).join(", ")}]`;
  if (x instanceof Map) return `{${[...x.entries()].map(([key, value]) => `${repr(key)}: ${repr(value)}`).join(", ")}}`;
  return String(x);
}

function quoted(text: string): string {
  const sign = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r");
  return `${sign}${sign === "'" ? inner.replaceAll("'", "\\'") : inner}${sign}`;
}

/** What is for a kind that no function makes. */
const Mapping = { kind: "mapping" };
const Sequence = { kind: "sequence" };
const Iterable_ = { kind: "iterable" };
export { Iterable_ as Iterable, Mapping, Sequence };

export function isinstance(x: Any, kinds: Any[]): boolean {
  return kinds.some((kind) => isOf(x, kind));
}

function isOf(x: Any, kind: Any): boolean {
  switch (kind) {
    case null:
      return x === null || x === undefined;
    case int:
      return typeof x === "boolean" || Number.isInteger(x);
    case float:
      return typeof x === "number" && !Number.isInteger(x);
    case str:
      return typeof x === "string";
    case bool:
      return typeof x === "boolean";
    case list:
    case Sequence:
      return Array.isArray(x);
    case dict:
    case Mapping:
      return x instanceof Map;
    case set:
      return x instanceof Set;
    case Iterable_:
      return x !== null && typeof x === "object" && Symbol.iterator in x;
  }
  return isClass(kind) || typeof kind === "function" ? x instanceof kind : false;
}

// --- numbers

export const abs = Math.abs;
export const math = {
  floor: Math.floor,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
  isnan: Number.isNaN,
  comb: (all: number, some: number): number => {
    let ways = some < 0 ? 0 : 1;
    for (let i = 1; i <= some; i++) ways = (ways * (all - some + i)) / i;
    return ways;
  },
};

/** To whole numbers or digits; halves go to the even one. */
export function round(x: number, digits = 0): number {
  const scale = 10 ** digits;
  const scaled = x * scale;
  const whole = Math.floor(scaled);
  const up = scaled - whole > 0.5 || (scaled - whole === 0.5 && whole % 2 !== 0);
  return (whole + (up ? 1 : 0)) / scale;
}

export function index(x: Any): number {
  if (!Number.isInteger(x)) throw new TypeError("no whole number");
  return x;
}

// --- rows

export function len(x: Any): number {
  if (typeof x === "string") return /[\ud800-\udfff]/.test(x) ? [...x].length : x.length;
  if (x instanceof Map || x instanceof Set) return x.size;
  if (typeof x.__len__ === "function") return x.__len__();
  if (typeof x.length !== "number") throw new TypeError("this has no length");
  return x.length;
}

export function range(start: number, stop?: number, step = 1): Range {
  return stop === undefined ? new Range(0, start, 1) : new Range(start, stop, step);
}

export function* enumerate(rows: Iterable<Any>, start = 0): Generator<[number, Any]> {
  let i = start;
  for (const row of rows) yield [i++, row];
}

export function* zip(...rows: Iterable<Any>[]): Generator<Any[]> {
  const going = rows.map(iter);
  if (going.length === 0) return;
  for (;;) {
    const next = [];
    for (const one of going) {
      const found = one.next();
      if (found.done) return;
      next.push(found.value);
    }
    yield next;
  }
}

export function* map(work: (...given: Any[]) => Any, ...rows: Iterable<Any>[]): Generator<Any> {
  if (rows.length === 1) for (const row of rows[0]!) yield work(row);
  else for (const given of zip(...rows)) yield work(...given);
}

export function* filter(test: ((x: Any) => Any) | null, rows: Iterable<Any>): Generator<Any> {
  for (const row of rows) if (t(test ? test(row) : row)) yield row;
}

export function* islice(rows: Iterable<Any>, start: number, stop?: number | null): Generator<Any> {
  const [first, last] = stop === undefined ? [0, start] : [start, stop];
  let i = 0;
  for (const row of rows) {
    if (last !== null && i >= last) return;
    if (i++ >= first) yield row;
  }
}

/** `[work(row) for row in rows if test(row)]` */
export function each(rows: Iterable<Any>, work: (row: Any) => Any, test?: (row: Any) => boolean): Any[] {
  const made = [];
  for (const row of rows) if (!test || test(row)) made.push(work(row));
  return made;
}

export function iter(rows: Any): Iterator<Any> {
  return rows[Symbol.iterator]();
}

export function next(going: Iterator<Any>, ...missing: Any[]): Any {
  const found = going.next();
  if (!found.done) return found.value;
  if (missing.length) return missing[0];
  throw new StopIteration();
}

export const reversed = (rows: Any): Any[] => [...rows].reverse();
export const any = (rows: Iterable<Any>): boolean => {
  for (const row of rows) if (t(row)) return true;
  return false;
};
export const all = (rows: Iterable<Any>): boolean => {
  for (const row of rows) if (!t(row)) return false;
  return true;
};
export const sum = (rows: Iterable<Any>, start: Any = 0): Any => {
  let total = start;
  for (const row of rows) total = Array.isArray(total) ? [...total, ...row] : total + Number(row);
  return total;
};

type Key = ((x: Any) => Any) | null | undefined;

export function sorted(rows: Iterable<Any>, key?: Key, backwards = false): Any[] {
  const keyed = [...rows].map((row) => [key ? key(row) : row, row] as const);
  keyed.sort(([one], [other]) => (backwards ? order(other, one) : order(one, other)));
  return keyed.map(([, row]) => row);
}

export const max = (rows: Iterable<Any>, key?: Key, missing?: Any): Any => best(rows, (one, other) => order(one, other) > 0, key, missing);
export const min = (rows: Iterable<Any>, key?: Key, missing?: Any): Any => best(rows, (one, other) => order(one, other) < 0, key, missing);

function best(rows: Iterable<Any>, isBetter: (one: Any, other: Any) => boolean, key: Key, missing: Any): Any {
  let found: [Any, Any] | undefined;
  for (const row of rows) {
    const by = key ? key(row) : row;
    if (!found || isBetter(by, found[0])) found = [by, row];
  }
  if (found) return found[1];
  if (missing === undefined) throw new ValueError("nothing to choose from");
  return missing;
}

// --- functions

/** A function that works every answer out once. */
export function cache<F extends (...given: Any[]) => Any>(work: F): F {
  const kept = new Dict<Any>();
  return ((...given: Any[]) => {
    if (!kept.has(given)) kept.set(given.slice(), work(...given));
    return kept.get(given);
  }) as F;
}

export const id = (thing: object): number => numberOf(thing);
export const chr = (point: number): string => String.fromCodePoint(point);
export const ord = (letter: string): number => letter.codePointAt(0)!;

/** Python's values as those of JSON: dictionaries and objects with fields as objects, rows as lists. */
export function toJson(x: Any): Any {
  if (x === null || x === undefined) return null;
  if (typeof x === "bigint") return Number(x);
  if (typeof x !== "object") return x;
  if (x instanceof Map) return Object.fromEntries([...x.entries()].map(([key, value]) => [str(key), toJson(value)]));
  if (Array.isArray(x) || x instanceof Set || x instanceof Range) return [...x].map(toJson);
  if (x instanceof Rows) return x.tolist();
  if (x instanceof Thing) return Object.fromEntries(Object.entries(x).map(([key, value]) => [key, toJson(value)]));
  return x;
}

/** What JSON holds, as Python's values. */
export function fromJson(x: Any): Any {
  if (Array.isArray(x)) return x.map(fromJson);
  if (x !== null && typeof x === "object" && Object.getPrototypeOf(x) === Object.prototype)
    return new Dict(Object.entries(x).map(([key, value]) => [key, fromJson(value)]));
  return x;
}

export const jsonEncode = (x: Any): string => JSON.stringify(toJson(x));
export const jsonLoads = (text: string): Any => fromJson(JSON.parse(text));

/** As Python's json writes it: blanks after commas and colons, nothing but ASCII. */
export function jsonDumps(x: Any): string {
  const value = toJson(x);
  if (Array.isArray(value)) return `[${value.map(jsonDumps).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    return `{${Object.entries(value).map(([key, inner]) => `${jsonDumps(key)}: ${jsonDumps(inner)}`).join(", ")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export { eq, Rec };
