// How narrow the page is. The same borders as in the styles.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 760px)");
/** Too narrow for columns beside the table. */
export const tablet = new MediaQuery("(min-width: 761px) and (max-width: 1279px)");
/** Wide enough for the pack in one row. */
export const wide = new MediaQuery("(min-width: 1000px)");
/** Wide enough for two teams of cards side by side, between columns. */
export const roomy = new MediaQuery("(min-width: 1400px)");
