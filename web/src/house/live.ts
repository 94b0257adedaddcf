// A table that lives in the house, as `server/live_table.py`: one thing at a time is checked, carried out, kept and
// told. What may be done, and what comes of it, says the table's Python.
import { toPlain, toPython } from "./values";
import { python, type Rules } from "./games";
import type { Kept, Row } from "./protocol";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any
/** A row that is to be: kind, seat, by, body (a Dict), id. */
export type Made = [kind: string, seat: number | null, by: string, body: Any, idem: string | null];

/** Who listens at a table. */
export interface Listener {
  onlooker: number;
  hear(frame: string): void;
  end(code: number): void;
}

/** What a live table needs of its house. */
export interface Around {
  clock(): number; // seconds since 1970
  think(level: string, view: Any): Promise<number[]>;
  keep(): void;
}

const GUEST = "here"; // the one person of the house
const AWAKE = 60; // seconds between looks at a table that waits for a clock

export class Live {
  readonly state: Any; // a TableState
  readonly kept: Kept;
  readonly #around: Around;
  readonly #listeners = new Set<Listener>();
  readonly #thinking = new Map<number, number>(); // seats whose bots think, and the row after which
  #turn: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(kept: Kept, agreed: Any, rules: Rules, around: Around) {
    this.kept = kept;
    this.#around = around;
    this.state = new python.TableState(kept.table, agreed, rules);
    for (const row of kept.rows) this.state.apply(logRow(row));
  }

  /** The seat of the person. */
  get seat(): number {
    return this.state.chairs.findIndex((chair: Any) => chair.guest === GUEST);
  }

  /** Do something when its turn comes. */
  ask<T>(job: () => T | Promise<T>): Promise<T> {
    const done = this.#turn.then(job);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Let rows happen: they are carried out, kept and told. */
  enter(made: Made[]): void {
    if (!made.length) return;
    const heard = this.state.news.map((news: Any[]) => news.length);
    const now = this.#around.clock();
    for (const [kind, seat, by, body, idem] of made) {
      const row: Row = { number: this.state.number + 1, kind, seat, by: by as Row["by"], body: toPlain(body) as Row["body"], made_at: now, idem };
      this.state.apply(logRow(row));
      this.kept.rows.push(row);
    }
    this.kept.state = this.state.state;
    this.#around.keep();
    for (const listener of this.#listeners)
      for (const frame of python.news_frames(this.state, listener.onlooker, heard[listener.onlooker])) listener.hear(String(frame));
  }

  /** Sit down in the first free chair. */
  sitDown(name: string): number {
    if (this.seat >= 0) return this.seat;
    python.check_before_deal(this.state);
    const called = python.good_name(name);
    const seat = this.state.chairs.findIndex((chair: Any) => chair.bot === "" && !chair.guest);
    if (seat < 0) throw new python.NotAllowed("error-server-full");
    this.enter([["sit", seat, "person", toPython({ name: called, guest: GUEST, secret: "" }), null]]);
    return seat;
  }

  /** Do what the person asks, once; the number of the last news then. */
  carryOut(command: Any, id: string): number {
    const { state, seat } = this;
    if (seat < 0) throw new python.NotAllowed("error-server-seat");
    const idem = state.idem(seat, id) as string;
    if (!state.answered.has(idem)) {
      if (state.chairs[seat].away && !(command instanceof python.Leave)) this.enter([["here", seat, "server", toPython({}), null]]);
      const made = python.rows_for(state, seat, command, idem, this.#around.clock()) as Made[];
      if (made.length) this.enter(made);
      else state.answered.set(idem, state.news[seat].length);
    }
    this.goOn();
    return state.answered.get(idem) as number;
  }

  /** Note that there is a rematch, and at which table. */
  noteRematch(table: string, id: string): number {
    const { state, seat } = this;
    const idem = state.idem(seat, id) as string;
    this.enter([["rematch", seat, "person", toPython({ table, invite: "" }), idem]]);
    return state.answered.get(idem) as number;
  }

  /** What someone hears first; from now on they hear the rest. */
  hello(listener: Listener, since: number): string {
    this.#listeners.add(listener);
    this.goOn();
    return String(python.hello_frame(this.state, listener.onlooker, since));
  }

  goodbye(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Let happen what has to happen by itself, when its turn comes. */
  goOn(): void {
    const work = this.ask(() => {
      while (this.#step());
      this.#setTimer();
    });
    work.catch((reason: unknown) => console.error(reason)); // a fault of ours: whoever looks again tries again
  }

  /** One thing that has to happen by itself; false if nothing has to. */
  #step(): boolean {
    const { state } = this;
    let made: Made[] = [];
    if (state.state === "open") made = python.rows_before_deal(state, this.#around.clock(), state.reveal_by(), Infinity) as Made[];
    else if (state.state === "playing") {
      made = python.rows_of_quick_bots(state) as Made[];
      for (const [seat, level] of python.slow_bots(state) as [number, string][]) this.#think(seat, level);
    }
    this.enter(made);
    return made.length > 0;
  }

  /** A bot that takes its time, beside all else. */
  #think(seat: number, level: string): void {
    const { state } = this;
    if (this.#thinking.get(seat) === state.number) return;
    const { version, number } = state;
    this.#thinking.set(seat, number);
    const thought = this.#around.think(level, state.table.view(seat));
    const choose = (choices: number[]) =>
      this.ask(() => {
        if (this.#thinking.get(seat) === number) this.#thinking.delete(seat);
        const asked = state.version === version && (state.waiting() as number[]).includes(seat);
        if (asked && state.table.can(seat, choices)) this.enter([["choice", seat, "bot", toPython({ choices }), null]]);
        this.goOn();
      });
    thought.then(choose).catch(() => this.#thinking.delete(seat)); // whoever comes next asks again
  }

  /** Numbers that are not told in time are left out. */
  #setTimer(): void {
    clearTimeout(this.#timer);
    const until = this.state.reveal_by() as number | null;
    if (until === null) return;
    const wait = Math.min(AWAKE, Math.max(0.02, until - this.#around.clock()));
    this.#timer = setTimeout(() => this.goOn(), 1000 * wait);
  }

  /** Nobody can come to this table any more. */
  close(): void {
    clearTimeout(this.#timer);
    for (const listener of this.#listeners) listener.end(1013);
    this.#listeners.clear();
  }
}

function logRow({ number, kind, seat, by, body, made_at, idem }: Row): Any {
  return new python.LogRow(number, kind, seat, by, toPython(body), made_at, idem);
}
