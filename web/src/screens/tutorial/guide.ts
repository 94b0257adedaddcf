// How a lesson is told: which bubble is due, and where it is put. What the bubbles say stands in the catalogues.

/** What is kept of a lesson in this browser: its table, so that it can be left and found again. */
export const lessonKey = (game: string) => `lesson-${game}`;

/** How the table is, as far as a lesson cares. */
export interface Moment {
  phase: string;
  round: number; // or turn, as the game's lesson counts them
  stage: number;
  asked: boolean; // is the learner to choose?
  sees: (selector: string) => boolean; // is it on the screen?
}
export interface Step {
  id: string; // page-lesson-<game>-<id>
  at?: string[]; // what it points at: the first of these that can be seen
  phase?: string[];
  round?: number;
  from?: number; // from this round on
  asked?: boolean;
  seen?: string; // only while this is on the screen
  act?: boolean; // the learner does something: it goes when the table has moved on
  ends?: string; // a chapter of this name: one may leave here, play, or go on
  last?: boolean; // the lesson is over after it
}

/** A chapter of a lesson: how many of its bubbles have been read. */
export interface Chapter {
  id: string;
  read: number;
  of: number;
}

/** The chapters of a lesson, each up to the bubble that ends it. Whoever has got to a later one is through with those before. */
export function chaptersOf(steps: Step[], read: ReadonlySet<string>): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Step[] = [];
  for (const step of steps) {
    open.push(step);
    if (step.ends) {
      chapters.push({ id: step.ends, read: read.has(step.id) ? open.length : open.filter(({ id }) => read.has(id)).length, of: open.length });
      open = [];
    }
  }
  const last = chapters.findLastIndex((chapter) => chapter.read > 0);
  return chapters.map((chapter, i) => (i < last ? { ...chapter, read: chapter.of } : chapter));
}

/** The bubbles of a lesson at a table that have been read, as this browser kept them. */
export const readKey = (table: string) => `lesson-read-${table}`;

export function readIn(kept: string | null): string[] {
  try {
    return JSON.parse(kept ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** The bubble that is due: the first that fits now and has not been read yet. */
export function due(steps: Step[], read: ReadonlySet<string>, moment: Moment): Step | null {
  return steps.find((step) => !read.has(step.id) && fits(step, moment)) ?? null;
}

export function fits({ phase, round, from = 0, asked, seen }: Step, moment: Moment): boolean {
  if (phase && !phase.includes(moment.phase)) return false;
  if ((round !== undefined && round !== moment.round) || moment.round < from) return false;
  if (asked !== undefined && asked !== moment.asked) return false;
  return !seen || moment.sees(seen);
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const GAP = 16;
const EDGE = 12;

/** Where a bubble goes: beside what it points at, on the screen, and never over what must be pressed. */
export function bubbleAt(target: Box | null, avoid: Box[], size: { w: number; h: number }, view: Box): { x: number; y: number } {
  const right = view.x + view.w - size.w - EDGE;
  const low = view.y + view.h - size.h - EDGE;
  const corners = [right, view.x + EDGE].flatMap((x) => [low, view.y + EDGE].map((y) => ({ x, y })));
  if (!target && !avoid.length) return { x: view.x + (view.w - size.w) / 2, y: view.y + (view.h - size.h) / 2 };
  const beside = target ? around(target, size) : [{ x: view.x + (view.w - size.w) / 2, y: view.y + (view.h - size.h) / 2 }];
  const onScreen = beside.filter(({ x, y }) => x >= view.x + EDGE && y >= view.y + EDGE && x <= right && y <= low);
  const cost = (spot: { x: number; y: number }) => {
    const box = { ...spot, ...size };
    return avoid.reduce((sum, one) => sum + 4 * shared(box, one), target ? shared(box, target) : 0);
  };
  return [...onScreen, ...corners].reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** The places around a box: right, left, below, above; each in its middle and at its ends. */
function around(target: Box, size: { w: number; h: number }): { x: number; y: number }[] {
  const ys = [target.y, target.y + (target.h - size.h) / 2, target.y + target.h - size.h];
  const xs = [target.x, target.x + (target.w - size.w) / 2, target.x + target.w - size.w];
  return [
    ...ys.map((y) => ({ x: target.x + target.w + GAP, y })),
    ...ys.map((y) => ({ x: target.x - size.w - GAP, y })),
    ...xs.map((x) => ({ x, y: target.y + target.h + GAP })),
    ...xs.map((x) => ({ x, y: target.y - size.h - GAP })),
  ];
}

function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
