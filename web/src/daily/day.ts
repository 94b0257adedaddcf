// Days, as people live them: the deal of a day is the same for everyone, the day is that of your own clock.
const DAY = 86_400_000;
export const PREFIX = "daily ";

/** "2026-11-16": the day it is where this device is. */
export function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** This many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY);
}

/** Is this a day at all, and not one to come? */
export function isPlayable(day: string, today: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00Z`)) && day <= today;
}

/** The row of a list that belongs to a day. */
export function rowOf<T>(rows: T[], first: string, day: string): T {
  const at = daysBetween(first, day) % rows.length;
  return rows[(at + rows.length) % rows.length]!;
}

/** Milliseconds until the next day begins. */
export function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** "5:42:10". */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Days in a row up to today, and the longest row ever. A day that is not over yet breaks nothing. */
export function streakOf(done: Iterable<string>, today: string): { days: number; best: number } {
  const all = new Set(done);
  let best = 0;
  for (const day of all) {
    if (all.has(dayAfter(day, -1))) continue;
    let long = 1;
    while (all.has(dayAfter(day, long))) long++;
    best = Math.max(best, long);
  }
  let days = 0;
  let last = all.has(today) ? today : dayAfter(today, -1);
  while (all.has(last)) {
    days++;
    last = dayAfter(last, -1);
  }
  return { days, best };
}
