/** What the coach says, in words. */

import { pieceNames } from "../games/naming";
import { known, language, say } from "../i18n/words.svelte";
import type { Decision, Reason } from "./summary";

const SHARES = ["share", "less"];

export function percent(share: number, places = 1): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: places }).format(share);
}

export function number(value: number, signed = false): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "auto" }).format(value);
}

/** The class of a play, or why it has none. */
export function labelText(decision: Decision): string {
  const key = `label-${decision.label}`;
  if (decision.label && known(key)) return say(key);
  return say(decision.forced ? "coach-forced" : "coach-unsure");
}

/** A reason as a sentence. */
export function reasonSentence(reason: Reason): string {
  const key = `reason-${reason.code}`;
  if (!known(key)) return "";
  const values = Object.fromEntries(
    Object.entries(reason.values).map(([name, value]) => [name, SHARES.includes(name) ? percent(value / 100, 0) : number(value)]),
  );
  return say(key, { ...values, pieces: pieceNames([...new Set(reason.pieces)]), gone: pieceNames(reason.gone) });
}

/** The name of a part of a difference. */
export function partText(part: string): string {
  const key = `part-${part}`;
  return known(key) ? say(key) : part;
}

/** Some action of the coach in words: what is laid is shown on the board, the rest is said. */
export function actionText(action: Record<string, unknown>): string {
  const rolled = action["reroll"] as string[] | undefined;
  if (rolled) return rolled.length > 0 ? say("coach-roll", { pieces: pieceNames(rolled) }) : say("coach-keep");
  const traded = action["trade"] as string[] | undefined;
  if (traded) return say("table-hint-trade", { pieces: pieceNames(traded) });
  const played = action["play"] as (string | [string, number, number])[] | undefined;
  if (!played) return say("table-hint-pass");
  return pieceNames(played.map((entry) => (typeof entry === "string" ? entry : entry[0])));
}
