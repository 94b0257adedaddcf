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
const plain = new Map<string, string>(); // names, by language and message: a game needs no more than these to begin

/** Fetch what may have to be said in a language: of all games, and of one. */
export async function needWords(language: string, game?: string): Promise<void> {
  await Promise.all([SHARED, ...(game ? [of(game)] : [])].map((group) => load(language, group)));
}

/** Fetch what a game's notation calls things, in every language: records may be written in any of them. */
export async function needNames(game: string): Promise<void> {
  await Promise.all(SPOKEN.map((language) => loadNames(language, names(game))));
}

/** A message with its facts filled in; its name if it is not here. */
export function say(language: string, message: string, facts: Dict | Record<string, unknown> = {}): string {
  const word = plain.get(`${language} ${message}`);
  if (word !== undefined) return word;
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
  const [name = ""] = message.split(".");
  return plain.has(`${language} ${name}`) || (bundles.get(language)?.hasMessage(name) ?? false);
}

function fitting(fact: unknown): FluentVariable {
  if (typeof fact === "number") return fact;
  const text = String(fact);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

const NAME = /^([\w-]+) = ([^{]+)$/;
const ATTRIBUTE = /^ +\.([\w-]+) = ([^{]+)$/;

/** Names are plain words, one to a line; what is not says Fluent. */
const loadNames = (language: string, group: string) =>
  once(`${language}/${group} plain`, async () => {
    let name = "";
    for (const line of (await textOf(language, group)).split("\n")) {
      const [, found, word] = NAME.exec(line) ?? [];
      const [, attribute, more] = ATTRIBUTE.exec(line) ?? [];
      if (found) plain.set(`${language} ${(name = found)}`, word!);
      else if (attribute && name) plain.set(`${language} ${name}.${attribute}`, more!);
      else name = "";
    }
  });

const load = (language: string, group: string) =>
  once(`${language}/${group}`, async () => {
    const { FluentBundle, FluentResource } = await import("@fluent/bundle"); // few games need it
    const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
    bundle.addResource(new FluentResource(await textOf(language, group)));
  });

const textOf = async (language: string, group: string) => (await SHELF[language]?.[group]?.())?.default ?? "";

function once(key: string, work: () => Promise<void>): Promise<void> {
  let coming = loaded.get(key);
  if (!coming) {
    coming = work();
    coming.catch(() => loaded.delete(key)); // no network: asked for again next time
    loaded.set(key, coming);
  }
  return coming;
}
