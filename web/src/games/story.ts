/** What a finished game was like: its scores turn by turn, its best turn, its Qwirkles, and one sentence that fits. */

import type { Turn, View } from "../api/view";
import { cellKey, type Placed } from "../board/cells";
import { sixesThrough } from "../board/sixes";
import { cellsOf, gainOf } from "./session";

/** The scores at the start and after each turn, by seat. */
export function scoresByTurn(view: View): number[][] {
  const scores = [view.seats.map(() => 0)];
  for (const turn of view.play?.turns ?? []) {
    const before = scores.at(-1) ?? [];
    scores.push(before.map((score, seat) => (seat === turn.seat ? score + gainOf(turn) : score)));
  }
  return scores;
}

/** The scores after each round of turns: fewer than the turns, and as many for each seat. */
export function scoresByRound(view: View): number[][] {
  const scores = scoresByTurn(view);
  const seats = view.seats.length;
  const rounds = Array.from({ length: Math.ceil((scores.length - 1) / seats) }, (_, round) => (round + 1) * seats);
  return rounds.map((turn) => scores[Math.min(turn, scores.length - 1)] ?? []);
}

export interface BestTurn {
  readonly turn: Turn;
  /** Which turn it was, from 1. */
  readonly number: number;
  readonly points: number;
}

/** The turn that brought most; the first of equals, and none where nothing was won. */
export function bestTurn(view: View): BestTurn | null {
  const all = (view.play?.turns ?? []).map((turn, place) => ({ turn, number: place + 1, points: gainOf(turn) }));
  const best = all.reduce<BestTurn | null>((most, one) => (one.points > (most?.points ?? 0) ? one : most), null);
  return best;
}

/** How many Qwirkles each seat has made. */
export function qwirklesMade(view: View): number[] {
  const made = view.seats.map(() => 0);
  const laid = new Set((view.play?.turns ?? []).flatMap(cellsOf).map(cellKey));
  // A game that is not told from its start began with what nobody has laid.
  const board: Placed[] = cellsOf({ seat: 0, play: view.play?.board ?? [] }).filter((cell) => !laid.has(cellKey(cell)));
  for (const turn of view.play?.turns ?? []) {
    const cells = cellsOf(turn);
    board.push(...cells);
    made[turn.seat] = (made[turn.seat] ?? 0) + (turn.qwirkles ? turn.qwirkles.length : sixesThrough(board, cells));
  }
  return made;
}

export type StoryCode = "tie" | "last-turn" | "comeback" | "close" | "runaway" | "qwirkles" | "ahead" | "turn" | "long";

export interface Story {
  readonly code: StoryCode;
  /** Whom it is about; nobody where it is about all. */
  readonly seat: number | null;
  readonly values: Readonly<Record<string, number>>;
}

/** What counts as much in a game: cards are won by a few Qwirkles, the others by points. */
interface Scale {
  readonly close: number;
  readonly behind: number;
  readonly runaway: number;
  readonly turn: number;
}

function scaleOf(counted: boolean, most: number): Scale {
  if (counted) return { close: 1, behind: 2, runaway: 3, turn: Infinity };
  return { close: Math.max(3, 0.03 * most), behind: Math.max(12, 0.12 * most), runaway: 0.25 * most, turn: 18 };
}

/** The sentence that fits best; none for a game that was broken off. */
export function storyOf(view: View): Story | null {
  const winners = view.result?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return { code: "tie", seat: null, values: {} };
  const scores = scoresByTurn(view);
  const last = scores.length - 1;
  const lead = (turn: number): number => {
    const now = scores[turn] ?? [];
    return (now[winner] ?? 0) - Math.max(...now.filter((_, seat) => seat !== winner), 0);
  };
  const turns = view.play?.turns ?? [];
  const most = scores[last]?.[winner] ?? 0;
  const scale = scaleOf(turns.some((turn) => turn.qwirkles !== undefined), most);
  const margin = lead(last);
  const told = (code: StoryCode, values: Story["values"] = {}): Story => ({ code, seat: winner, values });

  if (last > 1 && lead(last - 1) < 0 && turns[last - 1]?.seat === winner) return told("last-turn");
  const worst = scores.reduce((found, _, turn) => (lead(turn) < lead(found) ? turn : found), 0);
  if (-lead(worst) >= scale.behind) return told("comeback", { behind: -lead(worst), turn: worst });
  if (margin <= scale.close) return told("close", { margin });
  if (margin >= scale.runaway) return told("runaway", { margin });
  const made = qwirklesMade(view);
  const own = made[winner] ?? 0;
  if (scale.turn < Infinity && own >= 2 && made.every((count, seat) => seat === winner || own - count >= 2)) return told("qwirkles", { count: own });
  if (scores.every((_, turn) => turn < view.seats.length || lead(turn) > 0)) return told("ahead");
  const best = bestTurn(view);
  if (best && best.points >= scale.turn) return { code: "turn", seat: best.turn.seat, values: { points: best.points } };
  return { code: "long", seat: null, values: { turns: turns.length } };
}
