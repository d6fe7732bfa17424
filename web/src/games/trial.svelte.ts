/** A turn that is being tried out: the hand, and what the server thinks of what is laid so far. */

import type { Action, Preview, Refusal } from "../api/view";
import { type Held, type Order, rearrange, sorted } from "../board/hand";
import { keepLoose, keptLoose } from "./keeping";
import type { Session } from "./session";

export abstract class Trial {
  hand = $state.raw<Held[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** A refusal that the server gave to a turn that was confirmed, until something is changed or the game goes on. */
  refused = $state.raw<Refusal | null>(null);
  /** Whether a turn is on its way: it has been sent, and is neither refused nor to be seen yet. */
  sending = $state(false);
  /** Whether the server has yet to say what this would give. */
  asking = $state(false);
  /** Settled once the server has said what this would give. */
  answered = Promise.resolve();
  /** What the turn that was sent gives away. */
  protected given: ReadonlySet<number> = new Set();
  #restored = false;
  /** Whether this device keeps something that is laid. */
  #kept = true;
  #asked = 0;
  #question = "";

  constructor(readonly session: Session) {}

  /** Whether nothing is laid or played yet. */
  abstract readonly empty: boolean;
  /** What is to be tried out. */
  protected abstract tried(): Action;

  /** What the server says of this; while it is asked, what it said before, if that still means something. */
  readonly told = $derived.by(() => {
    const stale = this.asking && (!this.session.online || this.preview?.refusal?.code === "no-pieces");
    return this.empty || stale ? null : this.preview;
  });
  readonly refusal = $derived(this.refused ?? this.told?.refusal ?? null);
  /** How many more pieces it takes until this may be confirmed, where nothing else is wrong with it. */
  readonly need = $derived(this.refused ? 0 : (this.told?.need ?? 0));
  /** Whether something may be sent. */
  readonly mayAct = $derived.by(() => this.session.mayAct && !this.sending);
  readonly mayConfirm = $derived.by(() => this.mayAct && this.told !== null && this.told.refusal === null);

  /** What is laid, as it is kept on this device; nothing if there is nothing. */
  protected abstract written(): unknown;
  /** Lay what was kept, as far as hand and table allow. */
  protected abstract restore(laid: unknown): void;
  /** Take everything back. */
  protected abstract clear(): void;

  /** Keep what is laid; the first time, lay what was kept, unless the game has gone on so that it cannot be laid. */
  protected remember(): void {
    const { view, seat, keeps } = this.session;
    if (!keeps || seat === null) return;
    if (this.#restored) {
      if (this.#kept || !this.empty) keepLoose(view, seat, this.empty ? null : this.written());
      this.#kept = !this.empty;
      return;
    }
    this.#restored = true;
    const kept = keptLoose(view, seat);
    if (!kept) return;
    this.restore(kept.laid);
    if (kept.stale) void this.answered.then(() => this.refusal && this.need === 0 && this.clear());
  }

  /** Ask the server, unless what it said last still holds: nothing laid has changed, nor the hand, nor the game. */
  protected ask(): void {
    const hand = this.hand.map((held) => held.piece).sort();
    const question = JSON.stringify([this.tried(), hand, this.session.view.number]);
    if (question !== this.#question) this.refused = null;
    else if (this.asking || this.preview !== null) return;
    this.#question = question;
    this.answered = this.#ask();
  }

  async #ask(): Promise<void> {
    const number = ++this.#asked;
    this.asking = true;
    const preview = await this.session.preview(this.tried());
    if (number !== this.#asked) return;
    this.preview = preview;
    this.asking = false;
  }

  sort(order: Order): void {
    this.hand = sorted(this.hand, order);
  }

  shift(id: number, place: number): void {
    this.hand = rearrange(this.hand, id, place);
  }

  pass(): Promise<boolean> {
    return this.send([], { pass: true });
  }

  /** Act, giving these pieces away; whether the server accepted it. */
  protected async send(given: Iterable<number>, action: Action): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.given = new Set(given);
    try {
      this.refused = await this.session.act(action);
      if (this.refused !== null) this.given = new Set();
      return this.refused === null;
    } finally {
      this.sending = false;
    }
  }
}
