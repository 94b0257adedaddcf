// Keys of the table: only when nobody types, no dialog is open, and no other button has the focus.

// Was the mouse or a finger used last? Then a printed Enter is for the lamp button, whatever was pressed before.
let pointed = true;
if (typeof addEventListener === "function") {
  addEventListener("pointerdown", () => (pointed = true), true);
  addEventListener("keydown", ({ key }) => (pointed = pointed && key !== "Tab" && !key.startsWith("Arrow")), true);
}

/** Does a focused button not want Enter for itself: nobody went to it with the keyboard? */
export function isPointing(): boolean {
  return pointed;
}

/** Is this key press meant for the table? Enter and Space belong to a button that the keyboard went to, but for cards. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target as Element | null;
  const kept = pointed && event.key === "Enter" ? "" : ", [role=tablist], [role=radiogroup]";
  if (target?.closest(`input, select, textarea${kept}`)) return false;
  const pressed = event.key === " " || (event.key === "Enter" && !pointed);
  return !pressed || !target?.closest("button, a, summary") || target.closest("[data-game-keys]") !== null;
}

/** Which card a number key means, from 0; null if it is another key. */
export function cardKey(event: KeyboardEvent): number | null {
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** Left and right as steps. */
export function stepKey(event: KeyboardEvent): number {
  return STEPS[event.key] ?? 0;
}
