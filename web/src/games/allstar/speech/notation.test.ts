import { expect, test } from "vitest";
import { cardsOf, piecesOf } from "./notation";

test("a line-up falls into cards, swaps and buses", () => {
  expect(piecesOf("Shark9>Penguin4 - / Duck4 PolarBear6 / bus:2-1")).toEqual([
    { card: "Shark9" },
    { word: "swap" },
    { card: "Penguin4" },
    { word: "none" },
    { word: "next" },
    { card: "Duck4" },
    { card: "PolarBear6" },
    { word: "next" },
    { buses: "2-1" },
  ]);
});

test("coaches stand beside a team, a player or a mate", () => {
  expect(piecesOf("coach:Rabbit")).toEqual([{ coach: "Rabbit" }]);
  expect(piecesOf("Duck4 / team:2")).toEqual([{ card: "Duck4" }, { word: "next" }, { team: 2 }]);
  expect(piecesOf("Duck7=Wolf4")).toEqual([{ card: "Duck7" }, { word: "like" }, { card: "Wolf4" }]);
  expect(cardsOf("Duck7=Wolf4 / bus:1")).toEqual(["Duck7", "Wolf4"]);
});
