/** A turn that is being tried out on the table of cards. */

import type { Action, Turn } from "../../api/view";
import {
  type Arrangement, arrangementOf, backToHand, type Came, cardOf, cardsLeft, chooseCard, doMove, isChanged, layOut, type Lying, lyingIn, type Move, movesTo, newsOf,
  NOTHING_ARRANGED, openTo, playedCards, putCard, standing, stripOf, tableOf, type Target,
} from "../../board/arrangement";
import { renew } from "../../board/hand";
import type { Piece } from "../../board/pieces";
import { feel } from "../feel";
import { piecesPlayed } from "../naming";
import type { Session } from "../session";
import { Trial } from "../trial.svelte";

type Table = readonly (readonly Piece[])[];
interface KeptTable {
  /** The table when the turn began, and as it was laid out. */
  readonly on: string;
  readonly table: readonly Lying[];
}
type News = ReadonlyMap<number, ReadonlyMap<Piece, Came>>;

export class CardsTurn extends Trial {
  arrangement = $state.raw<Arrangement>(NOTHING_ARRANGED);
  /** What the others did since this seat's last turn. */
  news = $state.raw<News>(new Map());
  others = $state.raw<readonly Turn[]>([]);
  /** The card that was put last. */
  latest = $state<number | null>(null);
  /** Why the last press did nothing: the chosen card does not belong there, or no card is chosen. */
  idle = $state<"elsewhere" | "choose" | null>(null);
  #past = $state.raw<readonly Arrangement[]>([]);
  #future = $state.raw<readonly Arrangement[]>([]);
  #table = "";
  /** The strips that the server was asked about last, and those that it has judged. */
  #asked: readonly number[] = [];
  #judged = $state.raw<readonly number[]>([]);

  readonly played = $derived(playedCards(this.arrangement));
  readonly left = $derived(cardsLeft(this.arrangement, this.hand));
  readonly changed = $derived(isChanged(this.arrangement));
  readonly empty = $derived(this.played.length === 0 && !this.changed);
  readonly mayUndo = $derived(this.#past.length > 0);
  readonly mayRedo = $derived(this.#future.length > 0);
  /** The strips that need more cards. */
  readonly unfinished = $derived.by<ReadonlySet<number>>(() => {
    const faults = this.preview?.series ?? [];
    return new Set(this.#judged.filter((_, place) => faults[place]));
  });

  /** Take over what the server tells; a table that has changed puts everything back. */
  follow(pieces: readonly string[], table: Table): void {
    const written = JSON.stringify(table);
    this.idle = null;
    this.hand = renew(this.hand, pieces, this.given);
    if (written !== this.#table || this.played.some((card) => !this.hand.some((held) => held.id === card.id))) {
      this.#table = written;
      this.#begin(table);
    }
    this.ask();
    this.remember();
  }

  protected written(): KeptTable {
    return { on: this.#table, table: lyingIn(this.arrangement) };
  }

  /** On another table than it was laid on, nothing can be laid as it was. */
  protected restore(laid: unknown): void {
    const { on, table } = laid as KeptTable;
    if (on === this.#table) this.#change(layOut(this.arrangement, this.hand, table));
  }

  protected clear(): void {
    this.putBack();
  }

  /** Begin with the table as it lies, and with what the others have done since this seat's last turn. */
  #begin(table: Table): void {
    const { before, others } = sinceMine(this.session);
    const base = others.length > 0 ? arrangementOf(before, this.arrangement) : this.arrangement;
    const now = arrangementOf(table, base);
    this.news = others.length > 0 ? newsOf(base, now, others.flatMap(piecesPlayed)) : new Map();
    this.others = others;
    this.arrangement = now;
    [this.#past, this.#future, this.latest] = [[], [], null];
  }

  protected override ask(): void {
    const asked = standing(this.arrangement).map((strip) => strip.id);
    this.#asked = asked;
    super.ask();
    void this.answered.then(() => this.#asked === asked && (this.#judged = asked));
  }

  protected tried(): Action {
    return { play: this.played.map((card) => card.piece), table: tableOf(this.arrangement) };
  }

  /** Go on from another arrangement; the one before can be had back. */
  #change(next: Arrangement): void {
    this.idle = null;
    if (next === this.arrangement) return;
    this.#past = [...this.#past, this.arrangement];
    this.#future = [];
    this.arrangement = next;
    this.ask();
    this.remember();
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [this.arrangement, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.arrangement = { ...last, chosen: null };
    this.idle = null;
    this.ask();
    this.remember();
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.arrangement];
    this.#future = rest;
    this.arrangement = { ...next, chosen: null };
    this.idle = null;
    this.ask();
    this.remember();
  }

  choose(id: number): void {
    this.idle = null;
    this.arrangement = chooseCard(this.arrangement, id);
  }

  /** Choose a card that is being dragged, so that its slots are lit. */
  carry(id: number): void {
    if (this.arrangement.chosen !== id) this.choose(id);
  }

  /** What the chosen card shows. */
  readonly chosenPiece = $derived.by(() => {
    const { chosen } = this.arrangement;
    return chosen === null ? null : (cardOf(this.arrangement, this.hand, chosen)?.piece ?? null);
  });
  /** The strips that the chosen card may join. */
  readonly open = $derived<ReadonlySet<number>>(this.chosenPiece === null ? new Set() : openTo(this.arrangement, this.chosenPiece));

  /** A press on a card of the table: the chosen card joins its strip where it may, else it is chosen itself. */
  pressCard(id: number): void {
    const strip = stripOf(this.arrangement, id);
    if (strip && this.open.has(strip.id)) this.putChosen(strip.id);
    else this.choose(id);
  }

  /** A press where the chosen card cannot go. */
  miss(): void {
    this.idle = this.arrangement.chosen === null ? "choose" : "elsewhere";
  }

  putChosen(target: Target): void {
    if (this.arrangement.chosen !== null) this.put(this.arrangement.chosen, target);
  }

  put(id: number, target: Target): void {
    feel("lay");
    this.#change(putCard(this.arrangement, this.hand, id, target));
    this.latest = id;
  }

  takeBack(id: number): void {
    this.#change(backToHand(this.arrangement, id));
  }

  /** Whether a card was played in this turn and may go back to the hand. */
  mayTakeBack(id: number | null): boolean {
    return this.played.some((card) => card.id === id);
  }

  putBack(): void {
    const first = this.#past[0];
    if (first) this.#change({ ...first, chosen: null });
  }

  /** Do one move of a plan. */
  do(move: Move): void {
    this.#change(doMove(this.arrangement, this.hand, move));
  }

  movesTo(plan: Table): ReturnType<typeof movesTo> {
    return movesTo(this.arrangement, this.hand, plan);
  }

  /** Lay the table out as planned, in one step that can be undone. */
  layOut(plan: Table): void {
    this.#change(layOut(this.arrangement, this.hand, plan));
  }

  async confirm(): Promise<void> {
    await this.send(this.played.map((card) => card.id), this.tried());
  }
}

/** The table as this seat left it, and the plays of the others since. */
function sinceMine(session: Session): { before: Table; others: Turn[] } {
  const turns = session.view.play?.turns ?? [];
  // Those who only watch see what the last turn did.
  const mine = session.seat === null ? turns.length - 2 : turns.findLastIndex((turn) => turn.seat === session.seat);
  const before = turns.slice(0, mine + 1).findLast((turn) => turn.table)?.table ?? [];
  return { before, others: turns.slice(mine + 1).filter((turn) => turn.play || turn.pass) };
}
