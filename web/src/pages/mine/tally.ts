/** What one's own seats did in a game that is over: the best turn and the Qwirkles, from the turns as everybody saw them. */

import type { Turn } from "../../api/view";

/** Pieces in a line that is complete. */
const FULL = 6;

export interface Tally {
  readonly best: number;
  readonly qwirkles: number;
}

type Cell = readonly [number, number];

const key = (x: number, y: number) => `${x},${y}`;

/** How many pieces lie in a row through a cell, and where that row begins. */
function run(board: ReadonlySet<string>, [x, y]: Cell, [dx, dy]: Cell): { readonly length: number; readonly from: string } {
  let [left, right] = [0, 0];
  while (board.has(key(x - (left + 1) * dx, y - (left + 1) * dy))) left++;
  while (board.has(key(x + (right + 1) * dx, y + (right + 1) * dy))) right++;
  return { length: left + right + 1, from: key(x - left * dx, y - left * dy) };
}

/** The lines of six that these cells are part of. */
function fullLines(board: ReadonlySet<string>, cells: readonly Cell[]): number {
  const found = new Set<string>();
  for (const way of [[1, 0], [0, 1]] as const) {
    for (const cell of cells) {
      const { length, from } = run(board, cell, way);
      if (length === FULL) found.add(`${from} ${way.join()}`);
    }
  }
  return found.size;
}

/** The best turn of these seats and the Qwirkles they made. */
export function tallyOf(turns: readonly Turn[], seats: readonly number[]): Tally {
  const board = new Set<string>();
  let [best, qwirkles] = [0, 0];
  for (const turn of turns) {
    const cells = (turn.play ?? []).flatMap((entry) => (typeof entry === "string" ? [] : [[entry[1], entry[2]] as const]));
    for (const [x, y] of cells) board.add(key(x, y));
    if (!seats.includes(turn.seat)) continue;
    const made = turn.qwirkles?.length ?? fullLines(board, cells);
    qwirkles += made;
    best = Math.max(best, turn.score ?? turn.qwirkles?.length ?? 0);
  }
  return { best, qwirkles };
}
