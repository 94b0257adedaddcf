// How the page is cut into files: what a first game needs comes in a few large ones, which are packed better than
// many small ones. `base` is what the start page and every table need; each game has its cards, its table as far as the
// first choice, and what every game comes to later. All else stays with the screen that asks for it.
import type { Plugin } from "vite";

const BASE = "base";
interface Part {
  of: RegExp; // where it begins
  file: string;
}
const PARTS: Part[] = [
  { of: /\/src\/(?:App\.svelte|app\/\w+(?:\.svelte)?\.ts|screens\/(?:start\/Start|table\/Table)\.svelte)$/, file: BASE },
  { of: /\/src\/games\/(\w+)\/pictures\/index\.ts$/, file: "-cards" },
  { of: /\/src\/games\/(\w+)\/table\/(?:\1|Desk)\.svelte$/i, file: "-table" }, // as far as the first choice
  { of: /\/src\/games\/(\w+)\/table\/(?:ArenaReveal|Buses|End|Final|Lineup|Playoffs)\.svelte$/, file: "-later" }, // of every game
];
/** The worker in which games are played: it, and what is asked of it later. */
export const WORKER: Part[] = [{ of: /\/src\/house\/worker\.ts$/, file: "house" }];
// Svelte's parts come through one door. What only forms and charts use of it stays with them.
const SELDOM = /\/svelte\/src\/(?:motion\/spring|transition\/|reactivity\/(?:date|set|url)|internal\/client\/dom\/elements\/bindings\/(?:media|navigator|props|select|universal|window))/;

const gameOf = (file: string) => file.split("-")[0];

/** The plugin looks at what needs what; the groups know it then. Whatever an earlier group takes, a later one uses. */
export function chunks(parts: Part[] = PARTS): { plugin: Plugin; groups: { name: (id: string) => string | null; priority: number }[] } {
  const files = new Map<string, string>();
  const plugin: Plugin = {
    name: "chunks",
    apply: "build",
    buildEnd() {
      /** A module and all that it cannot do without; what two games need comes for both. */
      const take = (id: string, file: string): void => {
        const before = files.get(id);
        if (before === file || before === BASE || SELDOM.test(id)) return;
        files.set(id, before && gameOf(before) !== gameOf(file) ? BASE : (before ?? file));
        for (const needed of this.getModuleInfo(id)?.importedIds ?? []) take(needed, files.get(id)!);
      };
      for (const { of, file } of parts)
        for (const id of this.getModuleIds()) {
          const found = of.exec(id);
          if (found) take(id, (found[1] ?? "") + file);
        }
    },
  };
  const named = (ending: string) => (id: string) => (files.get(id)?.endsWith(ending) ? files.get(id)! : null);
  return { plugin, groups: parts.map(({ file }, i) => ({ name: named(file), priority: parts.length - i })) };
}
