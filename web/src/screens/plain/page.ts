// The screens of a game that has none of its own: a list of choices, the scores, the story in general words.
import type { GamePage } from "$/games/page";

export function plainPage(name: string): GamePage {
  return {
    name,
    place: "ice",
    score: "scores",
    words: ["plain"],
    table: () => import("./Plain.svelte"),
    scene: () => import("./Scene.svelte"),
    review: async () => (await import("./review")).REVIEW,
  };
}
