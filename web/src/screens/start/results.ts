// What someone's games say: who they meet next, and which go on.
import type { Game, PlayedGame } from "$/net/types";
import { MOST } from "$/opponents/characters";
import { finished, tableStrength } from "$/opponents/record";

export const PLAYED = "played"; // kept once someone has begun a game: the start page is another one then
const WEAKEST = 1;

/** How strong the next table is: one step up after a win, one down after the last place. Newcomers begin at the bottom. */
export function strengthAfter(game: Game, games: PlayedGame[]): number {
  const [last] = games.filter((one) => one.game === game && finished(one) && tableStrength(one.bots!) > 0);
  if (!last) return WEAKEST;
  const step = last.place === 1 ? 1 : last.place === last.seats ? -1 : 0;
  return Math.min(MOST, Math.max(WEAKEST, tableStrength(last.bots!) + step));
}

/** Games that go on, the newest first. */
export function openGames(games: PlayedGame[]): PlayedGame[] {
  return games.filter(({ state, lesson, deal }) => state === "playing" && (!lesson || deal)).slice(0, 3);
}
