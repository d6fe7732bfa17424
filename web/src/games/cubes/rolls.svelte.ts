/** Rolls shown one after the other: the cubes rolled by choice, then each forced roll. */

import type { View } from "../../api/view";
import type { Roll } from "./roll";

export class Rolls {
  /** How long each roll is shown, in milliseconds. */
  static readonly PAUSE = 750;
  /** The roll that is shown instead of the cubes as they lie at present. */
  shown = $state.raw<Roll | null>(null);
  #waiting: Roll[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show these after those that still wait; but whoever rolls at this device waits for nobody else's. */
  show(rolls: readonly Roll[], here: number | null): void {
    if (rolls.some((roll) => roll.seat === here)) this.#skip();
    this.#waiting.push(...rolls);
    if (this.shown === null) this.#next();
  }

  #skip(): void {
    clearTimeout(this.#timer);
    [this.#waiting, this.shown] = [[], null];
  }

  /** The cubes of each seat as they are to be shown. */
  hands(view: View): readonly (readonly string[])[] | undefined {
    return view.play?.hands?.map((hand, seat) => (this.shown?.seat === seat ? this.shown.hand : hand));
  }

  #next(): void {
    this.shown = this.#waiting.shift() ?? null;
    if (this.shown) this.#timer = setTimeout(() => this.#next(), Rolls.PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
