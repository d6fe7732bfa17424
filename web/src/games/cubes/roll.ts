/** A roll of cubes, and the rolls that an event tells of. */

import type { EventMessage, View } from "../../api/view";
import { without } from "../../board/hand";

export interface Roll {
  readonly seat: number;
  /** The cubes of that seat as they lay after this roll. */
  readonly hand: readonly string[];
  /** How many cubes were rolled. */
  readonly count: number;
  /** Which of the forced rolls this is; 0 for the one by choice. */
  readonly forced: number;
  readonly of: number;
}

/** The rolls that an event tells of. */
export function rollsOf(before: View, event: Pick<EventMessage, "turn" | "play">): Roll[] {
  const seat = before.on_turn;
  const hand = seat === null ? undefined : before.play?.hands?.[seat];
  if (seat === null || !hand || event.turn || !event.play?.reroll) return [];
  const chosen = event.play.reroll;
  const forced = event.play.forced ?? [];
  const of = forced.length;
  const first = [...without(hand, chosen.map(([from]) => from)), ...chosen.map(([, to]) => to)];
  return [
    ...(chosen.length > 0 ? [{ seat, hand: first, count: chosen.length, forced: 0, of }] : []),
    ...forced.map((after, index) => ({ seat, hand: after, count: after.length, forced: index + 1, of })),
  ];
}
