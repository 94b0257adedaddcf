// Methods of Python's texts, lists, dictionaries and sets. Of any other object its own method of that name is called.
import { Rows } from "../records";
import { typeOf } from "./arrays";
import { dict, fromKeys, list, sorted, str } from "./builtins";
import { Counter, Dict, PySet } from "./collections";
import { IndexError, KeyError, ValueError } from "./objects";
import { eq } from "./operators";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const isText = (x: Any): x is string => typeof x === "string";
const own =
  (name: string) =>
  (x: Any, ...given: Any[]): Any =>
    x[name](...given);

// --- texts

const BLANK = "[\\s\\x1c-\\x1f\\x85]";
const START = new RegExp(`^${BLANK}+`, "u");
const END = new RegExp(`${BLANK}+$`, "u");
const escaped = (letters: string): string => letters.replace(/[\\\]^-]/g, "\\$&");
const stripped = (text: string, letters: string | null | undefined, start: boolean, end: boolean): string => {
  const [first, last] = letters ? [new RegExp(`^[${escaped(letters)}]+`, "u"), new RegExp(`[${escaped(letters)}]+$`, "u")] : [START, END];
  const cut = start ? text.replace(first, "") : text;
  return end ? cut.replace(last, "") : cut;
};

export const m_strip = (x: Any, letters?: string): Any => (isText(x) ? stripped(x, letters, true, true) : x.strip(letters));
export const m_lstrip = (x: Any, letters?: string): Any => stripped(x, letters, true, false);
export const m_rstrip = (x: Any, letters?: string): Any => stripped(x, letters, false, true);
export const m_lower = (x: string): string => x.toLowerCase();
export const m_upper = (x: string): string => x.toUpperCase();
export const m_casefold = (x: string): string => x.toLowerCase().replace(/[ßẞ]/g, "ss").replace(/ς/g, "σ");
export const m_capitalize = (x: string): string => x.slice(0, 1).toUpperCase() + x.slice(1).toLowerCase();
export const m_startswith = (x: string, start: string | string[]): boolean => [start].flat().some((one) => x.startsWith(one));
export const m_endswith = (x: string, end: string | string[]): boolean => [end].flat().some((one) => x.endsWith(one));
export const m_removeprefix = (x: string, start: string): string => (x.startsWith(start) ? x.slice(start.length) : x);
export const m_removesuffix = (x: string, end: string): string => (end && x.endsWith(end) ? x.slice(0, -end.length) : x);
export const m_isalnum = (x: string): boolean => /^[\p{L}\p{N}]+$/u.test(x);
export const m_isalpha = (x: string): boolean => /^\p{L}+$/u.test(x);
export const m_isdigit = (x: string): boolean => /^[\p{Nd}²³¹⁰⁴-⁹₀-₉]+$/u.test(x);
export const m_isdecimal = (x: string): boolean => /^\p{Nd}+$/u.test(x);
export const m_isspace = (x: string): boolean => new RegExp(`^${BLANK}+$`, "u").test(x);
export const m_isprintable = (x: string): boolean => /^(?: |[^\p{C}\p{Z}])*$/u.test(x);
export const m_zfill = (x: string, width: number): string => x.padStart(width, "0");
export const m_ljust = (x: string, width: number): string => x.padEnd(width);
export const m_rjust = (x: string, width: number): string => x.padStart(width);
export const m_find = (x: string, wanted: string): number => x.indexOf(wanted);
export const m_rfind = (x: string, wanted: string): number => x.lastIndexOf(wanted);
export const m_encode = (x: string): Uint8Array => new TextEncoder().encode(x);
export const m_decode = (x: Any): string => (isText(x) ? x : new TextDecoder().decode(x));

export function m_join(x: string, rows: Iterable<Any>): string {
  return list(rows).join(x);
}

export function m_split(x: Any, by?: Any, most?: number): Any {
  if (!isText(x)) return x.split(by, most);
  if (by === undefined || by === null) {
    const words = stripped(x, null, true, true).split(new RegExp(`${BLANK}+`, "u"));
    return words.length === 1 && !words[0] ? [] : words;
  }
  const parts = x.split(by);
  if (most === undefined || parts.length <= most + 1) return parts;
  return [...parts.slice(0, most), parts.slice(most).join(by)];
}

export function m_splitlines(x: string): string[] {
  const lines = x.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

export function m_partition(x: string, by: string): [string, string, string] {
  const at = x.indexOf(by);
  return at < 0 ? [x, "", ""] : [x.slice(0, at), by, x.slice(at + by.length)];
}

export function m_rpartition(x: string, by: string): [string, string, string] {
  const at = x.lastIndexOf(by);
  return at < 0 ? ["", "", x] : [x.slice(0, at), by, x.slice(at + by.length)];
}

export const m_replace = (x: Any, ...given: Any[]): Any => (isText(x) ? x.replaceAll(given[0], () => given[1]) : x.replace(...given));

// --- lists

export function m_append(x: Any, ...given: Any[]): void {
  if (Array.isArray(x)) x.push(given[0]);
  else x.append(...given);
}

export function m_extend(x: Any[], rows: Iterable<Any>): void {
  for (const row of [...rows]) x.push(row);
}

export const m_insert = (x: Any[], place: number, value: Any): void => void x.splice(place, 0, value);
export const m_reverse = (x: Any[]): void => void x.reverse();

export function m_index(x: Any, value: Any, ...more: Any[]): number {
  if (isText(x)) {
    const at = x.indexOf(value, more[0] ?? 0);
    if (at < 0) throw new ValueError("not in the text");
    return at;
  }
  if (!Array.isArray(x)) return x.index(value, ...more);
  const at = x.findIndex((one) => eq(one, value));
  if (at < 0) throw new ValueError(`${str(value)} is not in the list`);
  return at;
}

export function m_count(x: Any, ...given: Any[]): number {
  if (isText(x)) return x.split(given[0]).length - 1;
  return Array.isArray(x) ? x.filter((one) => eq(one, given[0])).length : x.count(...given);
}

export function m_sort(x: Any[], key?: Any, backwards?: boolean): void {
  x.splice(0, x.length, ...sorted(x, key, backwards));
}

export function m_remove(x: Any, ...given: Any[]): void {
  const [value] = given;
  if (x instanceof Set) {
    if (!x.delete(value)) throw new KeyError(value);
  } else if (Array.isArray(x)) x.splice(m_index(x, value), 1);
  else x.remove(...given);
}

export function m_pop(x: Any, ...given: Any[]): Any {
  if (Array.isArray(x)) {
    const place = given.length ? Number(given[0]) : -1;
    const at = place < 0 ? place + x.length : place;
    if (at < 0 || at >= x.length) throw new IndexError("nothing there");
    return x.splice(at, 1)[0];
  }
  if (x instanceof Map) {
    if (!x.has(given[0])) {
      if (given.length > 1) return given[1];
      throw new KeyError(given[0]);
    }
    const value = x.get(given[0]);
    x.delete(given[0]);
    return value;
  }
  if (x instanceof Set) {
    const [first] = x;
    x.delete(first);
    return first;
  }
  return x.pop(...given);
}

export function m_copy(x: Any, ...given: Any[]): Any {
  if (Array.isArray(x)) return x.slice();
  if (x instanceof Map) return dict(x);
  return x instanceof Set ? new PySet(x) : x.copy(...given);
}

export function m_clear(x: Any): void {
  if (Array.isArray(x)) x.length = 0;
  else x.clear();
}

// --- dictionaries and sets

export function m_get(x: Any, key: Any, ...missing: Any[]): Any {
  if (!(x instanceof Map)) return x.get(key, ...missing);
  const found = x instanceof Counter && !x.has(key) ? undefined : x.get(key);
  return found === undefined ? (missing[0] ?? null) : found;
}

export function m_setdefault(x: Map<Any, Any>, key: Any, value: Any = null): Any {
  if (!x.has(key)) x.set(key, value);
  return x.get(key);
}

export const m_fromkeys = (_kind: Any, keys: Iterable<Any>, value?: Any): Any => fromKeys(keys, value);
export const m_items = (x: Any, ...given: Any[]): Any => (x instanceof Map ? [...x.entries()] : x.items(...given));
export const m_keys = (x: Any, ...given: Any[]): Any => (x instanceof Map ? new PySet(x.keys()) : x.keys(...given));
export const m_values = (x: Any, ...given: Any[]): Any => (x instanceof Map ? [...x.values()] : x.values(...given));
export const m_add = (x: Any, ...given: Any[]): Any => x.add(...given);
export const m_discard = (x: Any, ...given: Any[]): Any => (x instanceof Set ? x.delete(given[0]) : x.discard(...given));
export const m_union = (x: Set<Any>, ...others: Iterable<Any>[]): Any => new PySet([...x, ...others.flatMap((other) => [...other])]);
export const m_intersection = (x: Set<Any>, other: Iterable<Any>): Any => new PySet([...other].filter((one) => x.has(one)));
export const m_difference = (x: Set<Any>, other: Iterable<Any>): Any => {
  const without = new PySet(other);
  return new PySet([...x].filter((one) => !without.has(one)));
};

export function m_update(x: Any, ...given: Any[]): void {
  const [more] = given;
  if (x instanceof Map) for (const [key, value] of dict(more).entries()) x.set(key, value);
  else if (x instanceof Set) for (const value of more) x.add(value);
  else x.update(...given);
}

// --- numbers, and rows of them

export const m_bit_length = (x: number): number => (x === 0 ? 0 : Math.floor(Math.log2(Math.abs(x))) + 1);
export const m_bit_count = (x: number): number => BigInt(x).toString(2).replaceAll("0", "").length;
export const m_tolist = (x: Any): Any => (typeof x === "number" || typeof x === "bigint" ? x : x.tolist());
export const m_sum = own("sum");
export const m_any = own("any");
export const m_all = own("all");
export const m_max = own("max");
export const m_min = own("min");
export const m_view = (x: Any, ...given: Any[]): Any => (x instanceof Rows ? x.view(typeOf(given[0])) : x.view(...given));
export const m_reshape = own("reshape");
export const m_ravel = (x: Any): Any => (x instanceof Rows ? x.ravel() : x.ravel());
export const m_flatten = own("ravel");
export const m_astype = (x: Rows, type: Any): Rows => x.astype(typeOf(type));
export const m_tobytes = own("tobytes");

// --- patterns and hashes

export const m_fullmatch = own("fullmatch");
export const m_match = own("match");
export const m_search = own("search");
export const m_findall = own("findall");
export const m_finditer = own("finditer");
export const m_sub = own("sub");
export const m_group = own("group");
export const m_groups = own("groups");
export const m_start = own("start");
export const m_end = own("end");
export const m_digest = own("digest");
export const m_hexdigest = own("hexdigest");
export const m_title = own("title");
export { Dict };
