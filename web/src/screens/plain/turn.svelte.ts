// Choosing at the table of any game: pick one of the legal choices, lock it, take it back.
import { ask, Refusal } from "$/net/api";
import type { LiveTable } from "$/net/table.svelte";
import { toast } from "$/kit/toasts.svelte";
import { percent, t } from "$/words/words.svelte";

interface Hint {
  candidates: { choice: string; choices: number[]; win: number }[];
}

export class Turn {
  /** The choice that is marked, not locked yet. */
  picked = $state<number | null>(null);
  busy = $state(false);
  readonly legal = $derived.by(() => (this.table.asked ? (this.table.now?.legal ?? []) : []));
  readonly sealed = $derived.by(() => (this.table.now?.state === "playing" ? (this.table.now.sealed ?? []) : []));
  readonly name = $derived.by(() => this.legal.find(([choice]) => choice === this.picked)?.[1] ?? "");

  constructor(readonly table: LiveTable) {}

  pick(choice: number): void {
    this.picked = this.picked === choice ? null : choice;
  }

  /** The choice with a number key: 1 is the first. */
  pickAt(at: number): void {
    const found = this.legal[at];
    if (found) this.picked = found[0];
  }

  /** Nothing stays marked that cannot be chosen. */
  tidy(): void {
    if (this.picked !== null && !this.name) this.picked = null;
  }

  async lock(): Promise<void> {
    if (this.picked === null || this.busy) return;
    const chosen = this.picked;
    await this.#try(() => this.table.choose([chosen]));
    this.picked = null;
  }

  takeBack(): Promise<void> {
    return this.#try(() => this.table.takeBack());
  }

  rematch(): Promise<void> {
    return this.#try(() => this.table.send({ do: "rematch" }));
  }

  /** Mark what a bot would choose, and say how good it is. */
  hint(): Promise<void> {
    return this.#try(async () => {
      const { candidates } = await ask<Hint>("POST", `/api/tables/${encodeURIComponent(this.table.id)}/hint`);
      const [best] = candidates;
      if (!best) return;
      this.picked = best.choices[0] ?? null;
      toast(t("page-plain-hinted", { choice: best.choice, win: percent(best.win) }));
    });
  }

  async #try(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (reason) {
      toast(reason instanceof Refusal && reason.message ? reason.message : t("page-gone-short"), true);
    } finally {
      this.busy = false;
    }
  }
}
