import { expect, test } from "vitest";
import { cameWhen, turningPoint } from "./champion";

const event = (kind: string, facts: Record<string, unknown>) => ({ kind, facts });
const row = (seat: number, fans: number, cards: string[] = []) => ({ seat, fans, cards });
const STORY = [
  event("deal", { round: 1, arenas: ["Dam Stadium 3"] }),
  event("picked", { seat: 0, card: "Duck7" }),
  event("picked", { seat: 0, card: "Wolf1" }),
  event("arena", { arena: "Dam Stadium 3", ranking: [row(1, 13, ["Panda5"]), row(0, 14, ["Duck7"])] }),
  event("deal", { round: 2, arenas: ["Stadium Fall 1"] }),
  event("arena", { arena: "Stadium Fall 1", ranking: [row(0, 17, ["Wolf1"]), row(1, 5, ["Tiger4"])] }),
  event("swapped", { seat: 1, out: ["Panda5"], in: ["Horse3"] }),
];

test("one's own players came with a pick", () => {
  expect(cameWhen("Wolf1", 0, 0, STORY)).toEqual({ round: 1, pick: 2, swap: 0 });
});

test("others' players came when they were first seen, or with a swap", () => {
  expect(cameWhen("Tiger4", 1, 0, STORY)).toEqual({ round: 2, pick: 0, swap: 0 });
  expect(cameWhen("Horse3", 1, 0, STORY)).toEqual({ round: 0, pick: 0, swap: 1 });
});

test("the turning point is where the winner gained most on the second", () => {
  expect(turningPoint(0, 1, STORY)).toMatchObject({ round: 2, arena: "Stadium Fall 1", swing: 12 });
  expect(turningPoint(1, 0, STORY)).toBeNull();
});
