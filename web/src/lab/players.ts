// Workers that play for the workbench, as many as the machine has cores to spare.
import type { Ask, FromPlayer, Piece, Plan, Result, ToPlayer, Wrong } from "./kinds";
import { Sums } from "./sums";

/** Changes that cannot be, in the words of card files. */
export class WrongChange extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.message);
  }
}

/** What is needed of a worker. */
export interface Player {
  onmessage: ((message: MessageEvent<FromPlayer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToPlayer): void;
  terminate(): void;
}

interface Job {
  done: (answer: never) => void;
  fail: (reason: Error) => void;
}

const MOST = 4;
const PIECE = 256; // games that are added up together: as `sixthman.lab.comparing` does, so that figures are equal
const PAUSE = 300; // milliseconds between two looks at what has been found so far

class Seat {
  readonly #player: Player;
  readonly #jobs = new Map<number, Job>();
  #last = 0;

  constructor(player: Player) {
    this.#player = player;
    player.onmessage = ({ data }) => this.#hear(data);
    player.onerror = (event) => {
      for (const job of this.#jobs.values()) job.fail(new Error(event.message));
      this.#jobs.clear();
    };
  }

  ask<T>(asked: Ask): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((done, fail) => {
      this.#jobs.set(id, { done, fail });
      this.#player.postMessage({ id, ...asked });
    });
  }

  close(): void {
    this.#player.terminate();
    for (const job of this.#jobs.values()) job.fail(new Error("closed"));
    this.#jobs.clear();
  }

  #hear({ id, answer, wrong, failed }: FromPlayer): void {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    if (wrong) job?.fail(new WrongChange(wrong));
    else if (failed !== undefined) job?.fail(new Error(failed));
    else job?.done(answer as never);
  }
}

export class Players {
  readonly #start: () => Player;
  readonly #count: number;
  #seats: Seat[] = [];
  #run = 0;

  constructor(start: () => Player, cores = globalThis.navigator?.hardwareConcurrency ?? 2) {
    this.#start = start;
    this.#count = Math.max(1, Math.min(MOST, cores - 1));
  }

  /** Ask any of them. */
  ask<T>(asked: Ask): Promise<T> {
    return this.#seat(0).ask<T>(asked);
  }

  /** Play the same deals with both sets of cards. `told` hears what has been found, now and then and at the end;
   * whatever ran before is given up. True if it came to its end. */
  async compare(plan: Plan, games: number, told: (result: Result) => void): Promise<boolean> {
    const run = ++this.#run;
    const begun = performance.now();
    const goesOn = () => run === this.#run;
    const seats = Array.from({ length: Math.min(this.#count, Math.ceil(games / PIECE)) }, (_, i) => this.#seat(i));
    await Promise.all(seats.map((seat) => seat.ask({ do: "begin", plan })));
    const sums = new Sums(games, PIECE);
    const pieces = sums.pieces();
    let looked = begun;
    const tell = async () => {
      looked = performance.now();
      const { games: played, rows, spreads } = sums;
      const found = await seats[0]!.ask<Result>({ do: "tell", games: played, sums: rows! });
      if (goesOn()) told({ ...found, spreads, seconds: (performance.now() - begun) / 1000 });
    };
    const work = async (seat: Seat) => {
      for (let next; goesOn() && !(next = pieces.next()).done; ) {
        const piece = await seat.ask<Piece>({ do: "play", ...next.value });
        if (!goesOn()) return;
        sums.add(piece);
        if (sums.games && sums.games < games && performance.now() - looked > PAUSE) await tell();
      }
    };
    await Promise.all(seats.map(work));
    if (!goesOn()) return false;
    await tell();
    return goesOn();
  }

  /** Give up what is being played. */
  cancel(): void {
    this.#run++;
  }

  close(): void {
    this.cancel();
    for (const seat of this.#seats) seat.close();
    this.#seats = [];
  }

  #seat(i: number): Seat {
    return (this.#seats[i] ??= new Seat(this.#start()));
  }
}

export const startPlayer = (): Player => new Worker(new URL("./player.ts", import.meta.url), { type: "module", name: "workbench" }) as Player;
