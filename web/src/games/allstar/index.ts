// All-Star Draft in the page: what it brings to shared screens. Everything large is loaded when it is needed.
import { DECLARED, GAME, SCORE } from "$declared/allstar";
import type { GamePage } from "$/games/page";
import { need } from "$/words/words.svelte";
import notebook from "icon:notebook-outline";
import whistle from "icon:whistle";
import type { Catalogue } from "./types";

const page: GamePage<Catalogue> = {
  name: GAME,
  place: "ice",
  score: SCORE,
  words: ["allstar"],
  declared: DECLARED,
  table: () => import("./table/Allstar.svelte"),
  scene: () => import("./replay/Scene.svelte"),
  review: async () => (await import("./replay")).REVIEW,
  defs: () => import("./art/Defs.svelte"),
  pictures: () => import("./pictures"),
  lesson: () => import("./learn/lesson"),
  rules: async () => (await Promise.all([import("./learn/rules"), need("referee")]))[0],
  cards: () => import("./learn/cards"),
  workbench: async () => (await import("./workbench")).WORKBENCH,
  album: async () => (await import("./album")).ALBUM,
  puzzles: async () => (await import("./puzzle")).PUZZLE_PAGE,
  daily: async () => (await import("./daily")).DAILY,
  ...(import.meta.env.DEV ? { specimens: () => import("./art/Specimens.svelte") } : {}),
  routes: [
    { path: "/referee", load: () => import("./referee/Referee.svelte"), title: "page-title-referee", words: ["allstar", "referee"] },
    { path: "/pad", load: () => import("./pad/Pad.svelte"), title: "page-title-pad", words: ["allstar", "referee"] },
  ],
  links: [["/referee", "page-nav-referee"]],
  tools: {
    title: "page-title-referee",
    text: "page-referee-text",
    words: ["referee"],
    ways: [
      { href: "/referee", title: "page-title-referee", icon: whistle },
      { href: "/pad", title: "page-title-pad", icon: notebook },
    ],
  },
};
export default page;
