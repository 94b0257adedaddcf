// The chapters of the rules, in the order of the rulebook. What they say is in the catalogs (page-rules-hoops-<chapter>).
export { default as Pictures } from "./Pictures.svelte";

export const CHAPTERS = ["goal", "cards", "setup", "turn", "score", "adjust", "replace", "prepare", "buy", "activate", "dice", "reroll", "close", "end", "variants", "rulings"];
