// A scene in beats. Any key ends the beat, a second one the scene; a hidden tab finds it ended.

export interface Beat {
  name: string;
  row?: number; // which row it is about
  ms: number;
}

export const LONGEST = 4000; // milliseconds a scene may take
const FADE = 120; // milliseconds of each beat where nothing may move

/** The beats in the time there is: all of them quicker by the same measure. */
export function fitted(beats: Beat[], still: boolean, longest = LONGEST): Beat[] {
  const total = beats.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, longest / total);
  return beats.map((beat) => ({ ...beat, ms: still ? Math.min(FADE, longest / beats.length) : Math.floor(beat.ms * share) }));
}

export class Theatre {
  readonly beats: Beat[];
  /** The beat that plays; as many as there are when all have played. */
  at = $state(0);
  readonly done = $derived.by(() => this.at >= this.beats.length);
  #pressed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard: (beat: Beat) => void;

  constructor(beats: Beat[], heard: (beat: Beat) => void = () => undefined) {
    this.beats = beats;
    this.#heard = heard;
  }

  /** Let it begin; returns how to stop. */
  begin(): () => void {
    const hide = () => document.hidden && this.finish();
    document.addEventListener("visibilitychange", hide);
    if (document.hidden) this.finish();
    else this.#play();
    return () => {
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", hide);
    };
  }

  /** Someone is in a hurry: the first time the beat ends, then the scene. Was there anything to end? */
  press(): boolean {
    if (this.done) return false;
    if (this.#pressed) this.finish();
    else this.#next();
    this.#pressed = true;
    return true;
  }

  /** All that there is to see. */
  finish(): void {
    clearTimeout(this.#timer);
    this.at = this.beats.length;
  }

  /** Has a beat begun, or is it over? */
  has(name: string, row?: number): boolean {
    const beat = this.beats.findIndex((one) => one.name === name && one.row === row);
    return beat < 0 || this.at >= beat;
  }

  /** How long the beat takes that plays. */
  long(name: string, row?: number): number {
    return this.beats.find((one) => one.name === name && one.row === row)?.ms ?? 0;
  }

  #play(): void {
    const beat = this.beats[this.at];
    if (!beat) return;
    this.#heard(beat);
    this.#timer = setTimeout(() => this.#next(), beat.ms);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.at++;
    this.#play();
  }
}
