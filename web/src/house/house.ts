// The house: its tables, and the lines to them. Requests come through routes.ts.
import { GAMES, python, rulesOf, wholeOf, type Rules } from "./games";
import { Live, type Made } from "./live";
import { HERE, HouseTrouble, type Kept, type Modules, type OwnCards, type Refused, type Store, type Trouble } from "./protocol";
import { made } from "./python";
import { Reviews } from "./reviews";
import { needWords } from "./say";
import type { Thinkers } from "./thinkers";
import { toPlain } from "./values";
import { commandOf, questionOf, settingsFrom, type Asked } from "./wishes";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const NOT_ALLOWED = 4403;
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LONGEST_FRAME = 8192;

/** What a house needs from outside. */
export interface Surroundings {
  modules: Modules;
  store: Store;
  thinkers: Thinkers;
  trouble(trouble: Trouble): void;
  clock(): number; // seconds since 1970
}

/** Who is at the other end of a line. */
export interface Far {
  hear(frame: string): void;
  end(code: number): void;
}

export class House {
  readonly reviews: Reviews;
  readonly #around: Surroundings;
  readonly #lives = new Map<string, Promise<Live>>();
  readonly #lines = new Map<number, { live: Live; far: Far; language: string; leave: () => void }>();
  readonly #keeping = new Map<string, Promise<void>>();
  readonly #changed = new Set<string>();
  readonly #told = new Set<Trouble>();

  constructor(around: Surroundings) {
    this.#around = around;
    this.reviews = new Reviews(around.thinkers, (kept) => this.#keep(kept));
  }

  now(): number {
    return this.#around.clock();
  }

  /** The rules of a game. */
  rules(game: string, version?: string, cards?: OwnCards): Promise<Rules> {
    return rulesOf(game, this.#around.modules, version, cards);
  }

  // --- lines

  async open(line: number, path: string, language: string, far: Far): Promise<void> {
    const { pathname, searchParams } = new URL(path, "http://house");
    try {
      const live = await this.live(decodeURIComponent(/^\/api\/tables\/([^/]+)\/socket$/.exec(pathname)?.[1] ?? ""));
      const watching = live.seat < 0 || searchParams.get("spectate") === "true";
      const listener = { onlooker: (watching ? live.state.spectators : live.seat) as number, ...far };
      this.#lines.set(line, { live, far, language, leave: () => live.goodbye(listener) });
      const since = Math.max(0, Number(searchParams.get("since") ?? 0));
      await live.ask(() => far.hear(live.hello(listener, since)));
    } catch (reason) {
      far.hear(JSON.stringify({ kind: "no", id: null, ...(await this.refusal(reason, language)) }));
      far.end(NOT_ALLOWED);
    }
  }

  async say(line: number, frame: string): Promise<void> {
    const known = this.#lines.get(line);
    if (!known) return;
    const { live, far, language } = known;
    const tell = (what: object) => far.hear(JSON.stringify(what));
    let id: string | null = null;
    try {
      if (frame.length > LONGEST_FRAME) throw new python.NotAllowed("error-server-message");
      const asked = JSON.parse(frame) as Asked;
      id = asked.id;
      if (asked.do === "ping") tell({ kind: "pong", id });
      else if (asked.do === "weigh") tell({ kind: "weighed", id, ...this.evaluate(live, asked) });
      else tell({ kind: "done", id, seq: await this.command(live, asked) });
    } catch (reason) {
      tell({ kind: "no", id, ...(await this.refusal(reason, language)) });
    }
  }

  close(line: number): void {
    this.#lines.get(line)?.leave();
    this.#lines.delete(line);
  }

  // --- tables

  /** A table, as it is in memory or was kept. */
  live(table: string): Promise<Live> {
    let coming = this.#lives.get(table);
    if (!coming) {
      coming = this.#wake(table);
      coming.catch(() => this.#lives.delete(table));
      this.#lives.set(table, coming);
    }
    return coming;
  }

  async #wake(table: string): Promise<Live> {
    const kept = await this.#around.store.get(table);
    if (!kept) throw new python.NotAllowed("error-server-table");
    const live = this.#begin(kept, settingsFrom(kept.settings), await this.rules(kept.game, kept.version, kept.cards));
    live.goOn();
    return live;
  }

  #begin(kept: Kept, agreed: Any, rules: Rules): Live {
    const { game, version, cards } = kept;
    const think = (level: string, view: Any) =>
      this.#around.thinkers.about<number[]>({ game, version, cards, about: "choice", level, view: view.tobytes() as Uint8Array });
    return new Live(kept, agreed, rules, { clock: () => this.now(), think, keep: () => this.#keep(kept) });
  }

  /** A new table, at which someone with this name sits. */
  async make(rules: Rules, agreed: Any, name: string, cards?: OwnCards): Promise<Live> {
    const table = HERE + drawn();
    const settings = settled(rules, agreed);
    const kept = { ...this.#blank(table, rules, settings), ...(cards ? { cards } : {}) };
    const live = this.#begin(kept, settings, rules);
    await live.ask(() => live.sitDown(name));
    this.#lives.set(table, Promise.resolve(live));
    return live;
  }

  #blank(table: string, rules: Rules, settings: Any): Kept {
    const { version } = rules.adapter.game as { version: string };
    const agreed = toPlain(settings) as Kept["settings"];
    return { table, game: rules.game as string, version, settings: agreed, rows: [], state: "open", made_at: this.now() };
  }

  /** Can this house play a game of this name? */
  plays(game: string): boolean {
    return GAMES.includes(game);
  }

  /** A table at which somebody else's game went to its end. */
  async show(table: string, rules: Rules, agreed: Any, happened: Made[], record: string): Promise<Live> {
    const settings = settled(rules, agreed);
    const live = this.#begin({ ...this.#blank(table, rules, settings), shown: true }, settings, rules);
    this.#lives.set(table, Promise.resolve(live));
    await live.ask(() => {
      live.enter(happened);
      finish(live.kept, live.state);
      live.kept.record = record; // with what its seats had promised
    });
    return live;
  }

  /** Do what the person asks; the number of the last news then. */
  async command(live: Live, asked: Asked): Promise<number> {
    if (asked.do === "rematch") return this.#rematch(live, asked.id);
    const command = commandOf(asked);
    return live.ask(() => live.carryOut(command, asked.id));
  }

  async #rematch(live: Live, id: string): Promise<number> {
    const agreed = (await wholeOf(live.kept.game)).same_again(live.state, this.now());
    if (agreed === null) return live.state.news[live.seat].length as number;
    const next = await this.make(live.state.rules, agreed, live.state.chairs[live.seat].name as string, live.kept.cards);
    return live.ask(() => live.noteRematch(next.kept.table, id));
  }

  /** What cards are good for, as the person sees things. */
  evaluate(live: Live, asked: Record<string, unknown>): object {
    const { do: _do, id: _id, ...question } = asked;
    const { state } = live;
    if (!["playing", "over"].includes(state.state as string)) throw new python.NotAllowed("error-server-not-playing");
    const seen = python.seen_by(state.table, live.seat < 0 ? null : live.seat);
    return { stage: state.version, ...(toPlain(state.rules.helper.evaluate(seen, questionOf(state.rules.game, question))) as object) };
  }

  /** What the strongest bot would do in the person's place. */
  async hint(live: Live): Promise<object> {
    const { state, seat } = live;
    if (!state.hints) throw new python.NotAllowed("error-server-no-hints");
    if (state.state !== "playing") throw new python.NotAllowed("error-server-not-playing");
    if (!(state.waiting() as number[]).includes(seat)) throw new python.NotAllowed("error-server-not-asked");
    const { version: stage, table } = state;
    const { game, version, cards } = live.kept;
    const view = table.view(seat).tobytes() as Uint8Array;
    return { stage, ...(await this.#around.thinkers.about<object>({ game, version, cards, about: "hint", view })) };
  }

  // --- what is kept

  /** All games that are kept here; none where nothing can be kept. */
  async all(): Promise<Kept[]> {
    return this.#around.store.list().catch((reason: unknown) => {
      this.#tell(reason);
      return [];
    });
  }

  /** Until all that has happened is kept, as far as it can be. */
  async settled(): Promise<void> {
    await Promise.all(this.#keeping.values());
  }

  /** Keep a game: one time after the other, and the last time as it is then. */
  #keep(kept: Kept): void {
    this.#changed.add(kept.table);
    if (this.#keeping.has(kept.table)) return;
    const work = async () => {
      while (this.#changed.delete(kept.table)) {
        if (kept.state === "over" && !kept.ended) finish(kept, (await this.live(kept.table)).state);
        await this.#around.store.put(kept).catch((reason: unknown) => this.#tell(reason));
      }
      this.#keeping.delete(kept.table);
    };
    this.#keeping.set(kept.table, work());
  }

  /** Say once what keeps us from keeping games; they go on in memory. */
  #tell(reason: unknown): void {
    const trouble = reason instanceof HouseTrouble ? reason.trouble : "store-forbidden";
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.#around.trouble(trouble);
  }

  /** Why not, in words. What is no refusal is a fault of ours. */
  async refusal(reason: unknown, language: string): Promise<Refused> {
    if (reason instanceof HouseTrouble) return { error: reason.trouble, text: "" };
    const known = reason instanceof python.UserError;
    if (!known) console.error(reason);
    const refused: Any = known ? reason : new python.NotAllowed("error-server-trouble");
    const words = ["", ...GAMES].map((game) => needWords(language, game || undefined));
    await Promise.allSettled(words);
    return toPlain(python.refusal(refused, language)) as Refused;
  }
}

/** What is kept of a game that is over. */
export function finish(kept: Kept, state: Any): void {
  kept.record = String(python.record_text(state));
  kept.ended = { scores: state.table.scores() as number[], places: state.table.ranks() as number[] };
}

/** What was agreed on, with the rules by which it is played. */
const settled = (rules: Rules, agreed: Any): Any =>
  made(python.TableSettings, { ...agreed, rules: rules.adapter.game.version, module: rules.digest as string });

function drawn(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
