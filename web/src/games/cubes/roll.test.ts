import { describe, expect, it } from "vitest";
import type { EventMessage, View } from "../../api/view";
import { rollsOf } from "./roll";

const before = { on_turn: 1, play: { hands: [["Ro"], ["Gs", "Gd", "Bo"]] } } as unknown as View;

function event(play: object, turn: object | null = null): EventMessage {
  return { type: "event", seat: 1, turn, play } as unknown as EventMessage;
}

describe("rolls that an event tells of", () => {
  it("shows the roll by choice, then each forced one", () => {
    const rolls = rollsOf(before, event({ reroll: [["Gs", "Gx"]], forced: [["Gt", "Go", "Bt"], ["Gc", "Gc", "Bc"]] }));
    expect(rolls).toEqual([
      { seat: 1, hand: ["Gd", "Bo", "Gx"], count: 1, forced: 0, of: 2 },
      { seat: 1, hand: ["Gt", "Go", "Bt"], count: 3, forced: 1, of: 2 },
      { seat: 1, hand: ["Gc", "Gc", "Bc"], count: 3, forced: 2, of: 2 },
    ]);
  });

  it("shows only forced rolls where nothing was rolled by choice", () => {
    expect(rollsOf(before, event({ reroll: [], forced: [["Gt", "Go", "Bt"]] })).map((roll) => roll.forced)).toEqual([1]);
  });

  it("shows nothing for a placement or another game", () => {
    expect(rollsOf(before, event({ reroll: null, forced: [] }, { seat: 1 }))).toEqual([]);
    expect(rollsOf({ on_turn: 0, play: {} } as unknown as View, event({ hand: [] }))).toEqual([]);
  });
});
