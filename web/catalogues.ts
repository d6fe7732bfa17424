import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/sixfold/locale/", import.meta.url));
const INDEX = "virtual:catalogues";
/** The files of each part of a language: what every page needs, and what only some do. The terminal's own stay out. */
const PARTS: Record<string, string[]> = { words: ["games", "moments", "pieces", "refusals", "web", "mine"], rules: ["rules"], lessons: ["lessons"], coach: ["coach"], puzzles: ["puzzles"], real: ["real"], analysis: ["analysis"] };

function filesOf(language: string, part: string): string[] {
  return (PARTS[part] ?? []).map((file) => `${FOLDER}${language}/${file}.ftl`).filter((path) => existsSync(path));
}

/** A catalogue without the comments for translators. */
function textOf(paths: readonly string[]): string {
  return paths.map((path) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "")).join("\n");
}

/** The terms of each game and edition that has words of its own, by its name. */
function booksOf(language: string): Record<string, string> {
  const folder = `${FOLDER}${language}/books/`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort() : [];
  return Object.fromEntries(names.map((name) => [name.replace(/\.ftl$/, ""), textOf([`${folder}${name}`])]));
}

/** Functions that load a part of a language, by language and part. */
function index(): string {
  const languages = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}${name}/web.ftl`)).sort();
  const entries = languages.map((language) => {
    const parts = Object.keys(PARTS).filter((part) => filesOf(language, part).length > 0);
    return `${JSON.stringify(language)}: {${parts.map((part) => `${part}: () => import("${INDEX}/${part}-${language}")`).join()}}`;
  });
  return `export default {${entries.join()}}`;
}

/** Let the catalogues be imported: a chunk for each part of each language, without the comments for translators. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      const [, part, language] = new RegExp(`^\0${INDEX}/([a-z]+)-(.+)$`).exec(id) ?? [];
      if (!part || !language) return null;
      const files = filesOf(language, part);
      for (const path of files) this.addWatchFile(path);
      const books = part === "words" ? booksOf(language) : {};
      return `export default ${JSON.stringify(textOf(files))}; export const books = ${JSON.stringify(books)}`;
    },
  };
}
