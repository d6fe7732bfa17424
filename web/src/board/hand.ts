/** A hand whose order is the player's own and is kept between turns. */

import { colourIndex, type Piece, shapeIndex } from "./pieces";

/** A piece in a hand, told apart from its equals by a number that it keeps. */
export interface Held {
  readonly id: number;
  readonly piece: Piece;
}

/**
 * The hand after the server told its pieces: those still there keep place and number, new ones go to the end.
 * `given` are those laid or traded in the turn that was sent: a piece drawn that equals one of them is a new one.
 */
export function renew(before: readonly Held[], pieces: readonly Piece[], given: ReadonlySet<number> = new Set()): Held[] {
  const stayed = matching(before, pieces);
  if (stayed.left.length === 0 && stayed.kept.length === before.length) return [...before];
  const { kept, left } = matching(before.filter((held) => !given.has(held.id)), pieces);
  const first = 1 + Math.max(0, ...before.map((held) => held.id));
  return [...kept, ...left.map((piece, index) => ({ id: first + index, piece }))];
}

/** Those of the hand that are among the pieces, and the pieces that are none of the hand's. */
function matching(hand: readonly Held[], pieces: readonly Piece[]): { kept: Held[]; left: Piece[] } {
  const left = [...pieces];
  const kept = hand.filter((held) => {
    const place = left.indexOf(held.piece);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return { kept, left };
}

/** Move a piece to another place in the hand. */
export function rearrange(hand: readonly Held[], id: number, place: number): Held[] {
  const moved = hand.find((held) => held.id === id);
  if (!moved) return [...hand];
  const others = hand.filter((held) => held.id !== id);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

export type Order = "colour" | "shape";

/** Sort by colour then shape, or by shape then colour. */
export function sorted(hand: readonly Held[], order: Order): Held[] {
  const [first, second] = order === "colour" ? [colourIndex, shapeIndex] : [shapeIndex, colourIndex];
  return [...hand].sort((one, other) => first(one.piece) - first(other.piece) || second(one.piece) - second(other.piece));
}

export interface Refaced {
  readonly hand: Held[];
  /** The cubes that show another face than before. */
  readonly rolled: ReadonlySet<number>;
}

/** The hand of cubes after the server told it: a cube that was rolled keeps its place, for its colour never changes. */
export function reface(before: readonly Held[], pieces: readonly Piece[]): Refaced {
  const left = [...pieces];
  const take = (fits: (piece: Piece) => boolean): Piece | null => {
    const place = left.findIndex(fits);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  };
  const same = new Map(before.map((held) => [held.id, take((piece) => piece === held.piece)]));
  const rolled = new Set<number>();
  const kept = before.flatMap((held) => {
    const still = same.get(held.id);
    if (still) return [held];
    const face = take((piece) => piece.charAt(0) === held.piece.charAt(0));
    if (face === null) return [];
    rolled.add(held.id);
    return [{ id: held.id, piece: face }];
  });
  const first = 1 + Math.max(0, ...before.map((held) => held.id));
  const fresh = left.map((piece, index) => ({ id: first + index, piece }));
  for (const held of fresh) rolled.add(held.id);
  return { hand: [...kept, ...fresh], rolled };
}

/** The pieces that are left when some are taken away. */
export function without(hand: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const left = [...hand];
  for (const piece of pieces) {
    const place = left.indexOf(piece);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
