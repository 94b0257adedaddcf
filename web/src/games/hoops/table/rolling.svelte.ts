// Dice in the air: for a moment after a throw, or until any key is pressed.
import type { TableEvent } from "$/net/types";

const AIR = 760; // milliseconds: the throw, and the last die a little later
const THROWS = new Set(["hoops-attacks", "hoops-defends", "hoops-rerolled", "hoops-keeps"]);

export class Rolling {
  now = $state(false);
  /** The dice that were thrown again, as the notation names them; null: all of them were thrown. */
  again = $state.raw<string[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(events: TableEvent[], live: boolean): void {
    if (!live || !events.some((event) => THROWS.has(event.kind))) return;
    clearTimeout(this.#timer);
    const reroll = events.findLast((event) => event.kind === "hoops-rerolled");
    this.again = reroll ? (reroll.facts.fell as string[]) : null;
    this.now = true;
    this.#timer = setTimeout(() => this.skip(), AIR);
  }

  /** Which of these dice lie still. */
  still(dice: string[]): number[] {
    const thrown = [...(this.again ?? dice)];
    return dice.flatMap((die, at) => {
      const found = thrown.indexOf(die);
      if (found >= 0) thrown.splice(found, 1);
      return found >= 0 ? [] : [at];
    });
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.now = false;
  }
}
