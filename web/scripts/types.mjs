/** Write the types of the server's API, whose description comes in: `scripts/openapi.py | node scripts/types.mjs [--check]`. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTypes, { astToString } from "openapi-typescript";

const target = new URL("../src/api/schema.ts", import.meta.url);
const description = JSON.parse(await text(process.stdin));
const schema = { openapi: "3.1.0", info: description.info, components: description.components };
// What has a default need not be asked for.
const types = await openapiTypes(schema, { defaultNonNullable: false });
const source = `/** The shapes of the server's API; written by scripts/types.mjs. */\n\n${astToString(types)}`;
const current = existsSync(target) ? readFileSync(target, "utf8") : "";

if (process.argv.includes("--check") && current !== source) {
  console.error("src/api/schema.ts is not that of the server: scripts/openapi.py | npm run types");
  process.exit(1);
}
if (current !== source) writeFileSync(target, source);
