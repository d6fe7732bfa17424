/** Pieces laid tentatively on the board, and the one that is chosen: nothing here counts until it is confirmed. */

import { type Cell, type Placed, sameCell } from "./cells";
import type { Held } from "./hand";

export interface Loose extends Cell {
  readonly id: number;
}

export interface Laying {
  /** In the order in which they were laid. */
  readonly loose: readonly Loose[];
  /** The piece of the hand, or the loose one, that is chosen to go somewhere. */
  readonly chosen: number | null;
}

export const NOTHING_LAID: Laying = { loose: [], chosen: null };

/** Choose a piece; choosing it again lets it go. */
export function choose(laying: Laying, id: number): Laying {
  return { ...laying, chosen: laying.chosen === id ? null : id };
}

export function letGo(laying: Laying): Laying {
  return { ...laying, chosen: null };
}

export function looseAt(laying: Laying, cell: Cell): Loose | null {
  return laying.loose.find((loose) => sameCell(loose, cell)) ?? null;
}

/** Lay a piece on a cell, or move it there; a loose piece that lies there already goes back to the hand. */
export function lay(laying: Laying, id: number, cell: Cell): Laying {
  const others = laying.loose.filter((loose) => loose.id !== id && !sameCell(loose, cell));
  return { loose: [...others, { id, x: cell.x, y: cell.y }], chosen: null };
}

/** Take one loose piece back into the hand. */
export function takeBack(laying: Laying, id: number): Laying {
  return { loose: laying.loose.filter((loose) => loose.id !== id), chosen: laying.chosen === id ? null : laying.chosen };
}

/** What a press on a cell does: lay the chosen piece, or choose the loose piece that lies there; else nothing. */
export function press(laying: Laying, cell: Cell, taken: boolean): Laying {
  if (taken) return laying;
  const there = looseAt(laying, cell);
  if (laying.chosen !== null && there?.id !== laying.chosen) return lay(laying, laying.chosen, cell);
  return there ? choose(laying, there.id) : laying;
}

/** Forget loose pieces that the hand no longer has or whose cell has been taken. */
export function settle(laying: Laying, hand: readonly Held[], taken: (cell: Cell) => boolean): Laying {
  const held = new Set(hand.map((piece) => piece.id));
  const loose = laying.loose.filter((piece) => held.has(piece.id) && !taken(piece));
  const chosen = laying.chosen !== null && held.has(laying.chosen) ? laying.chosen : null;
  return { loose, chosen };
}

/** The loose pieces with what they show. */
export function placedOf(laying: Laying, hand: readonly Held[]): Placed[] {
  return laying.loose.flatMap((loose) => {
    const held = hand.find((piece) => piece.id === loose.id);
    return held ? [{ piece: held.piece, x: loose.x, y: loose.y }] : [];
  });
}

/** The pieces that are still in the hand. */
export function remaining(laying: Laying, hand: readonly Held[]): Held[] {
  return hand.filter((held) => !laying.loose.some((loose) => loose.id === held.id));
}
