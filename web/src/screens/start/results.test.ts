import { expect, test } from "vitest";
import type { PlayedGame } from "$/net/types";
import { levelAfter, openGames, rivalsOf } from "./results";

const game = (facts: Partial<PlayedGame>): PlayedGame => ({
  id: "a", game: "allstar", state: "over", seat: 0, seats: 4, options: {}, pace: "relaxed", place: 2, score: 50, bots: ["", "pro", "pro", "pro"], ...facts,
}); // prettier-ignore

test("opponents follow results", () => {
  expect(levelAfter("allstar", [])).toBe("rookie");
  expect(levelAfter("allstar", [game({ place: 1 })])).toBe("captain");
  expect(levelAfter("allstar", [game({ place: 4 }), game({ place: 1 })])).toBe("starter");
  expect(levelAfter("allstar", [game({ place: 3 })])).toBe("pro");
  expect(levelAfter("allstar", [game({ place: 1, bots: ["", "mvp"], seats: 2 })])).toBe("mvp");
  expect(levelAfter("hoops", [game({ place: 1 })])).toBe("rookie");
  expect(levelAfter("allstar", [game({ place: 1, lesson: true }), game({ place: null, state: "playing" })])).toBe("rookie");
});

test("won and lost by level", () => {
  const games = [game({ place: 1 }), game({}), game({ place: 1, bots: ["", "rookie", "pro"] }), game({ place: null, state: "playing" })];
  expect(rivalsOf(games).map(({ level, won, lost }) => `${level} ${won}-${lost}`)).toEqual(["rookie 1-0", "starter 0-0", "pro 2-1", "captain 0-0", "mvp 0-0"]);
  expect(rivalsOf([games[3]!])).toEqual([]);
});

test("lessons are no open games, deals are", () => {
  const games = [game({ state: "playing", place: null, lesson: true }), game({ state: "playing", place: null, lesson: true, deal: "daily 2026-11-16" })];
  expect(openGames(games)).toHaveLength(1);
});
