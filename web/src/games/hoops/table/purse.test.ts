import { expect, test } from "vitest";
import { cheapest, needed } from "./purse";

test("the payment that wastes least is proposed", () => {
  expect(cheapest([2, 2, 1], 3)).toEqual([0, 2]);
  expect(cheapest([3, 2, 1], 3)).toEqual([0]); // one card rather than two
  expect(cheapest([1, 1], 3)).toBeNull();
  expect(cheapest([], 1)).toBeNull();
});

test("cards that are not needed stay in hand", () => {
  expect(needed([1, 2, 3], 4)).toEqual([1, 2]); // the cheapest goes back first
  expect(needed([2, 2], 4)).toEqual([0, 1]);
  expect(needed([5, 1], 4)).toEqual([0]);
});

test("whatever is needed, no card of it can be left out", () => {
  for (const values of [[1, 2, 3, 4], [2, 2, 2], [5, 4, 1, 1]]) {
    for (let price = 1; price <= values.reduce((a, b) => a + b); price++) {
      const paid = needed(values, price);
      const sum = paid.reduce((total, at) => total + values[at]!, 0);
      expect(sum).toBeGreaterThanOrEqual(price);
      for (const at of paid) expect(sum - values[at]!).toBeLessThan(price);
    }
  }
});
