// Cuts the fonts down to the letters and weights of the page. They lie in node_modules/.cache afterwards;
// styles name them as "@fonts/…".
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
export const FOLDER = fileURLToPath(new URL("../node_modules/.cache/fonts/", import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’‚“”„†•…‹›−×≥≤ŒœŸ→←";
const EXTENDED = range(0x100, 0x17f) + "ȘșȚț";

const FONTS = {
  "display-latin": ["big-shoulders/files/big-shoulders-latin-standard-normal", LATIN, [800, 900]],
  "display-extended": ["big-shoulders/files/big-shoulders-latin-ext-standard-normal", EXTENDED, [800, 900]],
  "text-latin": ["atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal", LATIN, [400, 700]],
  "text-extended": [
    "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal",
    EXTENDED,
    [400, 700],
  ],
} as const;

async function cut(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, [source, letters, [min, max]]] of Object.entries(FONTS)) {
    const target = `${FOLDER}${name}.woff2`;
    if (existsSync(target)) continue;
    const whole = readFileSync(require.resolve(`@fontsource-variable/${source}.woff2`));
    const options = { targetFormat: "woff2" as const, variationAxes: { wght: { min, max } } };
    writeFileSync(target, await subsetFont(whole, letters, options));
  }
}

/** Cuts the fonts before a build, and lets the page load the two it always needs at once. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    config: cut,
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const needed = Object.keys(bundle ?? {}).filter((file) => /-latin-[\w-]+\.woff2$/.test(file));
        return needed.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${file}`, crossorigin: "" },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
