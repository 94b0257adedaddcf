import { expect, test } from "vitest";
import { replayPath, whereTo } from "./link";

test("a link is read as it was written", () => {
  const wish = { invite: "YK5VV6B29YTAESDM", seat: 2, frame: 31 };
  const path = replayPath("ABCDEFGHJK", wish);
  expect(path).toBe("/replay/ABCDEFGHJK#YK5VV6B29YTAESDM&seat=3&at=31");
  expect(whereTo(path.split("#")[1]!)).toEqual(wish);
});

test("a public game needs no more than its name", () => {
  expect(replayPath("ABCDEFGHJK")).toBe("/replay/ABCDEFGHJK");
  expect(whereTo("")).toEqual({});
  expect(whereTo("seat=0")).toEqual({ seat: undefined });
  expect(whereTo("<script>")).toEqual({});
});
