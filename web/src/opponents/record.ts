// How one stands against each opponent: from the games that are kept.
import type { Game, PlayedGame } from "$/net/types";
import { CHARACTERS, characterOf, strengthOf, type Character } from "./characters";

const LATEST = 5;

export interface Standing {
  character: Character;
  ahead: number; // games in which one was placed ahead of them
  behind: number;
  last: boolean[]; // of the latest games, the oldest first: ahead?
}

export const finished = ({ place, lesson, bots }: PlayedGame) => place !== null && !lesson && bots !== undefined;

/** Ahead of whoever sits there? Undefined if level with them. Where not all places are known, who wins is ahead. */
function isAhead({ place, places }: PlayedGame, seat: number): boolean | undefined {
  const theirs = places?.[seat];
  if (theirs === undefined) return place === 1;
  return theirs === place ? undefined : place! < theirs;
}

/** Against everybody with a name, weakest first; games the newest first, as they come. */
export function standings(games: PlayedGame[]): Standing[] {
  return CHARACTERS.map((character) => {
    const met = games.filter(finished).flatMap((game) => {
      const seat = game.bots!.findIndex((bot) => characterOf(bot) === character);
      const ahead = seat < 0 ? undefined : isAhead(game, seat);
      return ahead === undefined ? [] : [ahead];
    });
    const ahead = met.filter(Boolean).length;
    return { character, ahead, behind: met.length - ahead, last: met.slice(0, LATEST).toReversed() };
  });
}

/** How strong a table is: as its strongest bot. */
export const tableStrength = (bots: string[]): number => Math.max(0, ...bots.map(strengthOf));

/** Tables of a game at least as strong: how many one has played, and won. */
export function strongTables(games: PlayedGame[], game: Game, seats: number, strength: number): { played: number; won: number } {
  const met = games.filter((one) => one.game === game && one.seats === seats && finished(one) && tableStrength(one.bots!) >= strength);
  return { played: met.length, won: met.filter(({ place }) => place === 1).length };
}
