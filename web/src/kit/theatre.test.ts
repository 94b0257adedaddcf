import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fitted, LONGEST, Theatre } from "./theatre.svelte";

const BEATS = [
  { name: "down", ms: 600 },
  { name: "turn", row: 3, ms: 1300 },
  { name: "turn", row: 2, ms: 1300 },
  { name: "pause", ms: 900 },
  { name: "settle", ms: 2500 },
];
const total = (beats: { ms: number }[]) => beats.reduce((sum, { ms }) => sum + ms, 0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a scene takes four seconds at most, and all its beats their share", () => {
  const beats = fitted(BEATS, false);
  expect(total(beats)).toBeLessThanOrEqual(LONGEST);
  expect(beats[1]!.ms / beats[0]!.ms).toBeCloseTo(1300 / 600, 1);
  expect(fitted([{ name: "down", ms: 600 }], false)[0]!.ms).toBe(600);
});

test("where nothing may move, beats are short and in the same order", () => {
  expect(fitted(BEATS, true).map(({ ms }) => ms)).toEqual([120, 120, 120, 120, 120]);
});

test("beats play one after the other, and each is heard once", () => {
  const heard: string[] = [];
  const theatre = new Theatre(fitted(BEATS, false), ({ name, row }) => heard.push(`${name}${row ?? ""}`));
  theatre.begin();
  expect(theatre.has("down")).toBe(true);
  expect(theatre.has("turn", 3)).toBe(false);
  vi.advanceTimersByTime(LONGEST);
  expect(heard).toEqual(["down", "turn3", "turn2", "pause", "settle"]);
  expect(theatre.done).toBe(true);
});

test("a key ends the beat, a second one the scene, a third one is for the table", () => {
  const theatre = new Theatre(fitted(BEATS, false));
  theatre.begin();
  expect(theatre.press()).toBe(true);
  expect(theatre.at).toBe(1);
  expect(theatre.press()).toBe(true);
  expect(theatre.done).toBe(true);
  expect(theatre.press()).toBe(false);
});

test("in a hidden tab everything is there at once", () => {
  vi.stubGlobal("document", { hidden: true, addEventListener: () => undefined, removeEventListener: () => undefined });
  const theatre = new Theatre(fitted(BEATS, false));
  theatre.begin();
  expect(theatre.done).toBe(true);
});
