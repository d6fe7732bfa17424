/** How many pieces of each kind nobody has seen yet. */

import { KINDS, type Piece } from "./pieces";

/** The copies of each kind that are neither on the table nor in a hand in sight. */
export function unseen(copies: number, seen: readonly Piece[]): Map<Piece, number> {
  const left = new Map(KINDS.map((kind) => [kind, copies]));
  for (const piece of seen) left.set(piece, Math.max(0, (left.get(piece) ?? 0) - 1));
  return left;
}
