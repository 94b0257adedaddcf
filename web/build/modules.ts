// The games' compiled modules as files of the page: `modules/shelf.ts` learns where each version of each game
// lies. A file's name carries the digest of its content, so a browser keeps it for ever.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { manifestOf } from "../src/modules/manifest.ts";

const GAMES = fileURLToPath(new URL("../../src/sixthman/games/", import.meta.url));

interface Found {
  game: string;
  rules: string; // the version of the game's rules
  path: string;
}

/** Every module there is: the present one of each game, and those of earlier rules. */
export function modulesThere(): Found[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [`${GAMES}${name}/${name}.wasm`, ...earlier(name)])
    .filter((path) => existsSync(path))
    .map((path) => {
      const { game, rules } = manifestOf(readFileSync(path));
      return { game, rules, path };
    });
}

function earlier(game: string): string[] {
  const folder = `${GAMES}${game}/earlier/`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".wasm"))
    .map((file) => folder + file);
}

export function modules(): Plugin {
  let building = false;
  return {
    name: "modules",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    transform: {
      filter: { id: /modules\/shelf\.ts$/ },
      handler(code) {
        const entry = ({ game, rules, path }: Found) => {
          this.addWatchFile(path);
          const source = readFileSync(path);
          const digest = createHash("sha256").update(source).digest("hex");
          if (!building) return `{game:"${game}",rules:"${rules}",digest:"${digest}",url:"/@fs${path}"}`;
          const fileName = `assets/${game}-${rules}-${digest.slice(0, 16)}.wasm`;
          const file = this.emitFile({ type: "asset", fileName, source });
          return `{game:"${game}",rules:"${rules}",digest:"${digest}",url:import.meta.ROLLUP_FILE_URL_${file}}`;
        };
        return code.replace("/* shelf */", modulesThere().map(entry).join(","));
      },
    },
  };
}
