import { expect, test, vi } from "vitest";

vi.mock("$/app/router.svelte", () => ({ go: vi.fn() }));
vi.mock("$/net/api", () => ({ join: vi.fn(), ask: vi.fn(), Refusal: class extends Error {} }));
const { signed, wins } = await import("./following.svelte");

test.each([
  [0, "0"],
  [1, "½"],
  [2, "1"],
  [5, "2½"],
])("%i halves are %s wins", (halves, text) => expect(wins(halves)).toBe(text));

test.each([
  [0, "0"],
  [12, "+12"],
  [-3, "−3"],
])("%i is %s", (value, text) => expect(signed(value)).toBe(text));
