/** What judged turns come to: accuracy, luck, the moments that mattered. The coach in Python counts the same. */

import type { Told } from "../api/view";

export type JudgedTurn = Told["JudgedTurnJson"];
export type Decision = Told["DecisionJson"];
export type Reason = Told["ReasonJson"];

const SHARPNESS = 10;
const MOMENTS = 3;
const FAULTS = ["inaccuracy", "mistake", "blunder"];

export interface Account {
  readonly accuracy: number | null;
  readonly lost: number;
  readonly luck: number;
}

/** The decision of a turn that lost most; the last one, if none lost anything. */
export function weightiest(turn: JudgedTurn): Decision | undefined {
  return [...turn.decisions].reverse().reduce<Decision | undefined>((best, one) => (best && best.loss.value >= one.loss.value ? best : one), undefined);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How near to the best a seat played, what it gave away a turn, and what chance gave it. */
export function accountOf(turns: readonly JudgedTurn[], seat: number): Account {
  const own = turns.filter((turn) => turn.seat === seat);
  const losses = own.filter((turn) => turn.decisions.some((one) => !one.forced)).map((turn) => Math.max(0, turn.loss));
  return {
    accuracy: losses.length > 0 ? mean(losses.map((loss) => 100 * Math.exp(-SHARPNESS * loss))) : null,
    lost: losses.length > 0 ? mean(losses) : 0,
    luck: own.reduce((sum, turn) => sum + (turn.luck ?? 0), 0),
  };
}

export function isFault(label: string | null | undefined): boolean {
  return FAULTS.includes(label ?? "");
}

/** The faults that cost most; where there are fewer than three, brilliant finds as well. */
export function momentsOf(turns: readonly JudgedTurn[]): JudgedTurn[] {
  const faults = turns.filter((turn) => isFault(weightiest(turn)?.label)).sort((one, other) => other.loss - one.loss);
  const found = turns.filter((turn) => turn.decisions.some((one) => one.label === "brilliant"));
  return [...faults, ...found].slice(0, MOMENTS);
}

/** For the graph: each seat's chance of winning at its own turns, if it does its best. */
export function chancesOf(turns: readonly JudgedTurn[], seat: number): { readonly turn: number; readonly chance: number }[] {
  return turns.flatMap((turn) => {
    const chance = turn.decisions[0]?.best[0]?.chance ?? null;
    return turn.seat === seat && chance !== null ? [{ turn: turn.turn, chance }] : [];
  });
}
