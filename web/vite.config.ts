import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { catalogues } from "./catalogues.ts";
import { pocket } from "./pocket.ts";

const server = "http://127.0.0.1:8666";
/** A chunk of words: kept once it has been asked for, unlike the shell, which is kept at once. */
const KINDS = "words|rules|lessons|coach|puzzles|real|analysis";
const WORDS = new RegExp(`^assets/(${KINDS})-`);

const packed = pocket();
const digest = (names: readonly string[]) => createHash("sha256").update(names.join()).digest("hex");
const sizeOf = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => Buffer.byteLength(file === undefined ? "" : file.type === "chunk" ? file.code : file.source);

/** What is kept for playing without a network: the local table, and the words of every page in every language. */
function kept(words: Record<string, number>): { name: string; sizes: Record<string, number> } {
  return { name: `${packed.folder}-${digest(Object.keys(words)).slice(0, 8)}`, sizes: { ...packed.sizes, ...words } };
}

/** Write the service worker with the list of files that make the shell, and the licence that the typeface comes with. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !(name in packed.sizes)).sort();
      const words = files.filter((name) => WORDS.test(name));
      const pocket = JSON.stringify(kept(Object.fromEntries(words.map((name) => [name, sizeOf(bundle[name])]))));
      const version = digest([...files, packed.folder]).slice(0, 12);
      const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8")
        .replace("__VERSION__", version)
        .replace("__WORDS__", KINDS)
        .replace("__POCKET__", pocket)
        .replace("__FILES__", JSON.stringify(files.filter((name) => !WORDS.test(name)).map((name) => `./${name}`)));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      this.emitFile({ type: "asset", fileName: "pocket.json", source: pocket });
      const licence = readFileSync(new URL("node_modules/@fontsource/nunito/LICENSE", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "nunito-licence.txt", source: licence });
    },
  };
}

/** Whether the first page cannot be shown without a module: the entry imports it, by whatever way, and not only when asked. */
function isFirst(id: string, graph: { getModuleInfo: (id: string) => Rollup.ModuleInfo | null }, asked = new Set<string>()): boolean {
  const found = graph.getModuleInfo(id);
  if (!found || asked.has(id)) return false;
  asked.add(id);
  return found.isEntry || found.importers.some((importer) => isFirst(importer, graph, asked));
}

export default defineConfig({
  plugins: [catalogues(), packed, svelte(), serviceWorker()],
  base: "./",
  define: { __WORDS__: JSON.stringify(`/assets/(${KINDS})-`) },
  worker: { format: "es" },
  build: {
    outDir: "../src/sixfold/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's own policy allows no inline data, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page takes is one file: it packs a tenth smaller than as fifteen.
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: "shell", name: (id, graph) => (isFirst(id, graph) ? "shell" : null) }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
