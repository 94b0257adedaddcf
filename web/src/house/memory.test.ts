import { expect, test } from "vitest";
import { MemoryStore } from "./memory";
import type { Kept } from "./protocol";

const kept = (table: string, made_at: number): Kept => ({
  table,
  game: "allstar",
  version: "1",
  settings: {},
  rows: [],
  state: "open",
  made_at,
});

test("gives back what was kept, the newest first, and nothing that is shared with whoever kept it", async () => {
  const store = new MemoryStore();
  const first = kept("here-A", 1);
  await store.put(first);
  await store.put(kept("here-B", 2));
  first.state = "over";
  expect((await store.list()).map(({ table }) => table)).toEqual(["here-B", "here-A"]);
  expect((await store.get("here-A"))?.state).toBe("open");
  await store.delete("here-A");
  expect(await store.get("here-A")).toBeUndefined();
});
