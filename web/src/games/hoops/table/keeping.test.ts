import { expect, test } from "vitest";
import { bestDice, isComplete, stillKept, worthOf, type Keeper } from "./keeping";
import type { DiceFacts, TacticFacts } from "./evaluate";
import { PHASE } from "./wire";

const none = [0, 0, 0, 0, 0, 0];
const dice = { colour: null, keeps: 0, dice: [{ colour: 4, face: 5, worth: 3, mean: 1, better: 0 }] } as unknown as DiceFacts;
const keeper: Keeper = {
  lying: [
    { skill: "block", face: 5 },
    { skill: "block", face: 1 },
    { skill: "block", face: 0 },
    { skill: "stop", face: 2 },
  ],
  phase: PHASE.reroll,
  me: 0,
  view: { subject: 7, kept: [[none, none, none, none, none, none]] },
  evaluated: { dice },
  facts: () => ({ dice: [[4, 3, 2], [5, 1, 1]] }) as unknown as TacticFacts,
};

test("as many dice are kept as the server says, less those that lie in the zone", () => {
  expect(stillKept(keeper, "block")).toBe(2);
  const zone = [none, none, none, none, [0, 1, 0, 0, 0, 0], none];
  expect(stillKept({ ...keeper, view: { subject: 7, kept: [zone] } }, "block")).toBe(1);
  const asked = { ...dice, colour: 4, keeps: 1 };
  expect(stillKept({ ...keeper, phase: PHASE.keep, evaluated: { dice: asked } }, "block")).toBe(1);
});

test("the first of each colour lie ready", () => {
  expect(bestDice(keeper)).toEqual([0, 1, 3]);
});

test("a choice of dice is complete or not", () => {
  expect(isComplete(keeper, [0, 1, 3])).toBe(true);
  expect(isComplete(keeper, [0, 3])).toBe(false);
  expect(isComplete(keeper, [0, 1, 2, 3])).toBe(false);
});

test("what a die counts is the server's number", () => {
  expect(worthOf(dice, { skill: "block", face: 5 })).toBe(3);
  expect(worthOf(null, { skill: "block", face: 5 })).toBe(0);
});
