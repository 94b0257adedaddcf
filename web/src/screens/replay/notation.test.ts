import { expect, test } from "vitest";
import { cardsOf, clauseAt, clausesOf, piecesOf } from "./notation";

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

const TURN =
  "refresh UCLA Offense, Houston Defense / buy player Udonis Haslem with substitute-PF-1, substitute-SF-1 / replace substitute-C-1 / prepare base-defense-zone, base-offense-3-pts, base-defense-switch / end / discard Udonis Haslem";

test("a turn falls into clauses", () => {
  expect(clausesOf("replace Stephen Curry PG to SG out, Magic Johnson -")).toEqual([
    {
      verb: "replace",
      words: [
        { card: "Stephen Curry" },
        { place: "PG" },
        { link: "to" },
        { place: "SG" },
        { link: "out" },
        { card: "Magic Johnson" },
        { none: true },
      ],
    },
  ]);
  expect(clausesOf("attack Kentucky Offense: reroll 3pts0 - keep 3pts6 3pts6")[0]!.words).toEqual([
    { card: "Kentucky Offense" },
    { link: "reroll" },
    { die: "3pts0" },
    { none: true },
    { link: "keep" },
    { die: "3pts6" },
    { die: "3pts6" },
  ]);
  expect(clausesOf("buy player, Toni Kukoč")).toEqual([{ verb: "buy player", words: [{ card: "Toni Kukoč" }] }]);
  expect(clausesOf("-")).toEqual([{ verb: null, words: [{ none: true }] }]);
});

test("small choices are counted as the server counts them", () => {
  const verb = (part: number) => clauseAt(TURN, part)?.clause.verb;
  expect([0, 1, 2, 5, 6, 7, 8, 11, 12, 13].map(verb)).toEqual([
    "refresh",
    "refresh",
    "buy player",
    "buy player",
    "replace",
    "replace",
    "prepare",
    "prepare",
    "end",
    "discard",
  ]);
  expect(clauseAt(TURN, 2)?.first).toBe(true);
  expect(clauseAt(TURN, 3)?.first).toBe(false);
  expect(clauseAt(TURN, 14)).toBeNull();
});
