// The house, without a browser: whole games by requests and lines, kept and gone on with, as the server would have it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { modulesThere } from "$/../build/modules";
import type { Frame, Now, Seated } from "$/net/types";
import { House } from "./house";
import { MemoryStore } from "./memory";
import { HouseTrouble, type Modules, type Trouble } from "./protocol";
import { answer } from "./routes";
import { OneThinker } from "./thinkers";

const modules: Modules = {
  module(game, version) {
    const found = modulesThere().filter((one) => one.game === game && (version === undefined || one.rules === version));
    if (!found.length) return Promise.reject(new HouseTrouble("module-gone"));
    return Promise.resolve(new WebAssembly.Module(readFileSync(found[0]!.path)));
  },
};

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

/** A line to a table: the frames that were heard, and how things stand. */
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

/** Play as told until the game is over, or so many choices were made. */
async function play(line: Line, most = Infinity): Promise<number> {
  let made = 0;
  while (line.now!.state === "playing" && made < most) {
    await until(() => line.now!.state !== "playing" || line.now!.legal!.length > 0);
    if (line.now!.state !== "playing") break;
    const legal = line.now!.legal!;
    const [choice] = legal[(made * 7) % legal.length]!;
    await line.say({ do: "choose", choice: [choice], stage: line.now!.stage });
    made++;
  }
  return made;
}

const wish = (game: string, chairs: string[], options: Record<string, string> = {}) => ({
  name: "Ann", chairs: ["", ...chairs], game, options, pace: "relaxed", public: false,
}); // prettier-ignore

test.each([
  ["allstar", ["pro", "rookie"], {}],
  ["allstar", ["pro"], { mode: "clash" }],
  ["hoops", ["rookie"], {}],
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
  await expect(ask("POST", "/api/verify", { record: record.replace(/^seed: ./m, "seed: x") })).rejects.toThrow("error-record");
  const steps = await ask<{ steps: unknown[] }>("GET", `/api/tables/${table}/replay/steps`);
  expect(steps.steps.length).toBeGreaterThan(5);
  await house.settled();
  expect((await store.get(table))!.ended!.scores).toEqual(line.now!.scores);
  expect((await ask<{ games: { score: number }[] }>("POST", "/api/me")).games[0]!.score).toBe(line.now!.scores![0]);
  expect(troubles).toEqual([]);
});

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
