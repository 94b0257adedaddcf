// Pictures from the icon packages, one module each: `import play from "icon:play"` (interface icons) and
// `import trophy from "emoji:trophy"`. Only what is imported gets into the page. A game's `drawings.svg` is a file of its
// own: pictures are no code. `<!-- emoji:panda -->` stands there for a picture of the package, `<!-- emoji:duck #f9c23c
// #e9701a -->` for one with another color; the import is its address.
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

/** A file of drawings with the pictures of the package put in. */
function filled(text: string): string {
  const taken = text.replace(/<!-- emoji:([\w-]+)(?: (#\w+) (#\w+))? -->/g, (_, name: string, from?: string, to = "") =>
    from ? picture("emoji", name).replace(from, to) : picture("emoji", name),
  );
  return taken.replace(/<!--.*?-->\n?/gs, "");
}

export function pictures(): Plugin {
  let building = false;
  const ours = /^(icon|emoji):([\w-]+)$/;
  return {
    name: "pictures",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (ours.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id.endsWith("/drawings.svg")) {
        const source = filled(readFileSync(id, "utf8"));
        if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: "drawings.svg", source })}`;
      }
      const [, kind, name] = id.startsWith("\0") ? (ours.exec(id.slice(1)) ?? []) : [];
      return kind && name ? `export default ${JSON.stringify(picture(kind, name))}` : undefined;
    },
  };
}
