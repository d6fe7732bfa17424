/** How strong the one who plays here is, from the games that ended on this device, and which level fits. */

import type { GameName } from "../../api/view";
import type { Played } from "./statistics";

/** Stands for a level where the level is to follow the person. */
export const MINE = "mine";

/** How far apart two levels are, in points of Elo. */
const STEP = 120;
/** The step on which everybody begins. */
const FIRST = 3;
/** How many points one game is about: many at first, while little is known. */
const EARLY = { games: 5, points: 160 };
const LATER = 48;
/** Where on the ladder the computers stand that were offered before it. */
const BEFORE: Readonly<Record<GameName, Readonly<Record<string, number>>>> = {
  tiles: { random: 0, novice: 3, greedy: 6, club: 7, expert: 8 },
  cubes: { random: 0, novice: 4, greedy: 6.5, club: 7, expert: 8 },
  cards: { random: 0, novice: 1, greedy: 4, club: 6, expert: 8 },
};

function stepOf(against: string, kind: GameName, levels: readonly string[]): number | undefined {
  const place = levels.indexOf(against);
  return place < 0 ? BEFORE[kind][against] : place + 1;
}

/** The strength in steps of the ladder, after all games of that kind against computers, one after the other. */
export function strengthOf(played: readonly Played[], kind: GameName, levels: readonly string[]): number {
  let [strength, games] = [FIRST, 0];
  for (const { against, won, others } of [...played].filter((one) => one.kind === kind).sort((one, other) => one.at - other.at)) {
    const step = stepOf(against, kind, levels);
    if (step === undefined || won === null) continue;
    // The chance to beat all of them, as if each of them were as strong as the strongest.
    const chance = 1 / (1 + (others ?? 1) * 10 ** (((step - strength) * STEP) / 400));
    const points = games < EARLY.games ? EARLY.points : LATER;
    strength += (points / STEP) * ((won ? 1 : 0) - chance);
    // Whoever always wins, or never, is not carried away from the ladder.
    strength = Math.min(Math.max(strength, 0.5), levels.length + 0.49);
    games += 1;
  }
  return strength;
}

/** The level nearest to that strength. */
export function fittingLevel(played: readonly Played[], kind: GameName, levels: readonly string[]): string {
  const step = Math.round(strengthOf(played, kind, levels));
  return levels[Math.min(Math.max(step, 1), levels.length) - 1] ?? MINE;
}
