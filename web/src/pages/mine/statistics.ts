/** What the games that ended on this device add up to. */

import type { GameName } from "../../api/view";

/** A game that is over, as this device remembers it. */
export interface Played {
  readonly game: string;
  readonly kind: GameName;
  /** When it was over, in milliseconds. */
  readonly at: number;
  /** Whom it was played against: a level of the computer, or people. */
  readonly against: string;
  /** How many others there were; games of long ago do not say. */
  readonly others?: number;
  /** Whether the one who plays here won; nothing where several play here or nobody won. */
  readonly won: boolean | null;
  readonly score: number;
  readonly best: number;
  readonly qwirkles: number;
}

export const PEOPLE = "people";

export interface Level {
  readonly against: string;
  readonly games: number;
  readonly wins: number;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  readonly levels: readonly Level[];
  /** By game: how often, the best turn and the last scores, the latest last. */
  readonly kinds: readonly { readonly kind: GameName; readonly games: number; readonly best: number; readonly scores: readonly number[] }[];
  readonly qwirkles: number;
  /** The most Qwirkles in one game. */
  readonly most: number;
  readonly streak: number;
}

const LAST = 20;

/** The most games won one after the other. */
function longestStreak(played: readonly Played[]): number {
  let [now, longest] = [0, 0];
  for (const { won } of played) {
    if (won === null) continue;
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** Everything there is to say; `order` is how levels and games follow each other. */
export function statistics(all: readonly Played[], order: { levels: readonly string[]; kinds: readonly GameName[] }): Statistics {
  const played = [...all].sort((one, other) => one.at - other.at);
  const names = [...new Set([...order.levels, ...played.map(({ against }) => against)])].filter((name) => name !== PEOPLE);
  const levels = [...names, PEOPLE].map((against) => {
    const those = played.filter((one) => one.against === against && one.won !== null);
    return { against, games: those.length, wins: those.filter(({ won }) => won).length };
  });
  const kinds = order.kinds.map((kind) => {
    const those = played.filter((one) => one.kind === kind);
    return { kind, games: those.length, best: Math.max(0, ...those.map(({ best }) => best)), scores: those.slice(-LAST).map(({ score }) => score) };
  });
  return {
    games: played.length,
    wins: played.filter(({ won }) => won).length,
    levels: levels.filter(({ games }) => games > 0),
    kinds: kinds.filter(({ games }) => games > 0),
    qwirkles: played.reduce((sum, { qwirkles }) => sum + qwirkles, 0),
    most: Math.max(0, ...played.map(({ qwirkles }) => qwirkles)),
    streak: longestStreak(played),
  };
}
