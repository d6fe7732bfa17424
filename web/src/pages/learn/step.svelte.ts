/** A step of a lesson that is being tried: what a table needs, and how far the player has come. */

import { actInStep, type LessonStep, refusalOf, tryStep } from "../../api/client";
import type { Action, GameName, Preview, Refusal, View } from "../../api/view";
import { rollsOf } from "../../games/cubes/roll";
import { Rolls } from "../../games/cubes/rolls.svelte";
import type { Advice, Session } from "../../games/session";
import { say } from "../../i18n/words.svelte";

const LEARNER = 0;

export class StepTried implements Session {
  readonly seat = LEARNER;
  readonly plays = true;
  readonly online = true;
  readonly rolls = new Rolls();
  readonly adviceNumber = { number: 1, of: 1 };
  readonly thinking = false;
  readonly adviceRefused = null;
  /** The numbers to tell once the step is done. */
  done = $state.raw<Record<string, number> | null>(null);
  /** Whether something was tried that is not what the step asks for. */
  wrong = $state(false);
  #after = $state.raw<View | null>(null);
  #shown = $state(false);

  constructor(
    readonly game: GameName,
    readonly step: LessonStep,
    readonly explain: (code: string) => void,
  ) {}

  readonly view = $derived.by<View>(() => {
    const told = this.#after ?? this.step.view;
    const seats = told.seats.map((seat, index) => (index === LEARNER ? { ...seat, name: say("you") } : seat));
    if (!this.#after) return { ...told, seats };
    // The other seat never plays: the lesson goes on when the learner does.
    return { ...told, seats, on_turn: told.on_turn === LEARNER ? LEARNER : null, play: told.play && { ...told.play, may: null } };
  });

  get mayAct(): boolean {
    return this.done === null;
  }

  get advice(): Advice | null {
    return this.#shown ? this.step.solution : null;
  }

  async preview(action: Action): Promise<Preview | null> {
    if (this.done) return null;
    try {
      const shown = await tryStep(this.game, this.step.id, action);
      if (shown.refusal && !shown.need && "play" in action && action.play.length > 0) this.wrong = true;
      return shown;
    } catch (error) {
      return { legal: false, refusal: refusalOf(error) };
    }
  }

  async act(action: Action): Promise<Refusal | null> {
    this.#shown = false;
    try {
      const { values, view } = await actInStep(this.game, this.step.id, action);
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!still && view.on_turn === LEARNER) this.rolls.show(rollsOf(this.step.view, { turn: null, play: view.play }), LEARNER);
      [this.#after, this.done] = [view, values];
      return null;
    } catch (error) {
      this.wrong = true;
      return refusalOf(error);
    }
  }

  /** Whether there is something to show on the table; which cubes to roll, the words say. */
  get showable(): boolean {
    return !("reroll" in this.step.solution.action);
  }

  advise(): void {
    this.wrong = true;
    this.#shown = this.showable;
  }

  dropAdvice(): void {
    this.#shown = false;
  }
}
