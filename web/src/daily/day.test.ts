import { expect, test } from "vitest";
import { clockOf, dayAfter, dayOf, daysBetween, isPlayable, rowOf, streakOf, untilTomorrow } from "./day";

test("days go on over months and years", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-01-01", "2026-11-16")).toBe(319);
  expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe("2026-11-06");
});

test("every day has a row, before the first one too", () => {
  const rows = ["a", "b", "c"];
  expect(["2026-01-01", "2026-01-02", "2026-01-04", "2025-12-31"].map((day) => rowOf(rows, "2026-01-01", day))).toEqual(["a", "b", "a", "c"]);
});

test.each([
  [[], 0, 0],
  [["2026-11-16"], 1, 1],
  [["2026-11-15", "2026-11-14"], 2, 2], // today is not over
  [["2026-11-14", "2026-11-13"], 0, 2],
  [["2026-11-16", "2026-11-14", "2026-11-13", "2026-11-12"], 1, 3],
])("streak of %j", (done, days, best) => {
  expect(streakOf(done as string[], "2026-11-16")).toEqual({ days, best });
});

test.each([["2026-11-16", true], ["2026-11-17", false], ["2026-13-40", false], ["yesterday", false]])("%s: %s", (day, can) => {
  expect(isPlayable(day as string, "2026-11-16")).toBe(can);
});

test("the clock to the next day", () => {
  expect(clockOf(untilTomorrow(new Date(2026, 10, 16, 18, 17, 50)))).toBe("5:42:10");
  expect(clockOf(-5)).toBe("0:00:00");
});
