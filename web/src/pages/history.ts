/** The states of a finished game, turn by turn, as its record tells them. */

import type { Turn, View } from "../api/view";
import type { Placed } from "../board/cells";
import { without } from "../board/hand";
import type { GameRecord } from "../fairness/verify";

export interface Step {
  readonly board: Placed[];
  readonly last: Placed[];
  readonly table: string[][];
  readonly qwirkles: string[][][];
  readonly hands: string[][];
  readonly scores: number[];
  readonly turn: Turn | null;
}

export interface FullRecord extends Omit<GameRecord, "turns"> {
  readonly format: string;
  readonly edition: string;
  readonly players: readonly { readonly name: string; readonly bot?: string }[];
  readonly turns: readonly (Turn & { readonly trade?: readonly string[] })[];
  readonly result: View["result"];
}

/** Records of real tables, which say what is unknown. */
const OF_REAL_TABLES = "sixfold/2";

/** Whether the hands of a game are known, so that it can be judged. */
export function handsKnown(record: FullRecord): boolean {
  return record.format !== OF_REAL_TABLES;
}

/** Of a real table these may be told as mere numbers. */
const COUNTED = ["trade", "reroll", "forced"];

/** A record in which what is unknown is empty, so that the rest can be shown. */
export function showable(record: FullRecord): FullRecord {
  if (handsKnown(record)) return record;
  const deal = record.players.map((_, seat) => record.deal?.[seat] ?? []);
  const turns = record.turns.map((turn) => {
    const trade = turn.trade as readonly string[] | number | undefined;
    const told = Object.fromEntries(Object.entries(turn).filter(([name]) => !COUNTED.includes(name))) as unknown as FullRecord["turns"][number];
    const traded = typeof trade === "number" ? trade : trade?.length;
    return { ...told, draw: told.draw ?? [], ...(traded === undefined ? {} : { traded }) };
  });
  return { ...record, deal, turns };
}

/** The hand after its rolls, what was given away and what was drawn. */
function handAfter(before: readonly string[], turn: FullRecord["turns"][number]): string[] {
  const rolled = turn.reroll ? [...without(before, turn.reroll.map(([from]) => from)), ...turn.reroll.map(([, to]) => to)] : before;
  const held = turn.forced?.at(-1) ?? rolled;
  const gone = turn.trade ?? (turn.play ?? []).map((entry) => (typeof entry === "string" ? entry : entry[0]));
  return [...without(held, gone), ...(turn.draw ?? [])];
}

/** The deal, then the state after each turn. */
export function stepsOf(record: FullRecord): Step[] {
  const seats = record.players.map(() => 0);
  const steps: Step[] = [
    { board: [], last: [], table: [], qwirkles: seats.map(() => []), hands: record.deal.map((hand) => [...hand]), scores: seats, turn: null },
  ];
  for (const turn of record.turns) {
    const before = steps.at(-1);
    if (!before) break;
    const last = (turn.play ?? []).flatMap((entry) => (typeof entry === "string" ? [] : [{ piece: entry[0], x: entry[1], y: entry[2] }]));
    const taken = turn.qwirkles ?? [];
    const points = turn.qwirkles ? taken.length : (turn.score ?? 0);
    steps.push({
      board: [...before.board, ...last],
      last,
      table: turn.table ?? before.table,
      qwirkles: before.qwirkles.map((all, seat) => (seat === turn.seat ? [...all, ...taken] : all)),
      hands: before.hands.map((hand, seat) => (seat === turn.seat ? handAfter(hand, turn) : hand)),
      scores: before.scores.map((score, seat) => (seat === turn.seat ? score + points : score)),
      turn: turn.trade ? { ...turn, traded: turn.trade.length } : turn,
    });
  }
  return steps;
}

/** What the panels beside the board need of a view. */
export function viewAt(record: FullRecord, steps: readonly Step[], number: number, game: string, you: number | null): View {
  const step = steps[number] ?? steps[0];
  const turns = steps.slice(1, number + 1).flatMap((one) => (one.turn ? [one.turn] : []));
  return {
    game,
    kind: record.game as View["kind"],
    edition: record.edition,
    seats: record.players.map((player) => ({ name: player.name, bot: player.bot ?? null, taken: true, before: [], mixing: "none", taken_over: null, setup: "link" })),
    on_turn: step?.turn?.seat ?? null,
    you,
    play: { first: 0, scores: step?.scores ?? [], ended: null, unseen: {}, may: null, turns, qwirkles: step?.qwirkles ?? [] },
  } as unknown as View;
}
