// The live table: what one may know of it as reactive state, and what one can ask for.
import { SITE } from "$/app/address";
import { door } from "$/house/door";
import { isHere } from "$/house/protocol";
import { language } from "$/words/words.svelte";
import type { Refusal } from "./api";
import { Pacer } from "./pacer";
import { TableSocket, type Link } from "./socket";
import type { Command, Now, TableEvent } from "./types";

/** Called with new events and the table before and after them; `live` is false for what happened earlier. */
export type Listener = (events: TableEvent[], before: Now | null, after: Now, live: boolean) => void;

/** What happened at once, and how things stood then. */
export interface Heard {
  events: TableEvent[];
  now: Now | undefined;
  first: boolean;
}

export interface Entry {
  invite?: string;
  spectate?: boolean;
}

export class LiveTable {
  readonly id: string;
  readonly invite: string | undefined;
  /** Everything one may know now; null until the server has said hello. Replaced as a whole, never changed inside. */
  now = $state.raw<Now | null>(null);
  link = $state<Link>("connecting");
  notice = $state(""); // what the operator says to everyone
  refusal = $state.raw<Refusal | null>(null);
  /** All that one has heard since the table was made, the oldest first. */
  story = $state.raw<TableEvent[]>([]);
  readonly seat = $derived(this.now?.seat ?? null);
  readonly watching = $derived(this.now !== null && this.now.seat === null);
  readonly hosting = $derived(this.now !== null && this.now.seat !== null && this.now.seat === this.now.host);
  /** Is the server waiting for a choice of mine? */
  readonly asked = $derived(this.now?.state === "playing" && (this.now.legal?.length ?? 0) > 0);

  /** Are news held back, so that one sees what others do? */
  watched = $state(false);

  #socket: TableSocket;
  readonly #pacer = new Pacer<Heard>(
    (heard) => this.#hear(heard),
    (state) => (this.watched = state),
  );
  #contributed = ""; // the last step of it that was sent
  #listeners = new Set<Listener>();

  constructor(id: string, { invite, spectate = false }: Entry = {}) {
    this.id = id;
    this.invite = invite;
    this.#socket = new TableSocket(
      isHere(id) || SITE // a site without a server: the house says so
        ? { url: (since) => socketPath(id, since, spectate), open: (path) => door.open(path, language()) }
        : { url: (since) => serverAddress(socketPath(id, since, spectate)), ...(invite ? { invite } : {}) },
      {
        news: (events, now, first) => this.#pacer.hear({ events, now, first }),
        forget: () => {
          this.#pacer.forget();
          this.now = null;
          this.story = [];
        },
        notice: (text) => {
          this.notice = text;
        },
        link: (link, refusal) => {
          this.link = link;
          this.refusal = refusal ?? null;
        },
      },
    );
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Hear of events as they come, to show them moving. Returns how to stop. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How many milliseconds news stay before the next are told; null: all are told as they come. */
  set pause(pause: ((heard: Heard) => number) | null) {
    this.#pacer.pause = pause;
  }

  /** See at once what is held back. */
  hurry(): void {
    this.#pacer.hurry();
  }

  /** Ask for anything; fails with a Refusal that carries the server's sentence. */
  send(command: Command): Promise<number> {
    return this.#socket.send(command);
  }

  /** Seal a choice (or part of one) for what is asked now: notation ("Duck7") or numbers. */
  choose(choice: string | number[]): Promise<number> {
    return this.send({ do: "choose", choice, ...this.#stage() });
  }

  takeBack(): Promise<number> {
    return this.send({ do: "take_back", ...this.#stage() });
  }

  /** What the clock plays if it runs out. */
  queue(choice: string | number[] | null): Promise<number> {
    return this.send({ do: "queue", choice });
  }

  /** Come in again: one has just sat down here. */
  reopen(): void {
    this.#socket.reopen();
  }

  close(): void {
    this.#pacer.forget();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket.close();
  }

  /** Add this browser's number to the seed, step by step, without anybody asking for it. */
  async #contribute(now: Now): Promise<void> {
    if (now.state !== "open" || isHere(this.id)) return; // at home nobody has to be trusted
    const { contribution } = await import("./fairness");
    const step = contribution(now);
    const said = JSON.stringify(step);
    if (!step || said === this.#contributed) return;
    this.#contributed = said;
    this.send(step).catch(() => (this.#contributed = "")); // tried again with the next news
  }

  #wake = (): void => {
    if (document.visibilityState === "visible") this.#socket.wake();
  };

  #stage(): { stage?: number } {
    return this.now?.stage === undefined ? {} : { stage: this.now.stage };
  }

  #hear({ events, now, first }: Heard): void {
    const before = this.now;
    const after = now ?? (before && withCount(before, events));
    if (!after) return;
    if (events.length) this.story = [...this.story, ...events];
    this.now = after;
    this.#contribute(after).catch(() => undefined); // not here: others go on without it
    for (const listener of this.#listeners) listener(events, before, after, !first);
  }
}

/** How many have chosen is told without the rest. */
function withCount(now: Now, events: TableEvent[]): Now {
  const count = events.findLast((event) => event.kind === "chosen");
  return count ? { ...now, chosen: [Number(count.facts.chosen), Number(count.facts.of)] } : now;
}

function socketPath(table: string, since: number, spectate: boolean): string {
  const facts = new URLSearchParams({ since: String(since), language: language(), changes: "true" });
  if (spectate) facts.set("spectate", "true");
  return `/api/tables/${encodeURIComponent(table)}/socket?${facts}`;
}

function serverAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
