// What awaits someone who comes back: today's deal and puzzle, games that go on, rivals, the album.
import { keep, kept } from "$/app/settings.svelte";
import { dayOf, rowOf } from "$/daily/day";
import type { Puzzle } from "$/daily/lists";
import { tryOf, type Try } from "$/daily/tries";
import { GAMES, gamePage } from "$/games";
import type { Album, PuzzlePage } from "$/games/page";
import { catalogue, look, me } from "$/net/api";
import { wholeStory } from "$/net/deals";
import type { Now, PlayedGame } from "$/net/types";
import { need } from "$/words/words.svelte";
import { isHere } from "$/house/protocol";
import { DayDeal } from "../daily/daily.svelte";
import { FIRST_PUZZLE } from "../puzzle/first";
import { openGames, rivalsOf, type Rival } from "./results";

const ALBUM = "album";
const AT_ONCE = 6; // won games that are looked through on one visit

export interface Open {
  game: PlayedGame;
  now: Now | null;
  mine: boolean; // is it your own move?
}

export class Home {
  deal: DayDeal | null;
  puzzle = $state.raw<{ page: PuzzlePage; puzzle: Puzzle; made: Try | null } | null>(null);
  open = $state.raw<Open[]>([]);
  rivals = $state.raw<Rival[]>([]);
  album = $state.raw<{ of: Album; met: Record<string, string> } | null>(null);

  constructor() {
    const daily = GAMES.find(({ daily }) => daily);
    this.deal = daily ? new DayDeal(daily.name, dayOf(new Date())) : null;
  }

  async load(): Promise<void> {
    const games = (await me()).games;
    this.rivals = rivalsOf(games);
    await Promise.allSettled([this.deal?.load(), this.#findPuzzle(), this.#findOpen(games), this.#fillAlbum(games)]);
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

  /** Look through won games that have not been looked through yet. */
  async #fillAlbum(games: PlayedGame[]): Promise<void> {
    const game = GAMES.find(({ album }) => album);
    if (!game) return;
    const [of, known] = await Promise.all([game.album!(), catalogue(game.name), need(...game.words)]);
    const book = bookKept();
    const fresh = games.filter((one) => one.game === game.name && one.place === 1 && isHere(one.id) && !book.read.includes(one.id));
    for (const { id } of fresh.slice(0, AT_ONCE)) {
      try {
        book.met = { ...of.found({ ...(await wholeStory(id)), catalogue: known }), ...book.met };
        book.read.push(id);
      } catch {
        break; // another time
      }
    }
    keep(ALBUM, JSON.stringify(book));
    this.album = { of, met: book.met };
  }
}

function bookKept(): { read: string[]; met: Record<string, string> } {
  try {
    return { read: [], met: {}, ...(JSON.parse(kept(ALBUM) ?? "{}") as object) };
  } catch {
    return { read: [], met: {} };
  }
}

/** The game that "Play now" begins: the one played last. */
export function usualGame(): string {
  const last = kept("game");
  return GAMES.some(({ name }) => name === last) ? gamePage(last!).name : GAMES[0]!.name;
}
