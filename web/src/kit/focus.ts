// Where the focus goes when what had it is gone.
import { tick } from "svelte";

/** If the focus has fallen out of the page, it goes to the question: the next Tab begins there, not at the top. */
export async function keepFocus(): Promise<void> {
  await tick();
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && activeElement.isConnected) return;
  const asked = [...document.querySelectorAll<HTMLElement>("[data-question]")].find((one) => one.checkVisibility());
  asked?.focus({ preventScroll: true });
}
