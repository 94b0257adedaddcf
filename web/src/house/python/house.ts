// What the table's Python asks of its surroundings: words, compiled rules, games. The house brings them; so does a test.
import { sha256 as digestOf } from "$/modules/sha256";
import { fromJson } from "./builtins";
import { Dict } from "./collections";
import { NotImplementedError } from "./objects";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface Surroundings {
  say(language: string, message: string, facts: Dict): string;
  knows(language: string, message: string): boolean;
  /** The folder of a game: `declared`, `rules`, `adapter()`, … */
  gameNamed(name: string): Any;
  gameNames(): string[];
  /** The compiled rules of a game (`kernel.game.Game`): of a module, or the present ones. */
  engine(game: Any, module: Any): Any;
  currentModule(game: Any): Any;
  moduleOfVersion(game: Any, version: string): Any;
  versionsOf(game: Any): string[];
}

let surroundings: Surroundings | undefined;

/** From now on these are asked. */
export function furnish(with_: Surroundings): void {
  surroundings = with_;
}

function around(): Surroundings {
  if (!surroundings) throw new NotImplementedError("the house is not furnished");
  return surroundings;
}

export const say = (language: string, message: string, facts = new Dict()): string => around().say(language, message, facts);
export const knows = (language: string, message: string): boolean => around().knows(language, message);
export const gameNamed = (name: string): Any => around().gameNamed(name);
export const gameNames = (): string[] => around().gameNames();
export const currentModule = (game: Any): Any => around().currentModule(game);
export const moduleOfVersion = (game: Any, version: string): Any => around().moduleOfVersion(game, version);
export const versionsOf = (game: Any): string[] => around().versionsOf(game);
/** A module, as cards name it: what it says of itself is JSON, which Python reads as dictionaries. */
export function asModule(module: { manifest: unknown }): Any {
  const named = Object.create(module, { manifest: { value: fromJson(module.manifest) } }) as object;
  ownModules.set(named, module);
  return named;
}
export const engineOf = (cards: Any): Any => around().engine(cards.game, ownModules.get(cards.module) ?? cards.module);

const ownModules = new WeakMap<object, unknown>(); // what can be run, by what cards name

const ownTables = new WeakMap<object, Dict>(); // by the card set

/** From now on rules find these tables where a table is played with that card set. */
export const useTables = (cardset: object, tables: Iterable<[string, Any]>): void => void ownTables.set(cardset, new Dict([...tables]));

/** A game's tables: those of a set of one's own, else as they lie in its module. */
export function tablesOf(cards: Any): Dict | { __getitem__(name: string): Any } {
  const own = ownTables.get(cards.cards as object);
  if (own) return own;
  const known = new Map<string, Any>();
  return {
    __getitem__(name) {
      if (!known.has(name)) known.set(name, cards.engine.table(name));
      return known.get(name);
    },
  };
}

/** Rules that are called as they are: they are translated like everything else. */
export const plainEngine = (_game: Any): { rule<F>(function_: F): F } => ({ rule: (function_) => function_ });

// --- chance and hashes

export function sha256(data: Uint8Array | string): { digest(): Uint8Array; hexdigest(): string } {
  const digest = digestOf(typeof data === "string" ? new TextEncoder().encode(data) : data);
  return { digest: () => digest, hexdigest: () => hex(digest) };
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const drawn = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const tokenHex = (count: number): string => hex(drawn(count));
export const tokenUrlsafe = (count: number): string =>
  btoa(String.fromCharCode(...drawn(count))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

// --- texts

export const normalize = (form: string, text: string): string => text.normalize(form);

/** `"%d of %b" % (…)` */
export function percent(pattern: string, values: Any): string {
  const left = Array.isArray(values) ? [...values] : [values];
  return pattern.replace(/%[dbs]/g, () => String(left.shift()));
}

/** `f"{value:spec}"`: figures with this many decimals, in groups, or so wide. */
export function format(value: Any, spec: string): string {
  const found = /^(0?)(\d*)(,?)(?:\.(\d+))?([dfs]?)$/.exec(spec);
  if (!found) throw new NotImplementedError(`the format ${spec}`);
  const [, zeros, width, groups, decimals] = found;
  let text = decimals === undefined ? String(value) : Number(value).toFixed(Number(decimals));
  if (groups) text = text.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return text.padStart(Number(width), zeros ? "0" : " ");
}
