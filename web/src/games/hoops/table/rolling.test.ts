import { expect, test } from "vitest";
import { Rolling } from "./rolling.svelte";

const event = (kind: string, facts = {}) => ({ kind, facts });

test("a throw is in the air until it is skipped", () => {
  const rolling = new Rolling();
  rolling.hear([event("hoops-attacks")], true);
  expect(rolling.now).toBe(true);
  rolling.skip();
  expect(rolling.now).toBe(false);
});

test("what happened before we came does not move, nor does what is no throw", () => {
  const rolling = new Rolling();
  rolling.hear([event("hoops-attacks")], false);
  rolling.hear([event("hoops-prepared")], true);
  expect(rolling.now).toBe(false);
});

test("only dice that were thrown again roll", () => {
  const rolling = new Rolling();
  rolling.hear([event("hoops-rerolled", { fell: ["3pts9", "3pts0"] })], true);
  expect(rolling.still(["3pts9", "3pts9", "3pts0", "3pts2"])).toEqual([1, 3]);
  rolling.hear([event("hoops-attacks")], true);
  expect(rolling.still(["3pts9", "3pts0"])).toEqual([]);
  rolling.skip();
});
