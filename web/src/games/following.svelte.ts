/** The game as it is followed: moves that come faster than people can follow wait, and are shown one after the other. */

import type { EventMessage, Turn, View } from "../api/view";
import type { Pace } from "../settings.svelte";

/** How long a move stands before the next is shown, in milliseconds. */
export const HOLD: Record<Pace, number> = { "at-once": 0, brisk: 650, calm: 1600 };
/** How long the points of a move stay beside it. */
const LINGER = 1800;

/** A move that is being shown, or shown again. */
export interface Moment {
  readonly turn: Turn;
  /** Which turn of the game it is, from 1. */
  readonly number: number;
  /** Whether somebody has asked to see it once more. */
  readonly again: boolean;
}

/** An event with the game before and after it. */
export interface Happening {
  readonly event: EventMessage;
  readonly before: View;
  readonly now: View;
}

interface Ways {
  /** How fast moves are to be shown just now. */
  pace: (told: Happening) => Pace;
  /** Whether somebody at this device did it. */
  own: (told: Happening) => boolean;
  /** Called whenever an event comes to be shown; the answer is how long it takes by itself, such as rolls. */
  shown: (told: Happening, hurried: boolean) => number;
}

export class Following {
  /** The move that is shown. */
  moment = $state.raw<Moment | null>(null);
  /** Whether a move still stands that the next ones wait for. */
  busy = $state(false);
  /** How many events wait to be shown. */
  left = $state(0);
  /** The game as it is shown while it is behind the real one. */
  #behind = $state.raw<View | null>(null);
  #waiting: Happening[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ways: Ways) {}

  /** The game as it is to be shown, if this is how it stands. */
  view(now: View | null): View | null {
    return this.#behind ?? now;
  }

  /** Whether moves wait to be shown. */
  get behind(): boolean {
    return this.#behind !== null;
  }

  hear(told: Happening): void {
    const hurried = this.ways.pace(told) === "at-once" || this.left > told.now.seats.length;
    // What one does oneself is seen at once.
    if (hurried || this.ways.own(told)) {
      this.skip();
      this.#show(told, hurried);
    } else if (this.busy || this.behind) {
      this.#behind ??= told.before;
      this.left = this.#waiting.push(told);
    } else this.#show(told, false);
  }

  /** Show everything that waits, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    [this.#waiting, this.#behind, this.busy, this.left] = [[], null, false, 0];
    for (const told of waiting) this.#show(told, true);
  }

  /** Show a turn of the game once more. */
  showAgain(view: View, number: number): void {
    const turn = view.play?.turns[number - 1];
    if (turn) this.#point({ turn, number, again: true });
  }

  /** Look at the game as it is. */
  letGo(): void {
    clearTimeout(this.#lingering);
    this.moment = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#lingering);
  }

  #point(moment: Moment): void {
    clearTimeout(this.#lingering);
    this.moment = moment;
    if (!moment.again || moment.turn.table === undefined) this.#lingering = setTimeout(() => this.letGo(), LINGER);
  }

  #show(told: Happening, hurried: boolean): void {
    const { event, now } = told;
    if (event.kind === "started") this.letGo();
    else if (event.turn) this.#point({ turn: event.turn, number: now.play?.turns.length ?? 0, again: false });
    const own = this.ways.shown(told, hurried);
    const hold = hurried ? 0 : Math.max(own, event.turn ? HOLD[this.ways.pace(told)] : 0);
    if (hold === 0) return;
    this.busy = true;
    this.#timer = setTimeout(() => this.#next(), hold);
  }

  #next(): void {
    this.busy = false;
    const told = this.#waiting.shift();
    if (!told) return;
    this.left = this.#waiting.length;
    this.#behind = this.left > 0 ? told.now : null;
    this.#show(told, false);
    if (!this.busy) this.#next();
  }
}
