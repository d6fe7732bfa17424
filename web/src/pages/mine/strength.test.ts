import { describe, expect, it } from "vitest";
import type { Played } from "./statistics";
import { fittingLevel, strengthOf } from "./strength";

const LEVELS = Array.from({ length: 8 }, (_, place) => `level-${place + 1}`);

/** Games one after the other against these, all won or all lost. */
function games(against: readonly string[], won: boolean, changes: Partial<Played> = {}): Played[] {
  return against.map((name, at) => ({ game: `g${at}`, kind: "tiles", at, against: name, won, score: 0, best: 0, qwirkles: 0, ...changes }));
}

describe("about my strength", () => {
  it("begins on the third step", () => {
    expect(fittingLevel([], "tiles", LEVELS)).toBe("level-3");
  });

  it("rises with the first win, and falls with the first loss", () => {
    expect(fittingLevel(games(["level-3"], true), "tiles", LEVELS)).toBe("level-4");
    expect(fittingLevel(games(["level-3"], false), "tiles", LEVELS)).toBe("level-2");
  });

  it("moves slowly once it knows the person", () => {
    const known = [...games(["level-3", "level-4", "level-4"], true), ...games(["level-5", "level-4", "level-4"], false).map((one) => ({ ...one, at: one.at + 3 }))];
    const next = { ...games(["level-4"], true)[0]!, at: 9 };
    expect(Math.abs(strengthOf([...known, next], "tiles", LEVELS) - strengthOf(known, "tiles", LEVELS))).toBeLessThan(0.3);
  });

  it("never leaves the ladder, and comes back from its ends at once", () => {
    const best = games(Array(30).fill("level-8"), true);
    expect(fittingLevel(best, "tiles", LEVELS)).toBe("level-8");
    const worst = games(Array(30).fill("level-1"), false);
    expect(fittingLevel(worst, "tiles", LEVELS)).toBe("level-1");
    expect(strengthOf([...worst, ...games(Array(4).fill("level-1"), true).map((one) => ({ ...one, at: 99 }))], "tiles", LEVELS)).toBeGreaterThan(1);
  });

  it("finds the level that somebody beats half of the time", () => {
    const played: Played[] = [];
    for (let at = 0; at < 200; at++) {
      const against = fittingLevel(played, "tiles", LEVELS);
      const step = LEVELS.indexOf(against) + 1;
      // Beats the first five steps, loses to the others.
      played.push({ ...games([against], step <= 5)[0]!, game: `g${at}`, at });
    }
    const late = played.slice(100).map(({ against }) => against);
    expect(new Set(late)).toEqual(new Set(["level-5", "level-6"]));
  });

  it("goes by that game alone, and by games against computers", () => {
    const other = games(["level-3"], true, { kind: "cards" });
    const people = games(["people"], true);
    const several = games(["level-3"], true, { won: null });
    expect(strengthOf([...other, ...people, ...several], "tiles", LEVELS)).toBe(3);
  });

  it("takes it for harder to beat three than one", () => {
    const one = strengthOf(games(["level-3"], true), "tiles", LEVELS);
    const three = strengthOf(games(["level-3"], true, { others: 3 }), "tiles", LEVELS);
    expect(three).toBeGreaterThan(one);
    expect(strengthOf(games(["level-3"], false, { others: 3 }), "tiles", LEVELS)).toBeGreaterThan(strengthOf(games(["level-3"], false), "tiles", LEVELS));
  });

  it("counts games against the computers of old", () => {
    expect(strengthOf(games(["expert"], true), "tiles", LEVELS)).toBeGreaterThan(strengthOf(games(["novice"], true), "tiles", LEVELS));
    for (const [kind, level] of [["tiles", "level-7"], ["cubes", "level-7"], ["cards", "level-6"]] as const) {
      const [club, same] = ["club", level].map((name) => strengthOf(games([name], true, { kind }), kind, LEVELS));
      expect(club).toBe(same);
    }
  });
});
