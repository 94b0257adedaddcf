// The chapters of the rules, in the order of the rulebook. What they say is in the catalogs (page-rules-allstar-<chapter>).
export { default as Pictures } from "./Pictures.svelte";

export const CHAPTERS = ["goal", "cards", "arenas", "draft", "team", "strength", "fans", "rounds", "playoffs", "end", "two", "coaches", "rulings"];
