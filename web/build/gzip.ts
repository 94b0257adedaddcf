// Writes a gzip file beside every text file and module of the built page.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(html|js|css|svg|json|wasm|webmanifest)$/;

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
      sequential: true, // the service worker is complete by now
      handler() {
        for (const file of readdirSync(folder, { recursive: true }) as string[]) {
          if (!PACKED.test(file)) continue;
          const path = join(folder, file);
          writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
        }
      },
    },
  };
}
