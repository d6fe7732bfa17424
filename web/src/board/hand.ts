/** A hand whose order is the player's own and is kept between turns. */

import { colourIndex, type Piece, shapeIndex } from "./pieces";

/** A piece in a hand, told apart from its equals by a number that it keeps. */
export interface Held {
  readonly id: number;
  readonly piece: Piece;
}

/** The hand after the server told its pieces: those still there keep place and number, new ones go to the end. */
export function renew(before: readonly Held[], pieces: readonly Piece[]): Held[] {
  const left = [...pieces];
  const kept = before.filter((held) => {
    const place = left.indexOf(held.piece);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  const first = 1 + Math.max(0, ...before.map((held) => held.id));
  return [...kept, ...left.map((piece, index) => ({ id: first + index, piece }))];
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
