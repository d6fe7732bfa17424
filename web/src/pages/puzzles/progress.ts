/** How a solver does, kept in this browser: a rating for each game, what was solved, and the days in a row. */

import type { PuzzleEntry } from "../../api/client";
import type { GameName } from "../../api/view";
import { keep, kept } from "../../settings.svelte";

/** Where everybody begins. */
export const START = 1200;
const SCALE = 400;
/** How far one answer moves a rating: far at first, while little is known. */
const [QUICK, SLOW, SETTLED] = [48, 20, 15];
/** What a find is worth that a hint has helped with. */
const HELPED = 0.6;
/** Of so many that suit best, the next one is drawn. */
const DRAWN_FROM = 6;
const DAY = 86_400_000;

export interface Progress {
  /** By game. */
  readonly ratings: Partial<Record<GameName, number>>;
  readonly answered: Partial<Record<GameName, number>>;
  /** By puzzle, whether it was solved at the first try. */
  readonly solved: Readonly<Record<string, boolean>>;
  /** By day and game, whether the puzzle of the day was solved. */
  readonly days: Readonly<Record<string, Partial<Record<GameName, boolean>>>>;
}

export const NOTHING: Progress = { ratings: {}, answered: {}, solved: {}, days: {} };
const PLACE = "sixfold.puzzles";

export function readProgress(): Progress {
  return { ...NOTHING, ...kept<Progress>(PLACE) };
}

export function writeProgress(progress: Progress): void {
  keep(PLACE, progress);
}

export function ratingOf(progress: Progress, game: GameName): number {
  return Math.round(progress.ratings[game] ?? START);
}

/** The day here, as the server names days. */
export function dayOf(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** After the first answer to a puzzle; later ones change nothing. */
export function afterAnswer(progress: Progress, puzzle: PuzzleEntry, right: boolean, helped: boolean, day: string | null): Progress {
  const days = day === null || progress.days[day]?.[puzzle.game] !== undefined ? progress.days : { ...progress.days, [day]: { ...progress.days[day], [puzzle.game]: right } };
  if (puzzle.id in progress.solved) return { ...progress, days };
  const before = progress.ratings[puzzle.game] ?? START;
  const count = progress.answered[puzzle.game] ?? 0;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - before) / SCALE));
  const reached = right ? (helped ? HELPED : 1) : 0;
  const step = count < SETTLED ? QUICK : SLOW;
  return {
    ratings: { ...progress.ratings, [puzzle.game]: before + step * (reached - expected) },
    answered: { ...progress.answered, [puzzle.game]: count + 1 },
    solved: { ...progress.solved, [puzzle.id]: right },
    days,
  };
}

/** Days in a row with a puzzle of the day solved, up to today or, if today's is still open, yesterday. */
export function streakOf(progress: Progress, today: string): number {
  const found = (day: string) => Object.values(progress.days[day] ?? {}).some(Boolean);
  let day = found(today) ? today : before(today);
  let count = 0;
  while (found(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

export function longestStreak(progress: Progress): number {
  return Math.max(0, ...Object.keys(progress.days).map((day) => streakOf(progress, day)));
}

/** The day before, whatever the clocks do in between. */
function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

/** A puzzle that suits the solver: one of those nearest to the rating that have not been answered yet; else any of them again. */
export function nextPuzzle(puzzles: readonly PuzzleEntry[], game: GameName, progress: Progress, chance: number, not: string | null = null): PuzzleEntry | null {
  const own = puzzles.filter((puzzle) => puzzle.game === game && puzzle.id !== not);
  const open = own.filter((puzzle) => !(puzzle.id in progress.solved));
  const missed = own.filter((puzzle) => progress.solved[puzzle.id] === false);
  const among = open.length > 0 ? open : missed.length > 0 ? missed : own;
  const rating = ratingOf(progress, game);
  const nearest = [...among].sort((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating)).slice(0, DRAWN_FROM);
  return nearest[Math.floor(chance * nearest.length)] ?? null;
}
