import { expect, test } from "vitest";
import type { Sections } from "./kinds";
import { changesOf, linkOf, valueIn, versionIn, withValue } from "./version";

const SECTIONS: Sections = { arena: [{ name: "Dam", fans: [13, 14, 16], whistle: true }, { name: "Fall", fans: [9, 8, 7], whistle: false }] };

test("a change is a row of a change file, and gone when the value is the printed one", () => {
  const one = withValue(SECTIONS, {}, "arena", "Dam", "fans", [10, 13, 19]);
  expect(one).toEqual({ arena: [{ name: "Dam", fans: [10, 13, 19] }] });
  expect(valueIn(SECTIONS, one, "arena", "Dam", "fans")).toEqual([10, 13, 19]);
  expect(valueIn(SECTIONS, one, "arena", "Fall", "fans")).toEqual([9, 8, 7]);
  const two = withValue(SECTIONS, one, "arena", "Fall", "whistle", true);
  expect(changesOf(SECTIONS, two).map(({ card, key, new: now }) => [card, key, now])).toEqual([["Dam", "fans", [10, 13, 19]], ["Fall", "whistle", true]]);
  expect(withValue(SECTIONS, one, "arena", "Dam", "fans", [13, 14, 16])).toEqual({});
});

test("a version comes out of its link as it was", () => {
  const version = { game: "allstar", name: "Späte Züge", changes: withValue(SECTIONS, {}, "arena", "Dam", "fans", [1, 2, 3]) };
  expect(versionIn(linkOf(version))).toEqual(version);
});

test("what is no version is refused", () => {
  const link = (value: unknown) => linkOf(value as never);
  for (const bad of ["", "%%%", "e30", link([]), link({ game: 1, name: "x", changes: {} }), link({ game: "allstar", name: "x", changes: { arena: 3 } })]) expect(versionIn(bad)).toBe(null);
  expect(versionIn(link({ game: "allstar", name: "x".repeat(41), changes: {} }))).toBe(null);
  expect(versionIn(link({ game: "allstar", name: "x", changes: { arena: Array.from({ length: 401 }, () => ({ name: "a" })) } }))).toBe(null);
  expect(versionIn(link({ game: "allstar", name: "x", changes: {}, more: 1 }))).toBe(null);
  expect(versionIn(linkOf({ game: "allstar", name: "x", changes: {} }).slice(0, -3))).toBe(null);
});
