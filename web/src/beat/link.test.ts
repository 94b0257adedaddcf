import { expect, test } from "vitest";
import { challengeIn, linkOf } from "./link";

const RECORD = "sixthman record 1\ngame: allstar\nnames: Ann | Bö\n\n# round 1, draft\n1: Wolf3\n2: Duck1\n".repeat(20);

test("a challenge comes out of its link as it was, much shorter than its record", async () => {
  const link = await linkOf({ seat: 3, record: RECORD });
  expect(link.length).toBeLessThan(RECORD.length / 4);
  expect(await challengeIn(link)).toEqual({ seat: 3, record: RECORD });
});

test("what is no challenge is refused, and nothing swells up", async () => {
  const link = await linkOf({ seat: 0, record: RECORD });
  for (const bad of ["", "0.abc", "7.abc", "1.", "1.%%", `1.${"A".repeat(13_000)}`, link.slice(0, -9), `${link}.x`, "1.AAAA"]) expect(await challengeIn(bad)).toBe(null);
  expect(await challengeIn(await linkOf({ seat: 0, record: "x".repeat(5_000_000) }))).toBe(null);
});
