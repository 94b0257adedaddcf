// Cards that come and go: short, only by transform and opacity, and hardly at all where motion is not wanted.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** A card arrives from `x`, `y` pixels away. */
export function arrive(_node: Element, { x = 0, y = 0, duration = 220 } = {}): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${t}`,
  };
}

/** The same card several times: the n-th of its kind keeps its place when others go. */
export function tagged(cards: number[]): { card: number; at: number; key: string }[] {
  const seen = new Map<number, number>();
  return cards.map((card, at) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, at, key: `${card} ${count}` };
  });
}
