/** How large the strips of cards are, so that all of them are in sight where that is possible. */

import { SLOTS } from "./arrangement";

export interface StripSize {
  /** The width of a slot in pixels. */
  readonly slot: number;
  /** The height of a card. */
  readonly card: number;
  /** Whether there is room for the heads of the columns. */
  readonly headed: boolean;
  /** Whether there is room for a caption above a strip that may be begun. */
  readonly captioned: boolean;
}

/** Between slots, around a strip, between strips. */
export const GAP = 2;
export const EDGE = 2;
export const BETWEEN = 4;
/** The height of a line of words: the head of a column, or the caption above a strip. */
export const LINE = 24;
const SMALLEST = 21;
const LARGEST = 54;
const UPRIGHT = 1.4;

/** How wide a strip is with slots of that width. */
export function stripWidth(slot: number): number {
  return SLOTS * slot + (SLOTS - 1) * GAP + 2 * EDGE;
}

/** The size of strips in two columns of that many rows: as wide as there is room, upright where there is, never flat. */
export function stripSize(width: number, height: number, rows: number): StripSize {
  const column = width / 2 - BETWEEN;
  const across = (column - stripWidth(0)) / SLOTS;
  const down = (lines: number) => (height - lines * LINE) / Math.max(rows, 1) - 2 * EDGE - BETWEEN;
  const [headed, captioned] = [down(1) >= SMALLEST, down(2) >= SMALLEST];
  const tall = down(captioned ? 2 : headed ? 1 : 0);
  const slot = Math.floor(Math.min(Math.max(Math.min(across, tall), SMALLEST), LARGEST, across));
  return { slot, card: Math.floor(Math.min(Math.max(tall, slot), slot * UPRIGHT)), headed, captioned };
}
