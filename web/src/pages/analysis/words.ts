/** What is wrong with a position, in words. */

import type { Refusal } from "../../api/view";
import { denialText, pieceNames } from "../../games/naming";
import { known, say } from "../../i18n/words.svelte";

/** Whether a problem is none yet: a hand that is not full is still being entered. */
export function isUnfinished(problem: Refusal): boolean {
  return problem.code === "hand-empty" || problem.code === "hand-short";
}

export function problemText(problem: Refusal): string {
  const key = `analysis-problem-${problem.code}`;
  if (!known(key)) return denialText(problem);
  return say(key, { number: problem.number ?? 0, pieces: pieceNames([...new Set(problem.pieces)]) });
}
