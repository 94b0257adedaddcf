import { expect, test } from "vitest";
import type { Now, TableEvent } from "$/net/types";
import { found } from ".";

const story = (place: number): TableEvent[] => [
  { kind: "match", facts: { ranking: [{ seat: 1, cards: ["Duck7"] }, { seat: 0, cards: ["Wolf6", "Horse2", "Wolf3"] }] } },
  { kind: "match", facts: { ranking: [{ seat: 0, cards: ["Wolf6", "Tiger9"] }] } },
  { kind: "final", facts: { ranking: [{ seat: 0, place }, { seat: 1, place: 3 - place }] } },
];

test("a won game adds the species of the last five, a lost one none", () => {
  const now = { seat: 0 } as Now;
  expect(found({ now, story: story(1) })).toEqual({ Wolf: "Wolf6", Tiger: "Tiger9" });
  expect(found({ now, story: story(2) })).toEqual({});
});
