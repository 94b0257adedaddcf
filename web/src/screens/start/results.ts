// What someone's games say: who they meet next, and how they stand against each level of bots.
import type { Game, PlayedGame } from "$/net/types";

export const PLAYED = "played"; // kept once someone has begun a game: the start page is another one then
const LADDER = ["rookie", "starter", "pro", "captain", "mvp"];

export interface Rival {
  level: string;
  pips: number;
  won: number;
  lost: number;
}

const finished = ({ place, lesson, bots }: PlayedGame) => place !== null && !lesson && bots !== undefined;
const strongest = (bots: string[]) => Math.max(-1, ...bots.map((bot) => LADDER.indexOf(bot)));

/** Who to play next: one level up after a win, one down after the last place. Newcomers begin with rookies. */
export function levelAfter(game: Game, games: PlayedGame[]): string {
  const [last] = games.filter((one) => one.game === game && finished(one) && strongest(one.bots!) >= 0);
  if (!last) return LADDER[0]!;
  const step = last.place === 1 ? 1 : last.place === last.seats ? -1 : 0;
  return LADDER[Math.min(LADDER.length - 1, Math.max(0, strongest(last.bots!) + step))]!;
}

/** Games won and lost against each level, deals of the day among them; none if one has met nobody yet. */
export function rivalsOf(games: PlayedGame[]): Rival[] {
  const played = games.filter(({ place, bots }) => place !== null && bots);
  if (!played.length) return [];
  return LADDER.map((level, i) => {
    const met = played.filter(({ bots }) => bots!.includes(level));
    const won = met.filter(({ place }) => place === 1).length;
    return { level, pips: i + 1, won, lost: met.length - won };
  });
}

/** Games that go on, the newest first. */
export function openGames(games: PlayedGame[]): PlayedGame[] {
  return games.filter(({ state, lesson, deal }) => state === "playing" && (!lesson || deal)).slice(0, 3);
}
