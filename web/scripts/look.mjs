/** Write the colours of the package's `look.json` as variables of CSS: `node scripts/look.mjs [--check]`. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";

const look = JSON.parse(readFileSync(new URL("../../src/sixfold/draw/look.json", import.meta.url), "utf8"));
const target = new URL("../src/board/look.css", import.meta.url);

const variables = {
  "--block": look.block,
  "--cube": look.cube,
  "--face": look.face,
  "--felt-light": look.felt.light,
  "--felt-dark": look.felt.dark,
  "--last-light": look.last.light,
  "--last-dark": look.last.dark,
};
const source = `/* Written by scripts/look.mjs from src/sixfold/draw/look.json. */
:root {
${Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`).join("\n")}
}
${Object.entries(look.colours).map(([name, value]) => `.colour-${name.charAt(0).toUpperCase()} { --piece: ${value}; }`).join("\n")}
`;

const current = existsSync(target) ? readFileSync(target, "utf8") : "";
if (process.argv.includes("--check")) {
  if (current !== source) {
    console.error("src/board/look.css is not that of look.json: npm run look");
    process.exit(1);
  }
} else if (current !== source) {
  writeFileSync(target, source);
}
