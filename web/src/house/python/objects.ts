// Python's objects and exceptions: every class that is translated stands on one of these.

/** What all classes have in common: a new one is set up by `__init__`. */
export class Thing {
  constructor(...given: unknown[]) {
    this.__init__(...given);
  }

  __init__(..._given: unknown[]): void {}

  [Symbol.iterator](): Iterator<unknown> {
    const { __iter__ } = this as { __iter__?: () => Iterator<unknown> };
    if (!__iter__) throw new TypeError("this is no row");
    return __iter__.call(this);
  }

  /** The names of the fields by which two of a class are compared, if they are. */
  get $fields(): string | undefined {
    return undefined;
  }
}

export class BaseException extends Error {
  declare args: unknown[];

  constructor(...given: unknown[]) {
    super();
    this.args = given;
    this.__init__(...given);
  }

  __init__(...given: unknown[]): void {
    this.args = given;
    this.message = given.map(String).join(", ");
  }
}
export class Exception extends BaseException {}
export class ArithmeticError extends Exception {}
export class AssertionError extends Exception {}
export class AttributeError extends Exception {}
export class LookupError extends Exception {}
export class IndexError extends LookupError {}
export class KeyError extends LookupError {}
export class NotImplementedError extends Exception {}
export class OSError extends Exception {}
export class RuntimeError extends Exception {}
export class StopIteration extends Exception {}
export class TypeError extends Exception {}
export class ValueError extends Exception {}
export class UnicodeError extends ValueError {}

type Class = abstract new (...args: never[]) => unknown;

/** Is this what an `except` is for? What JavaScript throws by itself is an Exception, of the kinds it has too. */
export function caught(thrown: unknown, kinds: Class[]): boolean {
  return kinds.some((kind) => {
    if (thrown instanceof (kind as never)) return true;
    if (thrown instanceof BaseException || !(thrown instanceof Error)) return false;
    if (kind === Exception || kind === BaseException) return true;
    if (thrown instanceof globalThis.RangeError) return kind === IndexError || kind === LookupError || kind === ValueError;
    return thrown instanceof globalThis.TypeError && (kind === TypeError || kind === AttributeError);
  });
}

/** An object with its fields, as it was while Python loaded. */
export function made<T>(kind: new (...args: never[]) => T, fields: object): T {
  return Object.assign(Object.create(kind.prototype as object) as object, fields) as T;
}

/** What lies in a class besides methods: its objects have it too, until they have one of their own. */
export function attributes(kind: { prototype: object }, values: Record<string, unknown>): void {
  for (const owner of [kind, kind.prototype])
    for (const [name, value] of Object.entries(values)) {
      const usual = typeof value === "function" && !isClass(value) && owner !== kind ? value : value;
      Object.defineProperty(owner, name, { value: usual, writable: true, configurable: true, enumerable: false });
    }
}

/** Methods of a class that came later than the class itself. */
export function more(kind: { prototype: object }, other: { prototype: object }): void {
  const { constructor: _, ...methods } = Object.getOwnPropertyDescriptors(other.prototype) as PropertyDescriptorMap;
  const { length: _l, name: _n, prototype: _p, ...own } = Object.getOwnPropertyDescriptors(other) as unknown as PropertyDescriptorMap;
  Object.defineProperties(kind.prototype, methods);
  Object.defineProperties(kind, own);
}

/** Methods of the class that may be asked of its objects too. */
export function ofClass(kind: { prototype: object }, names: string): void {
  for (const name of names.split(" "))
    Object.defineProperty(kind.prototype, name, {
      value(this: { constructor: Record<string, (...args: unknown[]) => unknown> }, ...given: unknown[]) {
        return this.constructor[name]!(...given);
      },
      writable: true,
      configurable: true,
    });
}

export function isClass(value: unknown): boolean {
  if (typeof value !== "function") return false;
  const { prototype } = value as { prototype?: unknown };
  return prototype instanceof Thing || prototype instanceof BaseException || value === Thing;
}

/** A method of an object, to be called without naming the object again; anything else as it is. */
export function bound(owner: object, name: string): unknown {
  const found = (owner as Record<string, unknown>)[name];
  return typeof found === "function" && !isClass(found) ? (found as (...args: unknown[]) => unknown).bind(owner) : found;
}

/** A method of whichever object it is called with. */
export function method(name: string): (owner: Record<string, (...args: unknown[]) => unknown>, ...given: unknown[]) => unknown {
  return (owner, ...given) => owner[name]!(...given);
}

/** Work something out when it is first asked for, and keep it. */
export function once<T>(owner: object, name: string, work: () => T): T {
  const value = work();
  Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });
  return value;
}

export function leftOut(name: string): never {
  throw new NotImplementedError(`${name} is not there in a page`);
}

/** Another object with the same in it. */
export function copyObject<T extends object>(thing: T): T {
  const other = Object.create(Object.getPrototypeOf(thing) as object) as object;
  return Object.defineProperties(other, Object.getOwnPropertyDescriptors(thing)) as T;
}

/** Another object with the same in its fields, but for these. */
export function replace<T extends object>(thing: T, changed: Map<unknown, unknown>): T {
  const other = made(thing.constructor as new () => T, { ...thing });
  for (const [name, value] of changed.entries()) (other as Record<string, unknown>)[name as string] = value;
  (other as { __post_init__?: () => void }).__post_init__?.();
  return other;
}

export function getattr(owner: object, name: string, missing?: unknown): unknown {
  const found = owner === null || owner === undefined ? undefined : (owner as Record<string, unknown>)[name];
  if (found !== undefined) return bound(owner, name);
  if (missing === undefined) throw new AttributeError(name);
  return missing;
}

export function hasattr(owner: object, name: string): boolean {
  return owner !== null && owner !== undefined && (owner as Record<string, unknown>)[name] !== undefined;
}

export function setattr(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: true });
}

/** Arguments by place and by name, in the order of the parameters. */
export function byName(names: string[], placed: unknown[], given: Map<unknown, unknown>): unknown[] {
  for (const name of given.keys()) if (!names.includes(String(name))) throw new TypeError(`${String(name)}= is not taken`);
  return names.map((name, i) => (i < placed.length ? placed[i] : given.get(name)));
}

export const nameOf = (thing: { __name__?: string; name?: string }): string => thing.__name__ ?? thing.name ?? "";
export const type = (thing: object): unknown => thing.constructor;
/** A rule, by its name: whoever has the compiled module finds it. */
export const rule = (name: string): { __name__: string } => ({ __name__: name });
