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
  /** What this device has said last, written down before it was said; or that another device spoke for the seat. */
  said?: "commit" | "reveal" | "elsewhere" | null;
  /** Whether the server has shown that it has the commitment, and the bytes. */
  committed: boolean;
  revealed: boolean;
}

export interface Receipt {
  readonly format: typeof RECEIPT_FORMAT;
  readonly game: string;
  readonly seat: number;
  /** The server's commitment, as it was shown before this seat had said anything. */
  readonly commitment: string;
  /** The order of age that was given, as it was shown then; null if the shuffle was to give it. */
  readonly seniority?: readonly number[] | null;
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

/** Checks that are told only where something is wrong. */
const ABOUT_FAULTS = ["receipt-game", "receipt-dropped", "receipt-round", "receipt-unnamed", "receipt-unanswered", "receipt-elsewhere"] as const;
type AboutFaults = (typeof ABOUT_FAULTS)[number];
export type ReceiptCheck = AboutFaults | "receipt-commitment" | "receipt-order" | "receipt-frozen" | "receipt-added" | "left-out";

export function isAboutFaults(check: string): check is AboutFaults {
  return (ABOUT_FAULTS as readonly string[]).includes(check);
}

/** What a bad connection or a second device explains as well as a server that cheats: nobody can tell from here. */
export function isUndecided(check: string): boolean {
  return check === "receipt-unanswered" || check === "receipt-elsewhere";
}

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

/** Whether every seat has told what it had promised, and nobody who was left out, nor a bot, has a part in it. */
export async function allKept(shuffle: Mixed, players: readonly unknown[]): Promise<boolean> {
  const { commitments = [], entropy = [], left_out = [], game = "", round = 0 } = shuffle;
  if (commitments.length !== players.length || entropy.length !== players.length) return false;
  if (left_out.some(({ seat }) => commitments[seat] !== null)) return false;
  for (let before = 1; before < round; before++) {
    if (!left_out.some((left) => left.round === before && left.owed === "reveal")) return false;
  }
  if (misplaced(shuffle) || players.some((player, seat) => isBots(player) && (commitments[seat] || left_out.some((left) => left.seat === seat)))) return false;
  for (const [seat, told] of entropy.entries()) {
    const found = told === null ? null : await promise(game, round, seat, told);
    if (found !== commitments[seat] || (told !== null && told.length !== 64)) return false;
  }
  return true;
}

/** Whether a seat was left out where it cannot have been: twice, in a round that never came, or holding back bytes of
    the round that was dealt from all the same. */
function misplaced({ commitments = [], left_out = [], round = 0 }: Mixed): boolean {
  const dealt = commitments.some((promised) => promised !== null);
  const seats = new Set(left_out.map(({ seat }) => seat));
  return seats.size < left_out.length || left_out.some((left) => left.round > (dealt && left.owed === "reveal" ? round - 1 : round));
}

/** Bots are the server's: one that adds something, or holds it back, is the server choosing. */
function isBots(player: unknown): boolean {
  return typeof player === "object" && player !== null && "bot" in player && !("taken_over" in player);
}

/** What the record says to the receipt of one seat, check by check. `order` is the order of age that it tells, and `drawn` the
    one that the shuffle gives. */
export async function checkReceipt(shuffle: Mixed, receipt: Receipt, order: readonly number[], drawn: readonly number[]): Promise<ReceiptVerdict[]> {
  const { seat, seniority } = receipt;
  const { commitments = [], left_out = [], round = 0 } = shuffle;
  if (shuffle.method !== COMMIT_METHOD || shuffle.game !== receipt.game || seat >= commitments.length) {
    return [{ check: "receipt-game", right: false }];
  }
  const verdicts: ReceiptVerdict[] = [{ check: "receipt-commitment", right: shuffle.commitment === receipt.commitment }];
  if (seniority !== undefined) verdicts.push({ check: "receipt-order", right: JSON.stringify(order) === JSON.stringify(seniority ?? drawn) });
  const kept = (number: number) => receipt.rounds.find((one) => one.round === number);
  const left = left_out.find((one) => one.seat === seat);
  const before = receipt.rounds.filter((one) => one.round < (left?.round ?? round));
  if (!before.every((one) => begunAnewForAReason(left_out, one, seat))) verdicts.push({ check: "receipt-round", right: false });
  if (commitments[seat] === null) return [...verdicts, whyAbsent(kept(left?.round ?? round), left)];
  const last = kept(round);
  const added = last !== undefined && (await hasBytes(shuffle, last, seat));
  if (!added && !spoke(last)) return [...verdicts, { check: "receipt-elsewhere", right: false }];
  verdicts.push({ check: "receipt-frozen", right: JSON.stringify(last?.commitments) === JSON.stringify(commitments) });
  verdicts.push({ check: "receipt-added", right: added });
  return verdicts;
}

/** What to say where a seat was given no part in the shuffle: it has to be said that the seat was late, and it must not have been.
    Whoever keeps a receipt was to have a part. */
export function whyAbsent(kept: KeptRound | undefined, left: { readonly owed: "commit" | "reveal" } | undefined): ReceiptVerdict {
  if (!left) return { check: "receipt-unnamed", right: false };
  if (!kept || kept.said === "elsewhere") return { check: "left-out", right: true };
  if (left.owed === "reveal" ? kept.revealed : kept.committed) return { check: "receipt-dropped", right: false };
  return kept.said === left.owed ? { check: "receipt-unanswered", right: false } : { check: "left-out", right: true };
}

/** Whether this device has said something in a round, as far as it has written that down. */
function spoke(kept: KeptRound | undefined): boolean {
  return kept !== undefined && (kept.said === undefined || kept.said === "commit" || kept.said === "reveal");
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
