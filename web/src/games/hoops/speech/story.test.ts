import { expect, test } from "vitest";
import { pointsByTurn, thisTurn } from "./story";

const turn = (seat: number) => ({ kind: "hoops-turn", facts: { seat, turn: 1, overtime: 0 } });
const scored = (seat: number, points: number) => ({ kind: "hoops-scored", facts: { seat, points } });

test("points stand at the turn in which they were scored", () => {
  const events = [turn(1), turn(0), turn(1), scored(1, 12), turn(0), { kind: "hoops-stopped", facts: { seat: 0, points: 0 } }];
  expect(pointsByTurn(events)).toEqual([
    [0, 0],
    [0, 12],
  ]);
});

test("the last attack is scored in the other side's turn", () => {
  expect(pointsByTurn([turn(0), scored(0, 3), turn(1), scored(1, 4), scored(0, 5)])).toEqual([[3, 5], [4]]);
});

test("a turn begins with its heading", () => {
  expect(thisTurn([turn(0), scored(0, 3), turn(1), scored(1, 4)])).toEqual([turn(1), scored(1, 4)]);
  expect(thisTurn([])).toEqual([]);
});
