/** Asking the coach about a game, some turns at a time, and what is shown of the answers on the board. */

import { type Coached, considerPlay, Denied, judgeTurns, refusalOf } from "../api/client";
import type { Refusal, Told } from "../api/view";
import type { Cell, Placed } from "../board/cells";
import type { Decision, JudgedTurn } from "./summary";

/** Few, so that others need not wait long for their turn. */
const AT_ONCE = 2;
/** How long to wait when the coach has had enough of us for now. */
const PATIENCE = 3000;

export interface Overlay {
  /** The board in place of the one after the turn. */
  readonly pieces: readonly Placed[] | null;
  readonly hint: readonly Placed[];
  readonly marked: readonly Cell[];
}

export const NOTHING: Overlay = { pieces: null, hint: [], marked: [] };

/** The pieces that an action lays on a board. */
export function laidBy(action: Record<string, unknown>): Placed[] {
  const play = action["play"] as (string | [string, number, number])[] | undefined;
  return (play ?? []).flatMap((entry) => (typeof entry === "string" ? [] : [{ piece: entry[0], x: entry[1], y: entry[2] }]));
}

export class Coach {
  turns = $state.raw<readonly JudgedTurn[]>([]);
  asked = $state(false);
  failed = $state.raw<Refusal | null>(null);
  private going = false;

  constructor(
    private readonly coached: Coached,
    readonly of: number,
  ) {}

  get done(): boolean {
    return this.turns.length === this.of;
  }

  judged(turn: number): JudgedTurn | undefined {
    return this.turns.find((one) => one.turn === turn);
  }

  /** Have all turns judged that are not yet; goes on where it stopped. */
  async ask(): Promise<void> {
    this.asked = true;
    this.failed = null;
    if (this.going) return;
    this.going = true;
    try {
      while (this.going && !this.done) await this.some();
    } catch (error) {
      this.failed = refusalOf(error);
    } finally {
      this.going = false;
    }
  }

  stop(): void {
    this.going = false;
  }

  private async some(): Promise<void> {
    const first = this.turns.length + 1;
    const wanted = Array.from({ length: Math.min(AT_ONCE, this.of - this.turns.length) }, (_, place) => first + place);
    const judged = await this.patiently(() => judgeTurns(this.coached, wanted));
    if (judged.length === 0) throw new Denied({ code: "no-such-game" });
    this.turns = [...this.turns, ...judged];
  }

  private async patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (refusalOf(error).code !== "too-many" || tries > 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  /** How good another play would have been. */
  consider(turn: number, action: object): Promise<Told["Considered"]> {
    return this.patiently(() => considerPlay(this.coached, turn, action));
  }
}

/** What the best play, or what was played, looks like on the board before the turn. */
export function overlayOf(before: readonly Placed[], decision: Decision, best: boolean): Overlay {
  const action = best ? decision.best[0]?.action : decision.made.action;
  const laid = action ? laidBy(action) : [];
  const reason = decision.reasons.find((one) => one.cells.length > 0);
  const about = reason && (reason.part === "replies") !== best ? [...reason.cells, ...reason.line] : [];
  return { pieces: before, hint: laid, marked: about.map(([x, y]) => ({ x, y })) };
}
