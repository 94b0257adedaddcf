// The page's code in Node, with its surroundings: words and modules from the sources. For tests.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as python from "$/house/python";
import { asModule } from "$/house/python/house";
import { Module, ModuleEngine } from "$/house/rules";
import * as early from "$declared/table/shared.js";
import * as later from "$declared/table/shared-more.js";
import * as allstar from "$declared/table/allstar.js";
import * as allstarMore from "$declared/table/allstar-more.js";
import * as hoops from "$declared/table/hoops.js";
import * as hoopsMore from "$declared/table/hoops-more.js";

export const shared: any = { ...early, ...later };
const GAMES: Record<string, any> = { allstar: { ...allstar, ...allstarMore }, hoops: { ...hoops, ...hoopsMore } };
const SOURCES = process.env.SIXTHMAN_SOURCES!;
const modules = new Map<string, Module>();

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = readdirSync(`${SOURCES}/messages/${language}`, { recursive: true }).map(String);
  for (const file of files.filter((name) => name.endsWith(".ftl"))) {
    bundle.addResource(new FluentResource(readFileSync(`${SOURCES}/messages/${language}/${file}`, "utf-8")));
  }
  return bundle;
}

const bundles = new Map<string, FluentBundle>();

function say(language: string, message: string, facts: Map<string, unknown>): string {
  if (!bundles.has(language)) bundles.set(language, bundleOf(language));
  const bundle = bundles.get(language)!;
  const [name, attribute] = message.split(".");
  const entry = bundle.getMessage(name!)!;
  const pattern = attribute ? entry.attributes[attribute]! : entry.value!;
  return bundle.formatPattern(pattern, Object.fromEntries(facts.entries()) as never);
}

/** The module of the present rules, or that of a version; undefined for one that is not here. */
function moduleAt(game: string, version?: string): Module | undefined {
  const path = version === undefined || version === currentRules(game) ? game : `earlier/${game}-${version}`;
  const file = `${SOURCES}/games/${game}/${path}.wasm`;
  let found = modules.get(path);
  if (!found && existsSync(file)) {
    const code = readFileSync(file);
    found = new Module(new WebAssembly.Module(code), createHash("sha256").update(code).digest("hex"));
    modules.set(path, found);
  }
  return found;
}

function versionsOf(game: string): string[] {
  const folder = `${SOURCES}/games/${game}/earlier`;
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const earlier = files.flatMap((file) => (file.startsWith(`${game}-`) ? [/-(\w+)\.wasm$/.exec(file)![1]!] : []));
  return [...earlier, currentRules(game)];
}

python.furnish({
  say: say as never,
  knows: () => true,
  gameNamed: (name) => ({ declared: GAMES[name].DECLARATION, rules: GAMES[name].GAME }),
  engine: (game, module) => new ModuleEngine(game, module ?? moduleAt(game.name)),
  currentModule: (game) => moduleAt(game.name),
  moduleOfVersion: (game, version) => moduleAt(game.name, version) ?? null,
  versionsOf: (game) => versionsOf(game.name),
});

const adapters = new Map<string, any>();

/** The adapter of a game, by an earlier version of its rules if that is named. */
export function adapterOf(game: string, version = currentRules(game)): any {
  const key = `${game} ${version}`;
  let adapter = adapters.get(key);
  if (!adapter) {
    const { Adapter, STANDARD_CARDS, TableCards } = GAMES[game];
    const isPresent = version === currentRules(game);
    const module = moduleAt(game, version);
    if (!module) throw new Error(`no rules ${version} of ${game}`);
    adapters.set(key, (adapter = new Adapter(isPresent ? STANDARD_CARDS : TableCards.of_module(asModule(module)))));
  }
  return adapter;
}

/** The present version of a game's rules. */
export const currentRules = (game: string): string => GAMES[game].GAME.version;

/** Answer every line of JSON with another. */
export function answerLines(answer: (job: any) => unknown): void {
  createInterface({ input: process.stdin }).on("line", async (line) => {
    let found: unknown;
    try {
      found = await answer(JSON.parse(line));
    } catch (reason) {
      found = { error: reason instanceof Error ? `${reason.message} ${reason.stack}` : String(reason) };
    }
    process.stdout.write(`${JSON.stringify(found)}\n`);
  });
}
