/** One seat's part in the shuffle. Told of every view, it commits, and tells its bytes once all commitments stand.

It says nothing before it has written down what it was shown and what it is about to say, and tells nothing under a commitment that
has changed. */

import { digestOf, type KeptRound, promise, type PublicTurn, type Receipt, RECEIPT_FORMAT } from "./receipt";
import { toHex } from "./stream";

const ENTROPY_BYTES = 32;
const DIGEST = /^[0-9a-f]{64}$/;
/** How often what nobody has heard is said again, while nothing new is shown; with a pause each time, for as long as a server waits. */
const TRIES = 20;
/** Answers that say nothing of what was asked. */
const UNHEARD = new Set([undefined, "offline", "busy", "too-many", "fault"]);

/** What it needs to see of a view. */
export interface Shuffling {
  readonly status: string;
  readonly settings: { readonly seniority: readonly number[] | null };
  readonly seats: readonly { readonly mixing: string; readonly bot: string | null }[];
  readonly shuffle: { readonly commitment: string; readonly round: number; readonly commitments: readonly (string | null)[] | null };
  /** The game itself, once it is dealt. Cubes lie open, and a hand that is being rolled is no longer the one before. */
  readonly play?: {
    readonly turns: readonly PublicTurn[];
    readonly hand?: readonly string[] | null;
    readonly hands?: readonly (readonly string[])[];
    readonly reroll?: unknown;
  } | null;
}

export interface Ways {
  commit: (round: number, commitment: string) => Promise<unknown>;
  reveal: (entropy: string) => Promise<unknown>;
  /** Wait a moment before the same is said again. */
  pause: () => Promise<unknown>;
  /** Write the receipt down; it is there again after the page is loaded anew. */
  keep: (receipt: Receipt) => void;
  /** What is written down now, maybe by another tab. */
  kept: () => Receipt | null;
}

export class Mixing {
  #receipt: Receipt | null = null;
  #busy = false;
  #latest: Shuffling | null = null;
  /** Ends a pause: something new is shown. */
  #wake: () => void = () => undefined;
  /** It will say no more: the server does not keep to what it has shown, or another tab speaks for the seat. */
  stopped = false;

  constructor(
    readonly game: string,
    readonly seat: number,
    readonly ways: Ways,
    /** Whether this device has asked for a part; a server that then gives it none shall be found out. */
    readonly asked = false,
  ) {
    this.#receipt = ways.kept();
  }

  get receipt(): Receipt | null {
    return this.#receipt;
  }

  /** Do what the view asks for. What nobody has heard is said again, also where nothing new is shown: everybody may be waiting
      for this seat alone. */
  async follow(view: Shuffling): Promise<void> {
    this.#latest = view;
    this.#wake();
    if (this.#busy) return;
    this.#busy = true;
    for (let tries = TRIES; this.#latest && tries > 0; ) {
      const seen: Shuffling = this.#latest;
      this.#latest = null;
      try {
        await this.#answer(seen);
        tries = TRIES;
      } catch (error) {
        if (!UNHEARD.has(codeOf(error))) continue;
        tries--;
        await Promise.race([this.ways.pause(), new Promise<void>((woken) => (this.#wake = woken))]);
        this.#latest ??= seen;
      }
    }
    this.#busy = false;
  }

  async #answer(view: Shuffling): Promise<void> {
    const { status, seats, shuffle } = view;
    const mixing = seats[this.seat]?.mixing;
    if (this.stopped || !(this.asked || this.#receipt || mixing === "expected")) return;
    if (!this.#begun(view)) return;
    if (status !== "shuffling") return this.#watch(view.play);
    const kept = this.#round(shuffle, mixing);
    if (!kept) return;
    if (!kept.committed && shuffle.commitments === null && !(await this.#commit(kept))) return;
    if (kept.revealed || shuffle.commitments === null || !(await this.#stands(kept, shuffle.commitments, seats))) return;
    this.#say(kept, "reveal");
    await this.ways.reveal(kept.entropy);
    kept.revealed = true;
    this.#keep();
  }

  /** Whether the server has taken this device's commitment for the seat. */
  async #commit(kept: KeptRound): Promise<boolean> {
    const own = await promise(this.game, kept.round, this.seat, kept.entropy);
    this.#say(kept, "commit");
    try {
      await this.ways.commit(kept.round, own);
    } catch (error) {
      if (codeOf(error) !== "committed") throw error;
      this.#leaveItToTheOther();
      return false;
    }
    kept.committed = true;
    this.#keep();
    return true;
  }

  /** Write down what is shown of the game, so that no other can stand in the record. Whatever was shown first counts. */
  async #watch(play: Shuffling["play"]): Promise<void> {
    if (!play || !this.#receipt) return;
    const { shown } = this.#receipt;
    if (shown && (play.turns.length <= shown.turns || (await digestOf(play.turns.slice(0, shown.turns))) !== shown.digest)) return;
    const dealt = play.turns.some((turn) => turn.seat === this.seat) || play.reroll ? null : (play.hand ?? play.hands?.[this.seat] ?? null);
    const hand = shown ? shown.hand : dealt && [...dealt];
    this.#receipt.shown = { hand, turns: play.turns.length, digest: await digestOf(play.turns) };
    this.#keep();
  }

  /** Whether the server keeps to the commitment that it has shown first; that one is written down as soon as it is seen, with
      the order of age if one was given, for neither may be chosen later. */
  #begun({ settings, shuffle: { commitment } }: Shuffling): boolean {
    const right = DIGEST.test(commitment) && (this.#receipt === null || this.#receipt.commitment === commitment);
    if (!right) {
      this.stopped = true;
    } else if (this.#receipt === null) {
      this.#receipt = { format: RECEIPT_FORMAT, game: this.game, seat: this.seat, commitment, seniority: settings.seniority, rounds: [] };
      this.#keep();
    }
    return right;
  }

  /** What is kept of the round; at its beginning, bytes are drawn for it, unless another tab has done so. That the server shows
      what was said is its answer, too. */
  #round({ round, commitments }: Shuffling["shuffle"], mixing: string | undefined): KeptRound | null {
    if (!this.#receipt || (mixing !== "expected" && mixing !== "committed" && mixing !== "revealed")) return null;
    // Either this view comes late, over another line, or the server goes back to a round that was given up: nothing is said in it.
    if (this.#receipt.rounds.some((one) => one.round > round)) return null;
    let kept = roundOf(this.#receipt, round) ?? this.#drawnElsewhere(round);
    if (!kept && mixing === "expected" && commitments === null) {
      const entropy = toHex(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)));
      kept = { round, entropy, commitments: null, said: null, committed: false, revealed: false };
      this.#receipt.rounds.push(kept);
    }
    if (!kept) return null;
    if (kept.said && mixing !== "expected") kept.committed = true;
    if (kept.said === "reveal" && mixing === "revealed") kept.revealed = true;
    this.#keep();
    return kept;
  }

  #drawnElsewhere(round: number): KeptRound | undefined {
    const there = roundOf(this.ways.kept(), round);
    if (there) this.#receipt?.rounds.push(there);
    return there;
  }

  /** Another tab, which writes down what it says, or another device speaks for this seat. */
  #leaveItToTheOther(): void {
    this.stopped = true;
    const last = this.#receipt?.rounds.at(-1);
    if (last && roundOf(this.ways.kept(), last.round)?.entropy === last.entropy) this.#say(last, "elsewhere");
  }

  #say(kept: KeptRound, said: NonNullable<KeptRound["said"]>): void {
    kept.said = said;
    this.#keep();
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
    else kept.committed = true;
    return fair;
  }

  #keep(): void {
    if (this.#receipt) this.ways.keep(structuredClone(this.#receipt));
  }
}

function roundOf(receipt: Receipt | null, round: number): KeptRound | undefined {
  return receipt?.rounds.find((one) => one.round === round);
}

function codeOf(error: unknown): string | undefined {
  return (error as { refusal?: { code?: string } } | null)?.refusal?.code;
}
