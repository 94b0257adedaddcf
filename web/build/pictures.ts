// Pictures from the icon packages, one module each: `import play from "icon:play"` (interface icons) and
// `import panda from "emoji:panda"` (animals' heads). Only what is imported gets into the page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PACKAGES: Record<string, string> = {
  icon: "@iconify-json/mdi/icons.json",
  emoji: "@iconify-json/fluent-emoji-flat/icons.json",
};
const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

/** The body of a picture: what stands between <svg> and </svg>. */
function picture(kind: string, name: string): string {
  let set = sets.get(kind);
  if (!set) {
    set = JSON.parse(readFileSync(require.resolve(PACKAGES[kind]!), "utf8")) as IconSet;
    sets.set(kind, set);
  }
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!found) throw new Error(`There is no ${kind} called "${name}".`);
  return found.body;
}

export function pictures(): Plugin {
  const ours = /^(icon|emoji):([\w-]+)$/;
  return {
    name: "pictures",
    enforce: "pre",
    resolveId: (id) => (ours.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, name] = id.startsWith("\0") ? (ours.exec(id.slice(1)) ?? []) : [];
      return kind && name ? `export default ${JSON.stringify(picture(kind, name))}` : undefined;
    },
  };
}
