import { describe, expect, it } from "vitest";
import type { Turn, View } from "../api/view";
import { bestTurn, qwirklesMade, scoresByRound, scoresByTurn, storyOf } from "./story";

/** A game of two in which the seats score these points in turn; seat 0 begins. */
function played(points: readonly number[], extra: Partial<View> = {}): View {
  const turns = points.map((score, place): Turn => ({ seat: place % 2, play: [], score }));
  const scores = [0, 1].map((seat) => points.filter((_, place) => place % 2 === seat).reduce((sum, one) => sum + one, 0));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { kind: "tiles", seats: [{}, {}], play: { turns, scores }, result: { winners, scores, reason: "" }, ...extra } as unknown as View;
}

describe("the story of a game", () => {
  it("adds the scores up turn by turn and round by round", () => {
    const view = played([3, 4, 5]);
    expect(scoresByTurn(view)).toEqual([[0, 0], [3, 0], [3, 4], [8, 4]]);
    expect(scoresByRound(view)).toEqual([[3, 4], [8, 4]]);
    expect(bestTurn(view)).toMatchObject({ number: 3, points: 5 });
    expect(bestTurn(played([]))).toBeNull();
  });

  it("counts the lines of six that each turn made", () => {
    const row = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => ["Ro", from + place, 0]);
    const turns = [{ seat: 0, play: row(0, 4), score: 4 }, { seat: 1, play: row(4, 6), score: 12 }, { seat: 0, play: [["Ro", 0, 1]], score: 2 }];
    expect(qwirklesMade({ seats: [{}, {}], play: { turns } } as unknown as View)).toEqual([0, 1]);
    const taken = [{ seat: 1, play: ["Ro"], qwirkles: [["Ro"], ["Go"]] }];
    expect(qwirklesMade({ seats: [{}, {}], play: { turns: taken } } as unknown as View)).toEqual([0, 2]);
  });

  it.each([
    ["tie", [5, 5]],
    ["last-turn", [10, 20, 5, 5, 20]],
    ["comeback", [4, 40, 20, 4, 20, 4, 20, 4]],
    ["close", [30, 28, 30, 30]],
    ["runaway", [40, 10, 40, 10]],
    ["ahead", [14, 10, 12, 8, 14, 10, 15, 12, 12, 10, 11, 10]],
    ["turn", [10, 12, 12, 10, 24, 12, 12, 10, 10, 12, 10, 12]],
    ["long", [10, 12, 12, 10, 14, 12, 12, 10, 15, 12, 10, 4]],
  ])("is %s", (code, points) => {
    expect(storyOf(played(points))?.code).toBe(code);
  });

  it("names the turn in which the winner was furthest behind", () => {
    expect(storyOf(played([4, 40, 20, 4, 20, 4, 20, 4]))).toEqual({ code: "comeback", seat: 0, values: { behind: 36, turn: 2 } });
  });

  it("is none for a game that was broken off", () => {
    expect(storyOf(played([4], { result: null }))).toBeNull();
  });
});
