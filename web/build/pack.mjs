// Packs a program that stands on the page's own code into one file for Node: `node build/pack.mjs FROM TO`.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const [input, file] = process.argv.slice(2);
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const ROOMS = { "$/": path("../src/"), "$declared/": path("../declared/"), "@fluent/": path("../node_modules/@fluent/") };

/** The page's names for its folders, wherever they are used from. */
const rooms = {
  name: "rooms",
  async resolveId(name, from, options) {
    const start = Object.keys(ROOMS).find((one) => name.startsWith(one));
    if (!start) return null;
    const found = ROOMS[start] + name.slice(start.length);
    const file = [found, `${found}.ts`, `${found}/index.ts`].find((one) => /\.\w+$/.test(one) && existsSync(one));
    return file ?? this.resolve(found, from, { ...options, skipSelf: true });
  },
};

const bundle = await rolldown({ input, platform: "node", plugins: [rooms] });
await bundle.write({ file, format: "esm" });
await bundle.close();
