// Modules are known by their digest, and a single flipped bit is found.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { modulesThere } from "$/../build/modules";
import { BadModule, isWhole, manifestOf } from "./manifest";
import { sha256, hex, sha256Text } from "./sha256";
import { MODULES } from "./shelf";
import { loadModule } from "./load";

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000])("SHA-256 of %i bytes", (length) => {
  const data = Uint8Array.from({ length }, (_, i) => (i * 31 + 7) & 255);
  expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  expect(hex(sha256(data.subarray(length >> 1)))).toBe(createHash("sha256").update(data.subarray(length >> 1)).digest("hex"));
});

test("SHA-256 of a text", () => {
  expect(sha256Text("Panda é")).toBe(createHash("sha256").update("Panda é").digest("hex"));
});

test("every module of the sources is on the shelf", () => {
  const there = modulesThere();
  expect(there.length).toBeGreaterThan(0);
  expect(MODULES.map(({ game, rules }) => [game, rules])).toEqual(there.map(({ game, rules }) => [game, rules]));
});

test.each(modulesThere().map(({ game, path }) => [game, path] as const))("%s: one flipped bit, and it is refused", (_, path) => {
  const code = new Uint8Array(readFileSync(path));
  expect(isWhole(code)).toBe(true);
  for (const at of [9, code.length >> 1, code.length - 40, code.length - 1]) {
    const damaged = code.slice();
    damaged[at]! ^= 1;
    expect(isWhole(damaged)).toBe(false);
  }
  expect(isWhole(code.subarray(0, -1))).toBe(false);
  expect(() => manifestOf(new Uint8Array(20))).toThrow(BadModule);
});

test("what is damaged on this device is fetched anew; what is damaged at its source is refused", async () => {
  const { game, path } = modulesThere()[0]!;
  const whole = readFileSync(path);
  const damaged = Uint8Array.from(whole);
  damaged[whole.length >> 1]! ^= 1;
  const asked: (string | undefined)[] = [];
  let kept: Uint8Array<ArrayBuffer> = damaged;
  vi.stubGlobal("fetch", (_: string, { cache }: RequestInit) => {
    asked.push(cache);
    const body = cache === "reload" ? kept : damaged;
    return Promise.resolve(new Response(body, { headers: { "content-type": "application/wasm" } }));
  });
  await expect(loadModule(game)).rejects.toThrow(BadModule);
  kept = Uint8Array.from(whole);
  await expect(loadModule(game)).resolves.toBeInstanceOf(WebAssembly.Module);
  expect(asked).toEqual(["default", "reload", "default", "reload"]);
  vi.unstubAllGlobals();
});
