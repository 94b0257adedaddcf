// Tells the service worker which files the built page has: all of them are kept on the visitor's device.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const LEFT_OUT = /^(index\.html|sw\.js|.*\.gz|licences\.txt|preview\.png)$/; // the shell is kept by another name
const PLACE = /\/\* build \*\/ \{.*?\}/;

export function offline(): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const path = join(folder, WORKER);
        const worker = readFileSync(path, "utf8");
        if (!PLACE.test(worker)) throw new Error(`${WORKER} has no place for what the build has`);
        writeFileSync(path, worker.replace(PLACE, JSON.stringify(built(folder, worker))));
      },
    },
  };
}

/** What the worker has to know; its version changes whenever any file does. */
function built(folder: string, worker: string): { version: string; entry: string; files: string[] } {
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll(sep, "/"));
  const files = there.filter((file) => !LEFT_OUT.test(file)).sort();
  const shell = readFileSync(join(folder, "index.html"), "utf8");
  const entry = /src="\.\/(assets\/[^"]+\.js)"/.exec(shell)?.[1];
  if (!entry) throw new Error("index.html has no script");
  const digest = createHash("sha256").update(worker).update(shell);
  for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
  return { version: digest.digest("hex").slice(0, 16), entry, files };
}
