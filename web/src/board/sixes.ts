/** Runs of six on the board: only to celebrate them. */

import { type Cell, cellKey } from "./cells";

const SIX = 6;

/** How many runs of six pieces go through one of these cells. */
export function sixesThrough(pieces: readonly Cell[], cells: readonly Cell[]): number {
  const taken = new Set(pieces.map(cellKey));
  const found = new Set<string>();
  for (const cell of cells) {
    for (const [dx, dy] of [[1, 0], [0, 1]] as const) {
      const reach = (way: number): number => {
        let count = 0;
        while (taken.has(cellKey({ x: cell.x + way * dx * (count + 1), y: cell.y + way * dy * (count + 1) }))) count++;
        return count;
      };
      const before = reach(-1);
      if (before + 1 + reach(1) === SIX) found.add(`${dx} ${cellKey({ x: cell.x - dx * before, y: cell.y - dy * before })}`);
    }
  }
  return found.size;
}
