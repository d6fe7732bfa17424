import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Roll } from "./roll";
import { Rolls } from "./rolls.svelte";

function roll(seat: number, face: string): Roll {
  return { seat, hand: [face], count: 1, forced: 0, of: 0 };
}

describe("rolls that are shown one after the other", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows those of the others in their order, and then the cubes as they lie", () => {
    const rolls = new Rolls();
    rolls.show([roll(1, "Ro")], 0);
    rolls.show([roll(2, "Go")], 0);
    expect(rolls.shown?.seat).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(rolls.shown?.seat).toBe(2);
    vi.advanceTimersToNextTimer();
    expect(rolls.shown).toBe(null);
  });

  it("shows one's own at once: until then the turn could be gone on with, and would then be held up", () => {
    const rolls = new Rolls();
    rolls.show([roll(1, "Ro"), roll(1, "Go")], 0);
    rolls.show([roll(0, "Bo")], 0);
    expect(rolls.shown?.seat).toBe(0);
    vi.advanceTimersToNextTimer();
    expect(rolls.shown).toBe(null);
    expect(vi.getTimerCount()).toBe(0);
  });
});
