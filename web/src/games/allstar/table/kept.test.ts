import { beforeEach, expect, test, vi } from "vitest";
import { keepPlan, keptPlan } from "./kept";
import { emptyPlan, fits, type Plan, type Shape } from "./plan";

const SHAPE: Shape = { throws: false, team: 5, older: 1, swaps: 1, coach: null };
const PLACE = { table: "ABCDE23456", seat: 1, stage: 7 };
const BENCH = [10, 11, 12, 13, 14, 15];
const OLDER = [[1, 2, 3, 4, 5]];
const PLAN: Plan = { thrown: null, swaps: [[{ out: 3, in: 10 }]], fresh: [3, 11, 12], buses: [1, 0], coach: null };
const good = (plan: Plan) => fits(plan, SHAPE, BENCH, OLDER);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test("a line-up survives a reload", () => {
  keepPlan(PLACE, PLAN);
  expect(keptPlan(PLACE, good)).toEqual(PLAN);
});

test.each([
  { ...PLACE, table: "OTHER23456" },
  { ...PLACE, seat: 0 },
  { ...PLACE, stage: 8 },
])("elsewhere and later there is another: %o", (place) => {
  keepPlan(PLACE, PLAN);
  expect(keptPlan(place, good)).toBeNull();
});

test("what fits no more is forgotten", () => {
  keepPlan(PLACE, PLAN);
  expect(keptPlan(PLACE, () => false)).toBeNull();
  expect(keptPlan(PLACE, good)).toBeNull();
});

test("what is not ours is forgotten", () => {
  sessionStorage.setItem("lineup ABCDE23456 1", '{"stage":7,"plan":{}}');
  expect(keptPlan(PLACE, good)).toBeNull();
  sessionStorage.setItem("lineup ABCDE23456 1", "{");
  expect(keptPlan(PLACE, good)).toBeNull();
});

test("a browser that keeps nothing does no harm", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepPlan(PLACE, PLAN);
  expect(keptPlan(PLACE, good)).toBeNull();
});

test.each<[string, Partial<Plan>]>([
  ["a card that is gone", { fresh: [99] }],
  ["a card that came into another team", { fresh: [10] }],
  ["a card twice", { fresh: [11, 11] }],
  ["somebody who does not play there", { swaps: [[{ out: 8, in: 10 }]] }],
  ["a second substitution", { swaps: [[{ out: 3, in: 10 }, { out: 4, in: 11 }]] }],
  ["a card thrown away where none is", { thrown: 15 }],
  ["too few buses", { buses: [0] }],
  ["a bus twice", { buses: [1, 1] }],
  ["teams of another round", { swaps: [] }],
])("%s does not fit", (_, change) => {
  expect(good(PLAN)).toBe(true);
  expect(good(emptyPlan(SHAPE))).toBe(true);
  expect(good({ ...PLAN, ...change })).toBe(false);
});
