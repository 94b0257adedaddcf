// Waiting for the second look at a game: start it, ask how far it is, keep what was found.
import { Refusal } from "$/net/api";
import { toast } from "$/kit/toasts.svelte";
import { t } from "$/words/words.svelte";
import { analysis, startAnalysis, type Analysis } from "./api";

const AGAIN = 1200; // milliseconds between two questions

export class Watch {
  analysis = $state.raw<Analysis | null>(null);
  /** Has someone asked for it? */
  readonly going = $derived(this.analysis?.state === "waiting" || this.analysis?.state === "running");
  readonly done = $derived(this.analysis?.state === "done");
  /** How far it is, from 0 to 1. */
  readonly share = $derived(this.analysis?.of ? this.analysis.done / this.analysis.of : 0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly table: string,
    readonly invite: string | undefined,
  ) {}

  /** See whether it has been done, and go on asking while it is under way. */
  look(): void {
    void this.#ask();
  }

  async start(): Promise<void> {
    try {
      const { state } = await startAnalysis(this.table, this.invite);
      this.analysis = { done: 0, of: 0, choices: [], luck: null, ...this.analysis, state };
      this.look();
    } catch (reason) {
      toast(reason instanceof Refusal ? reason.message : t("page-gone-short"), true);
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await analysis(this.table, this.invite);
      this.analysis = { ...found, choices: found.choices ?? [], luck: found.luck ?? null };
    } catch (reason) {
      if (reason instanceof Refusal) return; // nothing to be had: the page goes without
    }
    if (!this.#stopped && (this.going || !this.analysis)) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }
}
