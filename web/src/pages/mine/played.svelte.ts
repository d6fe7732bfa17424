/** The games that ended on this device, kept for its statistics also when they are taken off the list. */

import { ownGame } from "../../api/device.svelte";
import type { View } from "../../api/view";
import { keep } from "../../settings.svelte";
import { PEOPLE, type Played } from "./statistics";
import { tallyOf } from "./tally";

const PLACE = "sixfold.played";
const MOST = 2000;

function read(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Played[]) : [];
  } catch {
    return [];
  }
}

let all = $state.raw<readonly Played[]>(read());

window.addEventListener("storage", (event) => {
  if (event.key === PLACE) all = read();
});

export function allPlayed(): readonly Played[] {
  return all;
}

export function keepPlayed(next: readonly Played[]): void {
  all = [...next].sort((one, other) => one.at - other.at).slice(-MOST);
  keep(PLACE, all);
}

/** Whom one played against: people if there was one, else the strongest of the computers. */
export function opponents(seats: readonly { readonly bot: string | null }[], mine: readonly number[], levels: readonly string[]): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  if (others.length === 0 || others.some(({ bot }) => bot === null)) return PEOPLE;
  const bots = others.map(({ bot }) => bot ?? "");
  return [...levels].reverse().find((level) => bots.includes(level)) ?? bots[0] ?? PEOPLE;
}

/** Count a game that has ended by its rules, once. A game that was given up is not counted. */
export function notePlayed(view: View, levels: readonly string[], at = Date.now()): void {
  const mine = Object.keys(ownGame(view.game)?.seats ?? {}).map(Number);
  const { result, play } = view;
  if (mine.length === 0 || !result || !play || read().some(({ game }) => game === view.game)) return;
  const { best, qwirkles } = tallyOf(play.turns, mine);
  const only = mine.length === 1 ? mine[0] : undefined;
  const score = Math.max(...mine.map((seat) => result.scores[seat] ?? 0));
  const won = only === undefined ? null : result.winners.includes(only);
  keepPlayed([...read(), { game: view.game, kind: view.kind, at, against: opponents(view.seats, mine, levels), others: view.seats.length - mine.length, won, score, best, qwirkles }]);
}
