// What the page says: Fluent messages of the chosen language, loaded group by group.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SHELF } from "./shelf";

export type Language = string;
export type Group = string; // see build/words.ts
export type Facts = Record<string, FluentVariable>;
export const LANGUAGES: Language[] = Object.keys(SHELF); // all that there are words for

const wanted = new Set<Group>(["core"]);
const loaded = new Set<string>(); // "de/core"
const bundles = new Map<Language, FluentBundle>();
let spoken = $state<Language>("en");
let printing = $state(0); // grows when there are new words, so that what is shown is said again

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Speak another language, once its words are there. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...wanted].map((group) => load(next, group)));
  spoken = next;
  printing++;
}

/** Make sure that these groups can be said. */
export async function need(...groups: Group[]): Promise<void> {
  for (const group of groups) wanted.add(group);
  await Promise.all(groups.map((group) => load(spoken, group)));
}

/** A message with its facts filled in; `message.attribute` works too. */
export function t(id: string, facts: Facts = {}): string {
  void printing;
  const bundle = bundles.get(spoken);
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return import.meta.env.DEV ? `⟦${id}⟧` : "";
  return bundle.formatPattern(pattern, facts);
}

/** Is there such a message? */
export function said(id: string): boolean {
  void printing;
  return bundles.get(spoken)?.hasMessage(id.split(".")[0] ?? "") ?? false;
}

/** A number as the language writes it. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(spoken, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A share (0 to 1) as a percentage. */
export function percent(value: number, digits = 0): string {
  const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(spoken, options).format(value);
}

/** A day (and time) as the language writes it; `at` in seconds since 1970. */
export function day(at: number, withTime = false): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: "medium", ...(withTime ? { timeStyle: "short" } : {}) };
  return new Intl.DateTimeFormat(spoken, options).format(at * 1000);
}

/** Several words in a row: "a, b and c". */
export function list(words: string[], joint: "and" | "or" = "and"): string {
  return new Intl.ListFormat(spoken, { type: joint === "or" ? "disjunction" : "conjunction" }).format(words);
}

async function load(of: Language, group: Group): Promise<void> {
  const key = `${of}/${group}`;
  if (loaded.has(key)) return;
  const text = (await SHELF[of]![group]!()).default;
  const bundle = bundles.get(of) ?? new FluentBundle(of, { useIsolating: false });
  bundles.set(of, bundle);
  if (!loaded.has(key)) bundle.addResource(new FluentResource(text));
  loaded.add(key);
  printing++;
}
