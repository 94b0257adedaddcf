// The screens of the two games, loaded when a table is dealt.
import type { Component } from "svelte";
import type { LiveTable } from "$/net/table.svelte";
import type { Game } from "$/net/types";

type GameScreen = Component<{ table: LiveTable }>;
const SCREENS: Record<Game, () => Promise<{ default: GameScreen }>> = {
  allstar: () => import("$/games/allstar/table/Allstar.svelte"),
  hoops: () => import("$/games/hoops/table/Hoops.svelte"),
};

/** The screen on which a game is played. */
export async function gameScreen(game: Game): Promise<GameScreen> {
  return (await SCREENS[game]()).default;
}
