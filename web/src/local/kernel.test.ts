import { describe, expect, it } from "vitest";
import { handed, openKernel, VERSION } from "./kernel";

const EXPORTS = ["sixfold_version", "sixfold_room", "sixfold_call", "sixfold_free"];
const text = (name: string) => [name.length, ...new TextEncoder().encode(name)];
const counted = (bytes: readonly number[]) => [bytes.length, ...bytes];
const section = (number: number, bytes: readonly number[]) => [number, ...counted(bytes)];

/** A kernel that gives one answer, an empty one, and breaks at the next question. */
function fragile(version = VERSION): Uint8Array<ArrayBuffer> {
  const bodies = [[0x41, version], [0x41, 0xc0, 0], [0x23, 0, 0x04, 0x40, 0, 0x0b, 0x41, 1, 0x24, 0, 0x41, 0x80, 1], []];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [4, 0x60, 0, 1, 0x7f, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0]),
    ...section(3, [4, 0, 1, 2, 3]),
    ...section(5, [1, 0, 1]),
    ...section(6, [1, 0x7f, 1, 0x41, 0, 0x0b]),
    ...section(7, [5, ...text("memory"), 2, 0, ...EXPORTS.flatMap((name, place) => [...text(name), 0, place])]),
    ...section(10, [4, ...bodies.flatMap((body) => counted([0, ...body, 0x0b]))]),
  ]);
}

describe("the way to the kernel", () => {
  it("goes to a new one after one that broke", async () => {
    const call = await openKernel(fragile());
    expect(call(new Uint8Array(8))).toEqual(new Uint8Array());
    expect(() => call(new Uint8Array(8))).toThrow(WebAssembly.RuntimeError);
    expect(call(new Uint8Array(8))).toEqual(new Uint8Array());
  });

  it("is not opened to a kernel that speaks of other things", async () => {
    await expect(openKernel(fragile(VERSION + 1))).rejects.toThrow("kernel");
  });

  it("lets go of the bytes that Python hands over, also when it breaks off", () => {
    let held = 0;
    const request = { getBuffer: () => ({ data: new Uint8Array([++held]), release: () => void held-- }) };
    expect(handed((bytes) => bytes.slice())(request)).toEqual(new Uint8Array([1]));
    expect(() => handed(() => { throw new Error("broken"); })(request)).toThrow("broken");
    expect(held).toBe(0);
  });
});
