/** What a game's table needs from the page around it. */

import type { Hint } from "../api/client";
import type { Action, Preview, Refusal, Turn, View } from "../api/view";
import type { Cell, Placed } from "../board/cells";
import { sixesThrough } from "../board/sixes";
import { known, say } from "../i18n/words.svelte";
import type { Following } from "./following.svelte";

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
  /** Whether what is laid outlives a reload. */
  readonly keeps?: boolean;
  /** Cells that are spoken of; then they are marked in place of the last turn. */
  readonly marked?: readonly Cell[];
  /** How the moves of the others are shown; nothing where there are no others. */
  readonly following?: Following;
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

/** The turns since this seat's last one, that one left out; those who only watch see the last one. */
export function turnsSince(view: View, seat: number | null): Turn[] {
  const turns = view.play?.turns ?? [];
  return turns.slice(seat === null ? -1 : turns.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** The cells of a turn's pieces, in the order in which they were laid. */
export function cellsOf(turn: Turn | null | undefined): Placed[] {
  return (turn?.play ?? []).flatMap((entry) => (typeof entry === "string" ? [] : [{ piece: entry[0], x: entry[1], y: entry[2] }]));
}

/** What a turn brought: points, or Qwirkles taken. */
export function gainOf(turn: Turn): number {
  return turn.qwirkles ? turn.qwirkles.length : (turn.score ?? 0);
}

/** A turn in a few signs: points, a trade or a pass. */
export function gainSign(turn: Turn): string {
  if (turn.pass) return "–";
  return turn.traded !== undefined ? "⇄" : say("gain", { points: gainOf(turn) });
}

/** What was found of turns: a turn is asked about by all that celebrate it. */
const celebrated = new WeakMap<Turn, boolean>();

/** Whether a turn made a Qwirkle: only to celebrate it. */
export function madeQwirkle(view: View, turn: Turn): boolean {
  const found = celebrated.get(turn) ?? hasSix(view, turn);
  celebrated.set(turn, found);
  return found;
}

function hasSix(view: View, turn: Turn): boolean {
  if (turn.qwirkles) return turn.qwirkles.length > 0;
  return sixesThrough((view.play?.board ?? []).map(([, x, y]) => ({ x, y })), cellsOf(turn)) > 0;
}

/** The last turn that somebody played. */
export function lastTurn(view: View): Turn | null {
  return view.play?.turns.at(-1) ?? null;
}
