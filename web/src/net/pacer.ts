// News one after the other: after some of them a pause, so that one sees what others do.

export class Pacer<News> {
  readonly #tell: (news: News) => void;
  readonly #waiting: (state: boolean) => void;
  #queue: News[] = [];
  #pause: ((news: News) => number) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (news: News) => void, waiting: (state: boolean) => void = () => undefined) {
    this.#tell = tell;
    this.#waiting = waiting;
  }

  /** How many milliseconds news stay before the next come; null for none. */
  set pause(pause: ((news: News) => number) | null) {
    this.#pause = pause;
    if (!pause) this.hurry();
  }

  hear(news: News): void {
    this.#queue.push(news);
    if (this.#timer === undefined) this.#go();
  }

  /** All that waits is told at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const news of this.#queue.splice(0)) this.#tell(news);
    this.#waiting(false);
  }

  /** What waits is never told. */
  forget(): void {
    this.#queue = [];
    this.hurry();
  }

  #go(): void {
    this.#timer = undefined;
    for (let news = this.#queue.shift(); news !== undefined; news = this.#queue.shift()) {
      this.#tell(news);
      const wait = this.#pause?.(news) ?? 0;
      if (wait > 0) {
        this.#waiting(true);
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
    }
    this.#waiting(false);
  }
}
