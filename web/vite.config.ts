import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
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
