/** What one seat saw and said while the shuffle was mixed, and what a record says to it (docs/fairness.md). */

import { sha256 } from "./sha256";
import { concat, fromHex, toHex } from "./stream";

export const RECEIPT_FORMAT = "sixfold-receipt/1";
export const COMMIT_METHOD = "sha256-counter-commit/2";

export interface KeptRound {
  readonly round: number;
  /** The bytes of this seat. */
  readonly entropy: string;
  /** What all seats had committed to, as it was shown before the bytes were told. */
  commitments: readonly (string | null)[] | null;
  /** Whether the server has taken the commitment, and the bytes. */
  committed: boolean;
  revealed: boolean;
}

export interface Receipt {
  readonly format: typeof RECEIPT_FORMAT;
  readonly game: string;
  readonly seat: number;
  /** The server's commitment, as it was shown before this seat had said anything. */
  readonly commitment: string;
  readonly rounds: KeptRound[];
}

/** The part of a record that tells how the shuffle was mixed. */
export interface Mixed {
  readonly method: string;
  readonly commitment: string;
  readonly game?: string;
  readonly round?: number;
  readonly commitments?: readonly (string | null)[];
  readonly entropy?: readonly (string | null)[];
  readonly left_out?: readonly { readonly seat: number; readonly round: number; readonly owed: "commit" | "reveal" }[];
}

export type ReceiptCheck = "receipt-game" | "receipt-commitment" | "receipt-frozen" | "receipt-added" | "receipt-dropped" | "receipt-round" | "left-out";

export interface ReceiptVerdict {
  readonly check: ReceiptCheck;
  readonly right: boolean;
}

/** What a seat publishes of its bytes in a round before it tells them. */
export async function promise(game: string, round: number, seat: number, entropy: string): Promise<string> {
  return toHex(await sha256(concat(said("promise", game, round, seat), fromHex(entropy))));
}

/** What a hash is of, before the bytes: the words of docs/fairness.md, with a space behind each. */
function said(verb: string, ...of: (string | number)[]): Uint8Array {
  return new TextEncoder().encode(["sixfold", verb, 2, ...of, ""].join(" "));
}

/** The seed of the stream: the server's secret with what every seat has promised and told. */
export async function mixedSeed(secret: Uint8Array, shuffle: Mixed): Promise<Uint8Array> {
  const parts = (shuffle.commitments ?? []).map((promised, seat) => {
    const told = shuffle.entropy?.[seat];
    return promised && told ? concat(Uint8Array.of(1), fromHex(promised), fromHex(told)) : Uint8Array.of(0);
  });
  return sha256(concat(said("deal"), secret, ...parts));
}

/** Whether every seat has told what it had promised, and nobody who was left out has a part in it. */
export async function allKept(shuffle: Mixed, players: number): Promise<boolean> {
  const { commitments = [], entropy = [], left_out = [], game = "", round = 0 } = shuffle;
  if (commitments.length !== players || entropy.length !== players) return false;
  if (left_out.some(({ seat }) => commitments[seat] !== null)) return false;
  for (let before = 1; before < round; before++) {
    if (!left_out.some((left) => left.round === before && left.owed === "reveal")) return false;
  }
  for (const [seat, told] of entropy.entries()) {
    const found = told === null ? null : await promise(game, round, seat, told);
    if (found !== commitments[seat] || (told !== null && told.length !== 64)) return false;
  }
  return true;
}

/** What the record says to the receipt of one seat, check by check. */
export async function checkReceipt(shuffle: Mixed, receipt: Receipt): Promise<ReceiptVerdict[]> {
  const { seat } = receipt;
  const { commitments = [], left_out = [], round = 0 } = shuffle;
  if (shuffle.method !== COMMIT_METHOD || shuffle.game !== receipt.game || seat >= commitments.length) {
    return [{ check: "receipt-game", right: false }];
  }
  const verdicts: ReceiptVerdict[] = [{ check: "receipt-commitment", right: shuffle.commitment === receipt.commitment }];
  const kept = (number: number) => receipt.rounds.find((one) => one.round === number);
  const left = left_out.find((one) => one.seat === seat);
  const before = receipt.rounds.filter((one) => one.round < (left?.round ?? round));
  if (!before.every((one) => begunAnewForAReason(left_out, one, seat))) verdicts.push({ check: "receipt-round", right: false });
  if (left) {
    const then = kept(left.round);
    const answered = left.owed === "reveal" ? then?.revealed : then?.committed;
    return [...verdicts, answered ? { check: "receipt-dropped", right: false } : { check: "left-out", right: true }];
  }
  const last = kept(round);
  if (commitments[seat] === null) return last?.committed ? [...verdicts, { check: "receipt-dropped", right: false }] : verdicts;
  verdicts.push({ check: "receipt-frozen", right: JSON.stringify(last?.commitments) === JSON.stringify(commitments) });
  verdicts.push({ check: "receipt-added", right: last !== undefined && (await hasBytes(shuffle, last, seat)) });
  return verdicts;
}

/** Whether a deal that this seat had told its bytes for was given up because another held its own back. Otherwise a server could
    look at one deal after another until it likes one. */
function begunAnewForAReason(left_out: NonNullable<Mixed["left_out"]>, kept: KeptRound, seat: number): boolean {
  if (!kept.revealed) return true;
  return left_out.some((left) => left.round === kept.round && left.owed === "reveal" && left.seat !== seat && !!kept.commitments?.[left.seat]);
}

async function hasBytes(shuffle: Mixed, kept: KeptRound, seat: number): Promise<boolean> {
  const promised = await promise(shuffle.game ?? "", kept.round, seat, kept.entropy);
  return promised === shuffle.commitments?.[seat] && (!shuffle.entropy || shuffle.entropy[seat] === kept.entropy);
}
