/** Recompute every hand, draw and roll of a record from its seed, and compare. */

import { allKept, checkReceipt, COMMIT_METHOD, type Mixed, mixedSeed, type PublicTurn, type Receipt, type ReceiptCheck } from "./receipt";
import { sha256 } from "./sha256";
import { concat, fromHex, Stream, streamSeed, toHex } from "./stream";

const COLOURS = "ROYGBP";
const SHAPES = "ocdstx";
const KINDS = [...COLOURS].flatMap((colour) => [...SHAPES].map((shape) => colour + shape));
const COPIES = 3;
const DICE = 15;
const SHORTEST_SERIES = 3;

export interface RecordTurn extends PublicTurn {
  readonly play?: readonly (string | readonly [string, number, number])[];
  readonly trade?: readonly string[];
  readonly draw?: readonly string[];
  readonly reroll?: readonly (readonly [string, string])[];
  readonly forced?: readonly (readonly string[])[];
}

export interface GameRecord {
  readonly game: string;
  readonly players: readonly unknown[];
  readonly seniority: readonly number[];
  readonly deal: readonly (readonly string[])[];
  readonly turns: readonly RecordTurn[];
  readonly shuffle: Mixed & {
    readonly seed?: string;
    /** Whether the seed was chosen, as in tests, and not drawn. */
    readonly given?: true;
  };
}

export type Check = "commitment" | "mix" | ReceiptCheck | "deal" | "draws" | "held";

export interface Verdict {
  readonly check: Check;
  readonly right: boolean;
  /** The turn, counted from 1, at which a draw or roll differs, or in which something was played that was not held. */
  readonly turn?: number;
}

/** The checks in order: the commitment binds the seed, the seats have told what they promised, the record agrees with
 * what this device has kept; from all that follow the deal, and every draw and roll; nobody played what they did not hold.
 * Whether the turns keep to the rules is not asked here. */
export async function verify(record: GameRecord, receipts: readonly Receipt[] = []): Promise<Verdict[]> {
  const { shuffle } = record;
  const seed = fromHex(shuffle.seed ?? "");
  const bound = toHex(await sha256(seed)) === shuffle.commitment;
  const mixed = shuffle.method === COMMIT_METHOD;
  const kept: Verdict[] = mixed ? [{ check: "mix", right: await allKept(shuffle, record.players) }] : [];
  const stream = new Stream(mixed ? await mixedSeed(seed, shuffle) : await streamSeed(seed, shuffle.entropy ?? []));
  const drawn = await orderOf(stream.seed, record.players.length);
  for (const receipt of receipts) kept.push(...(await checkReceipt(record, receipt, drawn)));
  const table = await dealt(record, stream);
  const wrong = await firstWrongTurn(record, stream, table);
  const conjured = firstNotHeld(record);
  return [
    { check: "commitment", right: bound },
    ...kept,
    { check: "deal", right: same(table.hands, record.deal) },
    wrong === null ? { check: "draws", right: true } : { check: "draws", right: false, turn: wrong },
    conjured === null ? { check: "held", right: true } : { check: "held", right: false, turn: conjured },
  ];
}

/** The order of age that a shuffle gives. */
export async function orderOf(seed: Uint8Array, seats: number): Promise<number[]> {
  const own = new Stream(await sha256(concat(new TextEncoder().encode(["sixfold", "seniority"].join(" ")), seed)));
  return own.shuffled(Array.from({ length: seats }, (_, seat) => seat));
}

interface Table {
  /** Kinds, or for cubes colours, in the order in which they will be drawn. */
  bag: string[];
  hands: string[][];
}

export async function dealt(record: Pick<GameRecord, "game" | "players" | "deal">, stream: Stream): Promise<Table> {
  const size = record.deal[0]?.length ?? 0;
  const whole = record.game === "cubes" ? copies([...COLOURS], DICE) : copies(KINDS, COPIES);
  for (;;) {
    const bag = await stream.shuffled(whole);
    const hands: string[][] = record.players.map(() => bag.splice(0, size));
    if (record.game === "cubes") {
      for (const [seat, hand] of hands.entries()) hands[seat] = await rolled(stream, hand);
    }
    if (record.game !== "cards" || hands.some((hand) => longestSeries(hand) >= SHORTEST_SERIES)) return { bag, hands };
  }
}

async function firstWrongTurn(record: GameRecord, stream: Stream, table: Table): Promise<number | null> {
  for (const [index, turn] of record.turns.entries()) {
    if (!same(await chance(record.game, turn, stream, table), told(record.game, turn))) return index + 1;
  }
  return null;
}

/** The first turn in which somebody played, traded or rolled what they did not hold. */
function firstNotHeld(record: GameRecord): number | null {
  const hands = record.deal.map((hand) => [...hand]);
  for (const [index, turn] of record.turns.entries()) {
    let hand = hands[turn.seat];
    const rolls = turn.reroll ?? [];
    if (!hand || !taken(hand, rolls.map(([before]) => before))) return index + 1;
    hand.push(...rolls.map(([, after]) => after));
    for (const forced of turn.forced ?? []) {
      if (!same([colours(hand)], [colours(forced)])) return index + 1;
      hand = hands[turn.seat] = [...forced];
    }
    const given = turn.trade ?? (turn.play ?? []).map((piece) => (typeof piece === "string" ? piece : piece[0]));
    if (!taken(hand, given)) return index + 1;
    hand.push(...(turn.draw ?? []));
  }
  return null;
}

/** Take pieces out of a hand; false if one is not there. */
function taken(hand: string[], pieces: readonly string[]): boolean {
  return pieces.every((piece) => {
    const place = hand.indexOf(piece);
    if (place >= 0) hand.splice(place, 1);
    return place >= 0;
  });
}

function colours(hand: readonly string[]): string[] {
  return hand.map((piece) => piece.charAt(0)).sort();
}

/** What chance does in a turn: the rolls one after the other, then the draw. */
async function chance(game: string, turn: RecordTurn, stream: Stream, table: Table): Promise<string[][]> {
  const rolls: string[][] = [];
  if (turn.reroll) rolls.push(await rolled(stream, turn.reroll.map(([before]) => before)));
  for (const hand of turn.forced ?? []) rolls.push(await rolled(stream, hand));
  const draw = table.bag.splice(0, (turn.trade ?? turn.play ?? []).length);
  if (turn.trade) table.bag = await stream.shuffled([...table.bag, ...turn.trade]);
  return [...rolls, game === "cubes" ? await rolled(stream, draw) : draw];
}

/** The same as the record tells it. */
function told(game: string, turn: RecordTurn): string[][] {
  const rolls = game === "cubes" && turn.reroll ? [turn.reroll.map(([, after]) => after)] : [];
  return [...rolls, ...(turn.forced ?? []).map((hand) => [...hand]), [...(turn.draw ?? [])]];
}

/** Roll cubes one after the other; each keeps its colour. */
async function rolled(stream: Stream, cubes: readonly string[]): Promise<string[]> {
  const faces: string[] = [];
  for (const cube of cubes) faces.push(cube.charAt(0) + SHAPES.charAt(await stream.below(SHAPES.length)));
  return faces;
}

function copies(items: readonly string[], count: number): string[] {
  return items.flatMap((item) => Array<string>(count).fill(item));
}

function longestSeries(hand: readonly string[]): number {
  const kinds = [...new Set(hand)];
  const sharing = (code: string) => kinds.filter((kind) => kind.includes(code)).length;
  return Math.max(...[...COLOURS, ...SHAPES].map(sharing));
}

function same(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
