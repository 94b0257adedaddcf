// Which game somebody plays.
import { kept } from "$/app/settings.svelte";
import { GAMES, gamePage } from "$/games";

/** The game that "Play now" begins: the one played last. */
export function usualGame(): string {
  const last = kept("game");
  return GAMES.some(({ name }) => name === last) ? gamePage(last!).name : GAMES[0]!.name;
}
