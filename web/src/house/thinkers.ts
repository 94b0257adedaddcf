// Who thinks for the house: more workers, as many as the machine has cores to spare, each about one thing at a time.
// Choices and hints come before a second look at a game.
import type { Modules } from "./protocol";
import { Thinking, type Thought } from "./thinking";

export interface Thinkers {
  about<T>(asked: Thought): Promise<T>;
  /** How many can think at the same time. */
  readonly count: number;
}

/** Thinks in place: where there are no more workers, and in tests. */
export class OneThinker implements Thinkers {
  readonly count = 1;
  readonly #thinking: Thinking;

  constructor(modules: Modules) {
    this.#thinking = new Thinking(modules);
  }

  about<T>(asked: Thought): Promise<T> {
    return this.#thinking.about(asked) as Promise<T>;
  }
}

/** From a thinker: the answer, or that there is none. */
export type FromThinker = { id: number; answer: unknown } | { id: number; failed: string };
export type ToThinker = { id: number; asked: Thought };

/** What the pool needs of a worker. */
export interface Thinker {
  onmessage: ((message: MessageEvent<FromThinker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToThinker): void;
  terminate(): void;
}

interface Job {
  id: number;
  asked: Thought;
  done: (answer: unknown) => void;
  fail: (reason: Error) => void;
}

const MOST = 4;
const SPARE = 1; // a core for the page and the house

export class ManyThinkers implements Thinkers {
  readonly count: number;
  readonly #start: () => Thinker;
  readonly #free: Thinker[] = [];
  readonly #waiting: Job[] = [];
  #started = 0;
  #number = 0;

  constructor(start: () => Thinker, cores = globalThis.navigator?.hardwareConcurrency ?? 2) {
    this.#start = start;
    this.count = Math.max(1, Math.min(MOST, cores - SPARE));
  }

  about<T>(asked: Thought): Promise<T> {
    return new Promise<T>((done, fail) => {
      const job: Job = { id: ++this.#number, asked, done: done as Job["done"], fail };
      if (isPressing(asked)) {
        const behind = this.#waiting.findIndex((other) => !isPressing(other.asked));
        this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, job);
      } else this.#waiting.push(job);
      this.#next();
    });
  }

  #next(): void {
    const job = this.#waiting[0];
    if (!job) return;
    const thinker = this.#free.pop() ?? (this.#started < this.count ? this.#newOne() : undefined);
    if (!thinker) return;
    this.#waiting.shift();
    thinker.onmessage = ({ data }) => {
      this.#free.push(thinker);
      if ("answer" in data) job.done(data.answer);
      else job.fail(new Error(data.failed));
      this.#next();
    };
    thinker.onerror = (event) => {
      event.preventDefault?.();
      thinker.terminate();
      this.#started--; // another one is started in its place
      job.fail(new Error(event.message));
      this.#next();
    };
    thinker.postMessage({ id: job.id, asked: job.asked });
  }

  #newOne(): Thinker {
    this.#started++;
    return this.#start();
  }
}

/** Does someone wait for it? */
function isPressing({ about }: Thought): boolean {
  return about === "choice" || about === "hint";
}
