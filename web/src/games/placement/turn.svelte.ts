/** A turn that is being made up on the board: what is laid, and what is picked for a trade or a roll. */

import type { Action, CellPair, PlacedCode } from "../../api/view";
import { type Cell, cellKey, type Placed } from "../../board/cells";
import { reface, renew } from "../../board/hand";
import { choose, lay, type Laying, letGo, NOTHING_LAID, placedOf, press, remaining, settle, takeBack } from "../../board/loose";
import { feel } from "../feel";
import { Trial } from "../trial.svelte";

export function cellOf([x, y]: CellPair): Cell {
  return { x, y };
}

export class PlacementTurn extends Trial {
  laying = $state.raw<Laying>(NOTHING_LAID);
  /** Whether pieces are being picked for a trade or a roll. */
  picking = $state(false);
  picked = $state.raw<ReadonlySet<number>>(new Set());
  /** Why the last press did nothing: the cell is taken, or no piece is chosen. */
  idle = $state<"taken" | "choose" | null>(null);
  /** Cubes that have just been rolled. */
  tumbling = $state.raw<ReadonlySet<number>>(new Set());

  readonly empty = $derived(this.laying.loose.length === 0);
  readonly board = $derived.by<Placed[]>(() =>
    (this.session.view.play?.board ?? []).map(([piece, x, y]) => ({ piece, x, y })),
  );
  readonly taken = $derived(new Set(this.board.map(cellKey)));
  readonly left = $derived(remaining(this.laying, this.hand));
  readonly loose = $derived(
    this.laying.loose.map((loose) => ({ ...loose, piece: this.hand.find((held) => held.id === loose.id)?.piece ?? "Ro" })),
  );
  readonly #chosen = $derived(this.hand.find((held) => held.id === this.laying.chosen));
  readonly lit = $derived.by<Cell[]>(() => {
    const cells = this.#chosen ? (this.preview?.fits?.[this.#chosen.piece] ?? []) : [];
    return (cells as CellPair[]).map(cellOf);
  });
  /** The chosen piece, if the server has said that it fits nowhere. */
  readonly misfit = $derived.by(() => {
    const known = !this.asking && this.preview?.fits !== undefined;
    return this.#chosen && known && this.lit.length === 0 ? this.#chosen.piece : null;
  });

  /** Take over what the server tells: the hand as it is, and the board that may have grown. */
  follow(pieces: readonly string[]): void {
    this.idle = null;
    if (this.session.view.kind === "cubes") {
      const { hand, rolled } = reface(this.hand, pieces);
      this.tumbling = this.hand.length > 0 ? rolled : new Set();
      this.hand = hand;
    } else {
      this.hand = renew(this.hand, pieces, this.given);
    }
    this.laying = settle(this.laying, this.hand, (cell) => this.taken.has(cellKey(cell)));
    this.picked = new Set([...this.picked].filter((id) => this.hand.some((held) => held.id === id)));
    this.ask();
    this.remember();
  }

  protected written(): PlacedCode[] {
    return placedOf(this.laying, this.hand).map(({ piece, x, y }) => [piece, x, y]);
  }

  protected restore(laid: unknown): void {
    const placed = Array.isArray(laid) ? (laid as PlacedCode[]) : [];
    this.layAll(placed.map(([piece, x, y]) => ({ piece, x, y })).filter((cell) => !this.taken.has(cellKey(cell))));
  }

  protected clear(): void {
    this.takeBackAll();
  }

  /** A loose piece that is being moved is tried out as if lifted. */
  protected tried(): Action {
    const { chosen, loose } = this.laying;
    const moving = chosen !== null && loose.some(({ id }) => id === chosen);
    return this.#play(moving ? takeBack(this.laying, chosen) : this.laying);
  }

  #play(laying: Laying): Action {
    return { play: placedOf(laying, this.hand).map(({ piece, x, y }): PlacedCode => [piece, x, y]) };
  }

  #change(next: Laying): void {
    const before = this.laying.loose;
    if (next.loose.length > before.length) feel("lay");
    this.laying = next;
    this.idle = null;
    this.refused = null;
    this.ask();
    if (next.loose !== before) this.remember();
  }

  pressHand(id: number): void {
    if (this.picking) {
      this.picked = new Set([...this.picked, id].filter((one) => one !== id || !this.picked.has(id)));
      return;
    }
    this.#change(choose(this.laying, id));
  }

  pressCell(cell: Cell): void {
    if (this.picking) return;
    const taken = this.taken.has(cellKey(cell));
    const next = press(this.laying, cell, taken);
    if (next !== this.laying) this.#change(next);
    else this.idle = this.laying.chosen !== null ? "taken" : "choose";
  }

  /** Choose a piece that is being dragged, so that the cells where it may go are lit. */
  carry(id: number): void {
    if (!this.picking && this.laying.chosen !== id) this.#change({ ...this.laying, chosen: id });
  }

  drop(id: number, cell: Cell): void {
    if (this.picking) return;
    if (this.taken.has(cellKey(cell))) this.idle = "taken";
    else this.#change(lay(this.laying, id, cell));
  }

  takeBack(id: number): void {
    this.#change(takeBack(this.laying, id));
  }

  takeBackAll(): void {
    this.#change(NOTHING_LAID);
  }

  letGo(): void {
    this.#change(letGo(this.laying));
  }

  pick(on: boolean): void {
    this.picking = on;
    this.picked = new Set();
    if (on) this.#change(NOTHING_LAID);
  }

  /** Pick these pieces for a trade or a roll. */
  pickPieces(pieces: readonly string[]): void {
    this.pick(true);
    const left = [...pieces];
    const picked = this.hand.filter((held) => {
      const place = left.indexOf(held.piece);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
    this.picked = new Set(picked.map((held) => held.id));
  }

  /** Lay pieces as advised. */
  layAll(placed: readonly Placed[]): void {
    let laying: Laying = NOTHING_LAID;
    for (const { piece, x, y } of placed) {
      const free = remaining(laying, this.hand).find((held) => held.piece === piece);
      if (free) laying = lay(laying, free.id, { x, y });
    }
    this.#change(laying);
  }

  async confirm(): Promise<void> {
    await this.#act(this.laying.loose.map((loose) => loose.id), this.#play(this.laying));
  }

  /** Trade or roll the picked pieces. */
  async give(kind: "trade" | "reroll"): Promise<void> {
    const pieces = this.hand.filter((held) => this.picked.has(held.id)).map((held) => held.piece);
    await this.#act(this.picked, kind === "trade" ? { trade: pieces } : { reroll: pieces });
  }

  async #act(given: Iterable<number>, action: Action): Promise<void> {
    if (await this.send(given, action)) this.pick(false);
  }
}
