// Deals at the house: played once, resumed from a position, and the same again from someone's choices.
import { expect, test } from "vitest";
import type { Now, Seated } from "$/net/types";
import { wholeOf } from "./games";
import { House } from "./house";
import { MemoryStore } from "./memory";
import { answer } from "./routes";
import { modulesHere as modules } from "./testing";
import { OneThinker } from "./thinkers";


function open() {
  const around = { modules, store: new MemoryStore(), thinkers: new OneThinker(modules), trouble: () => undefined, clock: () => Date.now() / 1000 };
  const house = new House(around);
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const { status, body: told } = await answer(house, "POST", path, body, "en");
    if (status >= 400) throw new Error(JSON.stringify(told));
    return told as T;
  };
  return { house, ask };
}

const DEAL = { name: "daily 2026-11-16", seed: "allstar deal 6", options: { seats: "4" }, chairs: ["", "pro", "pro", "pro"] };

test("a deal that may be played once leads back to the same table", async () => {
  const { house, ask } = open();
  const first = await ask<Seated>("/api/deals/allstar", { name: "Ann", once: true, deal: DEAL });
  await house.settled();
  const again = await ask<Seated>("/api/deals/allstar", { name: "Ann", once: true, deal: DEAL });
  expect(again.table).toBe(first.table);
  const other = await ask<Seated>("/api/deals/allstar", { name: "Ann", once: true, deal: { ...DEAL, name: "daily 2026-11-17" } });
  expect(other.table).not.toBe(first.table);
  const { games } = await ask<{ games: { deal: string; lesson: boolean }[] }>("/api/me", {});
  expect(games.map(({ deal }) => deal).sort()).toEqual(["daily 2026-11-16", "daily 2026-11-17"]);
});

test("the same cards for everybody, and bots that do the same", async () => {
  const { ask } = open();
  const looks = [open(), open()].map(({ ask: other }) => other<{ now: Now }>("/api/deals/allstar/look", { deal: DEAL }));
  const [one, other] = await Promise.all(looks);
  expect(one!.now.view).toEqual(other!.now.view);
  expect(one!.now.legal).toHaveLength(6);
  const { now } = await ask<{ now: Now }>("/api/deals/allstar/look", { deal: { ...DEAL, seed: "another" } });
  expect(now.view).not.toEqual(one!.now.view);
});

test("a position is played on from where its record ends", async () => {
  const { house, ask } = open();
  const { table } = await ask<Seated>("/api/deals/allstar", { name: "Ann", deal: DEAL });
  const live = await house.live(table);
  for (let i = 0; i < 3; i++) {
    const legal = live.state.now(live.seat).get("legal") as [number, string][];
    await house.command(live, { do: "choose", id: `c${i}`, choice: [legal[0]![0]] });
    await live.ask(() => undefined);
  }
  const record = String((await wholeOf("allstar")).record_of_deal(live.state));
  const { now } = await ask<{ now: Now }>("/api/deals/allstar/look", { deal: { ...DEAL, record } });
  expect(now.legal).toHaveLength(3);
  const on = await ask<Seated>("/api/deals/allstar", { name: "Ann", deal: { ...DEAL, name: "puzzle 1", record } });
  const next = await house.live(on.table);
  expect((await wholeOf("allstar")).record_of_deal(next.state)).toContain(record.split("# round 1, draft")[3]!.trim());
});

test("what is no deal is refused in words", async () => {
  const { ask } = open();
  await expect(ask("/api/deals/allstar", { name: "Ann", deal: { ...DEAL, seed: "" } })).rejects.toThrow("can’t be read");
  await expect(ask("/api/deals/allstar", { name: "Ann", deal: { ...DEAL, chairs: ["", "", "pro", "pro"] } })).rejects.toThrow("One person");
  await expect(ask("/api/deals/allstar", { name: "Ann", deal: { ...DEAL, options: { edition: "1900" } } })).rejects.toThrow("error");
});
