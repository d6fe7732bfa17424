/** Trying a turn again: a guess put together from the hand, hints that give away a little at a time, and how it went. */

import type { Refusal } from "../api/view";
import { type Cell, cellKey, type Placed } from "../board/cells";
import { type Coach, laidBy, type Overlay } from "./coach.svelte";
import type { Decision, JudgedTurn } from "./summary";

/** How much a guess may lose and still be as good as the best. */
const AS_GOOD = 0.01;
const HINTS = 3;

export type Outcome = { readonly kind: "best" | "good" } | { readonly kind: "worse"; readonly loss: number | null } | { readonly kind: "refused"; readonly refusal: Refusal | null };

export class Trying {
  chosen = $state<number | null>(null);
  laid = $state.raw<readonly (Placed & { readonly place: number })[]>([]);
  picked = $state.raw<readonly number[]>([]);
  hints = $state(0);
  tries = $state(0);
  busy = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  readonly solved = $derived(this.outcome?.kind === "best" || this.outcome?.kind === "good");

  constructor(
    private readonly coach: Coach,
    readonly turn: JudgedTurn,
    readonly decision: Decision,
    readonly hand: readonly string[],
    private readonly before: readonly Placed[],
  ) {}

  /** Whether the guess is pieces on cells; otherwise it is a choice of pieces. */
  get onBoard(): boolean {
    return this.best.length > 0;
  }

  /** Where the best play lays its pieces. */
  get best(): Placed[] {
    return laidBy(this.decision.best[0]?.action ?? {});
  }

  get moreHints(): boolean {
    return this.hints < (this.onBoard ? HINTS : HINTS - 1);
  }

  overlay(): Overlay {
    return { pieces: this.before, hint: this.laid, marked: this.hints >= HINTS ? this.best : [] };
  }

  choose(place: number): void {
    if (!this.onBoard) {
      this.picked = this.picked.includes(place) ? this.picked.filter((one) => one !== place) : [...this.picked, place];
      this.outcome = null;
    } else if (this.laid.some((one) => one.place === place)) {
      this.laid = this.laid.filter((one) => one.place !== place);
    } else {
      this.chosen = this.chosen === place ? null : place;
    }
  }

  press(cell: Cell): void {
    const there = this.laid.find((one) => cellKey(one) === cellKey(cell));
    if (there) {
      this.laid = this.laid.filter((one) => one !== there);
      return;
    }
    const piece = this.chosen === null ? undefined : this.hand[this.chosen];
    if (piece === undefined || this.chosen === null || this.before.some((one) => cellKey(one) === cellKey(cell))) return;
    this.laid = [...this.laid, { piece, x: cell.x, y: cell.y, place: this.chosen }];
    this.chosen = null;
    this.outcome = null;
  }

  hint(): void {
    this.hints += 1;
  }

  async check(): Promise<void> {
    this.busy = true;
    try {
      this.outcome = await this.judged();
      if (this.outcome.kind !== "refused") this.tries += 1;
    } catch {
      this.outcome = { kind: "refused", refusal: { code: "offline" } };
    } finally {
      this.busy = false;
    }
  }

  private async judged(): Promise<Outcome> {
    const pieces = this.picked.map((place) => this.hand[place] ?? "");
    if (!this.onBoard && "table" in (this.decision.best[0]?.action ?? {})) return this.among(pieces);
    const action = this.onBoard
      ? { play: this.laid.map((one) => [one.piece, one.x, one.y]) }
      : "trade" in (this.decision.best[0]?.action ?? {})
        ? { trade: pieces }
        : { reroll: pieces };
    const told = await this.coach.consider(this.turn.turn, action);
    if (!told.legal || !told.decision) return { kind: "refused", refusal: told.refusal };
    const { loss } = told.decision;
    if (loss.value === 0) return { kind: "best" };
    return loss.value < AS_GOOD ? { kind: "good" } : { kind: "worse", loss: loss.value };
  }

  /** Cards: which of the plays that the coach weighed has these cards. */
  private among(pieces: readonly string[]): Outcome {
    const same = (played: unknown) => [...((played as string[] | undefined) ?? [])].sort().join() === [...pieces].sort().join();
    const [best, ...others] = this.decision.best;
    if (best && same(best.action["play"])) return { kind: "best" };
    const found = [...others, this.decision.made].find((one) => same(one.action["play"]));
    const loss = found && best ? (best.chance ?? 0) - (found.chance ?? 0) : null;
    return loss !== null && loss < AS_GOOD ? { kind: "good" } : { kind: "worse", loss };
  }
}
