// The games of the house: each one's Python (as $declared/table has it) together with its compiled rules.
import * as shared from "$declared/table/shared.js";
import { MODULES } from "$/modules/shelf";
import type { Game } from "$/net/types";
import { HouseTrouble, type Modules, type OwnCards } from "./protocol";
import { furnish } from "./python";
import { asModule } from "./python/house";
import { Module, ModuleEngine } from "./rules";
import { knows, needNames, say } from "./say";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- what comes from Python has no types

/** What a game's Python offers, beside what all games share. */
export interface Offered {
  DECLARATION: Any;
  GAME: Any;
  STANDARD_CARDS: Any;
  Adapter: new (cards: Any) => Any;
  TableCards: Any;
  [name: string]: Any;
}

const files = import.meta.glob<Offered>(["../../declared/table/*.js", "!../../declared/table/{shared,*-*}.js"]);
const later = import.meta.glob<Partial<Offered>>(["../../declared/table/*-more.js"]);
const byName = <T>(found: Record<string, () => Promise<T>>): Record<string, () => Promise<T>> =>
  Object.fromEntries(Object.entries(found).map(([file, load]) => [/(\w+)(?:-more)?\.js$/.exec(file)![1]!, load]));
const OFFERED: Record<Game, () => Promise<Offered>> = byName(files);
const MORE = byName(later);

/** The games that the house can play. */
export const GAMES: Game[] = Object.keys(OFFERED);

const offered = new Map<Game, Offered>();
const modules = new Map<string, Module>(); // by game and version
const key = (game: Game, version: string) => `${game} ${version}`;
const shelved = (game: Game) => MODULES.filter((one) => one.game === game);

function learn(game: Game, found: Offered): void {
  offered.set(game, { ...offered.get(game), ...found });
}

function moduleHere(game: Game, version: string): Module {
  const found = modules.get(key(game, version));
  if (!found) throw new HouseTrouble("module-gone");
  return found;
}

/** A folder as `sixthman.registry` gives it. */
function folderOf(name: Game): Any {
  const found = offered.get(name)!;
  const rooms = (): Record<string, Any> => ({
    table: found,
    bots: { policy: found.RULES.get("policy") },
    "bots.styles": { STYLES: found.STYLES },
    "bots.search_rules": { SEARCH_RULES: offered.get(name)!.SEARCH_RULES }, // these three come later
    "bots.luck": { chance_events: offered.get(name)!.chance_events },
    "table.because": { because: offered.get(name)!.because },
    server: { Adviser: (...given: Any[]) => new found.Adviser(...given), QUESTION: found.QUESTION }, // called without `new`
  });
  return {
    name,
    declared: found.DECLARATION,
    rules: found.GAME,
    load: (room: string) => rooms()[room] ?? null,
    adapter: () => new found.Adapter(found.STANDARD_CARDS),
  };
}

furnish({
  say,
  knows,
  gameNamed: folderOf,
  gameNames: () => [...offered.keys()],
  engine: (game, module) => new ModuleEngine(game, module ?? moduleHere(game.declared.name, game.version)),
  currentModule: (game) => moduleHere(game.declared.name, game.version),
  moduleOfVersion: (game, version) => modules.get(key(game.declared.name, version)) ?? null,
  versionsOf: (game) => shelved(game.declared.name).map(({ rules }) => rules),
});

/** One version of a game: its adapter, its rules, its bots that need no time (`sixthman.server.engines.Rules`). */
export type Rules = Any;

const ready = new Map<string, Promise<Rules>>();

/** The rules of a game, the present ones or those of an earlier version; HouseTrouble if they are not to be had. */
export function rulesOf(game: Game, from: Modules, version?: string, own?: OwnCards): Promise<Rules> {
  const name = `${game} ${version ?? ""} ${own ? JSON.stringify(own) : ""}`;
  let coming = ready.get(name);
  if (!coming) {
    coming = load(game, from, version, own);
    coming.catch(() => ready.delete(name));
    ready.set(name, coming);
  }
  return coming;
}

async function load(game: Game, from: Modules, version?: string, own?: OwnCards): Promise<Rules> {
  const code = OFFERED[game];
  if (!code) throw new HouseTrouble("module-gone");
  const earlier = version === undefined ? [] : [from.module(game, version)];
  const coming = Promise.all([code(), needNames(game), from.module(game), ...earlier] as const);
  const [found, , present, other = present] = await coming.catch((reason: unknown) => {
    if (reason instanceof HouseTrouble) throw reason;
    console.error(reason);
    throw new HouseTrouble("module-gone"); // the page's own files are not here
  });
  learn(game, found);
  const known = [present, other].map((compiled) => keep(game, compiled));
  const { GAME, STANDARD_CARDS, Adapter, TableCards } = found;
  const module = known[1]!;
  const isPresent = module.manifest.rules === GAME.version;
  const standard = isPresent ? STANDARD_CARDS : TableCards.of_module(asModule(module));
  const cards = own ? await (await import("./own-cards")).ownCards(found, game, own) : standard;
  const rules = new shared.Rules(new Adapter(cards), module);
  rules.get_ready();
  return rules;
}

function keep(game: Game, compiled: WebAssembly.Module): Module {
  const module = new Module(compiled, "");
  const name = key(game, module.manifest.rules);
  const { digest = "" } = shelved(game).find(({ rules }) => rules === module.manifest.rules) ?? {};
  const kept = modules.get(name) ?? new Module(compiled, digest);
  modules.set(name, kept);
  return kept;
}

/** All of a game's Python and of what games share: records, proofs, deals, lessons, reviews. A first game needs less. */
export async function wholeOf(game: Game): Promise<Any> {
  const loads = [MORE["shared"]!(), OFFERED[game]?.() ?? {}, MORE[game]?.() ?? {}];
  const [all, own, more] = await Promise.all(loads).catch((reason: unknown) => {
    console.error(reason);
    throw new HouseTrouble("module-gone");
  });
  learn(game, { ...own, ...more } as Offered);
  return { ...shared, ...all, ...own, ...more };
}

/** The Python of a game that is here, as far as a first game needs it. */
export const pythonOf = (game: Game): Offered => offered.get(game)!;
export { shared as python };
