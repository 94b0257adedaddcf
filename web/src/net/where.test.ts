// The house answers what one person plays against bots; the server all that other people are part of.
import { expect, test } from "vitest";
import type { NewTable } from "./types";
import { answersHere } from "./where";

const wish: NewTable = { name: "Ann", chairs: ["", "pro"], game: "hoops", options: {}, pace: "relaxed", public: false };

test("one person and bots play in the house, all others at the server", () => {
  const made = (more: Partial<NewTable>) => answersHere("POST", "/api/tables", { ...wish, ...more });
  expect(made({})).toBe(true);
  expect(made({ hints: true })).toBe(true);
  for (const more of [{ game: "auction" }, { chairs: ["", ""] }, { pace: "steady" }, { public: true }, { hints: false }]) expect(made(more)).toBe(false);
});

test("a table is where it was opened", () => {
  expect(answersHere("POST", "/api/tables/here-ABC/hint", {})).toBe(true);
  expect(answersHere("GET", "/api/replays/here-ABC?invite=X", undefined)).toBe(true);
  expect(answersHere("GET", "/api/tables/KTE7XABCDE/replay/steps", undefined)).toBe(false);
});

test("what both know comes from the house if no server can be reached; other people come from the server", () => {
  expect(answersHere("GET", "/api/games/allstar", undefined)).toBe("else");
  expect(answersHere("GET", "/api/bots", undefined)).toBe("else");
  expect(answersHere("POST", "/api/referee/rank", {})).toBe(true);
  expect(answersHere("POST", "/api/prove", {})).toBe(true);
  expect(answersHere("POST", "/api/lessons/hoops", {})).toBe(true);
  expect(answersHere("GET", "/api/tables", undefined)).toBe(false);
  expect(answersHere("POST", "/api/code", {})).toBe(false);
});
