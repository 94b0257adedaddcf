// All cards, and where their values come from.
import type { Source } from "$/kit/sources";

export { default as AllCards } from "./AllCards.svelte";

export const SOURCES: Source[] = ["rulebook", "adaptation", "ours"];
