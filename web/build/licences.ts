// Writes licences.txt: whose work is in the built page, and under which licence it came.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGES = [
  "svelte",
  "@fluent/bundle",
  "@iconify-json/fluent-emoji-flat",
  "@iconify-json/mdi",
  "@fontsource-variable/big-shoulders",
  "@fontsource-variable/atkinson-hyperlegible-next",
];
const folder = (name: string) => fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url));
const read = (name: string, file: string) => readFileSync(folder(name) + file, "utf8");

interface About {
  version: string;
  license: string;
  author?: string | { name: string };
}
interface Icons {
  author: { name: string; url: string };
  license: { spdx: string; url: string };
}

/** One package: its name, its authors, its licence, in full where the package brings the text along. */
function entry(name: string): string {
  const about = JSON.parse(read(name, "package.json")) as About;
  const lines = [`${name} ${about.version}: ${about.license}`];
  if (existsSync(`${folder(name)}info.json`)) {
    const { author, license } = JSON.parse(read(name, "info.json")) as Icons;
    lines[0] = `${name} ${about.version}: ${license.spdx}`;
    lines.push(`Copyright ${author.name}, ${author.url}`, license.url);
  } else if (about.author) {
    lines.push(`Copyright ${typeof about.author === "string" ? about.author : about.author.name}`);
  }
  const text = ["LICENSE", "LICENSE.md"].find((file) => existsSync(folder(name) + file));
  return [...lines, ...(text ? ["", read(name, text).trim()] : [])].join("\n");
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const source = PACKAGES.map(entry).join(`\n\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}
