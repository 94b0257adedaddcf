import { expect, test, vi } from "vitest";
import type { Heard } from "$/net/table.svelte";
import type { TableEvent } from "$/net/types";
import { deedsOf, pauseAfter } from "./watching";

vi.mock("$/words/words.svelte", () => ({ said: () => true, t: (id: string) => id }));

const event = (kind: string, seat: number): TableEvent => ({ kind, facts: { seat } });
const heard = (...events: TableEvent[]): Heard => ({ events, now: undefined, first: false });
const BOTS = ["", "mei"];

test("what a bot does is seen, what people do is not held back", () => {
  expect(deedsOf([event("hoops-bought", 1), event("hoops-bought", 0), event("chosen", 1)], BOTS, 0)).toHaveLength(1);
  expect(pauseAfter(heard(event("hoops-bought", 1)), BOTS, 0, "calm")).toBeGreaterThan(pauseAfter(heard(event("hoops-bought", 1)), BOTS, 0, "brisk"));
  expect(pauseAfter(heard(event("hoops-bought", 0)), BOTS, 0, "calm")).toBe(0);
  expect(pauseAfter(heard(event("hoops-bought", 1)), ["", ""], 0, "calm")).toBe(0);
  expect(pauseAfter(heard(event("hoops-bought", 1)), BOTS, 0, "once")).toBe(0);
});

test("dice stay longer, and the past is not shown again", () => {
  expect(pauseAfter(heard(event("hoops-attacks", 1)), BOTS, 0, "brisk")).toBeGreaterThan(pauseAfter(heard(event("hoops-bought", 1)), BOTS, 0, "brisk"));
  expect(pauseAfter({ ...heard(event("hoops-bought", 1)), first: true }, BOTS, 0, "calm")).toBe(0);
});
