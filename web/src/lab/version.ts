// A version of a game: the standard cards with changes, as it is kept, shared by link and written to a file.
import type { ChangedRow, Changes, Sections, Value } from "./kinds";

export interface Version {
  game: string;
  name: string;
  changes: Changes;
}

export interface Change {
  section: string;
  card: string;
  key: string;
  old: Value;
  new: Value;
}

const LONGEST_LINK = 20_000;
const MOST_ROWS = 400;
const same = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value as it is printed. */
export function printedValue(sections: Sections, section: string, card: string, key: string): Value | undefined {
  return sections[section]?.find(({ name }) => name === card)?.[key];
}

/** A value as it is in a version. */
export function valueIn(sections: Sections, changes: Changes, section: string, card: string, key: string): Value | undefined {
  return changes[section]?.find(({ name }) => name === card)?.[key] ?? printedValue(sections, section, card, key);
}

/** The changes with one more, or without it where the value is the printed one. */
export function withValue(sections: Sections, changes: Changes, section: string, card: string, key: string, value: Value): Changes {
  const rows = changes[section] ?? [];
  const before = rows.find(({ name }) => name === card) ?? { name: card };
  const { [key]: _old, ...rest } = before;
  const row = (same(value, printedValue(sections, section, card, key)) ? rest : { ...before, [key]: value }) as ChangedRow;
  const kept = Object.keys(row).length > 1;
  const place = rows.findIndex(({ name }) => name === card);
  const next = place < 0 ? [...rows, row] : rows.map((one, i) => (i === place ? row : one));
  const { [section]: _rows, ...others } = changes;
  const left = next.filter((one) => one !== row || kept);
  return left.length ? { ...others, [section]: left } : others;
}

/** Everything that differs from the printed cards. */
export function changesOf(sections: Sections, changes: Changes): Change[] {
  return Object.entries(changes).flatMap(([section, rows]) =>
    rows.flatMap(({ name, ...values }) =>
      Object.entries(values).flatMap(([key, value]) => {
        const old = printedValue(sections, section, name, key);
        return old === undefined ? [] : [{ section, card: name, key, old, new: value }];
      }),
    ),
  );
}

/** A version as a part of an address. */
export function linkOf(version: Version): string {
  const bytes = new TextEncoder().encode(JSON.stringify(version));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What a link says; null for anything that is no version. What stands on cards is checked when it is played. */
export function versionIn(link: string): Version | null {
  if (!link || link.length > LONGEST_LINK || !/^[\w-]+$/.test(link)) return null;
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const found = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
    return isVersion(found) ? found : null;
  } catch {
    return null;
  }
}

export function isVersion(found: unknown): found is Version {
  if (!isRecord(found) || Object.keys(found).length !== 3) return false;
  const { game, name, changes } = found;
  if (typeof game !== "string" || typeof name !== "string" || name.length > 40 || !isRecord(changes)) return false;
  const rows = Object.values(changes);
  if (!rows.every((some) => Array.isArray(some) && some.every((row) => isRecord(row) && typeof row.name === "string"))) return false;
  return (rows as unknown[][]).reduce((sum, some) => sum + some.length, 0) <= MOST_ROWS;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
