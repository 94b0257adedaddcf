import { expect, test } from "vitest";
import { clauseAt, clausesOf, readDie } from "./notation";

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

test("a die of the notation is read", () => {
  expect(readDie("3pts9")).toEqual({ colour: 0, value: 9, stops: -1 });
  expect(readDie("steal2red")).toEqual({ colour: 3, value: 2, stops: 2 });
  expect(readDie("block0")).toEqual({ colour: 4, value: 0, stops: -1 });
});
