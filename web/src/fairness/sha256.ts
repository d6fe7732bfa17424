/** SHA-256 by the browser, or by hand where the browser offers none (a page that came over plain HTTP). */

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes.slice().buffer)) : sha256ByHand(bytes);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** The first 32 bits of the fraction. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

const PRIMES = firstPrimes(64);
const ROUNDS = Uint32Array.from(PRIMES.map((prime) => fraction(Math.cbrt(prime))));
const START = Uint32Array.from(PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))));

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(64 * blocks));
  bytes.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(64 * blocks - 4, 8 * bytes.length);
  return view;
}

function schedule(block: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = block.getUint32(offset + 4 * i);
    } else {
      const [early, late] = [at(words, i - 15), at(words, i - 2)];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = at(words, i - 16) + first + at(words, i - 7) + second;
    }
  }
  return words;
}

export function sha256ByHand(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  const state = START.slice();
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    const words = schedule(view, offset);
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const big = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + big + at(ROUNDS, i) + at(words, i)) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = at(state, index) + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}
