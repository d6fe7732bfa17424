/** Write the keys of the English catalogue as a TypeScript type: `node scripts/keys.mjs [--check]`. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "@fluent/syntax";

const folder = new URL("../../src/sixfold/locale/en/", import.meta.url);
/** What the browser may load; the last six only where a page needs them. */
const files = ["games", "moments", "pieces", "refusals", "web", "mine", "rules", "lessons", "coach", "puzzles", "real", "analysis"].filter((name) => existsSync(new URL(`${name}.ftl`, folder)));
const target = new URL("../src/i18n/keys.ts", import.meta.url);

const keys = files.flatMap((name) => {
  const source = readFileSync(new URL(`${name}.ftl`, folder), "utf8");
  const { body } = parse(source, {});
  const junk = body.find((entry) => entry.type === "Junk");
  if (junk) throw new Error(`${name}.ftl is not Fluent here: ${junk.content}`);
  return body.filter((entry) => entry.type === "Message").map((entry) => entry.id.name);
});
const source = `/** The messages of the catalogue; written by scripts/keys.mjs. */
export type MessageKey =
${[...keys].sort().map((key) => `  | "${key}"`).join("\n")};
`;

const current = existsSync(target) ? readFileSync(target, "utf8") : "";
if (process.argv.includes("--check")) {
  if (current !== source) {
    console.error("src/i18n/keys.ts is not that of the catalogue: npm run keys");
    process.exit(1);
  }
} else if (current !== source) {
  writeFileSync(target, source);
}
