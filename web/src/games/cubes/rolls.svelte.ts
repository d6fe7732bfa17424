/** Rolls shown one after the other: first the cubes rolled by choice, then each forced roll. */

import type { Play } from "../../api/view";

const PAUSE = 750;

export class Rolls {
  /** The hand that is shown instead of the present one, by seat. */
  shown = $state.raw<{ seat: number; hand: string[]; forced: number; of: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the rolls that have happened since; `quick` shows only the last. */
  show(seat: number, play: Play, quick: boolean): void {
    clearTimeout(this.#timer);
    this.shown = null;
    const forced = play.forced ?? [];
    const hands = play.hands?.[seat];
    if (quick || forced.length === 0 || !hands) return;
    this.#step(seat, forced, 0);
  }

  #step(seat: number, forced: string[][], index: number): void {
    const hand = forced[index];
    if (!hand || index === forced.length - 1) {
      this.shown = null;
      return;
    }
    this.shown = { seat, hand, forced: index + 1, of: forced.length };
    this.#timer = setTimeout(() => this.#step(seat, forced, index + 1), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
