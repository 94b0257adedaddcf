import { expect, test } from "vitest";
import type { PlayedGame } from "$/net/types";
import { openGames, strengthAfter } from "./results";

const game = (facts: Partial<PlayedGame>): PlayedGame => ({
  id: "a", game: "first", state: "over", seat: 0, seats: 4, options: {}, pace: "relaxed", place: 2, score: 50, bots: ["", "pro", "pro", "pro"], ...facts,
}); // prettier-ignore

test("opponents follow results", () => {
  expect(strengthAfter("first", [])).toBe(1);
  expect(strengthAfter("first", [game({ place: 1 })])).toBe(4);
  expect(strengthAfter("first", [game({ place: 4 }), game({ place: 1 })])).toBe(2);
  expect(strengthAfter("first", [game({ place: 3 })])).toBe(3);
  expect(strengthAfter("first", [game({ place: 1, bots: ["", "mvp"], seats: 2 })])).toBe(5);
  expect(strengthAfter("first", [game({ place: 1, bots: ["", "bruna"], seats: 2 })])).toBe(3);
  expect(strengthAfter("second", [game({ place: 1 })])).toBe(1);
  expect(strengthAfter("first", [game({ place: 1, lesson: true }), game({ place: null, state: "playing" })])).toBe(1);
});

test("lessons are no open games, deals are", () => {
  const games = [game({ state: "playing", place: null, lesson: true }), game({ state: "playing", place: null, lesson: true, deal: "daily 2026-11-16" })];
  expect(openGames(games)).toHaveLength(1);
});
