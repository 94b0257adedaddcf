// What someone asks for, as the table's Python takes it: commands and questions by their fields.
import { python, pythonOf } from "./games";
import { made } from "./python";
import { toPython } from "./values";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A frame from the page. */
export interface Asked {
  do: string;
  id: string;
  [field: string]: unknown;
}

const MOST_LETTERS = 1000;

/** A command; a refusal if there is none such. */
export function commandOf({ do: wanted, ...fields }: Asked): Any {
  const Command = python.BY_TAG.get(wanted);
  const known = (Command?.prototype.$fields as string | undefined)?.split(" ") ?? [];
  const fits = Command && Object.entries(fields).every(([name, value]) => known.includes(name) && isPlain(value));
  if (!fits) throw new python.NotAllowed("error-server-message");
  return new Command(...known.map((name) => fields[name]));
}

/** A question about a game's cards: what is left out is as usual, or nothing. */
export function questionOf(game: string, asked: Record<string, unknown>): Any {
  const usual = pythonOf(game).QUESTION as [name: string, usual: unknown][];
  if (Object.keys(asked).some((name) => !usual.some(([known]) => known === name))) throw new python.IllegalChoice("error-server-weigh-game");
  return withNulls(Object.fromEntries(usual.map(([name, value]) => [name, name in asked ? asked[name] : value])));
}

/** What was agreed on, as it was kept. */
export function settingsFrom(kept: Record<string, unknown>): Any {
  return made(python.TableSettings, Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, toPython(value)])));
}

/** Objects as Python knows them: a field that nobody gave is None. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (value === null || typeof value !== "object") return value ?? null;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNulls(inner)]));
  return new Proxy(fields, { get: (of, name) => (name in of ? of[name as string] : null) });
}

/** Texts of a sensible length, numbers, yes and no, or rows of numbers. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => Number.isInteger(one));
  if (typeof value === "string") return value.length <= MOST_LETTERS;
  return value === null || value === undefined || typeof value === "boolean" || Number.isInteger(value);
}
