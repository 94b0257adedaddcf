// What is shown of the game before it is dealt.
export { default as Half } from "./Half.svelte";
export { default as Shirt } from "./Shirt.svelte";

export const Cards = () => import("./Cards.svelte");
