// Python's dictionaries and sets: keys that are lists (tuples, in Python) or records of fields are the same key if
// they say the same.
import { Thing } from "./objects";

const interned = new Map<string, unknown>();

/** What is for a key: itself, or the one list or thing that says the same. */
export function keyOf(key: unknown): unknown {
  if (typeof key === "boolean") return key ? 1 : 0;
  if (key === null || typeof key !== "object") return key ?? null;
  const mark = markOf(key);
  if (mark === undefined) return key;
  if (!interned.has(mark)) interned.set(mark, key);
  return interned.get(mark);
}

/** What is the same for keys that are equal; undefined for those that are equal to nothing but themselves. */
function markOf(key: unknown): string | undefined {
  if (Array.isArray(key)) return `[${key.map(markOfPart).join()}]`;
  if (key instanceof Thing && key.$fields !== undefined) {
    const fields = key.$fields.split(" ").filter(Boolean);
    return `${numberOf(key.constructor)}(${fields.map((name) => markOfPart((key as unknown as Record<string, unknown>)[name])).join()})`;
  }
  return undefined;
}

function markOfPart(part: unknown): string {
  if (typeof part === "string") return JSON.stringify(part);
  if (part === null || typeof part !== "object") return String(part);
  return markOf(part) ?? `#${numberOf(part)}`;
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number of your own. */
export function numberOf(thing: object): number {
  let number = numbers.get(thing);
  if (number === undefined) numbers.set(thing, (number = ++last));
  return number;
}

/** Going through it gives the keys, as in Python. */
export class Dict<V = unknown> extends Map<unknown, V> {
  constructor(pairs: Iterable<readonly [unknown, V]> = []) {
    super();
    for (const [key, value] of pairs) this.set(key, value);
  }

  override get(key: unknown): V | undefined {
    return super.get(keyOf(key));
  }

  override set(key: unknown, value: V): this {
    return super.set(keyOf(key), value);
  }

  override has(key: unknown): boolean {
    return super.has(keyOf(key));
  }

  override delete(key: unknown): boolean {
    return super.delete(keyOf(key));
  }

  // @ts-expect-error: a Map would give pairs
  override [Symbol.iterator](): MapIterator<unknown> {
    return this.keys();
  }
}

export class PySet<T = unknown> extends Set<T> {
  constructor(values: Iterable<T> = []) {
    super();
    for (const value of values) this.add(value);
  }

  override add(value: T): this {
    return super.add(keyOf(value) as T);
  }

  override has(value: T): boolean {
    return super.has(keyOf(value) as T);
  }

  override delete(value: T): boolean {
    return super.delete(keyOf(value) as T);
  }
}

/** What Python's `range` gives. */
export class Range {
  readonly length: number;

  constructor(
    readonly start: number,
    readonly stop: number,
    readonly step: number,
  ) {
    this.length = Math.max(0, Math.ceil((stop - start) / step));
  }

  *[Symbol.iterator](): IterableIterator<number> {
    for (let i = 0; i < this.length; i++) yield this.start + i * this.step;
  }

  at(i: number): number {
    return this.start + i * this.step;
  }

  has(value: unknown): boolean {
    const i = (Number(value) - this.start) / this.step;
    return Number.isInteger(i) && i >= 0 && i < this.length;
  }
}

/** Things, and how many there are of each. */
export class Counter extends Dict<number> {
  constructor(values: Iterable<unknown> = []) {
    super();
    for (const value of values) this.set(value, (this.get(value) ?? 0) + 1);
  }

  override get(key: unknown): number {
    return super.get(key) ?? 0;
  }
}
