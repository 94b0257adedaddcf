// A table with cards of one's own: rules, catalogue, records and bots know them; what cannot be is refused in words.
import { expect, test } from "vitest";
import type { Catalogue, Now, Seated } from "$/net/types";
import { House } from "./house";
import { MemoryStore } from "./memory";
import { answer } from "./routes";
import { modulesHere as modules } from "./testing";
import { OneThinker } from "./thinkers";

const wish = (game: string, chairs: string[], changes: unknown) => ({ name: "Ann", chairs, game, options: {}, pace: "relaxed", public: false, cards: { name: "Late risers", changes } });
const ARENAS = ["Polarena 1", "Polarena 2", "Polarena 3"].map((name) => ({ name, fans: [60, 15, 12, 11, 7, 6] }));

function open(store = new MemoryStore()) {
  const house = new House({ modules, store, thinkers: new OneThinker(modules), trouble: () => undefined, clock: () => Date.now() / 1000 });
  const ask = async <T>(method: "GET" | "POST", path: string, body?: unknown) => (await answer(house, method, path, body, "en")) as { status: number; body: T };
  return { house, store, ask };
}

test("arenas pay what one's own cards say, in the catalogue, at the table and in its record", async () => {
  const { house, store, ask } = open();
  const { body, status } = await ask<Seated>("POST", "/api/tables", wish("allstar", ["", "pro"], { arena: ARENAS }));
  expect(status).toBe(201);
  const { table } = body;
  const facts = (await ask<Catalogue & { arenas: { name: string; fans: number[] }[] }>("GET", `/api/games/allstar?table=${table}`)).body;
  expect(facts.arenas.find(({ name }) => name === "Polarena 1")!.fans).toEqual([60, 15, 12, 11, 7, 6]);
  const usual = (await ask<typeof facts>("GET", "/api/games/allstar")).body;
  expect(usual.arenas.find(({ name }) => name === "Polarena 1")!.fans[0]).toBe(16);
  await ask("POST", `/api/tables/${table}/commands`, { do: "ready", ready: true, id: "1" });
  await house.settled();
  const live = await house.live(table);
  const rules = live.state.rules;
  expect(Number(rules.engine.table("FANS").__getitem__([rules.adapter.cards.cards.arenas.findIndex(({ name }: { name: string }) => name === "Polarena 1"), 0]))).toBe(60);
  const now = (await ask<{ now: Now }>("GET", `/api/tables/${table}`)).body.now;
  expect(now.options.cards).toBe("Late risers");
  expect(now.legal?.length).toBeGreaterThan(0);
  const again = open(store); // another visit: the table wakes up with its cards
  const woken = await again.house.live(table);
  expect(woken.state.rules.adapter.cards.digest).toBe(rules.adapter.cards.digest);
  expect(String((await again.ask<string>("GET", `/api/tables/${table}/record`)).body ?? "")).not.toBe("");
});

test("basketball's bots look up what one's own dice bring", async () => {
  const { house, ask } = open();
  const dice = { die: [{ name: "three", faces: [9, 9, 9, 9, 9, 9] }], player: [{ name: "LeBron James", cost: 5 }] };
  const { body } = await ask<Seated>("POST", "/api/tables", wish("hoops", ["", "pro"], dice));
  const { rules } = (await house.live(body.table)).state;
  expect(Number(rules.engine.table("ATTACK_HOPE").__getitem__([0, 1, 1]))).toBe(9000);
  expect(Number(rules.engine.table("FACE").__getitem__([0, 0]))).toBe(9);
});

test("cards that cannot be are refused in the words of card files", async () => {
  const { ask } = open();
  const { status, body } = await ask<{ error: string; text: string }>("POST", "/api/tables", wish("allstar", ["", "pro"], { arena: [{ name: "Polarena 1", fans: [1000, 1, 1, 1, 1, 1] }] }));
  expect(status).toBe(409);
  expect(body.error).toBe("error-cards-number");
  expect(body.text).toContain("1000");
});
