// A replay as a row of frames: how things stood before each choice, and what was revealed after it.
import type { TableEvent } from "$/net/types";
import type { Step } from "./api";

/** Something revealed that is worth a picture of its own. */
export interface Shown {
  kind: string;
  at: number; // which of that kind in the step
}
/** What of the events of a step is shown by itself. */
export type Reveals = (events: TableEvent[]) => Shown[];

export interface Frame {
  step: number;
  shown: Shown | null; // null: the table, with what is about to be decided
  title: string; // the moment the frame belongs to, as records write it
}

export interface Chapter {
  title: string;
  frame: number; // its first
}

/** The frames of a game. What a step reveals comes before the table of the next moment. */
export function framesOf(steps: Step[], shownIn: Reveals): Frame[] {
  return steps.flatMap(({ title, moment, events }, step) => {
    const reveals = shownIn(events).map((shown) => ({ step, shown, title }));
    const over = step === steps.length - 1 && step > 0;
    return [...reveals, { step, shown: null, title: over ? "" : moment || title }];
  });
}

/** Where a new moment begins; the end is a chapter of its own. */
export function chaptersOf(frames: Frame[]): Chapter[] {
  return frames.flatMap(({ title }, frame) =>
    frame > 0 && frames[frame - 1]!.title === title ? [] : [{ title, frame }],
  );
}

/** The chapter a frame belongs to. */
export function chapterAt(chapters: Chapter[], frame: number): number {
  return Math.max(0, chapters.findLastIndex((chapter) => chapter.frame <= frame));
}

/** The views of all steps: each tells only what has changed. */
export function viewsOf(steps: Step[]): Record<string, unknown>[] {
  let known: Record<string, unknown> = {};
  return steps.map(({ view }) => (known = { ...known, ...view }));
}

/** All events up to and with a step. */
export function storyUntil(steps: Step[], step: number): TableEvent[] {
  return steps.slice(0, step + 1).flatMap(({ events }) => events);
}

/** Which of the moments of the same name a step is, from 1: the third pick of a round. */
export function turnOf(steps: Step[], step: number): number {
  const title = steps[step]?.title;
  let first = step;
  while (first > 0 && steps[first - 1]!.title === title) first--;
  return step - first + 1;
}

/** The frame on which a moment is decided: its cards still lie there. */
export function frameBefore(frames: Frame[], step: number): number {
  return Math.max(0, frames.findIndex((frame) => frame.step === step - 1 && frame.shown === null));
}
