import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PYODIDE = fileURLToPath(new URL("node_modules/pyodide/", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../src/sixfold/", import.meta.url));
/** The kernel for browsers, made by `scripts/wasm`; there is none where it was changed and no compiler for it can be had. */
export const KERNEL = fileURLToPath(new URL("./kernel/sixfold.wasm", import.meta.url));
/** What of Pyodide is needed to start it without further packages. */
const STARTING = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** Rooms of the package, and parts of its server, that a table without a server never asks for. */
const ABSENT = ["api/", "arena/", "cli/", "draw/", "envs/", "kernel/cpp/", "server/push/", "server/static/", "server/store/migrations/"];
const LONE = /^(locale\/(?!__init__|keys)|server\/(http\/(?!__init__|problems)|live\/(neighbours|socket)|store\/(?!__init__|log)|(app|connections|health|limits|lobbies|logs|run|timekeeper|turnstile)\.py))/;

/** The sources of the package that the browser runs, by path. */
export function sources(): Record<string, string> {
  const paths = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(py|toml|jsonl?)$/.test(path) && !ABSENT.some((folder) => path.startsWith(folder)) && !LONE.test(path))
    .sort();
  return Object.fromEntries(paths.map((path) => [`sixfold/${path}`, readFileSync(PACKAGE + path, "utf8")]));
}

/** Of the list of packages only its heading: none of them is used. */
function lock(): string {
  const { info } = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, "utf8")) as { info: object };
  return JSON.stringify({ info, packages: {} });
}

function files(): Map<string, Uint8Array | string> {
  return new Map<string, Uint8Array | string>([
    ...STARTING.map((name) => [name, readFileSync(PYODIDE + name)] as const),
    ["pyodide-lock.json", lock()],
    ["sixfold.json", JSON.stringify(sources())],
    ...(existsSync(KERNEL) ? [["sixfold.wasm", readFileSync(KERNEL)] as const] : []),
  ]);
}

/** All that playing without a server takes, in a folder named by its content: it is kept and replaced as a whole. */
export function pocket(): Plugin & { readonly folder: string; readonly sizes: Record<string, number> } {
  const all = files();
  const digest = createHash("sha256");
  for (const [name, content] of all) digest.update(name).update(content);
  const folder = `pocket-${digest.digest("hex").slice(0, 12)}`;
  return {
    name: "pocket",
    folder,
    sizes: Object.fromEntries([...all].map(([name, content]) => [`assets/${folder}/${name}`, Buffer.byteLength(content)])),
    config: () => ({ define: { __POCKET__: JSON.stringify(folder), __KERNEL__: JSON.stringify(all.has("sixfold.wasm")) } }),
    generateBundle() {
      for (const [name, source] of all) this.emitFile({ type: "asset", fileName: `assets/${folder}/${name}`, source });
    },
  };
}
