import { expect, test } from "vitest";
import { cleared, complete, seated, takenOut, tapped, teamWith, type Sheet } from "./sheet";

const BLANK: Sheet = {
  match: "arena",
  players: 2,
  edition: "2025",
  arena: "Polarena 1",
  names: ["Ann", "Ben"],
  teams: [[], []],
  coaches: [null, null],
  at: 0,
};
const lay = (sheet: Sheet, cards: string[], size = 2) => cards.reduce((now, card) => tapped(now, card, size), sheet);

test("a full team makes way for the next one", () => {
  const sheet = lay(BLANK, ["Duck1", "Duck2", "Wolf1"]);
  expect(sheet.teams).toEqual([["Duck1", "Duck2"], ["Wolf1"]]);
  expect(sheet.at).toBe(1);
  expect(complete(sheet, 2)).toEqual([0]);
});

test("a second tap takes a card out; a card of another team stays where it is", () => {
  const sheet = lay(BLANK, ["Duck1", "Duck2", "Wolf1"]);
  expect(tapped(sheet, "Wolf1", 2).teams[1]).toEqual([]);
  expect(tapped(sheet, "Duck1", 2)).toBe(sheet);
  expect(teamWith(sheet, "Duck1")).toBe(0);
});

test("nothing is laid into a full team", () => {
  const sheet = { ...lay(BLANK, ["Duck1", "Duck2", "Wolf1", "Wolf2"]), at: 0 };
  expect(tapped(sheet, "Lion3", 2)).toBe(sheet);
});

test("a card taken out of a team opens it again, and its coach stands beside nobody", () => {
  const coach = { coach: "Rabbit", card: "Duck1", mate: null };
  const sheet = takenOut({ ...lay(BLANK, ["Duck1", "Duck2"]), coaches: [coach, null] }, 0, "Duck1");
  expect(sheet.teams[0]).toEqual(["Duck2"]);
  expect(sheet.at).toBe(0);
  expect(sheet.coaches[0]).toEqual({ coach: "Rabbit", card: null, mate: null });
});

test("more or fewer managers keep what is entered; a clean sheet keeps the people", () => {
  const sheet = seated(lay(BLANK, ["Duck1", "Duck2"]), 3);
  expect(sheet.teams).toEqual([["Duck1", "Duck2"], [], []]);
  expect(seated(sheet, 2).at).toBe(1);
  expect(cleared(sheet)).toMatchObject({ names: ["Ann", "Ben", ""], teams: [[], [], []], at: 0 });
});
