// Dragging with a mouse or pen: the thing follows the pointer and is dropped on what carries `data-drop`.
// A finger scrolls instead; on a phone one taps.
import type { Action } from "svelte/action";

export interface Drag {
  enabled: boolean;
  ondrop: (on: string) => void;
}
const FAR = 6; // pixels before a press becomes a drag

export const dragging: Action<HTMLElement, Drag> = (node, first) => {
  let drag = first;
  let from: { x: number; y: number } | null = null;
  let moved = false;

  function down(event: PointerEvent): void {
    if (!drag.enabled || event.button !== 0 || event.pointerType === "touch") return;
    from = { x: event.clientX, y: event.clientY };
    moved = false;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up, { once: true });
    addEventListener("pointercancel", stop, { once: true });
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < FAR) return;
    moved = true;
    node.classList.add("dragged");
    node.style.transform = `translate(${x}px, ${y}px)`;
    over(event)?.classList.add("over");
  }

  function over(event: PointerEvent): HTMLElement | null {
    for (const old of document.querySelectorAll(".over")) old.classList.remove("over");
    const under = document.elementFromPoint(event.clientX, event.clientY);
    return under?.closest<HTMLElement>("[data-drop]") ?? null;
  }

  function up(event: PointerEvent): void {
    const on = moved ? over(event)?.dataset.drop : undefined;
    if (moved) addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    stop();
    if (on !== undefined) drag.ondrop(on);
  }

  function stop(): void {
    removeEventListener("pointermove", move);
    node.classList.remove("dragged");
    node.style.transform = "";
    from = null;
    for (const old of document.querySelectorAll(".over")) old.classList.remove("over");
  }

  const native = (event: Event) => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", native);
  return {
    update: (next) => (drag = next),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", native);
    },
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
