// The message catalogues as modules: `words:de/core` is the Fluent text of one language and one group.
// A group is what a part of the page needs: `page-<group>.ftl`, of what all games share and of each game. A game's
// folder makes a group of its own, `<game>/page.ftl`; what else belongs to its groups says web/src/games/<game>/words.json.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../../src/sixthman/messages/", import.meta.url));
const GAMES = fileURLToPath(new URL("../src/games/", import.meta.url));
const SPOKEN = `${FOLDER}languages.json`;
export const LANGUAGES = Object.keys(JSON.parse(readFileSync(SPOKEN, "utf8")) as Record<string, unknown>);
const SHARED: Record<string, string[]> = {
  core: ["page.ftl"],
  workbench: ["lab.ftl", "card-files.ftl"],
  house: ["errors.ftl", "server.ftl", "bots.ftl", "games.ftl", "card-files.ftl"], // what a server says, and the house
};
export const GROUPS: Record<string, string[]> = groups();

/** The files of every group, by their paths in the folder of a language. */
function groups(): Record<string, string[]> {
  const found = structuredClone(SHARED);
  const add = (group: string, ...files: string[]) => (found[group] ??= []).push(...files);
  const names = (folder: string) => readdirSync(`${FOLDER}${LANGUAGES[0]}/${folder}`, { withFileTypes: true });
  const games = names("").filter((entry) => entry.isDirectory());
  for (const folder of ["", ...games.map(({ name }) => `${name}/`)]) {
    const game = folder.slice(0, -1);
    for (const [group, files] of Object.entries(more(game))) add(group, ...files.map((file) => `${folder}${file}.ftl`));
    for (const { name } of names(folder)) {
      const group = /^page-([\w-]+)\.ftl$/.exec(name)?.[1] ?? (game && name === "page.ftl" ? game : undefined);
      if (group) add(group, `${folder}${name}`);
    }
  }
  return found;
}

/** Files of a game that the page reads beyond those that are named after it, by group. */
function more(game: string): Record<string, string[]> {
  const path = `${GAMES}${game}/words.json`;
  return game && existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Record<string, string[]>) : {};
}

/** The files of a group, with their whole paths. */
export function filesOf(language: string, group: string): string[] {
  return (GROUPS[group] ?? []).map((name) => `${FOLDER}${language}/${name}`).filter((path) => existsSync(path));
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
