// The page's side of the house: starts its worker when someone knocks, sends requests, hands out lines.
import { HouseTrouble, type FromHouse, type ToHouse, type Trouble } from "./protocol";

/** What an answer is: as the server's, with its status. */
export interface Answer {
  status: number;
  body: unknown;
}

/** What a table's socket needs of a line: a WebSocket has it, too. */
export type Line = Pick<WebSocket, "readyState" | "onmessage" | "onclose" | "send" | "close">;

/** What the door needs of a worker. */
export interface House {
  onmessage: ((message: MessageEvent<FromHouse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToHouse): void;
  terminate(): void;
}

const OPEN = 1; // as in WebSocket
const CLOSED = 3;
const TRY_AGAIN = 1013;
const NORMAL = 1000;

export class Door {
  readonly #start: () => House;
  #house: House | undefined;
  #number = 0;
  readonly #asked = new Map<number, { done: (answer: Answer) => void; fail: (reason: Error) => void }>();
  readonly #lines = new Map<number, HouseLine>();
  readonly #ears = new Set<(trouble: Trouble) => void>();

  constructor(start: () => House) {
    this.#start = start;
  }

  /** Ask the house for something, as one would ask a server. */
  request(method: "GET" | "POST", path: string, body: unknown, language: string): Promise<Answer> {
    const id = ++this.#number;
    return new Promise((done, fail) => {
      this.#asked.set(id, { done, fail });
      this.#send({ do: "request", id, method, path, language, ...(body === undefined ? {} : { body: plain(body) }) });
    });
  }

  /** A line to a table; `path` is the address of the server's socket. */
  open(path: string, language: string): Line {
    const number = ++this.#number;
    const line = new HouseLine({
      say: (frame) => this.#send({ do: "say", line: number, frame }),
      close: () => {
        if (this.#lines.delete(number)) this.#send({ do: "close", line: number });
      },
    });
    this.#lines.set(number, line);
    this.#send({ do: "open", line: number, path, language });
    return line;
  }

  /** Hear what keeps the house from its work. Returns how to stop. */
  on(ear: (trouble: Trouble) => void): () => void {
    this.#ears.add(ear);
    return () => this.#ears.delete(ear);
  }

  /** Let the house fetch a game's compiled rules while nothing else happens. */
  fetchRules(game: string): void {
    this.#send({ do: "fetch", game });
  }

  /** Let the house get ready for a game before anyone waits for it. */
  warmUp(game: string): void {
    this.#send({ do: "warm", game });
  }

  #send(message: ToHouse): void {
    if (!this.#house) {
      const house = (this.#house = this.#start());
      house.onmessage = ({ data }) => this.#hear(data);
      house.onerror = (event) => {
        event.preventDefault?.();
        if (house === this.#house) this.#stopped();
      };
    }
    this.#house.postMessage(message);
  }

  #hear(message: FromHouse): void {
    if (message.kind === "answer") {
      this.#asked.get(message.id)?.done(message);
      this.#asked.delete(message.id);
    } else if (message.kind === "frame") this.#lines.get(message.line)?.hear(message.frame);
    else if (message.kind === "hangup") {
      const line = this.#lines.get(message.line);
      this.#lines.delete(message.line);
      line?.hangUp(message.code);
    } else for (const ear of this.#ears) ear(message.trouble);
  }

  /** The worker has broken down: whoever asks again gets a new one, and games are as they were kept. */
  #stopped(): void {
    this.#house?.terminate();
    this.#house = undefined;
    const [asked, lines] = [[...this.#asked.values()], [...this.#lines.values()]];
    this.#asked.clear();
    this.#lines.clear();
    for (const { fail } of asked) fail(new HouseTrouble("stopped"));
    for (const line of lines) line.hangUp(TRY_AGAIN);
    for (const ear of this.#ears) ear("stopped");
  }
}

/** A line to a table of the house, to be used like a WebSocket. */
class HouseLine implements Line {
  readyState: Line["readyState"] = OPEN;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(private readonly to: { say: (frame: string) => void; close: () => void }) {}

  send(frame: string): void {
    if (this.readyState === OPEN) this.to.say(frame);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.to.close();
  }

  hear(frame: string): void {
    if (this.readyState === OPEN) this.onmessage?.call(this as never, { data: frame } as MessageEvent);
  }

  hangUp(code: number = NORMAL): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.call(this as never, { code } as CloseEvent);
  }
}

/** As it would reach a server: what a screen hands over may be watched (`$state`), and cannot be sent as it is. */
const plain = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const start = (): House => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" }) as House;

/** The door of this page. */
export const door = new Door(start);
