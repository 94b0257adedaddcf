// Where a hint goes: the screen that is shown says what to do with the choices someone takes from it.

export type Taker = (choices: number[], words: string) => void;

export class HintTarget {
  #taker: Taker | null = null;

  /** The screen that is shown takes hints; returns how to stop. */
  offer(taker: Taker): () => void {
    this.#taker = taker;
    return () => {
      if (this.#taker === taker) this.#taker = null;
    };
  }

  take(choices: number[], words: string): void {
    this.#taker?.(choices, words);
  }
}
