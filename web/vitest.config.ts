import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  test: { include: ["src/**/*.test.ts", "scripts/*.test.mjs"], environment: "node" },
});
