/** A real table that is being followed: the turns that were entered, and what the rules make of them. */

import { type Analysed, analysePosition, followReal, type Position, type RealKnown, refusalOf, tryReal } from "../../api/client";
import type { Action, Preview, Refusal, View } from "../../api/view";
import { without } from "../../board/hand";
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
  thinking = $state(false);
  adviceRefused = $state.raw<Refusal | null>(null);
  hints = $state.raw<Analysed["hints"]>([]);
  shown = $state(0);
  /** Whether one's own hand may be seen: the device may lie in the middle. */
  open = $state(true);
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

  readonly mine = $derived.by(() => this.table.mine ?? null);
  /** What is held by whoever has the device: from the turns, or as it was entered since the last turn of theirs. */
  readonly hand = $derived.by<readonly Piece[] | null>(() => {
    const { mine, now, table } = this;
    if (mine === null || !now || this.correcting) return null;
    const rolled = this.rolled > 0 && now.on_turn === mine;
    const { held } = table;
    const since = held ? this.turns.slice(held.turns) : [];
    if (held && held.turns <= this.turns.length && since.every((turn) => turn.seat !== mine) && held.rolled === rolled) return held.pieces;
    return rolled ? null : (now.hands[mine] ?? null);
  });
  /** How many pieces are missing in that hand. */
  readonly lacking = $derived.by(() => (this.mine === null ? 0 : (this.now?.hand_sizes?.[this.mine] ?? 0) - (this.hand?.length ?? 0)));
  /** Whether the player on turn lays from a hand that is known. */
  readonly holding = $derived.by(() => this.open && this.mine !== null && this.now?.on_turn === this.mine && this.hand !== null && this.lacking === 0);
  readonly advice = $derived.by<Advice | null>(() => {
    const hint = this.hints[this.shown];
    return hint ? { action: hint.action as Action, preview: hint.preview, expected: hint.expected } : null;
  });
  readonly adviceNumber = $derived({ number: this.shown + 1, of: this.hints.length });

  /** The table as the player on turn sees it, for the analysis board. */
  readonly position = $derived.by<Partial<Position> | null>(() => {
    const { now, table } = this;
    if (!now || now.on_turn === null || !now.hand_sizes || !this.layable) return null;
    const turned = <One>(seats: readonly One[]) => [...seats.slice(now.on_turn ?? 0), ...seats.slice(0, now.on_turn ?? 0)];
    const lying = table.kind === "cards" ? { table: now.table } : { board: now.board };
    const counted = table.kind === "cards" ? { qwirkles: turned(now.qwirkles) } : { scores: turned(now.scores) };
    return {
      edition: table.edition, ...lying, ...counted, hand: [...((now.on_turn === this.mine ? this.hand : null) ?? [])],
      others: turned(now.hand_sizes).slice(1), rolled: this.rolled > 0, turns_left: now.turns_left,
    };
  });

  /** Every piece that might be laid, whoever holds it. */
  readonly pool = $derived.by<Piece[]>(() => {
    if (this.holding) return [...(this.hand ?? [])];
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
    if (!this.correcting) {
      const kept = this.#kept(turn, seat);
      const refused = await this.#take(() => this.#follow([...this.turns, { ...turn, seat }]), number);
      if (refused === null && kept) this.#keep({ held: { turns: this.turns.length, rolled: false, pieces: kept } });
      return refused;
    }
    const before = this.before ?? this.turns;
    const refused = await this.#take(() => this.#follow(this.turns, { correct: { turn: number, by: turn } }), number);
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
      this.#keep({ turns: this.turns, scores: known.now.scores, over: known.now.ended !== null && fault === null });
      return null;
    } catch (error) {
      this.problem = refusalOf(error);
      return this.problem;
    } finally {
      this.busy = false;
    }
  }

  #keep(change: Partial<KeptTable>): void {
    this.table = { ...this.table, ...change };
    keepTable(this.table);
  }

  #follow(turns: readonly Entered[], also: Parameters<typeof followReal>[1] = {}): Promise<RealKnown> {
    const { edition, names, first, deal } = this.table;
    return followReal({ edition, players: names.map((name) => ({ name })), first, turns, ...(deal ? { deal } : {}) }, also);
  }

  /** What is left of a hand that was known, after a turn of it; nothing where nobody can tell. */
  #kept(turn: Turned, seat: number): Piece[] | null {
    if (seat !== this.mine || !this.hand) return null;
    const used = turn["play"] ?? turn["trade"] ?? (turn["pass"] ? [] : null);
    if (!Array.isArray(used)) return null;
    return without(this.hand, (used as (string | [string, number, number])[]).map((one) => (typeof one === "string" ? one : one[0])));
  }

  /** Say whose hand is entered here. */
  sitAs(mine: number | null): void {
    this.#keep({ mine, held: null });
    this.#changed();
  }

  /** Say what is held now. It is written down where the record can hold it; why it cannot be, and nothing has changed. */
  async hold(pieces: readonly Piece[]): Promise<Refusal | null> {
    const { mine, turns } = this;
    if (mine === null) return null;
    const held = { turns: turns.length, rolled: this.rolled > 0 && this.now?.on_turn === mine, pieces };
    const rolled = this.rolled;
    try {
      if (!held.rolled && pieces.length === this.now?.hand_sizes?.[mine]) {
        const known = await this.#follow(turns, { hand: { seat: mine, pieces: [...pieces] } });
        if (known.fault) return known.fault.refusal ?? { code: known.fault.code };
        this.known = known;
        this.turns = known.turns as Entered[];
        this.#keep({ turns: this.turns, deal: (known.record as { deal: (string[] | null)[] }).deal });
      }
      this.#keep({ held });
      this.#changed();
      this.rolled = rolled;
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  #changed(): void {
    this.#number += 1;
    this.rolled = 0;
    this.problem = null;
    this.dropAdvice();
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
      return await tryReal({ edition: table.edition, ...lying, size, left: now.left, ...(this.holding ? { hand: this.hand } : {}), action });
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

  /** Show what is best with the hand that is known; again to show the next. */
  advise(): void {
    if (this.hints.length > 0) this.shown = (this.shown + 1) % this.hints.length;
    else void this.#think();
  }

  async #think(): Promise<void> {
    const { position, at } = this;
    if (!position || this.thinking) return;
    this.adviceRefused = null;
    this.thinking = true;
    try {
      const { hints, problems } = await analysePosition(position);
      if (at !== this.at) return;
      [this.hints, this.shown] = [hints, 0];
      this.adviceRefused = problems[0] ?? null;
    } catch (error) {
      this.adviceRefused = refusalOf(error);
    } finally {
      this.thinking = false;
    }
  }

  dropAdvice(): void {
    [this.hints, this.shown, this.adviceRefused] = [[], 0, null];
  }
}
