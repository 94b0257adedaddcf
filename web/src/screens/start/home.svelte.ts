// What awaits someone who comes back: today's deal and puzzle, games that go on, rivals, the album.
import { dayOf, rowOf } from "$/daily/day";
import type { Puzzle } from "$/daily/lists";
import { tryOf, type Try } from "$/daily/tries";
import { GAMES } from "$/games";
import type { PuzzlePage } from "$/games/page";
import { look, me } from "$/net/api";
import type { Now, PlayedGame } from "$/net/types";
import { need } from "$/words/words.svelte";
import { fillAlbum, type Book } from "../album/book";
import { DayDeal } from "../daily/daily.svelte";
import { FIRST_PUZZLE } from "../puzzle/first";
import { standings, type Standing } from "$/opponents/record";
import { openGames } from "./results";

export interface Open {
  game: PlayedGame;
  now: Now | null;
  mine: boolean; // is it your own move?
}

export class Home {
  deal: DayDeal | null;
  puzzle = $state.raw<{ page: PuzzlePage; puzzle: Puzzle; made: Try | null } | null>(null);
  open = $state.raw<Open[]>([]);
  standings = $state.raw<Standing[]>([]);
  album = $state.raw<Book | null>(null);

  constructor() {
    const daily = GAMES.find(({ daily }) => daily);
    this.deal = daily ? new DayDeal(daily.name, dayOf(new Date())) : null;
  }

  async load(): Promise<void> {
    const games = (await me()).games;
    this.standings = standings(games);
    await Promise.allSettled([this.deal?.load(), this.#findPuzzle(), this.#findOpen(games), fillAlbum(games).then((book) => (this.album = book))]);
  }

  async #findPuzzle(): Promise<void> {
    const game = GAMES.find(({ puzzles }) => puzzles);
    if (!game) return;
    const [page] = await Promise.all([game.puzzles!(), need("puzzle", ...game.words)]);
    const puzzle = rowOf(page.PUZZLES.rows, FIRST_PUZZLE, dayOf(new Date()));
    this.puzzle = { page, puzzle, made: tryOf(game.name, puzzle.id) };
  }

  /** Games that go on; those that wait for one first. */
  async #findOpen(games: PlayedGame[]): Promise<void> {
    const found = await Promise.all(
      openGames(games).map(async (game): Promise<Open> => {
        const now = await look(game.id).then(
          (answer) => answer.now,
          () => null,
        );
        return { game, now, mine: (now?.legal?.length ?? 0) > 0 };
      }),
    );
    this.open = found.toSorted((a, b) => Number(b.mine) - Number(a.mine));
  }
}
