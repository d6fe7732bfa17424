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

/** What the server has shown of the game, up to the last time this device looked. */
export interface Shown {
  /** The hand that was dealt; null if it was not seen before the first turn of this seat. */
  readonly hand: readonly string[] | null;
  readonly turns: number;
  /** Of those turns. */
  readonly digest: string;
}

export interface Receipt {
  readonly format: typeof RECEIPT_FORMAT;
  readonly game: string;
  readonly seat: number;
  /** The server's commitment, as it was shown before this seat had said anything. */
  readonly commitment: string;
  /** The order of age that was given, as it was shown then; null if the shuffle was to give it. */
  readonly seniority?: readonly number[] | null;
  shown?: Shown;
  readonly rounds: KeptRound[];
}

/** A turn as everybody sees it; a record tells which pieces were traded, and a table only how many. */
export interface PublicTurn {
  readonly seat: number;
  readonly play?: readonly unknown[];
  readonly table?: readonly unknown[];
  readonly reroll?: readonly unknown[];
  readonly forced?: readonly unknown[];
  readonly trade?: readonly unknown[];
  readonly traded?: number;
}

/** What of a record is compared with a receipt. */
export interface Recorded {
  readonly shuffle: Mixed;
  readonly seniority: readonly number[];
  readonly deal: readonly (readonly string[])[];
  readonly turns: readonly PublicTurn[];
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
export type ReceiptCheck = AboutFaults | "receipt-commitment" | "receipt-order" | "receipt-frozen" | "receipt-added" | "receipt-played" | "left-out";

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
  if (![round, ...left_out.map((left) => left.round)].every((number) => Number.isInteger(number) && number >= 1)) return false;
  if (left_out.some(({ seat, owed }) => commitments[seat] !== null || (owed !== "commit" && owed !== "reveal"))) return false;
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

/** What the record says to the receipt of one seat, check by check. `drawn` is the order of age that the shuffle gives. */
export async function checkReceipt(record: Recorded, receipt: Receipt, drawn: readonly number[]): Promise<ReceiptVerdict[]> {
  const { seat, seniority, shown } = receipt;
  const { commitments = [], left_out = [], round = 0, method, game, commitment } = record.shuffle;
  if (method !== COMMIT_METHOD || game !== receipt.game || seat >= commitments.length) {
    return [{ check: "receipt-game", right: false }];
  }
  const verdicts: ReceiptVerdict[] = [{ check: "receipt-commitment", right: commitment === receipt.commitment }];
  if (seniority !== undefined) verdicts.push({ check: "receipt-order", right: same(record.seniority, seniority ?? drawn) });
  const left = left_out.find((one) => one.seat === seat);
  const last = left?.round ?? round;
  const before = receipt.rounds.filter((one) => one.round < last);
  const after = receipt.rounds.filter((one) => one.round > last);
  if (after.some(tookPart) || !before.every((one) => begunAnewForAReason(left_out, one, seat))) verdicts.push({ check: "receipt-round", right: false });
  const kept = receipt.rounds.find((one) => one.round === last);
  verdicts.push(...(commitments[seat] === null ? [whyAbsent(kept, left)] : await whatWasAdded(record.shuffle, kept, seat)));
  if (shown) verdicts.push({ check: "receipt-played", right: await asShown(record, shown, seat) });
  return verdicts;
}

/** What to say where a seat has a part in the shuffle. */
async function whatWasAdded(shuffle: Mixed, kept: KeptRound | undefined, seat: number): Promise<ReceiptVerdict[]> {
  const added = kept !== undefined && (await hasBytes(shuffle, kept, seat));
  if (!added && !spoke(kept)) return [{ check: "receipt-elsewhere", right: false }];
  return [
    { check: "receipt-frozen", right: same(kept?.commitments, shuffle.commitments) },
    { check: "receipt-added", right: added },
  ];
}

/** What to say where a seat was given no part in the shuffle: it has to be said that the seat was late, and it must not have been.
    Whoever keeps a receipt was to have a part. */
export function whyAbsent(kept: KeptRound | undefined, left: { readonly owed: "commit" | "reveal" } | undefined): ReceiptVerdict {
  if (!left) return { check: "receipt-unnamed", right: false };
  if (left.owed === "reveal" ? kept?.revealed : kept?.committed) return { check: "receipt-dropped", right: false };
  if (kept?.said === "elsewhere") return { check: "receipt-elsewhere", right: false };
  return kept?.said === left.owed ? { check: "receipt-unanswered", right: false } : { check: "left-out", right: true };
}

/** Whether the game in the record is the one that was shown while it was played: a server could mix honestly, let people play
    another deal, and make up a game for the record. */
async function asShown({ deal, turns }: Recorded, { hand, turns: count, digest }: Shown, seat: number): Promise<boolean> {
  if (hand !== null && !same([...hand].sort(), [...(deal[seat] ?? [])].sort())) return false;
  return turns.length >= count && (await digestOf(turns.slice(0, count))) === digest;
}

/** The hash of turns as everybody sees them: what was drawn or traded for is not in it. */
export async function digestOf(turns: readonly PublicTurn[]): Promise<string> {
  const seen = turns.map((turn) => [turn.seat, turn.play ?? null, turn.table ?? null, turn.reroll ?? null, turn.forced ?? null, turn.trade?.length ?? turn.traded ?? null]);
  return toHex(await sha256(new TextEncoder().encode(JSON.stringify(seen))));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether this device has said something, or the server has shown that it did. No round may come after the one that was dealt:
    whoever saw both could choose. */
function tookPart(kept: KeptRound): boolean {
  return kept.committed || kept.said === "commit" || kept.said === "reveal";
}

/** Whether this device has said something in a round, as far as it has written that down. */
function spoke(kept: KeptRound | undefined): boolean {
  return kept !== undefined && (kept.said === undefined || kept.said === "commit" || kept.said === "reveal");
}

/** Whether a deal that this seat had told its bytes for was given up because another held its own back. Otherwise a server could
    look at one deal after another until it likes one. It need not have answered that it has the bytes: the list of commitments was
    written down before they were sent. */
function begunAnewForAReason(left_out: NonNullable<Mixed["left_out"]>, kept: KeptRound, seat: number): boolean {
  if (!kept.revealed && kept.said !== "reveal") return true;
  return left_out.some((left) => left.round === kept.round && left.owed === "reveal" && left.seat !== seat && !!kept.commitments?.[left.seat]);
}

async function hasBytes(shuffle: Mixed, kept: KeptRound, seat: number): Promise<boolean> {
  const promised = await promise(shuffle.game ?? "", kept.round, seat, kept.entropy);
  return promised === shuffle.commitments?.[seat] && (!shuffle.entropy || shuffle.entropy[seat] === kept.entropy);
}
