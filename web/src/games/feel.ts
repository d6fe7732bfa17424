/** What a hand and an ear notice: a small sound and a short vibration, both off by one switch. */

import { afterPicture } from "../later.svelte";
import { settings } from "../settings.svelte";

export type Feel = "lay" | "roll" | "turn" | "qwirkle" | "end";

const SHAKES: Record<Feel, number | number[]> = { lay: 12, roll: [10, 40, 10, 40, 10], turn: 120, qwirkle: [20, 40, 60], end: [40, 60, 120] };

/** Moves that come all at once sound once. */
const APART = 80;
let last: { readonly what: Feel; readonly at: number } | null = null;

/** Browsers let a page sound only once somebody has pressed something in it. */
export function feel(what: Feel): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  const at = performance.now();
  if (last?.what === what && at - last.at < APART) return;
  last = { what, at };
  afterPicture(() => {
    navigator.vibrate?.(SHAKES[what]);
    // Without a network the page stays silent.
    void import("./sounds").then(({ sound }) => sound(what)).catch(() => undefined);
  });
}
