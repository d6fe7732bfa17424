/** A turn that is being made up on the board: the hand, what is laid, and what the server thinks of it. */

import type { CellPair, Preview, Refusal } from "../../api/view";
import { type Cell, cellKey, type Placed } from "../../board/cells";
import { type Held, type Order, rearrange, reface, renew, sorted } from "../../board/hand";
import { choose, lay, type Laying, letGo, NOTHING_LAID, placedOf, press, remaining, settle, takeBack } from "../../board/loose";
import type { Session } from "../session";

export function cellOf([x, y]: CellPair): Cell {
  return { x, y };
}

export class PlacementTurn {
  hand = $state.raw<Held[]>([]);
  laying = $state.raw<Laying>(NOTHING_LAID);
  preview = $state.raw<Preview | null>(null);
  /** A refusal that the server gave to a turn that was confirmed. */
  refused = $state.raw<Refusal | null>(null);
  /** Whether pieces are being picked for a trade or a roll. */
  picking = $state(false);
  picked = $state.raw<ReadonlySet<number>>(new Set());
  sending = $state(false);
  /** Cubes that have just been rolled. */
  tumbling = $state.raw<ReadonlySet<number>>(new Set());
  /** Whether the server has yet to say what this would give. */
  asking = $state(false);
  /** Settled once the server has said what this would give. */
  answered = Promise.resolve();
  #asked = 0;
  /** What the turn that was sent gives away. */
  #given: ReadonlySet<number> = new Set();

  constructor(readonly session: Session) {}

  readonly board = $derived.by<Placed[]>(() =>
    (this.session.view.play?.board ?? []).map(([piece, x, y]) => ({ piece, x, y })),
  );
  readonly taken = $derived(new Set(this.board.map(cellKey)));
  readonly left = $derived(remaining(this.laying, this.hand));
  readonly loose = $derived(
    this.laying.loose.map((loose) => ({ ...loose, piece: this.hand.find((held) => held.id === loose.id)?.piece ?? "Ro" })),
  );
  /** What the server says of the pieces laid; while it is asked, what it said before, if that still means something. */
  readonly told = $derived.by(() => {
    const worthless = this.laying.loose.length === 0 || (this.asking && (!this.session.online || this.preview?.refusal?.code === "no-pieces"));
    return worthless ? null : this.preview;
  });
  readonly refusal = $derived(this.refused ?? this.told?.refusal ?? null);
  readonly mayConfirm = $derived.by(
    () => this.session.mayAct && !this.sending && this.told !== null && this.told.refusal === null,
  );
  readonly lit = $derived.by<Cell[]>(() => {
    const chosen = this.hand.find((held) => held.id === this.laying.chosen);
    const cells = chosen ? (this.preview?.fits?.[chosen.piece] ?? []) : [];
    return (cells as CellPair[]).map(cellOf);
  });

  /** Take over what the server tells: the hand as it is, and the board that may have grown. */
  follow(pieces: readonly string[]): void {
    if (this.session.view.kind === "cubes") {
      const { hand, rolled } = reface(this.hand, pieces);
      this.tumbling = this.hand.length > 0 ? rolled : new Set();
      this.hand = hand;
    } else {
      this.hand = renew(this.hand, pieces, this.#given);
    }
    this.laying = settle(this.laying, this.hand, (cell) => this.taken.has(cellKey(cell)));
    this.picked = new Set([...this.picked].filter((id) => this.hand.some((held) => held.id === id)));
    this.refused = null;
    this.answered = this.#ask();
  }

  /** Ask the server what the pieces laid would give. A loose piece that is being moved is asked for as if lifted. */
  async #ask(): Promise<void> {
    const number = ++this.#asked;
    const moving = this.laying.loose.some((loose) => loose.id === this.laying.chosen);
    const laying = moving && this.laying.chosen !== null ? takeBack(this.laying, this.laying.chosen) : this.laying;
    const play = placedOf(laying, this.hand).map(({ piece, x, y }): [string, number, number] => [piece, x, y]);
    this.asking = true;
    const preview = await this.session.preview({ play });
    if (number !== this.#asked) return;
    this.preview = preview;
    this.asking = false;
  }

  #change(next: Laying): void {
    this.laying = next;
    this.refused = null;
    this.answered = this.#ask();
  }

  pressHand(id: number): void {
    if (this.picking) {
      this.picked = new Set([...this.picked, id].filter((one) => one !== id || !this.picked.has(id)));
      return;
    }
    this.#change(choose(this.laying, id));
  }

  pressCell(cell: Cell): void {
    if (!this.picking) this.#change(press(this.laying, cell, this.taken.has(cellKey(cell))));
  }

  drop(id: number, cell: Cell): void {
    if (!this.picking && !this.taken.has(cellKey(cell))) this.#change(lay(this.laying, id, cell));
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

  sort(order: Order): void {
    this.hand = sorted(this.hand, order);
  }

  shift(id: number, place: number): void {
    this.hand = rearrange(this.hand, id, place);
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

  async confirm(): Promise<boolean> {
    const play = placedOf(this.laying, this.hand).map(({ piece, x, y }): [string, number, number] => [piece, x, y]);
    return this.#send(this.laying.loose.map((loose) => loose.id), () => this.session.act({ play }));
  }

  /** Trade or roll the picked pieces. */
  async give(kind: "trade" | "reroll"): Promise<boolean> {
    const pieces = this.hand.filter((held) => this.picked.has(held.id)).map((held) => held.piece);
    return this.#send(this.picked, () => this.session.act(kind === "trade" ? { trade: pieces } : { reroll: pieces }));
  }

  async pass(): Promise<boolean> {
    return this.#send([], () => this.session.act({ pass: true }));
  }

  async #send(given: Iterable<number>, act: () => Promise<Refusal | null>): Promise<boolean> {
    this.sending = true;
    this.#given = new Set(given);
    try {
      const refusal = await act();
      this.refused = refusal;
      if (refusal !== null) this.#given = new Set();
      if (refusal === null) this.pick(false);
      return refusal === null;
    } finally {
      this.sending = false;
    }
  }
}
