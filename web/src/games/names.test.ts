// Shared screens name no game: they find games here, and what a game brings lies in its folder.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { GAMES } from "./index";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const NAMES = GAMES.map(({ name }) => name);
const paths = (readdirSync(SOURCE, { recursive: true }) as string[]).map((path) => path.replaceAll("\\", "/"));
const isShared = (path: string) => !/^games\/[^/]+\//.test(path);
const isSource = (path: string) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith(".test.ts");

test("every folder with screens of a game is found", () => {
  const folders = paths.filter((path) => /^games\/[^/]+\/index\.ts$/.test(path)).map((path) => path.split("/")[1]!);
  expect(NAMES.length).toBeGreaterThan(1);
  expect(NAMES.toSorted()).toEqual(folders.toSorted());
});

test("no shared file names a game", () => {
  const named = new RegExp(NAMES.join("|"), "i");
  const shared = paths.filter((path) => isShared(path) && isSource(path));
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.filter((path) => named.test(readFileSync(join(SOURCE, path), "utf8")))).toEqual([]);
});

test("no game knows another one", () => {
  for (const name of NAMES) {
    const others = NAMES.filter((other) => other !== name).map((other) => `games/${other}`);
    const own = paths.filter((path) => path.startsWith(`games/${name}/`) && isSource(path));
    const texts = own.map((path) => readFileSync(join(SOURCE, path), "utf8"));
    expect(texts.some((text) => others.some((other) => text.includes(other)))).toBe(false);
  }
});
