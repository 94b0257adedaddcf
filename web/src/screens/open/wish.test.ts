import { expect, test } from "vitest";
import { fresh, wishOf, withSeats } from "./wish";

test("four seats of the new edition: no mode is asked for, hints without a clock", () => {
  expect(wishOf(fresh(), "Mika")).toEqual({
    name: "Mika",
    game: "allstar",
    chairs: ["", "", "pro", "pro"],
    options: { edition: "2025", coaches: "no", whistle: "yes" },
    pace: "relaxed",
    public: false,
    hints: true,
  });
});

test("two seats choose a mode, in the new edition only", () => {
  const two = withSeats({ ...fresh(), mode: "clash" }, 2);
  expect(two.chairs).toEqual(["", ""]);
  expect(wishOf(two, "Mika").options.mode).toBe("clash");
  expect(wishOf({ ...two, edition: "2020" }, "Mika").options.mode).toBeUndefined();
});

test("more chairs are filled with bots", () => {
  expect(withSeats(fresh(), 6).chairs).toEqual(["", "", "pro", "pro", "pro", "pro"]);
});

test("a game by mail has days and no hints", () => {
  const told = wishOf({ ...fresh(), pace: "mail", days: 7 }, "Mika");
  expect(told.pace).toBe("mail-7");
  expect(told.hints).toBeUndefined();
});

test("basketball has its own options", () => {
  const told = wishOf({ ...fresh(), game: "hoops", chairs: ["", "pro"], pickTeam: "yes" }, "Mika");
  expect(told.options).toEqual({ "opening draft": "no", "pick team": "yes", overtimes: "4" });
});
