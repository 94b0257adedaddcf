// Writes a gzip file beside every text file of the built page.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

export function gzip(): Plugin {
  let folder = "";
  return {
    name: "gzip",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle: {
      order: "post",
      handler() {
        for (const file of readdirSync(folder, { recursive: true }) as string[]) {
          if (!TEXT.test(file)) continue;
          const path = join(folder, file);
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
        }
      },
    },
  };
}
