import { expect, test } from "vitest";
import { CHOICES } from "$declared/hoops";
import type { Catalogue, View } from "../types";
import { diceIn, dieNumber, discardsOf, faceOf, handOf, numbersOf } from "./wire";

const choices = ["Ann", "fatigue-card", "-", "replace", "PG", "SG", "SF", "PF", "C", "3pts0", "3pts9"];
const row = (name: string) => ({ name });
const catalogue = {
  game: "hoops",
  choices,
  cards: {
    player: [row("Ann")],
    starter: [],
    substitute: [],
    fatigue: [row("fatigue-card")],
    tactic: [],
    base_tactic: [],
    die: [
      { name: "three", faces: [0, 0, 0, 2, 6, 9], colours: [] },
      { name: "inside", faces: [0, 0, 2, 4, 6, 7], colours: [] },
      { name: "drive", faces: [0, 2, 3, 4, 6, 6], colours: [] },
      { name: "steal", faces: [0, 1, 2, 1, 2, 4], colours: ["", "yellow", "blue", "red", "red", "blue"] },
    ],
  },
} as unknown as Catalogue;

test("numbers of choices are those of the declaration", () => {
  const { done, position, die } = CHOICES;
  const first = { done: done.first, position: position.first, die: die.first };
  expect(numbersOf(catalogue)).toEqual({ ...first, fatigue: 1, words: choices });
  expect(dieNumber(numbersOf(catalogue), { skill: "inside", face: 2 })).toBe(die.first + 6 + 2);
});

test("a die shows a number, and in defence the attack it stops", () => {
  expect(faceOf(catalogue, { skill: "three", face: 5 })).toEqual({ shows: 9 });
  expect(faceOf(catalogue, { skill: "steal", face: 4 })).toEqual({ shows: 2, against: "drive" });
  expect(faceOf(catalogue, { skill: "steal", face: 0 })).toEqual({ shows: 0 });
});

test("counted dice lie one by one", () => {
  expect(diceIn([[1, 0, 0, 0, 0, 2], [0, 0, 1, 0, 0, 0]])).toEqual([
    { skill: "three", face: 0 },
    { skill: "three", face: 5 },
    { skill: "three", face: 5 },
    { skill: "inside", face: 2 },
  ]);
});

test("a hand is sorted, with what one does not know at its end", () => {
  const view = { hand: [[7, -1, 3, 9, -1]], held: [4] } as unknown as View;
  expect(handOf(view, 0)).toEqual([3, 7, 9, -1]);
});

test("discards lie at the end of a seat's cards", () => {
  const cards = [5, 1, ...Array<number>(46).fill(-1), 8, 2]; // as many as a seat may have
  const view = { pile: [cards], discarded: [2] } as unknown as View;
  expect(discardsOf(view, 0)).toEqual([2, 8]);
});
