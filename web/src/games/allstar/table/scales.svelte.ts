// The scales: what cards would be worth, asked of the server while someone tries things out.
import { ask, Refusal } from "$/net/api";
import type { Question, Evaluated } from "../types";

const PAUSE = 120; // milliseconds without a change before the question goes out
const AGAIN = 700; // … after being told that one asks too often

export class Scales {
  answer = $state.raw<Evaluated | null>(null);
  /** Why the server does not evaluate this, in its own words. */
  problem = $state("");
  #path: string;
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/weigh`;
  }

  /** Ask; `stage` is part of the question, so that another moment gets another answer. */
  evaluate(question: Question, stage: number | undefined): void {
    const asked = JSON.stringify([stage, question]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#later(question, asked, PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked = "";
  }

  #later(question: Question, asked: string, pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(question, asked), pause);
  }

  async #send(question: Question, asked: string): Promise<void> {
    try {
      const answer = await ask<Evaluated>("POST", this.#path, question);
      if (asked !== this.#asked) return;
      this.answer = answer;
      this.problem = "";
    } catch (reason) {
      if (asked !== this.#asked) return;
      if (reason instanceof Refusal && reason.status === 429) this.#later(question, asked, AGAIN);
      else {
        this.answer = null; // no advice: one can play without it
        this.problem = reason instanceof Refusal ? reason.message : "";
      }
    }
  }
}
