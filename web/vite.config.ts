import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunks, WORKER } from "./build/chunks.ts";
import { FOLDER as FONTS, fonts } from "./build/fonts.ts";
import { gzip } from "./build/gzip.ts";
import { licences } from "./build/licences.ts";
import { modules } from "./build/modules.ts";
import { offline } from "./build/offline.ts";
import { pictures } from "./build/pictures.ts";
import { scopeOf } from "./build/scopes.ts";
import { words } from "./build/words.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const cut = chunks();
const worker = chunks(WORKER);
const server = process.env.SIXTHMAN_SERVER ?? "http://127.0.0.1:8000"; // for `npm run dev`

export default defineConfig({
  root: path("."),
  base: "./", // the page may lie in any folder of any server
  plugins: [cut.plugin, fonts(), licences(), modules(), pictures(), words(), svelte({ configFile: false, compilerOptions: { cssHash: scopeOf } }), offline(), gzip()],
  resolve: { alias: { $declared: path("declared"), $data: path("../src/sixthman/games"), $: path("src"), "@fonts": FONTS } },
  worker: {
    format: "es",
    plugins: () => [worker.plugin, modules(), words()],
    rolldownOptions: { output: { codeSplitting: { groups: worker.groups } } },
  },
  build: {
    outDir: path("../src/sixthman/server/page"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the page's security policy allows no inline files
    // Only styles are named ahead: what a screen shares with others has mostly come by then, and names are weight.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: cut.groups } },
    },
  },
  server: {
    fs: { allow: [path(".."), path(".")] }, // lists of deals lie in the games' own folders
    proxy: {
      "/api": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"], environment: "node" },
});
