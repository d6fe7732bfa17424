/** The cell that the keyboard points at. */

import { type Bounds, type Cell, contains } from "./cells";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell after a key, kept within the box; nothing if the key moves nowhere. */
export function step(cursor: Cell, key: string, bounds: Bounds): Cell | null {
  const way = STEPS[key];
  if (!way) return null;
  const next = { x: cursor.x + way[0], y: cursor.y + way[1] };
  return contains(bounds, next) ? next : cursor;
}

/** The next of some cells in reading order after the cursor, going round at the end; the one before with `back`. */
export function jump(cursor: Cell, cells: readonly Cell[], back = false): Cell {
  const order = [...cells].sort((one, other) => one.y - other.y || one.x - other.x);
  const after = (cell: Cell) => cell.y > cursor.y || (cell.y === cursor.y && cell.x > cursor.x);
  const before = (cell: Cell) => cell.y < cursor.y || (cell.y === cursor.y && cell.x < cursor.x);
  const found = back ? (order.findLast(before) ?? order.at(-1)) : (order.find(after) ?? order[0]);
  return found ?? cursor;
}

/** The element beside another one, in the way of an arrow key: what lies straight ahead is nearer than what lies aside. */
export function nearest<Place extends Element>(from: Element, places: readonly Place[], key: string): Place | null {
  const way = STEPS[key];
  if (!way) return null;
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = middle(from);
  const ahead = places.flatMap((place) => {
    const { x, y } = middle(place);
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    return place !== from && along > 1 ? [{ place, far: along + 3 * aside }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.place ?? null;
}

/** Which way each key moves the board, in cells, while the shift key is held. */
export const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};
