// Options as they are declared: what they can be, what they are called, and that all of it can be said.
import { FluentParser } from "@fluent/syntax";
import { expect, test } from "vitest";
import { GAMES } from "$/games";
import type { Option } from "$/net/types";
import { LANGUAGES, textOf } from "$/../build/words";
import { optionName, usualOf, valueName, valuesOf } from "./options";

const ROUNDS: Option = { name: "rounds", word: "rounds", kind: "number", usual: "5", values: ["2–6"], cases: [] };
const DEEP: Option = {
  name: "deep_water",
  word: "deep water",
  kind: "flag",
  usual: null,
  values: ["yes", "no"],
  cases: [
    { where: { rounds: ["2", "3"] }, values: ["no"] },
    { where: { rounds: ["4", "5", "6"] }, values: ["yes", "no"] },
  ],
};
const BOTH = [ROUNDS, DEEP];

test("a number has all values between its bounds", () => {
  expect(valuesOf(ROUNDS, {}, BOTH)).toEqual(["2", "3", "4", "5", "6"]);
  expect(usualOf(ROUNDS, {}, BOTH)).toBe("5");
});

test("other options decide what there is to choose, and what is usual", () => {
  expect(valuesOf(DEEP, { rounds: "2" }, BOTH)).toEqual(["no"]);
  expect(usualOf(DEEP, { rounds: "5" }, BOTH)).toBe("yes");
});

test("an option without messages is called as records write it", () => {
  expect(optionName("somewhere", DEEP)).toBe("Deep water");
  expect(valueName("somewhere", ROUNDS, "4")).toBe("4");
});

test.each(LANGUAGES)("every option of a game with screens has its words (%s)", (language) => {
  const text = textOf(language, "core");
  const { body } = new FluentParser({ withSpans: false }).parse(text);
  const said = new Set(body.flatMap((one) => (one.type === "Message" ? [one.id.name] : [])));
  const wanted = GAMES.flatMap(({ name, declared }) =>
    (declared?.options ?? []).flatMap((option) => {
      const id = `page-option-${name}-${option.name}`;
      if (option.name === "seats" || option.kind === "colors") return []; // every game calls them so
      const open = option.values.filter((value) => !option.cases.length || option.cases.some(({ values }) => values.length > 1 && values.includes(value)));
      return [id, ...(option.kind === "one" ? open.map((value) => `${id}-${value}`) : [])];
    }),
  );
  expect(wanted.length).toBeGreaterThan(8);
  expect(wanted.filter((id) => !said.has(id))).toEqual([]);
});
