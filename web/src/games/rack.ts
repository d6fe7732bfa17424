/** What a table offers to whatever takes the place of the hand, such as a palette of all pieces. */

import type { Held } from "../board/hand";

export interface Rack {
  readonly left: readonly Held[];
  readonly chosen: number | null;
  press(id: number): void;
  grab(held: Held, event: PointerEvent): void;
}
