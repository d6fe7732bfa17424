/** One seat's part in the shuffle. Told of every view, it commits, and tells its bytes once all commitments stand.

It says nothing before it has written down what it was shown, and tells nothing under a commitment that has changed. */

import { type KeptRound, promise, type Receipt, RECEIPT_FORMAT } from "./receipt";
import { toHex } from "./stream";

const ENTROPY_BYTES = 32;
const DIGEST = /^[0-9a-f]{64}$/;

/** What it needs to see of a view. */
export interface Shuffling {
  readonly status: string;
  readonly seats: readonly { readonly mixing: string; readonly bot: string | null }[];
  readonly shuffle: { readonly commitment: string; readonly round: number; readonly commitments: readonly (string | null)[] | null };
}

export interface Ways {
  commit: (round: number, commitment: string) => Promise<unknown>;
  reveal: (entropy: string) => Promise<unknown>;
  /** Write the receipt down; it is there again after the page is loaded anew. */
  keep: (receipt: Receipt) => void;
}

export class Mixing {
  #receipt: Receipt | null;
  #busy = false;
  #latest: Shuffling | null = null;
  /** It will say no more: the server does not keep to what it has shown, or another tab speaks for the seat. */
  stopped = false;

  constructor(
    readonly game: string,
    readonly seat: number,
    readonly ways: Ways,
    receipt: Receipt | null = null,
  ) {
    this.#receipt = receipt;
  }

  get receipt(): Receipt | null {
    return this.#receipt;
  }

  /** Do what the view asks for. What cannot be said now, without a connection, is said at the next view. */
  async follow(view: Shuffling): Promise<void> {
    this.#latest = view;
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#latest) {
        const seen = this.#latest;
        this.#latest = null;
        await this.#answer(seen);
      }
    } catch (error) {
      if (codeOf(error) === "committed") this.stopped = true;
    } finally {
      this.#busy = false;
    }
  }

  async #answer({ status, seats, shuffle }: Shuffling): Promise<void> {
    const mixing = seats[this.seat]?.mixing;
    if (this.stopped || status !== "shuffling" || (mixing !== "expected" && mixing !== "committed")) return;
    const kept = this.#kept(shuffle);
    if (!kept) return;
    if (!kept.committed) {
      await this.ways.commit(kept.round, await promise(this.game, kept.round, this.seat, kept.entropy));
      kept.committed = true;
      this.#keep();
    }
    if (shuffle.commitments === null || kept.revealed || !(await this.#stands(kept, shuffle.commitments, seats))) return;
    await this.ways.reveal(kept.entropy);
    kept.revealed = true;
    this.#keep();
  }

  /** What is kept of the round; at its beginning, bytes are drawn for it, under a commitment of the server. */
  #kept(shuffle: Shuffling["shuffle"]): KeptRound | null {
    const { commitment, round } = shuffle;
    if (!DIGEST.test(commitment) || (this.#receipt && this.#receipt.commitment !== commitment)) {
      this.stopped = true;
      return null;
    }
    const found = this.#receipt?.rounds.find((one) => one.round === round);
    if (found || shuffle.commitments !== null) return found ?? null;
    const entropy = toHex(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));
    const kept: KeptRound = { round, entropy, commitments: null, committed: false, revealed: false };
    this.#receipt ??= { format: RECEIPT_FORMAT, game: this.game, seat: this.seat, commitment, rounds: [] };
    this.#receipt.rounds.push(kept);
    this.#keep();
    return kept;
  }

  /** Whether the list is the one that was first shown for this round, with this seat's own commitment in it and none of a bot:
      a server could say that its own bot holds something back, and begin anew until it likes the deal. */
  async #stands(kept: KeptRound, commitments: readonly (string | null)[], seats: Shuffling["seats"]): Promise<boolean> {
    kept.commitments ??= [...commitments];
    this.#keep();
    const own = await promise(this.game, kept.round, this.seat, kept.entropy);
    const same = JSON.stringify(kept.commitments) === JSON.stringify(commitments) && commitments[this.seat] === own;
    const fair = same && commitments.every((one, seat) => one === null || !seats[seat]?.bot);
    if (!fair) this.stopped = true;
    return fair;
  }

  #keep(): void {
    if (this.#receipt) this.ways.keep(structuredClone(this.#receipt));
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as { refusal?: { code?: string } } | null)?.refusal?.code;
}
