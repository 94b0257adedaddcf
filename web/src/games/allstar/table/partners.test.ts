import { expect, test } from "vitest";
import type { Player } from "../art/species";
import { exampleOf, partnersOf } from "./partners";

const PLAYERS: Player[] = [
  { species: "Tiger", number: 4, symbol: "Puck" },
  { species: "Wolf", number: 1, symbol: "Puck" },
  { species: "Penguin", number: 4, symbol: "Helmet" },
  { species: "Panda", number: 7, symbol: null },
  { species: "Eagle", number: 3, symbol: null },
];
const player = (card: number) => PLAYERS[card]!;
const pack = [0, 1, 2, 3, 4];

test("a card's partners are those that share something, the best attribute first", () => {
  expect(partnersOf(0, pack, player, ["Symbol", "Number", "Species"])).toEqual([
    { kind: "Symbol", value: "Puck", card: 1 },
    { kind: "Number", value: "4", card: 2 },
  ]);
});

test("two without a symbol have nothing in common for it", () => {
  expect(partnersOf(3, pack, player, ["Symbol", "Number", "Species"])).toEqual([]);
});

test("an example takes as many cards of a kind as it needs", () => {
  expect(exampleOf("Number", "4", 1, pack, player)).toEqual([0]);
});
