// How long things move: the tokens of the style sheet, as numbers.

/** A duration token in milliseconds; short under reduced motion, as in the style sheet. */
export function ms(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const value = parseFloat(text) || 0;
  return text.endsWith("ms") ? value : value * 1000;
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
