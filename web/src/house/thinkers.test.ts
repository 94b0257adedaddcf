// Thinkers: as many as there are cores to spare, what is waited for first, and one that breaks down is replaced.
import { expect, test } from "vitest";
import { ManyThinkers, type FromThinker, type Thinker, type ToThinker } from "./thinkers";
import type { Thought } from "./thinking";

function pool(cores: number) {
  const started: (Thinker & { heard: ToThinker[]; ended: boolean; answer: (answer: unknown) => void })[] = [];
  const thinkers = new ManyThinkers(() => {
    const one = {
      heard: [] as ToThinker[],
      ended: false,
      onmessage: null as Thinker["onmessage"],
      onerror: null as Thinker["onerror"],
      postMessage: (message: ToThinker) => void one.heard.push(message),
      terminate: () => void (one.ended = true),
      answer: (answer: unknown) => one.onmessage?.({ data: { id: one.heard.at(-1)!.id, answer } } as MessageEvent<FromThinker>),
    };
    started.push(one);
    return one;
  }, cores);
  return { thinkers, started };
}

const line = (number: number): Thought => ({ game: "g", version: "1", about: "line", record: "", number });
const hint: Thought = { game: "g", version: "1", about: "hint", view: new Uint8Array() };

test("several think at the same time, and one core is left for the page", async () => {
  const { thinkers, started } = pool(3);
  expect(thinkers.count).toBe(2);
  const answers = [0, 1, 2].map((number) => thinkers.about(line(number)));
  expect(started.map(({ heard }) => heard.length)).toEqual([1, 1]);
  started[1]!.answer("second");
  started[1]!.answer("third");
  started[0]!.answer("first");
  expect(await Promise.all(answers)).toEqual(["first", "second", "third"]);
  expect([pool(1).thinkers.count, pool(64).thinkers.count]).toEqual([1, 4]);
});

test("a hint comes before a second look", async () => {
  const { thinkers, started } = pool(1);
  for (const number of [0, 1]) void thinkers.about(line(number));
  const asked = thinkers.about(hint);
  started[0]!.answer("a line");
  expect(started[0]!.heard.at(-1)!.asked.about).toBe("hint");
  started[0]!.answer("a hint");
  expect(await asked).toBe("a hint");
});

test("a thinker that breaks down is replaced", async () => {
  const { thinkers, started } = pool(1);
  const [lost, next] = [thinkers.about(hint), thinkers.about(hint)];
  started[0]!.onerror?.({ message: "out of memory" } as ErrorEvent);
  await expect(lost).rejects.toThrow("out of memory");
  expect([started.length, started[0]!.ended]).toEqual([2, true]);
  started[1]!.answer("a hint");
  expect(await next).toBe("a hint");
});
