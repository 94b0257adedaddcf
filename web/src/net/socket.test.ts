// The socket against a real WebSocket server on this machine: nothing is lost, nothing comes twice.
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket as Client, WebSocketServer, type WebSocket as Peer } from "ws";
import { Refusal } from "./api";
import { pauseBefore, TableSocket, type Link } from "./socket";
import type { Now, TableEvent } from "./types";

interface Visit {
  peer: Peer;
  since: number;
  heard: { id: string; do: string }[];
}

let server: WebSocketServer;
let visits: Visit[];
let answer: (visit: Visit) => void; // what the server does with a new visitor
let onMessage: (visit: Visit, message: { id: string; do: string }) => void;
let socket: TableSocket | undefined;
let events: string[];
let links: Link[];
let refusals: (Refusal | undefined)[];
let forgotten: number;

const now = (seat: number | null = 0) => ({ table: "T", state: "open", seat, seats: [] }) as unknown as Now;
const say = (visit: Visit, frame: unknown) => visit.peer.send(JSON.stringify(frame));
const event = (kind: string): TableEvent => ({ kind, facts: {} });
const hello = (visit: Visit, all: string[], seat: number | null = 0) =>
  say(visit, {
    kind: "hello",
    seq: all.length,
    news: all.slice(visit.since).map((kind, i) => ({ seq: visit.since + i + 1, events: [event(kind)] })),
    now: now(seat),
  });
const news = (visit: Visit, seq: number, kind: string) => say(visit, { kind: "news", seq, events: [event(kind)] });

async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (what()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`It did not happen: ${what}`);
}

function sit(beat?: number): TableSocket {
  const { port } = server.address() as { port: number };
  socket = new TableSocket(
    {
      url: (since) => `ws://127.0.0.1:${port}/?since=${since}`,
      open: (url) => new Client(url) as unknown as WebSocket,
      pause: () => 10,
      ...(beat ? { beat } : {}),
    },
    {
      news: (heard) => events.push(...heard.map((one) => one.kind)),
      forget: () => {
        forgotten++;
        events = [];
      },
      link: (link, refusal) => {
        links.push(link);
        refusals.push(refusal);
      },
    },
  );
  return socket;
}

beforeEach(async () => {
  visits = [];
  events = [];
  links = [];
  refusals = [];
  forgotten = 0;
  answer = (visit) => hello(visit, []);
  onMessage = (visit, message) => say(visit, { kind: "done", id: message.id, seq: 1 });
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  server.on("connection", (peer, request) => {
    const since = Number(new URL(request.url!, "ws://x").searchParams.get("since"));
    const visit: Visit = { peer, since, heard: [] };
    visits.push(visit);
    peer.on("message", (raw) => {
      const message = JSON.parse(String(raw)) as { id: string; do: string };
      visit.heard.push(message);
      onMessage(visit, message);
    });
    answer(visit);
  });
});

afterEach(async () => {
  socket?.close();
  for (const peer of server.clients) peer.terminate();
  await new Promise((resolve) => server.close(resolve));
});

test("hears what it has missed, then the news, and gets answers", async () => {
  answer = (visit) => hello(visit, ["sat", "ready"]);
  const line = sit();
  await until(() => links.includes("live"));
  news(visits[0]!, 3, "dealt");
  await until(() => events.length === 3);
  expect(events).toEqual(["sat", "ready", "dealt"]);
  expect(await line.send({ do: "ready", ready: true })).toBe(1);
});

test("comes back after a cut and goes on from the last number, each event once", async () => {
  const all = ["one", "two"];
  answer = (visit) => hello(visit, all);
  sit();
  await until(() => events.length === 2);
  all.push("three", "four");
  visits[0]!.peer.terminate();
  await until(() => visits.length === 2 && events.length === 4);
  expect(visits[1]!.since).toBe(2);
  news(visits[1]!, 4, "four");
  news(visits[1]!, 5, "five");
  await until(() => events.length === 5);
  expect(events).toEqual(["one", "two", "three", "four", "five"]);
  expect(links).toEqual(["live", "gone", "live"]);
});

test("sends again what was not answered, under the same id", async () => {
  onMessage = () => undefined; // the server takes it and falls silent
  const line = sit();
  await until(() => links.includes("live"));
  const asked = line.send({ do: "choose", choice: "Duck7" });
  await until(() => visits[0]!.heard.length === 1);
  onMessage = (visit, message) => say(visit, { kind: "done", id: message.id, seq: 9 });
  visits[0]!.peer.terminate();
  expect(await asked).toBe(9);
  expect(visits[1]!.heard.map((message) => message.id)).toEqual(visits[0]!.heard.map((message) => message.id));
});

test("what is asked for while the server is gone is sent when it is back", async () => {
  const line = sit();
  await until(() => links.includes("live"));
  visits[0]!.peer.terminate();
  await until(() => links.includes("gone"));
  expect(await line.send({ do: "ready", ready: true })).toBe(1);
  expect(visits[0]!.heard).toEqual([]);
  expect(visits[1]!.heard).toHaveLength(1);
});

test("asks again when a number is missing", async () => {
  let all = ["one"];
  answer = (visit) => hello(visit, all);
  sit();
  await until(() => events.length === 1);
  all = ["one", "two", "three"];
  news(visits[0]!, 3, "three");
  await until(() => events.length === 3);
  expect(events).toEqual(["one", "two", "three"]);
  expect(visits[1]!.since).toBe(1);
});

test("a refusal of a command carries the server's sentence", async () => {
  onMessage = (visit, { id }) => say(visit, { kind: "no", id, error: "error-server-late", text: "Look again." });
  const line = sit();
  await until(() => links.includes("live"));
  const reason = await line.send({ do: "take_back" }).catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(Refusal);
  expect((reason as Refusal).message).toBe("Look again.");
  expect((reason as Refusal).error).toBe("error-server-late");
});

test("who is not let in does not try again", async () => {
  answer = (visit) => {
    say(visit, { kind: "no", id: null, error: "error-server-table", text: "No table." });
    visit.peer.close(4403);
  };
  sit();
  await until(() => links.includes("refused"));
  expect(refusals.at(-1)?.error).toBe("error-server-table");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(visits).toHaveLength(1);
});

test("somebody who has sat down hears everything anew, with the seat's own numbers", async () => {
  const gallery = ["sat", "ready", "chosen"];
  const seat = ["sat", "ready"];
  answer = (visit) => (visits.length === 1 ? hello(visit, gallery, null) : hello(visit, seat, 1));
  const line = sit();
  await until(() => events.length === 3);
  line.reopen();
  await until(() => forgotten === 1 && events.length === 2);
  expect(events).toEqual(seat);
  expect(visits.at(-1)!.since).toBe(0);
});

test("a seat that moved to another device is not taken for a spectator's", async () => {
  sit();
  await until(() => links.includes("live"));
  answer = (visit) => hello(visit, [], null);
  news(visits[0]!, 1, "moved");
  await until(() => events.includes("moved"));
  visits[0]!.peer.close(1013);
  await until(() => links.includes("moved"));
  expect(forgotten).toBe(0);
});

test("a line that is dead without a word is given up", async () => {
  onMessage = () => undefined; // not even a pong
  sit(30);
  await until(() => visits.length >= 2 && links.filter((link) => link === "live").length >= 2);
  expect(links).toContain("gone");
});

test("pauses grow to a limit and differ", () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 12].map(pauseBefore);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(8000);
  expect(pauses[0]).toBeLessThanOrEqual(250);
  expect(pauses[7]).toBeGreaterThanOrEqual(4000);
});

test("what has changed is put together with what one knew", async () => {
  const whole = { ...now(), state: "playing", legal: [[1, "Duck1"]], view: { phase: 1, fans: [0, 0] }, code: "KTE7X" };
  answer = (visit) => say(visit, { kind: "hello", seq: 0, news: [], now: whole });
  const seen: Now[] = [];
  const { port } = server.address() as { port: number };
  socket = new TableSocket(
    { url: () => `ws://127.0.0.1:${port}/?since=0`, open: (url) => new Client(url) as unknown as WebSocket },
    { news: (_, one) => one && seen.push(one), forget: () => {}, link: () => {} },
  );
  await until(() => seen.length === 1);
  const { peer } = visits.at(-1)!;
  const change = (seq: number, changed: unknown) =>
    peer.send(JSON.stringify({ kind: "news", seq, events: [], changed }));
  change(1, { now: { stage: 2 }, view: { fans: [3, 1] } });
  change(2, { now: { legal: [] }, gone: ["code"] });
  await until(() => seen.length === 3);
  expect(seen[1]).toEqual({ ...whole, stage: 2, view: { phase: 1, fans: [3, 1] } });
  expect(seen[2]).toEqual({
    ...now(),
    state: "playing",
    stage: 2,
    legal: [],
    view: { phase: 1, fans: [3, 1] },
  });
  expect(seen[0]).toEqual(whole); // nothing is changed inside
});
