import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./catalogues.ts";
import { pocket } from "./pocket.ts";

const server = "http://127.0.0.1:8666";
/** A chunk of words: kept once it has been asked for, unlike the shell, which is kept at once. */
const WORDS = /^assets\/(words|rules|lessons|coach|real)-/;

const packed = pocket();

/** Write the service worker with the list of files that make the shell, and the licence that the typeface comes with. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !(name in packed.sizes)).sort();
      const version = createHash("sha256").update([...files, packed.folder].join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8")
        .replace("__VERSION__", version)
        .replace("__POCKET__", JSON.stringify({ name: packed.folder, sizes: packed.sizes }))
        .replace("__FILES__", JSON.stringify(files.filter((name) => !WORDS.test(name)).map((name) => `./${name}`)));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      this.emitFile({ type: "asset", fileName: "pocket.json", source: JSON.stringify({ name: packed.folder, sizes: packed.sizes }) });
      const licence = readFileSync(new URL("node_modules/@fontsource/nunito/LICENSE", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "nunito-licence.txt", source: licence });
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), packed, svelte(), serviceWorker()],
  base: "./",
  worker: { format: "es" },
  build: {
    outDir: "../src/sixfold/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's own policy allows no inline data, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
