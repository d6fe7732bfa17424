/** All the chance of a game, recomputed from its seed as docs/fairness.md describes. */

import { sha256 } from "./sha256";

const BLOCK = 32;

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function concat(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The seed of the stream: the dealer's own, or with what the seats have added mixed in. */
export async function streamSeed(seed: Uint8Array, entropy: readonly (string | null)[]): Promise<Uint8Array> {
  if (!entropy.some((added) => added)) return seed;
  const added = entropy.map((text) => fromHex(text ?? ""));
  return sha256(concat(seed, ...added.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes])));
}

export class Stream {
  #block: Uint8Array = new Uint8Array();
  #index = 0;
  #offset = BLOCK;

  constructor(readonly seed: Uint8Array) {}

  async byte(): Promise<number> {
    if (this.#offset === BLOCK) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setUint32(4, this.#index);
      this.#block = await sha256(concat(this.seed, new Uint8Array(counter.buffer)));
      this.#index += 1;
      this.#offset = 0;
    }
    return this.#block[this.#offset++] ?? 0;
  }

  /** A number below a bound from 1 to 256, all equally likely. */
  async below(bound: number): Promise<number> {
    const limit = 256 - (256 % bound);
    let byte = await this.byte();
    while (byte >= limit) byte = await this.byte();
    return byte % bound;
  }

  async shuffled<Item>(items: readonly Item[]): Promise<Item[]> {
    const order = [...items];
    for (let place = order.length - 1; place > 0; place--) {
      const pick = await this.below(place + 1);
      [order[place], order[pick]] = [order[pick] as Item, order[place] as Item];
    }
    return order;
  }
}
