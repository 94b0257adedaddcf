// A second look at finished games, as `server/analyses.py`: line by line, as many at a time as there are thinkers.
// What has been found is kept with the game, so it goes on after the page was closed.
import type { Kept } from "./protocol";
import type { Thinkers } from "./thinkers";

/** What is known so far, as the server tells it. */
export interface Analysis {
  state: "none" | "waiting" | "running" | "done" | "failed";
  done: number;
  of: number;
  choices: unknown[];
  luck: unknown[] | null;
}

const NOTHING: Analysis = { state: "none", done: 0, of: 0, choices: [], luck: null };

export class Reviews {
  readonly #running = new Map<string, Promise<void>>();
  readonly #thinkers: Thinkers;
  readonly #keep: (kept: Kept) => void;

  constructor(thinkers: Thinkers, keep: (kept: Kept) => void) {
    this.#thinkers = thinkers;
    this.#keep = keep;
  }

  told(kept: Kept): Analysis {
    const known = (kept.analysis as Analysis | undefined) ?? NOTHING;
    if (known.state === "running") this.start(kept); // the page was closed meanwhile
    return known;
  }

  /** Have a game looked at, if it has not been yet. */
  start(kept: Kept): void {
    const known = kept.analysis as Analysis | undefined;
    if (this.#running.has(kept.table) || known?.state === "done") return;
    const found: Analysis = known?.state === "running" ? known : { ...NOTHING, state: "running", choices: [] };
    kept.analysis = found;
    const work = this.#look(kept, found)
      .catch((reason: unknown) => {
        console.error(reason);
        found.state = "failed";
      })
      .finally(() => {
        this.#running.delete(kept.table);
        this.#keep(kept);
      });
    this.#running.set(kept.table, work);
  }

  async #look(kept: Kept, found: Analysis): Promise<void> {
    const { game, version, record = "" } = kept;
    const think = <T>(more: object) => this.#thinkers.about<T>({ game, version, record, ...more } as never);
    found.of = await think<number>({ about: "lines" });
    const coming = new Map<number, Promise<unknown[]>>();
    for (let number = found.done; number < found.of; number++) {
      for (let ahead = number; ahead < Math.min(found.of, number + this.#thinkers.count); ahead++)
        if (!coming.has(ahead)) coming.set(ahead, think<unknown[]>({ about: "line", number: ahead }));
      found.choices.push(...(await coming.get(number)!));
      found.done = number + 1;
      coming.delete(number);
      this.#keep(kept);
    }
    found.luck = await think<unknown[]>({ about: "luck", verdicts: found.choices });
    found.state = "done";
  }
}
