/** What a game's table needs from the page around it. */

import type { Hint } from "../api/client";
import type { Action, Preview, Refusal, Turn, View } from "../api/view";
import { known } from "../i18n/words.svelte";

/** A play that the strongest bot would choose. */
export type Advice = Pick<Hint, "action" | "preview"> & Partial<Pick<Hint, "expected">>;

export interface Session {
  /** The game as this seat sees it. */
  readonly view: View;
  /** The seat that is played here; none for a spectator. */
  readonly seat: number | null;
  /** Whether the person of that seat plays it, and the game goes on. */
  readonly plays: boolean;
  /** Whether the server can be reached. */
  readonly online: boolean;
  /** Whether this seat is on turn and the server can be reached. */
  readonly mayAct: boolean;
  /** Advice that is being shown. */
  readonly advice: Advice | null;
  /** Which advice is shown, and how many there are. */
  readonly adviceNumber: { readonly number: number; readonly of: number };
  /** Why there is no advice though it was asked for. */
  readonly adviceRefused: Refusal | null;
  readonly thinking: boolean;
  preview(action: Action): Promise<Preview | null>;
  /** Why the server refused; nothing once it has accepted and the view shows it. */
  act(action: Action): Promise<Refusal | null>;
  /** Show advice; again to show the next. */
  advise(): void;
  dropAdvice(): void;
  /** Open the rules at what a refusal refers to. */
  explain?(code: string): void;
}

/** What opens the rules at a refusal; nothing for a refusal that is not one of the rules. */
export function explainer(session: Session, refusal: Refusal | null): (() => void) | undefined {
  if (!refusal || !session.explain || !known(`refusal-${refusal.code}`)) return undefined;
  return () => session.explain?.(refusal.code);
}

/** The last turn that somebody played. */
export function lastTurn(view: View): Turn | null {
  return view.play?.turns.at(-1) ?? null;
}
