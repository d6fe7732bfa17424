/** What is laid and not confirmed yet is kept on this device, so that it outlives a reload. */

import type { View } from "../api/view";
import { keep, kept } from "../settings.svelte";

const PLACE = "sixfold.loose";
const MOST = 20;

export interface Kept {
  /** How many turns that seat had played, and how many everybody. */
  readonly own: number;
  readonly turns: number;
  /** What is laid, as the game writes it. */
  readonly laid: unknown;
}

type All = Record<string, Kept>;

function stampOf(view: View, seat: number | null): Omit<Kept, "laid"> {
  const turns = view.play?.turns ?? [];
  return { own: turns.filter((turn) => turn.seat === seat).length, turns: turns.length };
}

/** Keep what a seat has laid, or nothing any more. */
export function keepLoose(view: View, seat: number | null, laid: unknown): void {
  const { [placeOf(view, seat)]: before, ...others } = kept<All>(PLACE) as All;
  if (laid === null && !before) return;
  const rest = Object.entries(others).slice(laid === null ? 0 : -(MOST - 1));
  keep(PLACE, { ...Object.fromEntries(rest), ...(laid === null ? {} : { [placeOf(view, seat)]: { ...stampOf(view, seat), laid } }) });
}

/** What the seat had laid, and whether the game has gone on since; nothing once it has played. */
export function keptLoose(view: View, seat: number | null): { readonly laid: unknown; readonly stale: boolean } | null {
  const found = kept<All>(PLACE)[placeOf(view, seat)];
  const { own, turns } = stampOf(view, seat);
  return found && found.own === own ? { laid: found.laid, stale: found.turns !== turns } : null;
}

function placeOf(view: View, seat: number | null): string {
  return `${view.game} ${seat}`;
}
