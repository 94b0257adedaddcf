// Every message the page names exists in every language, and every message written for the page is named.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser } from "@fluent/syntax";
import { expect, test } from "vitest";
import { GROUPS, LANGUAGES, textOf } from "$/../build/words";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));

/** The messages of a language: all groups together, `id` and `id.attribute`. */
function messages(language: string): Set<string> {
  const found = new Set<string>();
  for (const group of Object.keys(GROUPS)) {
    for (const entry of new FluentParser({ withSpans: false }).parse(textOf(language, group)).body) {
      if (entry.type !== "Message") continue;
      found.add(entry.id.name);
      for (const attribute of entry.attributes) found.add(`${entry.id.name}.${attribute.id.name}`);
    }
  }
  return found;
}

const sources = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => [file, readFileSync(join(SOURCE, file), "utf8")] as const);

/** Texts in quotes that look like messages, and the shapes of composed ones, `*` for what is filled in. */
function named(): { whole: Map<string, string>; shapes: Set<string> } {
  const whole = new Map<string, string>();
  const shapes = new Set<string>();
  for (const [file, text] of sources) {
    for (const [, id] of text.matchAll(/["'`]((?:page|species|symbol|skill)-[\w.-]+)["'`]/g)) whole.set(id!, file);
    for (const [, shape] of text.matchAll(/`([\w-]+-(?:[^`\s$]|\$\{[^`}]*\})*\$\{[^`}]*\}(?:[^`\s$]|\$\{[^`}]*\})*)`/g)) {
      shapes.add(shape!.replace(/\$\{[^}]*\}/g, "*"));
    }
  }
  return { whole, shapes };
}

test.each(LANGUAGES)("what the page names can be said (%s)", (language) => {
  const known = messages(language);
  const missing = [...named().whole].filter(([id]) => !known.has(id)).map(([id, file]) => `${file}: ${id}`);
  expect(missing).toEqual([]);
});

test("composed names fit some message", () => {
  const known = [...messages("en")];
  const lost = [...named().shapes].filter((shape) => {
    const fits = new RegExp(`^${shape.replaceAll("*", "[\\w-]+")}$`);
    return shape.startsWith("page-") && !known.some((id) => fits.test(id));
  });
  expect(lost).toEqual([]);
});

test("no message of the page is unused", () => {
  const { whole, shapes } = named();
  const families = [...shapes].map((shape) => new RegExp(`^${shape.replaceAll("*", "[\\w-]+")}$`));
  const unused = [...messages("en")].filter(
    (id) => id.startsWith("page-") && !whole.has(id) && !families.some((family) => family.test(id)),
  );
  expect(unused).toEqual([]);
});
