/** A turn that is being tried out on the table of cards. */

import type { Action } from "../../api/view";
import {
  type Arrangement, arrangementOf, backToHand, cardOnTable, cardsLeft, chooseCard, playedCards, putCard, tableOf,
} from "../../board/arrangement";
import { renew } from "../../board/hand";
import { Trial } from "../trial.svelte";

export class CardsTurn extends Trial {
  arrangement = $state.raw<Arrangement>(arrangementOf([]));
  #table = "";

  readonly played = $derived(playedCards(this.arrangement));
  readonly left = $derived(cardsLeft(this.arrangement, this.hand));
  readonly changed = $derived(JSON.stringify(tableOf(this.arrangement)) !== this.#tableNow);
  readonly empty = $derived(this.played.length === 0);
  /** The series that the chosen card may join, by their places. */
  readonly fits = $derived.by<ReadonlySet<number>>(() => {
    const chosen = this.hand.find((held) => held.id === this.arrangement.chosen);
    return new Set(chosen ? ((this.preview?.fits?.[chosen.piece] ?? []) as number[]) : []);
  });

  get #tableNow(): string {
    return JSON.stringify(this.session.view.play?.table ?? []);
  }

  /** Take over what the server tells; a table that has changed puts everything back. */
  follow(pieces: readonly string[], table: readonly (readonly string[])[]): void {
    const written = JSON.stringify(table);
    this.hand = renew(this.hand, pieces, this.given);
    if (written !== this.#table || this.played.some((card) => !this.hand.some((held) => held.id === card.id))) {
      this.#table = written;
      this.arrangement = arrangementOf(table);
    }
    this.ask();
  }

  protected tried(): Action {
    return { play: this.played.map((card) => card.piece), table: tableOf(this.arrangement) };
  }

  #change(next: Arrangement): void {
    this.arrangement = next;
    this.ask();
  }

  choose(id: number): void {
    this.#change(chooseCard(this.arrangement, id));
  }

  /** A press on a card of the table: the chosen card joins it, or it is chosen itself. */
  pressCard(id: number, series: number): void {
    const chosen = this.arrangement.chosen;
    const here = this.arrangement.series.find((one) => one.id === series)?.cards ?? [];
    if (chosen === null || here.some((card) => card.id === chosen)) this.choose(id);
    else this.put(chosen, series);
  }

  put(id: number, target: number | "new"): void {
    this.#change(putCard(this.arrangement, this.hand, id, target));
  }

  takeBack(id: number): void {
    this.#change(backToHand(this.arrangement, id));
  }

  /** Whether a card was played in this turn and may go back to the hand. */
  mayTakeBack(id: number | null): boolean {
    return id !== null && cardOnTable(this.arrangement, id)?.played === true;
  }

  putBack(): void {
    this.#change(arrangementOf(this.session.view.play?.table ?? []));
  }

  /** Lay the table out as advised. */
  layOut(pieces: readonly string[], table: readonly (readonly string[])[]): void {
    const free = [...this.hand];
    const mine = pieces.flatMap((piece) => free.splice(free.findIndex((held) => held.piece === piece), 1));
    const laid = arrangementOf(table);
    const series = laid.series.map((one) => ({
      ...one,
      cards: one.cards.map((card) => {
        const place = mine.findIndex((held) => held.piece === card.piece);
        const held = place >= 0 ? mine.splice(place, 1)[0] : undefined;
        return held ? { ...held, played: true } : card;
      }),
    }));
    this.#change({ ...laid, series });
  }

  async confirm(): Promise<void> {
    await this.send(this.played.map((card) => card.id), this.tried());
  }
}
