// One WebSocket to one table. It comes back by itself, goes on from the last number it has heard, and sends
// again what was not answered: every command has an id of its own, so the server does it once.
import type { Line as Wire } from "$/house/door";
import { Refusal } from "./api";
import type { Changed, Command, Frame, Now, TableEvent } from "./types";

/** connecting: the first time; gone: lost, trying again; refused, moved: it will not come back by itself. */
export type Link = "connecting" | "live" | "gone" | "refused" | "moved" | "closed";

export interface Ears {
  /** New events, in order, each exactly once; `now` if what one sees has changed. */
  news(events: TableEvent[], now: Now | undefined, first: boolean): void;
  /** All that was heard before counts no more: one is someone else at this table now. */
  forget(): void;
  link(link: Link, refusal?: Refusal): void;
  /** What the operator says to everyone; "" for nothing more. */
  notice?(text: string): void;
}

export interface Line {
  url: (since: number) => string;
  invite?: string; // goes along where no log on the way has it: not in the address
  open?: (url: string) => Wire;
  pause?: (attempt: number) => number; // milliseconds before another attempt
  beat?: number; // milliseconds between signs of life
}

interface Waiting {
  frame: string;
  resolve: (seq: number) => void;
  reject: (reason: Error) => void;
}

const OPEN = 1; // WebSocket.OPEN
const NOT_ALLOWED = 4403;
const BEAT = 15_000;
const LONGEST_PAUSE = 8_000;

export class TableSocket {
  #ears: Ears;
  #line: Line;
  #socket: Wire | null = null;
  #heard = 0;
  #now: Now | undefined; // as the server has told it last
  #seat: number | null | undefined; // undefined: not known yet
  #moved = false;
  #waiting = new Map<string, Waiting>();
  #name = crypto.randomUUID().slice(0, 8);
  #sent = 0;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #alive = true;
  #refusal: Refusal | undefined;
  #link: Link = "connecting";

  constructor(line: Line, ears: Ears) {
    this.#line = line;
    this.#ears = ears;
    this.#open();
  }

  /** Ask for something; the number of your last news once it is stored. */
  send(command: Command): Promise<number> {
    const id = `${this.#name}.${++this.#sent}`;
    const frame = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      if (this.#link === "refused" || this.#link === "closed" || this.#link === "moved") {
        reject(this.#refusal ?? new Refusal("", ""));
        return;
      }
      this.#waiting.set(id, { frame, resolve, reject });
      if (this.#link === "live") this.#socket?.send(frame);
    });
  }

  /** Try again at once: the network is back, or someone looks at the page again. */
  wake(): void {
    if (this.#link !== "gone") return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /** Open the line anew: one has sat down, or speaks another language. */
  reopen(): void {
    if (this.#link === "closed") return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /** Hang up for good. */
  close(): void {
    this.#end("closed");
  }

  #open(): void {
    this.#drop();
    const socket = (this.#line.open ?? ((url) => new WebSocket(url, protocols(this.#line.invite))))(
      this.#line.url(this.#heard),
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#alive = true;
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #hear(frame: Frame): void {
    if (frame.kind === "hello") this.#hello(frame);
    else if (frame.kind === "news") this.#news(frame);
    else if (frame.kind === "notice") this.#ears.notice?.(frame.text);
    else if (frame.kind === "done") this.#answer(frame.id)?.resolve(frame.seq);
    else if (frame.kind === "no") {
      const refusal = new Refusal(frame.error, frame.text);
      if (frame.id === null) this.#refusal = refusal;
      else this.#answer(frame.id)?.reject(refusal);
    }
  }

  #hello(frame: Extract<Frame, { kind: "hello" }>): void {
    const seat = frame.now.seat;
    if (this.#seat !== undefined && seat !== this.#seat) {
      if (this.#seat !== null && this.#moved) {
        this.#end("moved");
        return;
      }
      this.#startAgain(seat);
      return;
    }
    const first = this.#seat === undefined || this.#heard === 0;
    this.#seat = seat;
    this.#moved = false;
    this.#attempt = 0;
    this.#refusal = undefined;
    const missed = frame.news.filter((news) => news.seq > this.#heard);
    this.#heard = frame.seq;
    this.#now = frame.now;
    this.#ears.news(
      missed.flatMap((news) => news.events),
      frame.now,
      first,
    );
    this.#say("live");
    this.#beat();
    for (const { frame: unanswered } of this.#waiting.values()) this.#socket?.send(unanswered);
  }

  #news(frame: Extract<Frame, { kind: "news" }>): void {
    if (frame.seq <= this.#heard) return;
    if (frame.seq > this.#heard + 1 || (frame.changed && !this.#now)) {
      this.#open(); // something is missing: ask for it
      return;
    }
    this.#heard = frame.seq;
    const now = frame.changed && this.#now ? changedNow(this.#now, frame.changed) : frame.now;
    this.#now = now ?? this.#now;
    if (frame.events.some((event) => event.kind === "moved")) this.#moved = true;
    this.#ears.news(frame.events, now, false);
  }

  /** Numbers of news are each seat's own: as someone else one has heard nothing yet. */
  #startAgain(seat: number | null): void {
    this.#seat = seat;
    this.#heard = 0;
    this.#ears.forget();
    this.#open();
  }

  #answer(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #lost(code: number): void {
    this.#drop();
    if (code === NOT_ALLOWED) {
      this.#end(this.#moved ? "moved" : "refused");
      return;
    }
    if (this.#link !== "connecting" || this.#attempt > 0) this.#say("gone");
    const pause = (this.#line.pause ?? pauseBefore)(this.#attempt++);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  #end(link: Link): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#say(link);
    for (const { reject } of this.#waiting.values()) reject(this.#refusal ?? new Refusal("", ""));
    this.#waiting.clear();
  }

  /** Let go of the socket without hearing from it again. */
  #drop(): void {
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    if (socket.readyState <= OPEN) socket.close();
  }

  /** A line can be dead without a word: no answer to a ping means that it is. */
  #beat(): void {
    this.#alive = true;
    this.#pulse = setInterval(() => {
      if (!this.#alive) {
        this.#lost(0);
        return;
      }
      this.#alive = false;
      this.#socket?.send(JSON.stringify({ do: "ping", id: "beat" }));
    }, this.#line.beat ?? BEAT);
  }

  #say(link: Link): void {
    this.#link = link;
    this.#ears.link(link, this.#refusal);
  }
}

/** What a WebSocket offers to speak: the only thing a page can say besides the address. */
const protocols = (invite?: string) => (invite ? ["sixthman", `invite.${invite}`] : []);

/** How things are after a change. What has not changed stays the same object. */
export function changedNow(before: Now, { now, view, gone = [] }: Changed): Now {
  const after: Now = { ...before, ...now };
  if (view) after.view = { ...before.view, ...view } as Now["view"];
  for (const name of gone) delete after[name];
  return after;
}

/** Short at first, longer each time, never quite the same for everyone. */
export function pauseBefore(attempt: number): number {
  const most = Math.min(LONGEST_PAUSE, 250 * 2 ** attempt);
  return most / 2 + (Math.random() * most) / 2;
}
