/** One piece under the finger or the mouse: a short press is a tap, a longer way is a drag. */

import type { Piece } from "./pieces";
import type { Point } from "./viewport";

export interface Dragged {
  readonly id: number;
  readonly piece: Piece;
  /** Where the middle of the piece is, in the coordinates of the window. */
  readonly at: Point;
  /** Whether a finger holds it, which hides what is under it. */
  readonly finger: boolean;
}

export interface Ends {
  tap(id: number): void;
  drop(id: number, at: Point, finger: boolean): void;
}

const TAP = 7;
/** A finger hides what is under it, so the piece floats above. */
const ABOVE_FINGER = 46;

export class Drag {
  held = $state.raw<Dragged | null>(null);

  /** Follow the pointer that pressed a piece; `mayDrag` is false where a press can only be a tap. */
  start(event: PointerEvent, id: number, piece: Piece, ends: Ends, mayDrag = true): void {
    if (event.button !== 0 || this.held) return;
    const [startX, startY, pointer] = [event.clientX, event.clientY, event.pointerId];
    const finger = event.pointerType === "touch";
    const lift = finger ? ABOVE_FINGER : 0;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const finish = () => {
      stop.abort();
      this.held = null;
    };
    const move = (next: PointerEvent) => {
      if (next.pointerId !== pointer || !mayDrag) return;
      const far = Math.hypot(next.clientX - startX, next.clientY - startY) > TAP;
      if (far || this.held) this.held = { id, piece, at: { x: next.clientX, y: next.clientY - lift }, finger };
    };
    const up = (next: PointerEvent) => {
      if (next.pointerId !== pointer) return;
      const held = this.held;
      finish();
      if (held) ends.drop(id, held.at, finger);
      else ends.tap(id);
    };
    window.addEventListener("pointermove", move, on);
    window.addEventListener("pointerup", up, on);
    window.addEventListener("pointercancel", finish, on);
    window.addEventListener("keydown", (key) => key.key === "Escape" && finish(), on);
  }
}
