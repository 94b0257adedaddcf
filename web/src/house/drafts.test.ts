// "Beat my draft": what a finished game's record proves, and its cards played by somebody else.
import { expect, test } from "vitest";
import type { Draft, Looked } from "$/net/deals";
import type { Seated } from "$/net/types";
import { python, wholeOf } from "./games";
import { House } from "./house";
import { MemoryStore } from "./memory";
import { answer } from "./routes";
import { modulesHere as modules } from "./testing";
import { OneThinker } from "./thinkers";


function open() {
  const house = new House({ modules, store: new MemoryStore(), thinkers: new OneThinker(modules), trouble: () => undefined, clock: () => Date.now() / 1000 });
  const ask = async <T>(path: string, body: unknown) => (await answer(house, "POST", path, body, "en")) as { status: number; body: T };
  return { house, ask };
}

/** A whole game of a person who takes the first that is legal, at a usual table. */
async function played(): Promise<{ ask: ReturnType<typeof open>["ask"]; record: string; house: House }> {
  const { house, ask } = open();
  const { body } = await ask<Seated>("/api/tables", { name: "Ann", chairs: ["pro", "", "pro"], game: "allstar", options: {}, pace: "relaxed", public: false });
  await ask(`/api/tables/${body.table}/commands`, { do: "ready", ready: true, id: "r" });
  const live = await house.live(body.table);
  for (let i = 0; i < 400 && live.state.state !== "over"; i++) {
    await live.ask(() => undefined);
    if (live.state.state === "playing" && (live.state.waiting() as number[]).includes(live.seat)) {
      const legal = live.state.now(live.seat).get("legal") as [number, string][];
      const [choice] = legal[(i * 7) % legal.length]!;
      await ask(`/api/tables/${body.table}/commands`, { do: "choose", choice: [choice], stage: live.state.version, id: `c${i}` });
    } else await new Promise((done) => setTimeout(done, 5));
  }
  expect(live.state.state).toBe("over");
  return { ask, house, record: String(python.record_text(live.state)) };
}

test("a draft is proven by its record, and a friend finds the same cards", async () => {
  const { ask, record } = await played();
  const { status, body: draft } = await ask<Draft>("/api/deals/allstar/draft", { record, seat: 1 });
  expect(status).toBe(200);
  expect(draft.name).toBe("Ann");
  expect(draft.picks).toHaveLength(15);
  expect(draft.deal.chairs).toEqual(["pro", "", "pro"]);
  const looked = (await open().ask<Looked>("/api/deals/allstar/look", { deal: draft.deal })).body;
  const seedIn = (text: string) => /^seed: (.*)$/m.exec(text)![1];
  expect(seedIn(looked.record)).toBe(seedIn(record));
  const mine = (await wholeOf("allstar")).read_record(record).reveals[0].choices.get(1) as string; // what Ann took first lies in the friend's pack
  const table = (await open().ask<Seated>("/api/deals/allstar", { name: "Bo", once: true, deal: draft.deal })).body;
  expect(table.table).toMatch(/^here-/);
  expect(JSON.stringify(looked.now)).toContain(`${mine.split(" ")[0]}`);
});

test("what a record does not prove is refused", async () => {
  const { ask, record } = await played();
  const refused = async (changed: string, seat: unknown = 1, game = "allstar") => (await ask<{ error: string }>(`/api/deals/${game}/draft`, { record: changed, seat })).body.error;
  expect(await refused(record.replace(/^result: .*$/m, "result: 200 1 1"))).toMatch(/^error-/);
  expect(await refused(record.replace(/^seed: .*$/m, "seed: mine"))).toMatch(/^error-/);
  expect(await refused(record.split("\n").slice(0, 30).join("\n"))).toMatch(/^error-/);
  expect(await refused("<script>")).toMatch(/^error-/);
  expect(await refused(record, 3)).toBe("error-server-seat");
  expect(await refused(record, "1")).toBe("error-server-seat");
  expect(await refused(record, 0, "hoops")).toBe("error-record-game");
});
