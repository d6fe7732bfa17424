/** The kernel as WebAssembly: bytes in, bytes out. `docs/kernel.md` says what the bytes mean. */

/** Which messages are understood; the kernel must say the same. */
export const VERSION = 2;

/** Takes a request and gives the answer, without the word that says how long it is. */
export type Call = (request: Uint8Array) => Uint8Array;

interface Door {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  sixfold_version: () => number;
  sixfold_room: (length: number) => number;
  sixfold_call: (request: number, length: number) => number;
  sixfold_free: (bytes: number) => void;
}

const NOT_SUPPORTED = 52;
const NANOSECONDS = 1e6;

/** Bytes of Python as it hands them over: a view of its own memory, to be let go. */
interface PythonBytes {
  getBuffer(kind: "u8"): { readonly data: Uint8Array; release(): void };
}
export type PythonCall = (request: PythonBytes) => Uint8Array;

/** The same for Python, which hands over its bytes without copying them. */
export function handed(call: Call): PythonCall {
  return (request) => {
    const view = request.getBuffer("u8");
    try {
      return call(view.data);
    } finally {
      view.release();
    }
  };
}

/** Open the kernel: its bytes, or the response that brings them. */
export async function openKernel(source: BufferSource | Response | Promise<Response>): Promise<Call> {
  const answered = source instanceof Promise ? await source : source;
  const bytes = answered instanceof Response ? await answered.arrayBuffer() : answered;
  const module = await WebAssembly.compile(bytes);
  let call = begun(module);
  return (request) => {
    try {
      return call(request);
    } catch (error) {
      // One that broke off in the middle of something may be in any state: the next question goes to a new one.
      call = begun(module);
      throw error;
    }
  };
}

function begun(module: WebAssembly.Module): Call {
  let door: Door | null = null;
  const system = systemOf(module, () => (door as Door).memory);
  door = new WebAssembly.Instance(module, system).exports as unknown as Door;
  door._initialize?.();
  const version = door.sixfold_version();
  if (version !== VERSION) throw new Error(`kernel-version-${version}`);
  return callOf(door);
}

function callOf(door: Door): Call {
  return (request) => {
    const room = door.sixfold_room(request.length);
    if (room === 0) return new Uint8Array();
    new Uint8Array(door.memory.buffer, room, request.length).set(request);
    const answer = door.sixfold_call(room, request.length);
    door.sixfold_free(room);
    if (answer === 0) return new Uint8Array();
    // The memory may have grown, and its buffer with it: it is looked at anew.
    const words = new DataView(door.memory.buffer).getUint32(answer, true);
    const bytes = new Uint8Array(door.memory.buffer, answer + 8, 8 * words).slice();
    door.sixfold_free(answer);
    return bytes;
  };
}

/** All that the kernel asks of a system is the time, for its matches; whatever else is linked in finds nothing. */
function systemOf(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const known: Record<string, (...given: never[]) => unknown> = {
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      const now = BigInt(Math.round(performance.now() * NANOSECONDS));
      new DataView(memory().buffer).setBigUint64(at, now, true);
      return 0;
    },
    proc_exit: (code: number) => {
      throw new Error(`kernel: ${code}`);
    },
  };
  const imports: WebAssembly.Imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function") continue;
    (imports[from] ??= {})[name] = known[name] ?? (() => NOT_SUPPORTED);
  }
  return imports;
}
