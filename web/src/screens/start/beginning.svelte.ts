import { toast } from "$/kit/toasts.svelte";
import { Refusal } from "$/net/api";
import type { Game } from "$/net/types";
import { t } from "$/words/words.svelte";
import { playNow } from "./play";

/** Play now: by a button, or by Enter where nothing else has it. */
export class Beginning {
  busy = $state(false);
  readonly #game: () => Game;

  constructor(game: () => Game) {
    this.#game = game;
  }

  readonly begin = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    try {
      await playNow(this.#game());
    } catch (reason) {
      toast(reason instanceof Refusal ? reason.message : t("page-gone-short"), true);
    } finally {
      this.busy = false;
    }
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.target === document.body) void this.begin();
  };
}
