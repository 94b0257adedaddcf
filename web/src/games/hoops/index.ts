// NBA Deck-Building in the page: what it brings to shared screens. Everything large is loaded when it is needed.
import { DECLARED, GAME, SCORE } from "$declared/hoops";
import { phone } from "$/app/phone";
import type { GamePage } from "$/games/page";
import type { Catalogue } from "./types";

const page: GamePage<Catalogue> = {
  name: GAME,
  place: "court",
  score: SCORE,
  words: ["hoops"],
  declared: DECLARED,
  table: async () => (await Promise.all([import("./table/Hoops.svelte"), phone.current ? import("./table/Phone.svelte") : import("./table/Desk.svelte")]))[0],
  scene: () => import("./replay/Scene.svelte"),
  review: async () => (await import("./replay")).REVIEW,
  defs: () => import("./art/Defs.svelte"),
  pictures: () => import("./pictures"),
  lesson: () => import("./learn/lesson"),
  rules: () => import("./learn/rules"),
  cards: () => import("./learn/cards"),
  workbench: async () => (await import("./workbench")).WORKBENCH,
  ...(import.meta.env.DEV ? { specimens: () => import("./art/Specimens.svelte") } : {}),
};
export default page;
