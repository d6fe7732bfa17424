/** Cells of a board without edges: x grows to the right, y grows downwards. */

import type { Piece } from "./pieces";

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends Cell {
  readonly piece: Piece;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A key by which a cell can be looked up in a map or a set. */
export function cellKey(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function sameCell(first: Cell | null, second: Cell | null): boolean {
  return first !== null && second !== null && first.x === second.x && first.y === second.y;
}

/** The smallest box around the cells; around the origin if there are none. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The box with a margin of some cells on every side. */
export function widen(bounds: Bounds, margin: number): Bounds {
  return {
    left: bounds.left - margin,
    top: bounds.top - margin,
    right: bounds.right + margin,
    bottom: bounds.bottom + margin,
  };
}

/** A box with a margin around another: the one before, as long as it leaves a cell on every side and no more than twice the margin. */
export function roomAround(bounds: Bounds, margin: number, before: Bounds | null): Bounds {
  const fits = before !== null && encloses(before, widen(bounds, 1)) && encloses(widen(bounds, 2 * margin), before);
  return fits ? before : widen(bounds, margin);
}

function encloses(outer: Bounds, inner: Bounds): boolean {
  return outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;
}

/** The smallest box around two boxes. */
export function join(first: Bounds, second: Bounds): Bounds {
  return {
    left: Math.min(first.left, second.left),
    top: Math.min(first.top, second.top),
    right: Math.max(first.right, second.right),
    bottom: Math.max(first.bottom, second.bottom),
  };
}

export function contains(bounds: Bounds, cell: Cell): boolean {
  return cell.x >= bounds.left && cell.x <= bounds.right && cell.y >= bounds.top && cell.y <= bounds.bottom;
}

/** The rows of a box from top to bottom, each with its cells from left to right. */
export function rowsOf(bounds: Bounds): Cell[][] {
  return Array.from({ length: bounds.bottom - bounds.top + 1 }, (_, row) =>
    Array.from({ length: bounds.right - bounds.left + 1 }, (_, column) => ({
      x: bounds.left + column,
      y: bounds.top + row,
    })),
  );
}
