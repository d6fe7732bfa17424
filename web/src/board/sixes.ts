/** Runs of six on the board: only to celebrate them. */

import { type Cell, cellKey } from "./cells";

const SIX = 6;

/** How many runs of six pieces go through one of these cells. */
export function sixesThrough(pieces: readonly Cell[], cells: readonly Cell[]): number {
  const found = new Set<string>();
  for (const cell of cells) {
    for (const [dx, dy] of [[1, 0], [0, 1]] as const) {
      const along = new Set<number>();
      for (const { x, y } of pieces) if (dx === 1 ? y === cell.y : x === cell.x) along.add(dx === 1 ? x : y);
      const at = dx === 1 ? cell.x : cell.y;
      let [first, last] = [at, at];
      while (along.has(first - 1)) first--;
      while (along.has(last + 1)) last++;
      if (last - first + 1 === SIX) found.add(`${dx} ${cellKey({ x: dx === 1 ? first : cell.x, y: dy === 1 ? first : cell.y })}`);
    }
  }
  return found.size;
}
