import { expect, test } from "vitest";
import { blocks } from "./chapters";

test("lines are paragraphs, lines with a dot are rows of one list", () => {
  expect(blocks("One.\n• a\n• b\nTwo.\n\n• c")).toEqual([
    { list: false, lines: ["One."] },
    { list: true, lines: ["a", "b"] },
    { list: false, lines: ["Two."] },
    { list: true, lines: ["c"] },
  ]);
});
