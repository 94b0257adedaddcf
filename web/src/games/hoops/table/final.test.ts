import { expect, test } from "vitest";
import { courseOf, playersOf, turningTurn } from "./final";

const turn = (seat: number) => ({ kind: "hoops-turn", facts: { seat } });
const scored = (seat: number, points: number, attack = points) => ({ kind: points ? "hoops-scored" : "hoops-stopped", facts: { seat, points, attack, defence: attack - points } });
const EVENTS = [
  turn(0),
  turn(1),
  turn(0),
  scored(0, 7),
  { kind: "hoops-bought", facts: { seat: 0, card: "Nash", cost: 6 } },
  { kind: "hoops-came-in", facts: { seat: 0, in: "Nash", out: "Starter" } },
  turn(1),
  scored(1, 0, 12),
  turn(0),
  scored(0, 3),
  turn(1),
  scored(1, 4),
  turn(0),
  scored(0, 9),
];

test("the lead and the spans follow the turns", () => {
  const { lead, spans } = courseOf(EVENTS, 0);
  expect(lead).toEqual([0, 0, 7, 7, 10, 6, 15]);
  expect(spans).toEqual([
    [10, 4],
    [9, 0],
  ]);
  expect(courseOf(EVENTS, 1).lead.at(-1)).toBe(-15);
});

test("a player's points are those made while he stood on the court", () => {
  const [best, other] = playersOf(EVENTS, 0, ["Nash"]);
  expect(best).toEqual({ card: "Nash", turns: 2, scored: 12, conceded: 4, price: 6 });
  expect(other).toMatchObject({ card: "Starter", turns: 2, scored: 7, conceded: 0 });
});

test("the turning point is the most that the winner won or took off", () => {
  expect(turningTurn(EVENTS, 0)).toMatchObject({ turn: 4, seat: 1, attack: 12, points: 0 });
  expect(turningTurn([turn(0), scored(0, 5)], 0)).toMatchObject({ turn: 1, seat: 0, points: 5 });
});
