// Python's operators, where JavaScript's do something else.
import { Rec, Rows, type Part } from "../records";
import { Counter, Dict, keyOf, PySet, Range } from "./collections";
import { IndexError, KeyError, Thing, TypeError, ValueError } from "./objects";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** Is it true, as Python takes it? */
export function t(x: Any): boolean {
  if (x === null || x === undefined) return false;
  if (typeof x !== "object") return Boolean(x);
  if (Array.isArray(x) || x instanceof Range || x instanceof Uint8Array) return x.length > 0;
  if (x instanceof Map || x instanceof Set) return x.size > 0;
  if (typeof x.__bool__ === "function") return t(x.__bool__());
  if (typeof x.__len__ === "function") return x.__len__() > 0;
  return true;
}

export const and_ = (x: Any, other: () => Any): Any => (t(x) ? other() : x);
export const or_ = (x: Any, other: () => Any): Any => (t(x) ? x : other());

// --- comparing

export function eq(a: Any, b: Any): boolean {
  if (a === b) return true;
  if (a === null || a === undefined) return b === null || b === undefined;
  if (b === null || b === undefined) return false;
  if (typeof a !== "object" || typeof b !== "object") {
    const isNumber = (x: Any): boolean => typeof x === "number" || typeof x === "boolean" || typeof x === "bigint";
    return isNumber(a) && isNumber(b) && Number(a) === Number(b);
  }
  if (isRow(a) && isRow(b)) return a.length === b.length && a.every((x: Any, i: number) => eq(x, b[i]));
  if (a instanceof Map && b instanceof Map) return a.size === b.size && [...a.entries()].every(([k, x]) => b.has(k) && eq(x, b.get(k)));
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((x) => b.has(x));
  if (a instanceof Range && b instanceof Range) return eq([...a], [...b]);
  if (a instanceof Rows || b instanceof Rows) throw new TypeError("rows are compared number by number");
  if (typeof a.__eq__ === "function") return a.__eq__(b);
  if (a instanceof Thing && a.$fields !== undefined && a.constructor === b.constructor)
    return a.$fields.split(" ").every((name) => eq((a as Any)[name], b[name]));
  return false;
}

const isRow = (x: Any): boolean => Array.isArray(x) || x instanceof Uint8Array;

export const ne = (a: Any, b: Any): boolean => !eq(a, b);
export const lt = (a: Any, b: Any): boolean => order(a, b) < 0;
export const le = (a: Any, b: Any): boolean => order(a, b) <= 0;
export const gt = (a: Any, b: Any): boolean => order(a, b) > 0;
export const ge = (a: Any, b: Any): boolean => order(a, b) >= 0;

/** Which comes first: below zero for the first. Sets are compared by what they hold. */
export function order(a: Any, b: Any): number {
  if (typeof a === "string" && typeof b === "string") return byPoints(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    const i = a.findIndex((x, place) => place >= b.length || !eq(x, b[place]));
    if (i < 0) return a.length - b.length;
    return i >= b.length ? 1 : order(a[i], b[i]);
  }
  if (a instanceof Set && b instanceof Set) return [...a].every((x) => b.has(x)) ? a.size - b.size : NaN;
  if (a === null || b === null || typeof a === "object" || typeof b === "object") throw new TypeError("cannot be compared");
  return Number(a) - Number(b);
}

/** Texts by the numbers of their characters, not by the halves of pairs. */
function byPoints(a: string, b: string): number {
  if (a === b) return 0;
  const [one, other] = [[...a], [...b]];
  const i = one.findIndex((letter, place) => letter !== other[place]);
  if (i < 0 || i >= other.length) return i < 0 ? -1 : 1;
  return one[i]!.codePointAt(0)! - other[i]!.codePointAt(0)!;
}

/** `x in container` */
export function in_(x: Any, container: Any): boolean {
  if (typeof container === "string") return container.includes(x);
  if (container instanceof Map || container instanceof Set || container instanceof Range) return container.has(x);
  if (container instanceof Rows) return container.__contains__(x);
  if (typeof container.__contains__ === "function") return container.__contains__(x);
  for (const one of container) if (eq(one, x)) return true;
  return false;
}

// --- calculating

export function add(a: Any, b: Any): Any {
  if (Array.isArray(a)) return [...a, ...b];
  if (typeof a === "string" || typeof b === "string") {
    if (typeof a !== typeof b) throw new TypeError("a text and something else");
    return a + b;
  }
  return plain(a) + plain(b);
}

export function sub(a: Any, b: Any): Any {
  if (a instanceof Set) return new PySet([...a].filter((x) => !b.has(x)));
  return plain(a) - plain(b);
}

export function mul(a: Any, b: Any): Any {
  if (typeof a === "string") return a.repeat(Math.max(0, b));
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, b) }, () => a).flat();
  if (typeof b === "string" || Array.isArray(b)) return mul(b, a);
  return plain(a) * plain(b);
}

function plain(x: Any): number {
  if (typeof x === "number") return x;
  if (typeof x === "boolean" || typeof x === "bigint") return Number(x);
  throw new TypeError(`no number: ${String(x)}`);
}

export const div = (a: Any, b: Any): number => plain(a) / nonzero(b);
export const floordiv = (a: Any, b: Any): number => Math.floor(plain(a) / nonzero(b));
export const mod = (a: Any, b: Any): number => {
  const rest = plain(a) % nonzero(b);
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
};
export const pow = (a: Any, b: Any): number => plain(a) ** plain(b);
export const divmod = (a: Any, b: Any): [number, number] => [floordiv(a, b), mod(a, b)];
export const invert = (a: Any): number => -plain(a) - 1;

function nonzero(x: Any): number {
  if (plain(x) === 0) throw new ValueError("division by zero");
  return plain(x);
}

const isShort = (x: number): boolean => (x | 0) === x;

function bits(a: Any, b: Any, short: (x: number, y: number) => number, long: (x: bigint, y: bigint) => bigint): Any {
  if (typeof a === "boolean" && typeof b === "boolean") return Boolean(short(Number(a), Number(b)));
  const [x, y] = [plain(a), plain(b)];
  return isShort(x) && isShort(y) ? short(x, y) : Number(long(BigInt(x), BigInt(y)));
}

export function and(a: Any, b: Any): Any {
  if (a instanceof Set) return new PySet([...a].filter((x) => b.has(x)));
  return bits(a, b, (x, y) => x & y, (x, y) => x & y);
}

export function or(a: Any, b: Any): Any {
  if (a instanceof Set) return new PySet([...a, ...b]);
  if (a instanceof Map) return new Dict([...a.entries(), ...b.entries()] as [unknown, unknown][]);
  return bits(a, b, (x, y) => x | y, (x, y) => x | y);
}

export function xor(a: Any, b: Any): Any {
  return bits(a, b, (x, y) => x ^ y, (x, y) => x ^ y);
}

export const shl = (a: Any, b: Any): number => plain(a) * 2 ** plain(b);
export const shr = (a: Any, b: Any): number => Math.floor(plain(a) / 2 ** plain(b));

/** `a += b`: lists grow where they are. */
export function iadd(a: Any, b: Any): Any {
  if (!Array.isArray(a)) return add(a, b);
  for (const x of Array.isArray(b) && b !== a ? b : [...b]) a.push(x);
  return a;
}

/** `a |= b`: dictionaries and sets grow where they are. */
export function ior(a: Any, b: Any): Any {
  if (a instanceof Map) for (const [key, value] of b.entries()) a.set(key, value);
  else if (a instanceof Set) for (const x of b) a.add(x);
  else return or(a, b);
  return a;
}

// --- parts

export function get(owner: Any, key: Any): Any {
  if (Array.isArray(owner) || owner instanceof Uint8Array) return owner[placeIn(owner.length, key)];
  if (owner instanceof Map) {
    if (!owner.has(key) && !(owner instanceof Counter)) throw new KeyError(key);
    return owner.get(key);
  }
  if (owner instanceof Rows || owner instanceof Rec) return owner.__getitem__(key);
  if (typeof owner === "string") {
    const letters = hasPairs(owner) ? [...owner] : owner;
    return letters[placeIn(letters.length, key)];
  }
  if (owner instanceof Range) return owner.at(placeIn(owner.length, key));
  if (typeof owner.__getitem__ !== "function") return owner[key]; // what JSON held, as it came
  return owner.__getitem__(key);
}

function placeIn(length: number, key: Any): number {
  const place = Number(key);
  const found = place < 0 ? place + length : place;
  if (!Number.isInteger(found) || found < 0 || found >= length) throw new IndexError(`${key} of ${length}`);
  return found;
}

const hasPairs = (text: string): boolean => /[\ud800-\udfff]/.test(text);

export const getter = (owner: Any): ((key: Any) => Any) => (key) => get(owner, key);

export function put(owner: Any, key: Any, value: Any): void {
  if (Array.isArray(owner)) owner[placeIn(owner.length, key)] = value;
  else if (owner instanceof Map) owner.set(key, value);
  else owner.__setitem__(key, value);
}

/** `del owner[key]` */
export function remove(owner: Any, key: Any): void {
  if (Array.isArray(owner)) owner.splice(placeIn(owner.length, key), 1);
  else if (!owner.delete(key)) throw new KeyError(key);
}

export const part = (start: number | null, stop: number | null, step: number | null): Part => ({ start, stop, step });

export function slice(owner: Any, start: number | null, stop: number | null, step: number | null): Any {
  if (owner instanceof Rows) return owner.__getitem__(part(start, stop, step));
  if (typeof owner === "string") {
    if (!hasPairs(owner) && (step === null || step === 1)) return owner.slice(start ?? 0, stop ?? undefined);
    return places(start, stop, step, [...owner].length).map((i) => [...owner][i]).join("");
  }
  if (typeof owner.__getitem__ === "function") return owner.__getitem__(part(start, stop, step));
  if ((step === null || step === 1) && typeof owner.slice === "function") return owner.slice(start ?? 0, stop ?? undefined);
  return places(start, stop, step, owner.length).map((i) => get(owner, i));
}

export function putSlice(owner: Any, start: number | null, stop: number | null, step: number | null, value: Any): void {
  if (owner instanceof Rows) {
    owner.__setitem__(part(start, stop, step), value);
    return;
  }
  if (step !== null && step !== 1) throw new TypeError("parts with a step are not written to");
  const [first, last] = [end(start ?? 0, owner.length), end(stop ?? owner.length, owner.length)];
  owner.splice(first, Math.max(0, last - first), ...value);
}

const end = (place: number, length: number): number => Math.min(length, Math.max(0, place < 0 ? place + length : place));

function places(start: number | null, stop: number | null, step: number | null, length: number): number[] {
  const by = step ?? 1;
  const found: number[] = [];
  const clip = (place: number): number => Math.min(by > 0 ? length : length - 1, Math.max(by > 0 ? 0 : -1, place < 0 ? place + length : place));
  const [first, last] = [start === null ? (by > 0 ? 0 : length - 1) : clip(start), stop === null ? (by > 0 ? length : -1) : clip(stop)];
  for (let i = first; by > 0 ? i < last : i > last; i += by) found.push(i);
  return found;
}

export { keyOf };
