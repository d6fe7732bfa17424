/** A real table that is being followed: the turns that were entered, and what the rules make of them. */

import { followReal, type RealKnown, refusalOf, tryReal } from "../../api/client";
import type { Action, Preview, Refusal, View } from "../../api/view";
import { COLOUR_CODES, KINDS, type Piece, SHAPE_CODES } from "../../board/pieces";
import type { Advice, Session } from "../../games/session";
import { type Entered, keepTable, type KeptTable } from "./kept.svelte";

/** Of a cube only the colour is counted; nobody lays more than two that look alike, not even to ask whether they may. */
const ALIKE = 2;

/** What is entered of a turn, without its seat. */
export type Turned = Record<string, unknown>;

export class RealSession implements Session {
  readonly seat = null;
  readonly online = true;
  readonly advice: Advice | null = null;
  readonly adviceNumber = { number: 1, of: 1 };
  readonly thinking = false;
  readonly adviceRefused = null;
  turns = $state.raw<readonly Entered[]>([]);
  /** What is known where the next turn goes. */
  known = $state.raw<RealKnown | null>(null);
  /** Where the next turn goes: behind the last one, or in the place of one that is corrected. */
  at = $state(0);
  /** The turns before the last correction, to take it back. */
  before = $state.raw<readonly Entered[] | null>(null);
  /** Cubes that were rolled by choice before what is laid. */
  rolled = $state(0);
  problem = $state.raw<Refusal | null>(null);
  busy = $state(false);
  #number = $state(0);

  table = $state.raw<KeptTable>() as KeptTable;

  constructor(
    table: KeptTable,
    readonly explain: (code: string) => void,
  ) {
    this.table = table;
    this.turns = table.turns;
    this.at = table.turns.length;
  }

  readonly now = $derived(this.known?.now ?? null);
  readonly correcting = $derived(this.at < this.turns.length);
  readonly fault = $derived(this.known?.fault ?? null);
  readonly ended = $derived.by(() => !this.correcting && (this.now?.ended ?? null) !== null);
  readonly plays = $derived.by(() => this.now !== null && !this.ended);
  readonly mayAct = $derived.by(() => this.plays && !this.busy);
  /** Whether turns can be laid: everything that lies there is known. */
  readonly layable = $derived.by(() => this.now !== null && (this.now.board !== null || this.now.table !== null));

  /** Every piece that might be laid, whoever holds it. */
  readonly pool = $derived.by<Piece[]>(() => {
    const unseen = this.now?.unseen ?? {};
    if (this.table.kind !== "cubes") return KINDS.flatMap((kind) => Array.from({ length: unseen[kind] ?? 0 }, () => kind));
    return [...COLOUR_CODES].flatMap((colour) =>
      [...SHAPE_CODES].flatMap((shape) => Array.from({ length: Math.min(ALIKE, unseen[colour] ?? 0) }, () => colour + shape)),
    );
  });

  readonly view = $derived.by<View>(() => {
    const { now, table } = this;
    return {
      game: table.id,
      kind: table.kind,
      edition: table.edition,
      seats: table.names.map((name) => ({ name, bot: null, taken: true, before: [], mixing: "none", taken_over: null, setup: "here" })),
      on_turn: now?.on_turn ?? null,
      you: null,
      number: this.#number,
      answers: this.#number,
      play: now && {
        first: now.first,
        hand: this.pool,
        hands: null,
        hand_sizes: now.hand_sizes ?? [],
        bag_size: now.left ?? 0,
        stack_size: now.left ?? 0,
        scores: now.scores,
        ended: now.ended,
        unseen: now.unseen ?? {},
        may: null,
        board: now.board ?? [],
        table: now.table ?? [],
        turns: now.turns,
        qwirkles: now.qwirkles,
        turns_left: now.turns_left,
      },
    } as unknown as View;
  });

  /** Play everything through that was entered. */
  async load(): Promise<void> {
    await this.#take(() => this.#follow(this.turns));
  }

  /** Enter a turn; why it is refused, and then nothing has changed. */
  async enter(turn: Turned): Promise<Refusal | null> {
    const seat = this.now?.on_turn;
    if (seat === null || seat === undefined) return { code: "game-over" };
    const number = this.at + 1;
    if (!this.correcting) return this.#take(() => this.#follow([...this.turns, { ...turn, seat }]), number);
    const before = this.before ?? this.turns;
    const refused = await this.#take(() => this.#follow(this.turns, { turn: number, by: turn }), number);
    if (refused === null && this.fault) this.before = before;
    return refused;
  }

  /** Go on with what the rules make of the turns, unless the one of that number is refused. */
  async #take(follow: () => Promise<RealKnown>, number?: number): Promise<Refusal | null> {
    this.busy = true;
    try {
      const known = await follow();
      const { fault } = known;
      if (fault && fault.turn === number) return fault.refusal ?? { code: fault.code };
      this.known = known;
      this.turns = known.turns as Entered[];
      this.before = null;
      this.at = fault?.turn ? fault.turn - 1 : this.turns.length;
      this.#changed();
      keepTable({ ...this.table, turns: this.turns, scores: known.now.scores, over: known.now.ended !== null && fault === null });
      return null;
    } catch (error) {
      this.problem = refusalOf(error);
      return this.problem;
    } finally {
      this.busy = false;
    }
  }

  #follow(turns: readonly Entered[], correct?: { turn: number; by: Turned }): Promise<RealKnown> {
    const { edition, names, first } = this.table;
    return followReal({ edition, players: names.map((name) => ({ name })), first, turns }, correct);
  }

  #changed(): void {
    this.#number += 1;
    this.rolled = 0;
    this.problem = null;
  }

  /** Say who starts, before anybody has played. */
  async startWith(first: number): Promise<void> {
    this.table = { ...this.table, first };
    await this.load();
  }

  /** Go back to a turn, counted from 1, to enter it anew. */
  async correct(turn: number): Promise<void> {
    this.busy = true;
    try {
      this.known = { ...(await this.#follow(this.turns.slice(0, turn - 1))), fault: null };
      this.at = turn - 1;
      this.#changed();
    } catch (error) {
      this.problem = refusalOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Leave a correction as it was. */
  async stop(): Promise<void> {
    const turns = this.before ?? this.turns;
    await this.#take(() => this.#follow(turns));
  }

  /** Take the last turn back. */
  async undo(): Promise<void> {
    await this.#take(() => this.#follow(this.turns.slice(0, -1)));
  }

  /** Give up the turns from the one on that does not fit. */
  async cut(): Promise<void> {
    await this.#take(() => this.#follow(this.turns.slice(0, this.at)));
  }

  async preview(action: Action): Promise<Preview | null> {
    const { now, table } = this;
    if (!now || !("play" in action)) return null;
    const size = now.on_turn === null ? null : (now.hand_sizes?.[now.on_turn] ?? null);
    const lying = table.kind === "cards" ? { table: now.table ?? [] } : { board: now.board ?? [] };
    try {
      return await tryReal({ edition: table.edition, ...lying, size, left: now.left, action });
    } catch (error) {
      return { legal: false, refusal: refusalOf(error) };
    }
  }

  act(action: Action): Promise<Refusal | null> {
    return this.enter(this.#written(action));
  }

  /** An action as records write it: cards tell the Qwirkles apart, and cubes what was rolled before. */
  #written(action: Action): Turned {
    if ("table" in action) {
      const [qwirkles, table] = [action.table.filter((series) => series.length === 6), action.table.filter((series) => series.length < 6)];
      return { play: action.play, table, qwirkles };
    }
    return this.rolled > 0 && "play" in action ? { ...action, reroll: this.rolled } : { ...action };
  }

  advise(): void {
    // Nobody's hand is known.
  }

  dropAdvice(): void {
    // There is none.
  }
}
