// Plays records by the page's own code, for tests: a line of JSON for each job comes in, what the table was like at
// every step goes out. See test_same_games.py.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as python from "$/house/python";
import { Module, ModuleEngine } from "$/house/rules";
import * as shared from "$declared/table/shared.js";
import * as allstar from "$declared/table/allstar.js";
import * as hoops from "$declared/table/hoops.js";

const GAMES: Record<string, any> = { allstar, hoops };
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

function moduleAt(game: string, version?: string): Module {
  const path = version ? `earlier/${game}-${version}` : game;
  let found = modules.get(path);
  if (!found) {
    const file = `${SOURCES}/games/${game}/${path}.wasm`;
    const code = readFileSync(file);
    found = new Module(new WebAssembly.Module(code), createHash("sha256").update(code).digest("hex"));
    modules.set(path, found);
  }
  return found;
}

python.furnish({
  say: say as never,
  knows: () => true,
  gameNamed: (name) => ({ declared: GAMES[name].DECLARATION, rules: GAMES[name].GAME }),
  engine: (game, module) => new ModuleEngine(game, module ?? moduleAt(game.name)),
  currentModule: (game) => moduleAt(game.name),
  moduleOfVersion: (game, version) => moduleAt(game.name, version),
  versionsOf: () => [],
});

const adapters = new Map<string, any>();

function adapterOf(game: string, version?: string): any {
  const key = `${game} ${version ?? ""}`;
  let adapter = adapters.get(key);
  if (!adapter) {
    const { Adapter, STANDARD_CARDS } = GAMES[game];
    const cards = version ? STANDARD_CARDS.constructor.of_module(moduleAt(game, version)) : STANDARD_CARDS;
    adapters.set(key, (adapter = new Adapter(cards)));
  }
  return adapter;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const digest = (value: unknown): string => createHash("sha256").update(stable(value)).digest("hex");

/** JSON in which names are in order. */
function stable(value: any): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (value !== null && typeof value === "object") {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${stable(value[name])}`).join()}}`;
  }
  return JSON.stringify(value);
}

function seen(adapter: any, table: any, tries: string[]): unknown {
  const { seats } = table.options;
  const onlookers = [...Array(seats).keys(), null];
  return {
    heading: table.heading,
    waiting: table.waiting(),
    scores: table.scores(),
    views: onlookers.map((seat) => {
      const view = table.view(seat);
      return [hex(view.tobytes()), python.toJson(shared.view_fields(adapter.declared, view, seats))];
    }),
    events: onlookers.map((seat) => python.toJson(table.events(seat))),
    legal: onlookers.slice(0, -1).map((seat) => table.legal(seat).map((n: number) => [n, adapter.write(table.view(seat), [n])])),
    sealed: onlookers.slice(0, -1).map((seat) => table.sealed(seat)),
    refused: tries.map((text) => refusal(() => table.verify(table.waiting()[0] ?? 0, text))),
  };
}

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (reason) {
    if (!(reason instanceof shared.UserError)) throw reason;
    return { message: (reason as any).message, text: ["en", "fr", "de"].map((language) => (reason as any).text(language)) };
  }
}

function play(job: { game: string; record: string; tries: string[]; full: boolean; version?: string }): unknown {
  const adapter = adapterOf(job.game, job.version);
  const record = shared.read_record(job.record);
  const steps = [];
  let last: any;
  for (const table of record.replay(adapter)) {
    last = table;
    const step = seen(adapter, table, job.tries);
    steps.push(job.full ? step : digest(step));
  }
  const again = shared.Record.of(last);
  return { steps, record: again.text(), ranks: last.over ? last.ranks() : null };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const job = JSON.parse(line);
  let answer: unknown;
  try {
    answer = play(job);
  } catch (reason) {
    answer = { error: reason instanceof Error ? `${reason.message} ${(reason as any).stack}` : String(reason) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
