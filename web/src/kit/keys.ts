// Keys of the table: only when nobody types, no dialog is open, and no other button has the focus.

/** Is this key press meant for the table? Enter and Space belong to a focused button unless it is a card. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const target = event.target as Element | null;
  if (target?.closest("input, select, textarea, [role=tablist], [role=radiogroup]")) return false;
  const pressed = event.key === "Enter" || event.key === " ";
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
