// Is the page as narrow as on a phone? The same border as in the styles.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 760px)");
