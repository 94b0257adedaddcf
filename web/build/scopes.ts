// The class by which a component's styles know its own elements. It stands at every element, so it is short: the
// number of the component among all of them.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const numbers = new Map(
  (readdirSync(SOURCES, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".svelte"))
    .sort()
    .map((file, number) => [file, number]),
);

/** For Svelte's compiler; a component that was added since the start (`npm run dev`) gets the usual long one. */
export function scopeOf({ filename, hash, css }: { filename: string; hash: (text: string) => string; css: string }): string {
  const number = numbers.get(filename.replace(/^.*\bsrc\//, ""));
  return number === undefined ? `s-${hash(css)}` : `s${number.toString(36)}`;
}
