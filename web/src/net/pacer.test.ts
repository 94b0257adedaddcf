import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "./pacer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(pause: ((news: string) => number) | null) {
  const told: string[] = [];
  let waiting = false;
  const pacer = new Pacer<string>((news) => told.push(news), (state) => (waiting = state));
  pacer.pause = pause;
  return { pacer, told, waiting: () => waiting };
}
const dear = (news: string) => (news.startsWith("!") ? 500 : 0);

test("after some news a pause, after others none", () => {
  const { pacer, told, waiting } = begin(dear);
  for (const news of ["a", "!b", "c", "!d", "e"]) pacer.hear(news);
  expect(told).toEqual(["a", "!b"]);
  expect(waiting()).toBe(true);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(["a", "!b", "c", "!d"]);
  vi.advanceTimersByTime(500);
  expect(told.at(-1)).toBe("e");
  expect(waiting()).toBe(false);
});

test("who is in a hurry hears all at once, in order", () => {
  const { pacer, told, waiting } = begin(dear);
  for (const news of ["!a", "!b", "c"]) pacer.hear(news);
  pacer.hurry();
  expect(told).toEqual(["!a", "!b", "c"]);
  expect(waiting()).toBe(false);
  pacer.hear("d");
  expect(told.at(-1)).toBe("d");
});

test("without a pace nothing waits", () => {
  const { pacer, told } = begin(null);
  pacer.hear("!a");
  pacer.hear("!b");
  expect(told).toEqual(["!a", "!b"]);
});

test("what is forgotten is never told", () => {
  const { pacer, told } = begin(dear);
  pacer.hear("!a");
  pacer.hear("b");
  pacer.forget();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["!a"]);
});
