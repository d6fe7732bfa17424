/** A position that is being set up and thought about. Whether it can be, and what is best in it, others say. */

import { type Analysed, analysePosition, describePosition, type Described, type Position, refusalOf, tryReal } from "../../api/client";
import type { Action, GameName, Preview, Refusal, View } from "../../api/view";
import type { Cell } from "../../board/cells";
import type { Piece } from "../../board/pieces";
import type { Advice, Session } from "../../games/session";

/** Where a piece that is pressed goes. */
export type Onto = "board" | "hand" | "gone";
export type Hinted = Analysed["hints"][number];

const PATIENCE = 3000;
const TRIES = 10;

export class Bench implements Session {
  readonly seat = 0;
  readonly online = true;
  position = $state.raw<Position>() as Position;
  told = $state.raw<Described>() as Described;
  /** Whether pieces are put down freely, or a play is tried out. */
  setting = $state(true);
  onto = $state<Onto>("board");
  problem = $state.raw<Refusal | null>(null);
  busy = $state(false);
  thinking = $state(false);
  /** What was found last: the best plays, and what was asked about. */
  answer = $state.raw<Analysed | null>(null);
  /** Whether that was about a play of one's own. */
  own = $state(false);
  /** What is to be said of each of the other plays, by its place; asked for when somebody looks at it. */
  beside = $state.raw<ReadonlyMap<number, Analysed>>(new Map());
  shown = $state<number | null>(null);
  adviceRefused = $state.raw<Refusal | null>(null);
  /** Where the chosen piece would go well together with what lies there. */
  fits = $state.raw<Readonly<Record<string, readonly Cell[]>>>({});
  #past = $state.raw<readonly Position[]>([]);
  #asked = 0;
  #number = $state(0);

  constructor(
    told: Described,
    readonly kind: GameName,
    readonly explain: (code: string) => void,
  ) {
    this.#take(told);
    this.setting = told.problems.length > 0;
    void this.#look();
  }

  readonly plays = $derived.by(() => this.told.play !== null);
  readonly mayAct = $derived.by(() => this.plays && !this.busy && !this.thinking);
  readonly mayUndo = $derived(this.#past.length > 0);
  readonly hints = $derived.by<readonly Hinted[]>(() => this.answer?.hints ?? []);
  readonly adviceNumber = $derived({ number: (this.shown ?? 0) + 1, of: this.hints.length });
  readonly advice = $derived.by<Advice | null>(() => {
    const hint = this.shown === null ? undefined : this.hints[this.shown];
    return hint ? { action: hint.action as Action, preview: hint.preview, expected: hint.expected } : null;
  });
  /** The decision that is spoken of: about one's own play, about the play that is shown, or about the first glance. */
  readonly decision = $derived.by(() => {
    if (this.own || !this.shown) return this.answer?.decisions.at(-1) ?? null;
    return this.beside.get(this.shown)?.decisions.at(-1) ?? null;
  });
  readonly marked = $derived.by<readonly Cell[]>(() => {
    const reason = this.decision?.reasons[0];
    return reason ? [...reason.cells, ...reason.line].map(([x, y]) => ({ x, y })) : [];
  });

  readonly view = $derived.by<View>(() => {
    const { told, position } = this;
    const seats = [null, ...position.others].map(() => ({ name: "", bot: null, taken: true, before: [], mixing: "none", taken_over: null, setup: "here" }));
    return {
      game: "analysis",
      kind: this.kind,
      edition: position.edition,
      seats,
      on_turn: 0,
      you: 0,
      number: this.#number,
      answers: this.#number,
      play: told.play,
    } as unknown as View;
  });

  #take(told: Described): void {
    this.told = told;
    this.position = told.position;
    this.#number += 1;
    this.problem = null;
    this.forget();
  }

  /** What was found holds no more. */
  forget(): void {
    [this.answer, this.own, this.shown, this.adviceRefused, this.beside] = [null, false, null, null, new Map()];
  }

  /** Change something; it is shown at once, and what is to be said of it follows. */
  async change(change: Partial<Position>, remember = true): Promise<void> {
    if (remember) this.#past = [...this.#past, this.position];
    this.position = { ...this.position, ...change };
    this.forget();
    const number = ++this.#asked;
    this.busy = true;
    try {
      const told = await describePosition(this.position);
      if (number !== this.#asked) return;
      this.#take(told);
      if (told.problems.length > 0) this.setting = true;
      await this.#look();
    } catch (error) {
      if (number === this.#asked) this.problem = refusalOf(error);
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  async undo(): Promise<void> {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    await this.change(last, false);
  }

  /** See where pieces go together with what lies there; on a board that no game has, nobody can tell. */
  async #look(): Promise<void> {
    const { edition, board } = this.position;
    if (this.kind === "cards" || !this.setting) return;
    const shown = await tryReal({ edition, board, action: { play: [] } }).catch(() => null);
    const cells = Object.entries((shown?.fits ?? {}) as Record<string, [number, number][]>);
    this.fits = Object.fromEntries(cells.map(([piece, at]) => [piece, at.map(([x, y]) => ({ x, y }))]));
  }

  /** Put a piece on a cell, or take away what lies there. */
  put(cell: Cell, piece: Piece | null): Promise<void> {
    const others = (this.position.board ?? []).filter(([, x, y]) => x !== cell.x || y !== cell.y);
    return this.change({ board: piece === null ? others : [...others, [piece, cell.x, cell.y]] });
  }

  add(onto: "hand" | "gone", piece: Piece): Promise<void> {
    return this.change({ [onto]: [...this.position[onto], piece] });
  }

  drop(onto: "hand" | "gone", place: number): Promise<void> {
    return this.change({ [onto]: this.position[onto].filter((_, index) => index !== place) });
  }

  async preview(action: Action): Promise<Preview | null> {
    const { edition, board, table, hand } = this.position;
    if (!("play" in action)) return null;
    const lying = this.kind === "cards" ? { table } : { board };
    try {
      return await tryReal({ edition, ...lying, hand, size: hand.length, left: this.told.left, action });
    } catch (error) {
      return { legal: false, refusal: refusalOf(error) };
    }
  }

  /** Have a play of one's own judged. */
  async act(action: Action): Promise<Refusal | null> {
    const answer = await this.#think(action);
    if (!answer) return this.adviceRefused;
    if (answer.refusal) return answer.refusal;
    [this.answer, this.own, this.shown, this.beside] = [answer, true, null, new Map()];
    return null;
  }

  /** Show the best play; again to show the next. */
  advise(): void {
    if (this.hints.length > 0 && !this.own) void this.show(((this.shown ?? -1) + 1) % this.hints.length);
    else void this.find();
  }

  async find(): Promise<void> {
    const answer = await this.#think();
    if (answer) [this.answer, this.own, this.shown, this.beside] = [answer, false, 0, new Map()];
  }

  /** Show one of the best plays, and have it compared with the very best. */
  async show(place: number): Promise<void> {
    const { position } = this;
    this.own = false;
    this.shown = place;
    const hint = this.hints[place];
    if (place === 0 || !hint || this.beside.has(place) || this.answer?.by !== "coach") return;
    const answer = await analysePosition(position, hint.action).catch(() => null);
    if (answer && position === this.position) this.beside = new Map([...this.beside, [place, answer]]);
  }

  dropAdvice(): void {
    this.shown = null;
    this.adviceRefused = null;
  }

  async #think(action?: object): Promise<Analysed | null> {
    const { position } = this;
    this.adviceRefused = null;
    this.thinking = true;
    try {
      const answer = await patiently(() => analysePosition(position, action));
      return position === this.position ? answer : null;
    } catch (error) {
      this.adviceRefused = refusalOf(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }
}

/** Ask, and wait where the coach has had enough of us for now. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (refusalOf(error).code !== "too-many" || tries > TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}
