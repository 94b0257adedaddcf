import { expect, test } from "vitest";
import { marksText } from "./marks";

test("ranks as shapes, the fourth and lower as rings", () => {
  const parts = [{ label: "R1", ranks: [1] }, { label: "R2", ranks: [1, 2] }, { label: "R3", ranks: [2, 3, 5] }];
  expect(marksText({ parts, cup: true })).toBe("● ●■ ■▲○ 🏆");
  expect(marksText({ parts, cup: false })).toBe("● ●■ ■▲○");
});
