// The colors that seats have chosen, in the place of their own. A color is a number of the tokens' `--color1` to `--color6`.

/** The seats' colors as styles of an element that names colors of its own. */
export const seatStyle = (colors: number[] | undefined): string =>
  (colors ?? []).map((color, seat) => `--seat${seat + 1}:var(--color${color + 1})`).join(";");

/** Show a table's seats in its colors, as long as its screen is there. */
export function wear(colors: () => number[] | undefined): void {
  $effect(() => {
    const { style } = document.documentElement;
    style.cssText = seatStyle(colors());
    return () => (style.cssText = "");
  });
}
