/**
 * The kernel as a browser runs it, for programs that are no browser: `node scripts/kernel.mjs FILE.wasm`.
 *
 * Each request comes by standard input after four bytes that say how long it is, the lowest first; answers go the same
 * way to standard output.
 */
import { readFileSync, readSync, writeSync } from "node:fs";
import typescript from "typescript";

const source = readFileSync(new URL("../src/local/kernel.ts", import.meta.url), "utf8");
const { ESNext, ES2022 } = { ...typescript.ModuleKind, ...typescript.ScriptTarget };
const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: ESNext, target: ES2022 } });
const { openKernel } = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
const call = await openKernel(readFileSync(process.argv[2]));

/** So many bytes, or nothing where the input has ended. */
function taken(length) {
  const bytes = Buffer.alloc(length);
  for (let have = 0; have < length; ) {
    const read = readSync(0, bytes, have, length - have, null);
    if (read === 0) return null;
    have += read;
  }
  return bytes;
}

function give(bytes) {
  for (let gone = 0; gone < bytes.length; ) gone += writeSync(1, bytes, gone);
}

for (let length = taken(4); length !== null; length = taken(4)) {
  const answer = call(taken(length.readUInt32LE()));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(answer.length);
  give(Buffer.concat([size, answer]));
}
