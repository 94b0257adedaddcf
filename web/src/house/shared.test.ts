// Finished games that come with a link: shown if the rules agree, refused in words if not.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { House } from "./house";
import { MemoryStore } from "./memory";
import { answer } from "./routes";
import { modulesHere as modules } from "./testing";
import { OneThinker } from "./thinkers";

const golden = (name: string) => readFileSync(new URL(`../../../tests/records/${name}.txt`, import.meta.url), "utf8");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("location", { origin: "http://a.b", pathname: "/" });
});

function open() {
  const around = { modules, store: new MemoryStore(), thinkers: new OneThinker(modules), trouble: () => undefined, clock: () => Date.now() / 1000 };
  const house = new House(around);
  const ask = async (method: string, path: string, body?: unknown) => await answer(house, method, path, body, "en");
  const show = (record: unknown) => ask("POST", "/api/records", { record });
  return { house, ask, show };
}

test.each(["clash-heuristic", "coaches-cards-random", "hoops-drafted-random"])("%s is shown as its record tells it", async (name) => {
  const { house, ask, show } = open();
  const record = golden(name);
  const { status, body } = await show(record);
  expect(status).toBe(201);
  const { table } = body as { table: string };
  const head = (await ask("GET", `/api/tables/${table}/replay/head`)).body as { scores: number[]; steps: number };
  expect(head.scores.join(" ")).toBe(/^result: (.*)$/m.exec(record)![1]);
  expect(head.steps).toBe(record.match(/^# /gm)!.length);
  expect((await show(record)).body).toMatchObject({ table }); // the same link, the same table
  await house.settled();
  expect((await ask("POST", "/api/me", {})).body).toMatchObject({ games: [] }); // nobody here played it
});

const record = golden("clash-heuristic");
const [first] = record.match(/^1: .*$/m)!;
test.each<[string, unknown, string]>([
  ["nothing", undefined, "error-record-heading"],
  ["no text", { text: record }, "error-record-heading"],
  ["another file", "<script>alert(1)</script>", "error-record-heading"],
  ["far too much", record + "\n".repeat(100_000), "error-record-long"],
  ["another result", record.replace(/^result: .*$/m, "result: 99 1"), "error-record-outcome"],
  ["another seed", record.replace(/^seed: .*$/m, "seed: mine"), "error-record-"],
  ["a choice that breaks a rule", record.replace(first!, "1: Bear10"), "error-record-choice"],
  ["no end", record.replace(/^result: .*$/m, ""), "error-record-going-on"],
  ["no seed", record.replace(/^seed: .*$/m, ""), "error-record-no-seed"],
  ["fixed cards", record.replace(/^(seed: .*)$/m, "$1\ngiven deck: Duck7"), "error-record-given"],
  ["more people than seats", record.replace(/^names: .*$/m, "names: A | B | C | D | E | F | G | H"), "error-"],
  ["a game of nobody’s", record.replace("game: allstar", "game: chess"), "needs-server"],
  ["rules of nobody’s", record.replace(/^rules: .*$/m, "rules: 999"), "module-gone"],
])("refused, and nothing kept: %s", async (_name, given, error) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { house, show } = open();
  const { status, body } = await show(given);
  expect(status).toBeGreaterThanOrEqual(400);
  expect((body as { error: string }).error).toContain(error);
  await house.settled();
  expect(await house.all()).toEqual([]);
});

test("a link carries a whole game, and says so if it is damaged", async () => {
  const { pack, unpack } = await import("$/screens/replay/shared");
  const link = await pack(golden("six-random"));
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(8000); // addresses may be that long everywhere
  expect(await unpack(link)).toBe(golden("six-random"));
  for (const damaged of ["", "!", link.slice(0, 40), link.replace(/.{3}/, "AAA"), "a".repeat(100_000)]) expect(await unpack(damaged)).toBeNull();
  const bomb = await pack("a".repeat(10_000_000));
  expect(bomb.length).toBeLessThan(20_000);
  expect(await unpack(bomb)).toBeNull();
});
