import { describe, expect, it } from "vitest";
import { accountOf, chancesOf, type Decision, type JudgedTurn, momentsOf, weightiest } from "./summary";

const PARTS = { now: 0, replies: 0, kept: 0, ending: 0, table: 0 };

function decision(loss: number, label: string | null, forced = false): Decision {
  const option = { action: { pass: true }, points: 0, chance: 0.5, parts: PARTS };
  const estimate = { value: loss, within: 0 };
  return { label, forced, proven: false, made: option, best: [option], loss: estimate, points: estimate, parts: PARTS, reasons: [] };
}

function turn(number: number, seat: number, loss: number, label: string | null, forced = false): JudgedTurn {
  return { turn: number, seat, hand: [], luck: 0.1, loss, decisions: [decision(loss, label, forced)] };
}

describe("what judged turns come to", () => {
  const turns = [turn(1, 0, 0, "best"), turn(2, 1, 0.2, "blunder"), turn(3, 0, 0.06, "mistake"), turn(4, 1, 0, null, true), turn(5, 0, 0, "brilliant")];

  it("counts accuracy over the turns with a choice", () => {
    expect(accountOf(turns, 1).accuracy).toBeCloseTo(100 * Math.exp(-2));
    expect(accountOf(turns, 0).accuracy).toBeCloseTo((200 + 100 * Math.exp(-0.6)) / 3);
    expect(accountOf(turns, 0).luck).toBeCloseTo(0.3);
    expect(accountOf([], 0).accuracy).toBeNull();
  });

  it("takes the worst faults first, then brilliant finds", () => {
    expect(momentsOf(turns).map((one) => one.turn)).toEqual([2, 3, 5]);
  });

  it("shows of two decisions the one that lost more, else the last", () => {
    const two = { ...turn(1, 0, 0.1, null), decisions: [decision(0.1, "blunder"), decision(0, "best")] };
    expect(weightiest(two)?.label).toBe("blunder");
    const none = { ...two, decisions: [decision(0, "good"), decision(0, "best")] };
    expect(weightiest(none)?.label).toBe("best");
  });

  it("follows the chance of each seat at its own turns", () => {
    expect(chancesOf(turns, 1).map((one) => one.turn)).toEqual([2, 4]);
  });
});
