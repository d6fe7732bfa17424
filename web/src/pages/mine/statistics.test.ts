import { describe, expect, it } from "vitest";
import { type Played, statistics } from "./statistics";
import { tallyOf } from "./tally";

const ORDER = { levels: ["random", "greedy", "expert"], kinds: ["tiles", "cubes", "cards"] as const };

function game(at: number, changes: Partial<Played>): Played {
  return { game: `g${at}`, kind: "tiles", at, against: "greedy", won: false, score: 50, best: 8, qwirkles: 0, ...changes };
}

describe("what one's own seats did", () => {
  it("finds the best turn and lines of six, also when others laid most of them", () => {
    const five = ["Ro", "Rc", "Rd", "Rs", "Rt"].map((piece, x) => [piece, x, 0] as [string, number, number]);
    const turns = [
      { seat: 0, play: five, score: 5 },
      { seat: 1, play: [["Rx", 5, 0] as [string, number, number]], score: 12 },
    ];
    expect(tallyOf(turns, [1])).toEqual({ best: 12, qwirkles: 1 });
    expect(tallyOf(turns, [0])).toEqual({ best: 5, qwirkles: 0 });
    expect(tallyOf(turns, [0, 1])).toEqual({ best: 12, qwirkles: 1 });
  });

  it("counts two lines of one turn, and one line of several pieces once", () => {
    const across = [0, 1, 2, 3, 4, 5].map((x) => ["Ro", x, 0] as [string, number, number]);
    const down = [1, 2, 3, 4].map((y) => ["Ro", 0, y] as [string, number, number]);
    const turns = [{ seat: 1, play: down, score: 4 }, { seat: 0, play: [["Ro", 0, 5] as [string, number, number]], score: 5 }, { seat: 0, play: across, score: 24 }];
    expect(tallyOf(turns, [0])).toEqual({ best: 24, qwirkles: 2 });
  });

  it("takes the Qwirkles of cards as they are told", () => {
    const turns = [{ seat: 0, play: ["Ro"], table: [], qwirkles: [["Ro"], ["Rc"]] }, { seat: 0, pass: true as const }];
    expect(tallyOf(turns, [0])).toEqual({ best: 2, qwirkles: 2 });
  });
});

describe("statistics", () => {
  it("is all zero of nothing", () => {
    expect(statistics([], ORDER)).toEqual({ games: 0, wins: 0, levels: [], kinds: [], qwirkles: 0, most: 0, streak: 0 });
  });

  it("counts wins by level, in the order of the levels, people last", () => {
    const told = statistics([game(1, { against: "people", won: true }), game(2, { against: "expert" }), game(3, { won: true }), game(4, { won: true, qwirkles: 3 })], ORDER);
    expect(told.levels).toEqual([
      { against: "greedy", games: 2, wins: 2 },
      { against: "expert", games: 1, wins: 0 },
      { against: "people", games: 1, wins: 1 },
    ]);
    expect([told.games, told.wins, told.qwirkles, told.most]).toEqual([4, 3, 3, 3]);
  });

  it("finds the longest streak by time; games of several people at one screen neither break nor lengthen it", () => {
    const told = statistics([game(5, { won: false }), game(2, { won: true }), game(3, { won: null }), game(4, { won: true }), game(1, { won: false }), game(6, { won: true })], ORDER);
    expect(told.streak).toBe(2);
    expect(told.levels).toEqual([{ against: "greedy", games: 5, wins: 3 }]);
  });

  it("keeps the scores of each game apart, the latest last", () => {
    const told = statistics([game(2, { score: 70, best: 9 }), game(1, { score: 60 }), game(3, { kind: "cards", score: 4, best: 2 })], ORDER);
    expect(told.kinds).toEqual([
      { kind: "tiles", games: 2, best: 9, scores: [60, 70] },
      { kind: "cards", games: 1, best: 2, scores: [4] },
    ]);
  });
});
