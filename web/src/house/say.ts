// What the house says to people: refusals, and a referee's reasons. The same messages as the server's
// (`sixthman.messages`), fetched when something has to be said.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { SHELF } from "$/words/shelf";
import { Dict } from "./python/collections";

export const SPOKEN = Object.keys(SHELF);
const SHARED = "house"; // the group of words that all games need, and of a game what follows
const of = (game: string) => `${game}house`;
const names = (game: string) => `${game}names`; // what notation may call things
const MOST_LETTERS = 800; // in one fact of a message

const bundles = new Map<string, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

/** Fetch what may have to be said in a language: of all games, and of one. */
export async function needWords(language: string, game?: string): Promise<void> {
  await Promise.all([SHARED, ...(game ? [of(game)] : [])].map((group) => load(language, group)));
}

/** Fetch what a game's notation calls things, in every language: records may be written in any of them. */
export async function needNames(game: string): Promise<void> {
  await Promise.all(SPOKEN.map((language) => load(language, names(game))));
}

/** A message with its facts filled in; its name if it is not here. */
export function say(language: string, message: string, facts: Dict | Record<string, unknown> = {}): string {
  const bundle = bundles.get(language);
  const [name = "", attribute] = message.split(".");
  const entry = bundle?.getMessage(name);
  const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
  if (!bundle || !pattern) return message;
  const given = facts instanceof Dict ? [...facts.entries()] : Object.entries(facts);
  return bundle.formatPattern(pattern, Object.fromEntries(given.map(([key, fact]) => [String(key), fitting(fact)])));
}

/** Is there such a message? */
export function knows(language: string, message: string): boolean {
  return bundles.get(language)?.hasMessage(message.split(".")[0] ?? "") ?? false;
}

function fitting(fact: unknown): FluentVariable {
  if (typeof fact === "number") return fact;
  const text = String(fact);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

function load(language: string, group: string): Promise<void> {
  const key = `${language}/${group}`;
  let coming = loaded.get(key);
  if (!coming) {
    coming = (async () => {
      const { FluentBundle, FluentResource } = await import("@fluent/bundle"); // few games need it
      const text = (await SHELF[language]?.[group]?.())?.default;
      const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
      bundles.set(language, bundle);
      if (text) bundle.addResource(new FluentResource(text));
    })();
    coming.catch(() => loaded.delete(key)); // no network: asked for again next time
    loaded.set(key, coming);
  }
  return coming;
}
