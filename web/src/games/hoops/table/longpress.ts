// A finger that rests on something reads its explanation: lifting it is no press.
const LONG = 450; // milliseconds, as long as an explanation takes to appear

export class LongPress {
  #since = Infinity;

  /** Listen; returns how to stop. */
  begin(): () => void {
    addEventListener("pointerdown", this.#down, true);
    addEventListener("click", this.#click, true);
    return () => {
      removeEventListener("pointerdown", this.#down, true);
      removeEventListener("click", this.#click, true);
    };
  }

  #down = (event: PointerEvent): void => {
    this.#since = event.pointerType === "touch" ? event.timeStamp : Infinity;
  };

  #click = (event: MouseEvent): void => {
    const long = event.timeStamp - this.#since >= LONG;
    this.#since = Infinity;
    if (!long || !document.querySelector("[role='tooltip']")) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
