// The pages there are. Each is a chunk of its own, with the groups of words it needs.
import type { Component } from "svelte";
import { GAMES } from "$/games";

export type Params = Record<string, string>;
export interface Route {
  path: string; // ":name" stands for any word
  load: () => Promise<{ default: Component<never> }>; // its props: { params }
  title: string; // a message
  words?: string[]; // groups of messages
  first?: boolean; // a first game leads here: it does with few words
  pictures?: boolean; // of all games, before it is shown
}

const SPECIMENS: Route[] = import.meta.env.DEV
  ? [
      {
        path: "/specimens",
        load: () => import("$/screens/specimens/Specimens.svelte"),
        title: "page-title-start",
        words: GAMES.flatMap((game) => game.words),
      },
    ]
  : [];

export const ROUTES: Route[] = [
  { path: "/", first: true, load: () => import("$/screens/start/Start.svelte"), title: "page-title-start", pictures: true },
  { path: "/open", load: () => import("$/screens/open/Open.svelte"), title: "page-title-open", pictures: true },
  { path: "/opponents", load: () => import("$/screens/opponents/Opponents.svelte"), title: "page-opponents-title", words: ["opponents"] },
  { path: "/join", load: () => import("$/screens/join/Join.svelte"), title: "page-title-join" },
  { path: "/lobby", load: () => import("$/screens/lobby/Lobby.svelte"), title: "page-title-lobby" },
  { path: "/t/:table", first: true, load: () => import("$/screens/table/Table.svelte"), title: "page-title-table" },
  { path: "/t/:table/after", load: () => import("$/screens/after/After.svelte"), title: "page-after-title", words: ["after", "replay", "proof"] },
  { path: "/replay/:table", load: () => import("$/screens/replay/Replay.svelte"), title: "page-replay-title", words: ["replay"] },
  { path: "/shared", load: () => import("$/screens/replay/Shared.svelte"), title: "page-replay-title", words: ["replay"] },
  { path: "/me", load: () => import("$/screens/me/Me.svelte"), title: "page-title-me", words: ["me"] },
  { path: "/daily", load: () => import("$/screens/daily/Daily.svelte"), title: "page-title-daily", words: ["daily"] },
  { path: "/daily/:day", load: () => import("$/screens/daily/Daily.svelte"), title: "page-title-daily", words: ["daily"] },
  { path: "/puzzle", load: () => import("$/screens/puzzle/Puzzle.svelte"), title: "page-title-puzzle", words: ["puzzle", "daily"] },
  { path: "/puzzle/:id", load: () => import("$/screens/puzzle/Puzzle.svelte"), title: "page-title-puzzle", words: ["puzzle", "daily"] },
  { path: "/evening", load: () => import("$/screens/evening/NewEvening.svelte"), title: "page-title-evening", words: ["evening"], pictures: true },
  { path: "/e/:evening", load: () => import("$/screens/evening/Evening.svelte"), title: "page-title-evening", words: ["evening"] },
  { path: "/e/:evening/wall", load: () => import("$/screens/evening/Wall.svelte"), title: "page-title-evening", words: ["evening"] },
  { path: "/verify", load: () => import("$/screens/verify/Verify.svelte"), title: "page-title-verify", words: ["proof"] },
  { path: "/learn", load: () => import("$/screens/learn/Learn.svelte"), title: "page-title-learn", pictures: true, words: ["tutorial", ...GAMES.flatMap(({ tools }) => tools?.words ?? [])] },
  { path: "/learn/:game", load: () => import("$/screens/tutorial/Tutorial.svelte"), title: "page-title-lesson", words: ["tutorial"] },
  { path: "/rules/:game", load: () => import("$/screens/rules/Rules.svelte"), title: "page-title-rules", words: ["rules"] },
  { path: "/cards/:game", load: () => import("$/screens/cards/Cards.svelte"), title: "page-title-cards", words: ["cards"] },
  { path: "/beat", load: () => import("$/screens/beat/Beat.svelte"), title: "page-title-beat", words: ["beat", "daily", "replay"] },
  { path: "/album", load: () => import("$/screens/album/Album.svelte"), title: "page-home-album", words: ["home", "daily"] },
  { path: "/workbench", load: () => import("$/screens/workbench/Workbench.svelte"), title: "page-title-workbench", words: ["workbench"] },
  { path: "/workbench/:game", load: () => import("$/screens/workbench/Workbench.svelte"), title: "page-title-workbench", words: ["workbench"] },
  ...GAMES.flatMap(({ routes }) => routes ?? []),
  ...SPECIMENS,
];
