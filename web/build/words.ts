// The message catalogues as modules: `words:de/allstar` is the Fluent text of one language and one group.
// A group is what a part of the page needs; `page-<group>.ftl` always belongs to its group.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../src/sixthman/messages/", import.meta.url));
const SPOKEN = `${FOLDER}languages.json`;
export const LANGUAGES = Object.keys(JSON.parse(readFileSync(SPOKEN, "utf8")) as Record<string, unknown>);
export const GROUPS: Record<string, string[]> = {
  core: ["page.ftl", "cards.ftl"],
  allstar: ["allstar/story.ftl", "allstar/coaches.ftl", "allstar/page.ftl"],
  hoops: ["hoops/cards.ftl", "hoops/story.ftl", "hoops/page.ftl"],
  after: [],
  replay: [],
  referee: ["allstar/referee.ftl", "allstar/page-referee.ftl"],
  rules: [],
  tutorial: [],
  cards: [],
};

/** The files of a group, with their whole paths. */
export function filesOf(language: string, group: string): string[] {
  const names = [...(GROUPS[group] ?? []), `page-${group}.ftl`];
  return names.map((name) => `${FOLDER}${language}/${name}`).filter((path) => existsSync(path));
}

/** The text of a group without its comments. */
export function textOf(language: string, group: string): string {
  const text = filesOf(language, group)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  return text.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
}

export function words(): Plugin {
  const ours = /^words:(\w+)\/(\w+)$/;
  return {
    name: "words",
    enforce: "pre",
    resolveId: (id) => (ours.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0words:all") return undefined;
      const [, language, group] = id.startsWith("\0") ? (ours.exec(id.slice(1)) ?? []) : [];
      if (!language || !group) return undefined;
      for (const file of filesOf(language, group)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(language, group))}`;
    },
    transform: {
      filter: { id: /words\/shelf\.ts$/ },
      handler(code) {
        return code.replace("/* shelf */", shelf());
      },
    },
    handleHotUpdate({ file, server }) {
      if (file.endsWith(".ftl") || file === SPOKEN) server.ws.send({ type: "full-reload" });
    },
  };
}

/** Source text: for every language and group, a function that loads it. */
function shelf(): string {
  const row = (language: string) =>
    `${language}:{${Object.keys(GROUPS)
      .map((group) => `${group}:()=>import("words:${language}/${group}")`)
      .join(",")}}`;
  return LANGUAGES.map(row).join(",");
}
