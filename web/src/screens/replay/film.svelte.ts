// A finished game that is being looked at: the frame, the seat, and a still table for the parts of the live screens.
import type { LiveTable } from "$/net/table.svelte";
import type { Review } from "$/games/page";
import type { Now, TableEvent, View } from "$/net/types";
import { chairName } from "$/speech/table";
import { t } from "$/words/words.svelte";
import { chairsOf, type Analysis, type Head, type Steps, type Verdict } from "./api";
import { chapterAt, chaptersOf, framesOf, storyUntil, turnOf, viewsOf } from "./frames";

export class Film {
  readonly head!: Head;
  readonly review!: Review;
  steps = $state.raw<Steps>({} as Steps);
  at = $state(0); // the frame
  analysis = $state.raw<Analysis | null>(null);

  readonly seat = $derived(this.steps.seat);
  readonly frames = $derived(framesOf(this.steps.steps, this.review.shown));
  readonly chapters = $derived(chaptersOf(this.frames));
  readonly chapter = $derived(chapterAt(this.chapters, this.at));
  readonly frame = $derived(this.frames[this.at]!);
  readonly step = $derived(this.steps.steps[this.frame.step]!);
  readonly last = $derived(this.frames.length - 1);
  readonly names = $derived(chairsOf(this.head).map((chair, seat) => (seat === this.seat ? t("page-you") : chairName(chair, seat))));
  readonly story = $derived<TableEvent[]>(storyUntil(this.steps.steps, this.frame.step));
  readonly now = $derived<Now>(this.#now());
  /** The line each seat wrote at the moment that is about to be decided; of a seat's own view only its own. */
  readonly choices = $derived(this.#choices());
  /** What a second look says about them. */
  readonly verdicts = $derived<Verdict[]>(
    this.choices.length ? (this.analysis?.choices ?? []).filter(({ step, seat }) => step === this.frame.step + 1 && this.choices.some((one) => one.seat === seat)) : [],
  );
  /** Which of the moments of this name it is: the third pick. */
  readonly turn = $derived(this.frame.shown || this.frame.step >= this.steps.steps.length - 1 ? undefined : turnOf(this.steps.steps, this.frame.step + 1));

  #views = $derived(viewsOf(this.steps.steps));

  constructor(head: Head, steps: Steps, review: Review) {
    this.head = head;
    this.review = review;
    this.steps = steps;
  }

  /** As the live screens know a table; nothing can be chosen, nothing ever comes. */
  get table(): LiveTable {
    const film = this;
    const still = {
      id: this.head.table,
      get now() {
        return film.now;
      },
      get story() {
        return film.story;
      },
      on: () => () => undefined,
    };
    return still as unknown as LiveTable;
  }

  go(frame: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(frame)));
  }

  #now(): Now {
    const { table, game, options, commitment } = this.head;
    return {
      table,
      state: "over",
      game,
      options,
      pace: "",
      public: this.head.public,
      rules: "",
      commitment,
      seat: this.seat,
      host: null,
      seats: chairsOf(this.head),
      scores: this.step.scores,
      view: this.#views[this.frame.step] as unknown as View,
    };
  }

  #choices(): { seat: number; line: string }[] {
    const next = this.frame.shown ? undefined : this.steps.steps[this.frame.step + 1];
    return Object.entries(next?.choices ?? {})
      .map(([seat, line]) => ({ seat: Number(seat), line }))
      .filter(({ seat }) => this.seat === null || this.seat === seat || this.review.open);
  }
}
