import { expect, test } from "vitest";
import { daysOf, fresh as freshOf, inEdition, kindsOf, wishOf, withSeats, type Open } from "./wish";

const OPEN: Open = {
  editions: ["2025", "2020"],
  modes_for_two: { "2025": ["heritage", "clash"], "2020": ["classic"] },
  seats: [2, 3, 4, 5, 6],
  with_coaches: { "2025": false, "2020": true },
};
const fresh = () => freshOf(OPEN);

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

test("two seats choose a mode", () => {
  const two = withSeats({ ...fresh(), mode: "clash" }, 2);
  expect(two.chairs).toEqual(["", ""]);
  expect(wishOf(two, "Mika").options.mode).toBe("clash");
  expect(wishOf(withSeats(two, 3), "Mika").options.mode).toBeUndefined();
});

test("an edition brings its mode for two and its coaches", () => {
  const two = withSeats({ ...fresh(), ...inEdition(OPEN, "2020") }, 2);
  expect(wishOf(two, "Mika").options).toEqual({ edition: "2020", mode: "classic", coaches: "yes", whistle: "yes" });
});

test("games by mail are one kind of pace, with days", () => {
  const paces = ["relaxed", "fast", "mail-1", "mail-7"];
  expect(kindsOf(paces)).toEqual(["relaxed", "fast", "mail"]);
  expect(daysOf(paces)).toEqual([1, 7]);
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
