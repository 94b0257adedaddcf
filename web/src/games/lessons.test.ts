// What the lessons of all games point at is there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { GAMES } from "./index";

test("everything a lesson points at is part of its table", async () => {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  for (const { name, lesson } of GAMES) {
    if (!lesson) continue;
    const steps = (await lesson()).STEPS;
    const files = (readdirSync(join(folder, name), { recursive: true }) as string[]).filter((file) => file.endsWith(".svelte"));
    const text = [...files.map((file) => join(folder, name, file)), join(folder, "../kit/Panel.svelte")]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const names = steps.flatMap(({ at = [], seen }) => [...at, ...(seen ? [seen] : [])]).join(" ").match(/[.#][a-z-]+/g) ?? [];
    const lost = names.filter((name) => {
      const word = name.slice(1);
      const known = name.startsWith(".")
        ? new RegExp(`class="[^"]*\\b${word}\\b|class:${word}\\b`)
        : new RegExp(`id: "${word.replace("tab-", "")}"|id="${word}"|"${word.replace("panel-", "")}"`);
      return !known.test(text);
    });
    expect(lost).toEqual([]);
  }
});
