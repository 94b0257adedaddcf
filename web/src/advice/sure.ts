// How sure a bot is, for people: a word, dots, and which options are too close to call.

export interface Weighed {
  win: number; // the chance to win
  error: number; // its standard error
}

const WHISKER = 1.96; // standard errors: the true chance lies within in 95 of 100 hints
export const DOTS = 30;
const [VERY, FAIRLY] = [28, 23];

/** How many of thirty dots are filled for a chance to be right. */
export const dotsOf = (sure: number): number => Math.round(Math.min(1, Math.max(0, sure)) * DOTS);

export function sureWord(sure: number): "very" | "fairly" | "hardly" {
  const dots = dotsOf(sure);
  return dots >= VERY ? "very" : dots >= FAIRLY ? "fairly" : "hardly";
}

export interface Bar {
  share: number; // of the whole width
  from: number; // of the whisker
  to: number;
}

/** Bars from zero on one scale that ends at whole quarters; where the even share lies. */
export function barsOf(options: Weighed[], even: number): { bars: Bar[]; most: number; even: number } {
  const reach = Math.max(even, ...options.map(({ win, error }) => win + WHISKER * error));
  const most = Math.min(1, Math.max(1, Math.ceil(reach * 4 - 1e-9)) / 4);
  const within = (value: number) => Math.min(1, Math.max(0, value / most));
  const bars = options.map(({ win, error }) => ({
    share: within(win),
    from: within(win - WHISKER * error),
    to: within(win + WHISKER * error),
  }));
  return { bars, most, even: within(even) };
}

/** The same options by the chance to win as it is shown; equal ones as the bot has them. */
export function sorted<Option extends Weighed>(options: Option[]): Option[] {
  const shown = ({ win }: Weighed) => Math.round(win * 100);
  return options.toSorted((one, other) => shown(other) - shown(one));
}

/** Pairs of neighbours whose gap may be chance; counted from 1. */
export function tooClose(options: Weighed[]): [number, number][] {
  return options.slice(1).flatMap((other, i) => {
    const one = options[i]!;
    const doubt = WHISKER * Math.hypot(one.error, other.error);
    return doubt > 0 && one.win - other.win < doubt ? [[i + 1, i + 2] as [number, number]] : [];
  });
}
