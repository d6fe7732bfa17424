/** A puzzle that is being solved: what a table needs, and what came of the answer. */

import { answerPuzzle, fetchSolution, fetchTheme, type Puzzle, type PuzzleAnswered, refusalOf, tryInPuzzle } from "../../api/client";
import type { Action, Preview, Refusal, View } from "../../api/view";
import { Rolls } from "../../games/cubes/rolls.svelte";
import type { Session } from "../../games/session";
import { say } from "../../i18n/words.svelte";

const SOLVER = 0;

export class Solving implements Session {
  readonly seat = SOLVER;
  readonly plays = true;
  readonly online = true;
  readonly rolls = new Rolls();
  readonly advice = null;
  readonly adviceNumber = { number: 1, of: 1 };
  readonly adviceRefused = null;
  readonly thinking = false;
  answered = $state.raw<PuzzleAnswered | null>(null);
  /** What was answered; nothing if the solution was asked for. */
  made = $state.raw<Action | null>(null);
  /** What it is about, once that was asked for. */
  theme = $state<string | null>(null);
  problem = $state.raw<Refusal | null>(null);

  constructor(
    readonly puzzle: Puzzle,
    private readonly onanswer: (right: boolean, helped: boolean) => void,
    readonly explain: (code: string) => void,
  ) {}

  readonly view = $derived.by<View>(() => {
    const told = this.puzzle.view;
    return { ...told, seats: told.seats.map((seat, index) => (index === SOLVER ? { ...seat, name: say("you") } : seat)) };
  });

  get mayAct(): boolean {
    return this.answered === null;
  }

  async preview(action: Action): Promise<Preview | null> {
    if (this.answered) return null;
    try {
      return await tryInPuzzle(this.puzzle.id, action);
    } catch (error) {
      return { legal: false, refusal: refusalOf(error) };
    }
  }

  async act(action: Action): Promise<Refusal | null> {
    try {
      this.#end(await answerPuzzle(this.puzzle.id, action), action);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Say what it is about. */
  async hint(): Promise<void> {
    await this.#ask(async () => {
      this.theme = await fetchTheme(this.puzzle.id);
    });
  }

  /** Give up, and be shown the solution. */
  async giveUp(): Promise<void> {
    await this.#ask(async () => this.#end(await fetchSolution(this.puzzle.id), null));
  }

  advise(): void {
    void this.hint();
  }

  dropAdvice(): void {
    // What a puzzle is about stays said.
  }

  #end(answered: PuzzleAnswered, made: Action | null): void {
    if (this.answered) return;
    [this.made, this.answered] = [made, answered];
    this.onanswer(answered.right, this.theme !== null);
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await question();
    } catch (error) {
      this.problem = refusalOf(error);
    }
  }
}
