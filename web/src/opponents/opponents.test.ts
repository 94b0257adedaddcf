import { expect, test } from "vitest";
import { ANIMALS } from "$/art/animals";
import type { PlayedGame } from "$/net/types";
import { CHARACTERS, characterOf, charactersFor, opponentsAt, strengthOf } from "./characters";
import { standings, strongTables } from "./record";

const game = (facts: Partial<PlayedGame>): PlayedGame => ({
  id: "a", game: "first", state: "over", seat: 0, seats: 4, options: {}, pace: "relaxed", place: 2, score: 50, bots: ["", "mei", "vesna", "pro"], ...facts,
}); // prettier-ignore

test("everybody has a drawing and a strength", () => {
  expect(CHARACTERS.filter(({ animal }) => !ANIMALS[animal])).toEqual([]);
  expect(new Set(CHARACTERS.map(({ strength }) => strength))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test("who sits on a chair", () => {
  expect(characterOf("aksel@2s")?.called).toBe("Aksel");
  expect(characterOf("pro")).toBeUndefined();
  expect(["", "rookie", "mvp@2s", "vesna", "mine.py:Mine"].map(strengthOf)).toEqual([0, 1, 5, 4, 0]);
});

test("opponents for a table of some strength", () => {
  expect(opponentsAt(5, 3)).toEqual(["aksel", "vesna", "mei"]);
  expect(opponentsAt(2, 1, undefined, 0)).toEqual(["bruna"]);
  expect(opponentsAt(2, 1, undefined, 1)).toEqual(["onni"]);
  expect(opponentsAt(1, 3)).toEqual(["pip", "rookie", "rookie"]);
  expect(charactersFor(["random", "mvp"]).map(({ name }) => name)).toEqual(["aksel"]);
  expect(opponentsAt(1, 1, ["random", "mvp"])).toEqual(["random"]);
});

test("ahead and behind, the latest last", () => {
  const games = [
    game({ place: 2, places: [2, 1, 3, 4] }), // the newest
    game({ place: 1, places: [1, 2, 2, 2] }),
    game({ place: 3, places: [3, 3, 1, 2] }), // level with Mei
    game({ place: 2 }), // others' places are not known
    game({ place: 1, lesson: true, places: [1, 2, 3, 4] }),
    game({ place: null }),
  ];
  const of = (name: string) => standings(games).find(({ character }) => character.name === name)!;
  expect(of("mei")).toMatchObject({ ahead: 1, behind: 2, last: [false, true, false] });
  expect(of("vesna")).toMatchObject({ ahead: 2, behind: 2, last: [false, false, true, true] });
  expect(of("aksel")).toMatchObject({ ahead: 0, behind: 0, last: [] });
});

test("tables at least as strong", () => {
  const games = [game({ place: 1 }), game({}), game({ bots: ["", "pip", "pip", "pip"] }), game({ seats: 2 }), game({ game: "second" })];
  expect(strongTables(games, "first", 4, 4)).toEqual({ played: 2, won: 1 });
  expect(strongTables(games, "first", 4, 5)).toEqual({ played: 0, won: 0 });
});
