// The house, without a browser: whole games by requests and lines, kept and resumed, as the server would have it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, Now, Seated } from "$/net/types";
import { House } from "./house";
import { MemoryStore } from "./memory";
import type { Trouble } from "./protocol";
import { answer } from "./routes";
import { modulesHere as modules } from "./testing";
import { OneThinker } from "./thinkers";


// What goes wrong beside all requests is told on the console alone: a bot that cannot choose, say.
beforeEach(() => void vi.spyOn(console, "error"));
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

function open(store = new MemoryStore()) {
  const troubles: Trouble[] = [];
  const around = { modules, store, thinkers: new OneThinker(modules), trouble: (one: Trouble) => troubles.push(one), clock: () => Date.now() / 1000 };
  const house = new House(around);
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, body: told } = await answer(house, method, path, body, "en");
    if (status >= 400) throw new Error(JSON.stringify(told));
    return told as T;
  };
  return { house, store, troubles, ask };
}

/** A line to a table: the frames that were heard, and how things are. */
async function listen(house: House, table: string, number = 1) {
  const frames: Frame[] = [];
  const line = { frames, now: undefined as Now | undefined, codes: [] as number[], sent: 0, say: (_: object) => Promise.resolve() };
  const far = {
    hear(text: string) {
      const frame = JSON.parse(text) as Frame;
      frames.push(frame);
      if ("now" in frame && frame.now) line.now = frame.now;
    },
    end: (code: number) => void line.codes.push(code),
  };
  line.say = (command) => house.say(number, JSON.stringify({ ...command, id: `c${++line.sent}` }));
  await house.open(number, `/api/tables/${table}/socket?since=0`, "en", far);
  return line;
}

type Line = Awaited<ReturnType<typeof listen>>;

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 5000 && !holds(); i++) await new Promise((done) => setTimeout(done, 2));
  if (!holds()) throw new Error("It did not happen.");
}

/** Play as told until the game is over, or this many choices were made. */
async function play(line: Line, most = Infinity): Promise<number> {
  let made = 0;
  while (line.now!.state === "playing" && made < most) {
    await until(() => line.now!.state !== "playing" || line.now!.legal!.length > 0);
    if (line.now!.state !== "playing") break;
    const legal = line.now!.legal!;
    const [choice] = legal[(made * 7) % legal.length]!;
    await line.say({ do: "choose", choice: [choice], stage: line.now!.stage });
    const last = line.frames.at(-1)!;
    if (last.kind === "no") throw new Error(last.text);
    made++;
  }
  return made;
}

const wish = (game: string, chairs: string[], options: Record<string, string> = {}) => ({
  name: "Ann", chairs: ["", ...chairs], game, options, pace: "relaxed", public: false,
}); // prettier-ignore

test.each([
  ["allstar", ["pro", "rookie"], {}],
  ["allstar", ["bruna", "mei", "onni"], {}],
  ["hoops", ["bruna"], {}],
  ["allstar", ["vesna"], {}],
  ["allstar", ["pro"], { mode: "clash" }],
  ["hoops", ["rookie"], {}],
  ["hoops", ["pro"], { first: "2" }],
] as const)("a whole game of %s against %j, %j", async (game, chairs, options) => {
  const { house, ask, store, troubles } = open();
  const { table, seat } = await ask<Seated>("POST", "/api/tables", wish(game, [...chairs], options));
  expect([table.slice(0, 5), seat]).toEqual(["here-", 0]);
  const line = await listen(house, table);
  await line.say({ do: "ready", ready: true });
  await until(() => line.now!.state === "playing");
  await play(line);
  expect(line.now!.state).toBe("over");
  expect(line.frames.filter(({ kind }) => kind === "no")).toEqual([]);
  const record = await ask<string>("GET", `/api/tables/${table}/record`);
  expect(record).toContain(`result: ${line.now!.scores!.join(" ")}`);
  const proof = await ask<{ over: boolean; scores: number[] }>("POST", "/api/verify", { record });
  expect(proof).toMatchObject({ over: true, scores: line.now!.scores });
  const proven = { proven: ["rules", "secret"], left_out: [] };
  expect(await ask("POST", "/api/prove", { record, pinned: null, scores: line.now!.scores })).toMatchObject(proven);
  await expect(ask("POST", "/api/prove", { record, scores: [line.now!.scores![0]! + 1, ...line.now!.scores!.slice(1)] })).rejects.toThrow("error-record-outcome");
  await expect(ask("POST", "/api/prove", { record: record.replace(`game: ${game}`, "game: auction") })).rejects.toThrow("needs-server");
  await expect(ask("POST", "/api/verify", { record: record.replace(/^seed: ./m, "seed: x") })).rejects.toThrow("error-record");
  const steps = await ask<{ steps: unknown[] }>("GET", `/api/tables/${table}/replay/steps`);
  expect(steps.steps.length).toBeGreaterThan(5);
  await house.settled();
  expect((await store.get(table))!.ended!.scores).toEqual(line.now!.scores);
  expect((await ask<{ games: { score: number }[] }>("POST", "/api/me")).games[0]!.score).toBe(line.now!.scores![0]);
  expect(await ask("GET", "/api/me/export")).toBe(record);
  expect(troubles).toEqual([]);
}, 30_000);

test("a game that was begun is gone on with by another house", async () => {
  const first = open();
  const { table } = await first.ask<Seated>("POST", "/api/tables", wish("allstar", ["pro", "pro"]));
  const line = await listen(first.house, table);
  await line.say({ do: "ready", ready: true });
  await until(() => line.now!.state === "playing");
  await play(line, 9);
  await first.house.settled();
  const again = await listen(open(first.store).house, table);
  expect(again.now).toEqual({ ...line.now });
  await play(again);
  expect(again.now!.state).toBe("over");
});

test.each([
  ["allstar", { teams: [], bench: true }],
  ["hoops", {}],
])("%s: hints, questions and a lesson", async (game, question) => {
  const { house, ask } = open();
  const { table } = await ask<Seated>("POST", `/api/lessons/${game}`, { name: "Ann" });
  const line = await listen(house, table);
  await line.say({ do: "ready", ready: true });
  await until(() => line.now!.state === "playing");
  expect(line.now!.lesson).toBe(true);
  await until(() => line.now!.legal!.length > 0);
  const hint = await ask<{ candidates: { choices: number[]; win: number }[]; playouts: number }>("POST", `/api/tables/${table}/hint`);
  expect(line.now!.legal!.map(([choice]) => choice)).toContain(hint.candidates[0]!.choices[0]);
  expect(hint.candidates.every(({ win }) => win >= 0 && win <= 1)).toBe(true);
  const evaluated = await ask<{ game: string; stage: number }>("POST", `/api/tables/${table}/weigh`, question);
  expect(evaluated).toMatchObject({ game, stage: line.now!.stage });
  await line.say({ do: "weigh", ...question });
  expect(line.frames.at(-1)).toMatchObject({ kind: "weighed", game });
  await expect(ask("POST", `/api/tables/${table}/weigh`, { nothing: 1 })).rejects.toThrow("error-server-weigh-game");
}, 20_000);

test("what cannot be is refused in words, in three languages, and changes nothing", async () => {
  const { house, ask, store } = open();
  const { table } = await ask<Seated>("POST", "/api/tables", wish("allstar", ["pro", "pro"]));
  const line = await listen(house, table);
  await line.say({ do: "ready", ready: true });
  await until(() => line.now!.state === "playing");
  const before = (await store.get(table))!.rows.length;
  const no = async (command: object): Promise<{ error: string; text: string }> => {
    await line.say(command);
    return line.frames.at(-1) as never;
  };
  expect((await no({ do: "choose", choice: "Wolf99" })).text).toContain("Wolf99");
  expect((await no({ do: "nothing" })).error).toBe("error-server-message");
  expect((await no({ do: "choose", choice: [1], much: 1 })).error).toBe("error-server-message");
  expect((await no({ do: "take_back" })).error).toBe("error-nothing-to-take-back");
  expect((await no({ do: "choose", choice: [line.now!.legal![0]![0]], stage: 99 })).error).toBe("error-server-late");
  const texts = await Promise.all(["en", "fr", "de"].map((language) => answer(house, "GET", "/api/tables/here-NOTHING", undefined, language)));
  expect(new Set(texts.map(({ body }) => (body as { text: string }).text)).size).toBe(3);
  expect(texts[0]!.body).toMatchObject({ error: "error-server-table" });
  for (const chairs of [["", ""], ["pro"]]) // other people; nobody at all
    expect((await answer(house, "POST", "/api/tables", { ...wish("hoops", []), chairs }, "en")).status).toBeGreaterThan(400);
  await house.settled();
  expect((await store.get(table))!.rows.length).toBe(before);
});

test("a choice is sealed, and taken back", async () => {
  const { house, ask } = open();
  const { table } = await ask<Seated>("POST", "/api/tables", wish("allstar", ["pro"], { mode: "heritage" }));
  const line = await listen(house, table);
  await line.say({ do: "ready", ready: true });
  await until(() => line.now!.state === "playing");
  await play(line, 1);
  const sent = line.frames.length;
  if (line.now!.sealed!.length) {
    await line.say({ do: "take_back" });
    expect(line.now!.sealed).toEqual([]);
    expect(line.frames.slice(sent).some(({ kind }) => kind === "done")).toBe(true);
  }
  expect(line.now!.legal!.length).toBeGreaterThan(0);
});

test("the referee ranks real cards, and says why", async () => {
  const { ask } = open();
  const rank = await ask<{ ranks: number[]; why: string[] }>("POST", "/api/referee/rank", {
    players: 3, teams: [["Duck1", "Duck2", "Duck3", "Duck4", "Duck5"], ["Panda1", "Wolf2", "Duck7", "Panda4", "Wolf6"]], edition: "2025",
  }); // prettier-ignore
  expect([...rank.ranks].sort()).toEqual([1, 2]);
  expect(rank.why.join(" ")).not.toContain("why-");
  await expect(ask("POST", "/api/referee/rank", { players: 1, teams: [["Duck1"], ["Duck2"]] })).rejects.toThrow("2 teams");
});

test("bots that think, a second look with luck, and the same again", async () => {
  const { house, ask } = open();
  const { table } = await ask<Seated>("POST", "/api/tables", wish("allstar", ["mvp@20ms"], { mode: "clash" }));
  const line = await listen(house, table);
  await line.say({ do: "ready", ready: true });
  await until(() => line.now!.state === "playing");
  await play(line);
  expect(line.now!.state).toBe("over");
  await ask("POST", `/api/tables/${table}/analysis`, {});
  const told = () => ask<{ state: string; done: number; of: number; choices: { win: number }[]; luck: { seat: number }[] }>("GET", `/api/tables/${table}/analysis`);
  let found = await told();
  for (let i = 0; i < 600 && found.state === "running"; i++) {
    await new Promise((done) => setTimeout(done, 50));
    found = await told();
  }
  expect(found.state).toBe("done");
  expect([found.done, found.luck.map(({ seat }) => seat)]).toEqual([found.of, [0, 1]]);
  expect(found.choices.length).toBeGreaterThan(4);
  await line.say({ do: "rematch" });
  expect(line.now!.rematch!.table).toMatch(/^here-/);
  const again = await listen(house, line.now!.rematch!.table, 2);
  expect(again.now).toMatchObject({ state: "open", seat: 0 });
}, 60_000);
