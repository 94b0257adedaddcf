import { describe, expect, test } from "vitest";
import {
  benchAfter,
  emptyPlan,
  inOrder,
  nextBuses,
  standsBeside,
  teamAfter,
  withBus,
  withFresh,
  withoutSwap,
  withSwap,
  withThrown,
  type Shape,
} from "./plan";
import { readPlan, written } from "../speech/notation";

const OLDER = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
];
const plain: Shape = { throws: false, team: 5, older: 2, swaps: 1, coach: null };
const name = (card: number) => `Duck${card}`;
const card = (word: string) => Number(word.replace("Duck", ""));
const words = (text: string) => text.split(/[\s/>=]+/).filter(Boolean);
const five = (plan: ReturnType<typeof emptyPlan>) => ({ ...plan, fresh: [11, 12, 13, 14, 15] });

describe("a line-up is written as the server reads it", () => {
  test("the first round: five cards", () => {
    expect(written(five(emptyPlan({ ...plain, older: 0 })), { ...plain, older: 0 }, name)).toBe(
      "Duck11 Duck12 Duck13 Duck14 Duck15",
    );
  });

  test("substitutions oldest team first, none as a dash, then the new team and the buses", () => {
    const plan = withBus(withSwap(five(emptyPlan(plain)), plain, 1, { out: 6, in: 16 })!, 0, 2);
    expect(written(plan, plain, name)).toBe("- Duck6>Duck16 / Duck11 Duck12 Duck13 Duck14 Duck15 / bus:3-2-1");
  });

  test("a card thrown away comes first", () => {
    const shape = { ...plain, older: 1, throws: true };
    expect(written(withThrown(five(emptyPlan(shape)), 17), shape, name)).toMatch(/^Duck17 \/ - \/ Duck11/);
  });

  test("second substitutions are asked for only where there was a first one", () => {
    const shape = { ...plain, swaps: 2 };
    const plan = withSwap(five(emptyPlan(shape)), shape, 0, { out: 1, in: 16 })!;
    expect(written(plan, shape, name)).toBe("Duck1>Duck16 - - / Duck11 Duck12 Duck13 Duck14 Duck15 / bus:1-2-3");
  });

  test.each([
    ["team" as const, { team: 1 }, "team:2"],
    ["player" as const, { card: 11 }, "Duck11"],
    ["mate" as const, { card: 11, mate: 12 }, "Duck11=Duck12"],
    ["team" as const, null, "-"],
  ])("a coach beside a %s", (coach, beside, text) => {
    const shape = { ...plain, older: 0, coach };
    const plan = { ...five(emptyPlan(shape)), coach: beside };
    expect(written(plan, shape, name)).toBe(`Duck11 Duck12 Duck13 Duck14 Duck15 / ${text}`);
  });
});

test("what was written can be read again", () => {
  const shape: Shape = { throws: true, team: 5, older: 2, swaps: 2, coach: "mate" };
  let plan = withThrown(five(emptyPlan(shape)), 17);
  plan = withSwap(plan, shape, 0, { out: 1, in: 16 })!;
  plan = withSwap(plan, shape, 0, { out: 2, in: 18 })!;
  plan = { ...withBus(plan, 0, 1), coach: { card: 11, mate: 12 } };
  expect(readPlan(words(written(plan, shape, name)), shape, OLDER, card)).toEqual(plan);
});

test("half a line-up is none", () => {
  expect(readPlan(words("- - / Duck1"), plain, OLDER, card)).toBeNull();
});

test("a team after its substitutions, and the bench", () => {
  const plan = withFresh(withSwap(emptyPlan(plain), plain, 0, { out: 2, in: 9 })!, 8);
  expect(teamAfter([1, 2, 3, 4, 5], plan.swaps[0]!)).toEqual([1, 9, 3, 4, 5]);
  expect(benchAfter([7, 8, 9], plan)).toEqual([7, 2]);
});

describe("the card taken out may serve at once", () => {
  test("in a younger team, and in an older one: any order of teams", () => {
    const plan = withSwap(emptyPlan(plain), plain, 1, { out: 6, in: 16 })!;
    const younger = withSwap(plan, plain, 0, { out: 1, in: 6 })!;
    expect(inOrder(younger.swaps)!.map(({ team }) => team)).toEqual([1, 0]);
    expect(written(five(younger), plain, name)).toMatch(/^Duck6>Duck16 Duck1>Duck6 \/ Duck11/);
    expect(readPlan(words(written(five(younger), plain, name)), plain, OLDER, card)).toEqual(five(younger));
    const other = withSwap(emptyPlan(plain), plain, 0, { out: 1, in: 16 })!;
    expect(withSwap(other, plain, 1, { out: 6, in: 1 })).not.toBeNull();
  });

  test("no card comes in for one that waits for it", () => {
    expect(inOrder([[{ out: 1, in: 6 }], [{ out: 6, in: 1 }]])).toBeNull();
  });

  test("taking the substitution back takes back what was built on it", () => {
    let plan = withSwap(emptyPlan(plain), plain, 0, { out: 1, in: 16 })!;
    plan = withSwap(plan, plain, 1, { out: 6, in: 1 })!;
    plan = withoutSwap(plan, 0, 16);
    expect(plan.swaps).toEqual([[], []]);
  });

  test("a team has no more substitutions than its share", () => {
    const plan = withSwap(emptyPlan(plain), plain, 0, { out: 1, in: 16 })!;
    expect(withSwap(plan, plain, 0, { out: 2, in: 17 })).toBeNull();
  });
});

test("a bus takes the place of the other one", () => {
  expect(withBus(emptyPlan(plain), 0, 2).buses).toEqual([2, 1, 0]);
});

test("all orders of the buses come round", () => {
  const seen = new Set<string>();
  let buses = [0, 1, 2];
  for (let i = 0; i < 6; i++) {
    seen.add(buses.join());
    buses = nextBuses(buses);
  }
  expect(seen.size).toBe(6);
  expect(buses).toEqual([0, 1, 2]);
});

test("a coach stands beside those who play", () => {
  expect(standsBeside({ card: 1, mate: 2 }, [[1, 2]])).toBe(true);
  expect(standsBeside({ card: 1, mate: 3 }, [[1, 2]])).toBe(false);
  expect(standsBeside({ team: 0 }, [[]])).toBe(true);
  expect(standsBeside(null, [[]])).toBe(false);
});
