import { expect, test } from "vitest";
import * as allstar from "$declared/allstar";
import * as hoops from "$declared/hoops";
import { daysOf, fresh, inGame, kindsOf, wishOf, withSeats, withValue } from "./wish";

const ICE = allstar.DECLARED;
const COURT = hoops.DECLARED;
const option = (name: string) => ICE.options.find((one) => one.name === name)!;

test("four seats of the new edition: no mode is asked for, hints without a clock", () => {
  expect(wishOf(fresh(ICE), ICE, "Mika")).toEqual({
    name: "Mika",
    game: "allstar",
    chairs: ["", "", "pro", "pro"],
    options: { edition: "2025", coaches: "no", whistle: "yes" },
    pace: "relaxed",
    public: false,
    hints: true,
  });
});

test("two seats choose a mode", () => {
  const two = withValue(withSeats(fresh(ICE), ICE, 2), ICE, option("mode"), "clash");
  expect(two.chairs).toEqual(["", ""]);
  expect(wishOf(two, ICE, "Mika").options.mode).toBe("clash");
  expect(wishOf(withSeats(two, ICE, 3), ICE, "Mika").options.mode).toBeUndefined();
});

test("an edition brings its mode for two and its coaches", () => {
  const two = withValue(withSeats(fresh(ICE), ICE, 2), ICE, option("edition"), "2020");
  expect(wishOf(two, ICE, "Mika").options).toEqual({ edition: "2020", coaches: "yes", whistle: "yes" });
  expect(two.options.mode).toBe("classic");
});

test("more seats leave what was chosen", () => {
  const without = withValue(withValue(fresh(ICE), ICE, option("edition"), "2020"), ICE, option("coaches"), "no");
  expect(wishOf(withSeats(without, ICE, 6), ICE, "Mika").options.coaches).toBe("no");
});

test("some of several names", () => {
  const chosen = withValue(fresh(ICE), ICE, option("species"), "Duck Wolf");
  expect(wishOf(chosen, ICE, "Mika").options.species).toBe("Duck Wolf");
});

test("games by mail are one kind of pace, with days", () => {
  const paces = ["relaxed", "fast", "mail-1", "mail-7"];
  expect(kindsOf(paces)).toEqual(["relaxed", "fast", "mail"]);
  expect(daysOf(paces)).toEqual([1, 7]);
});

test("more chairs are filled with bots", () => {
  expect(withSeats(fresh(ICE), ICE, 6).chairs).toEqual(["", "", "pro", "pro", "pro", "pro"]);
});

test("a game by mail has days and no hints", () => {
  const told = wishOf({ ...fresh(ICE), pace: "mail", days: 7 }, ICE, "Mika");
  expect(told.pace).toBe("mail-7");
  expect(told.hints).toBeUndefined();
});

test("another game has its own options, seats and usual values", () => {
  const wish = inGame({ ...fresh(ICE), pace: "fast" }, COURT);
  expect(wish.pace).toBe("fast");
  expect(wish.chairs).toHaveLength(2);
  const pick = withValue(wish, COURT, COURT.options.find(({ name }) => name === "pick_team")!, "yes");
  expect(wishOf(pick, COURT, "Mika").options).toEqual({
    "opening draft": "no",
    "pick team": "yes",
    overtimes: "unlimited",
    first: "lot",
  });
});
