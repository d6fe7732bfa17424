import { beforeAll, describe, expect, it, vi } from "vitest";

vi.mock("../../settings.svelte", () => ({ keep: () => undefined, kept: () => ({}) }));

let all: typeof import("./progress");
beforeAll(async () => {
  all = await import("./progress");
});

const PUZZLE = { id: "0a1b2c3d", game: "tiles" as const, rating: 1200 };

describe("the rating", () => {
  it("rises with a find and falls with a miss, and further for the harder one", () => {
    const { NOTHING, START, afterAnswer, ratingOf } = all;
    const found = afterAnswer(NOTHING, PUZZLE, true, false, null);
    const hard = afterAnswer(NOTHING, { ...PUZZLE, rating: 1800 }, true, false, null);
    const missed = afterAnswer(NOTHING, PUZZLE, false, false, null);
    expect(ratingOf(found, "tiles")).toBe(START + 24);
    expect(ratingOf(missed, "tiles")).toBe(START - 24);
    expect(ratingOf(hard, "tiles")).toBeGreaterThan(ratingOf(found, "tiles"));
    expect(ratingOf(found, "cubes")).toBe(START);
  });

  it("rises less with a hint, and counts each puzzle once", () => {
    const { NOTHING, afterAnswer, ratingOf } = all;
    const found = afterAnswer(NOTHING, PUZZLE, true, false, null);
    expect(ratingOf(afterAnswer(NOTHING, PUZZLE, true, true, null), "tiles")).toBeLessThan(ratingOf(found, "tiles"));
    expect(ratingOf(afterAnswer(found, PUZZLE, false, false, null), "tiles")).toBe(ratingOf(found, "tiles"));
    expect(found.solved).toEqual({ "0a1b2c3d": true });
  });
});

describe("days in a row", () => {
  const days = { "2026-02-27": { tiles: true }, "2026-02-28": { cubes: true, tiles: false }, "2026-03-01": { tiles: true } };

  it("are counted up to today, or to yesterday while today's puzzle is open", () => {
    const { NOTHING, streakOf } = all;
    expect(streakOf({ ...NOTHING, days }, "2026-03-01")).toBe(3);
    expect(streakOf({ ...NOTHING, days }, "2026-03-02")).toBe(3);
    expect(streakOf({ ...NOTHING, days }, "2026-03-03")).toBe(0);
    expect(streakOf(NOTHING, "2026-03-03")).toBe(0);
  });

  it("are broken by a day that was missed", () => {
    const { NOTHING, longestStreak, streakOf } = all;
    const broken = { ...days, "2026-03-01": { tiles: false } };
    expect(streakOf({ ...NOTHING, days: broken }, "2026-03-02")).toBe(0);
    expect(longestStreak({ ...NOTHING, days: broken })).toBe(2);
  });

  it("take the first answer of a day", () => {
    const { NOTHING, afterAnswer } = all;
    const first = afterAnswer(NOTHING, PUZZLE, false, false, "2026-03-01");
    expect(afterAnswer(first, PUZZLE, true, false, "2026-03-01").days).toEqual({ "2026-03-01": { tiles: false } });
  });

  it("go by the clock of this place", () => {
    expect(all.dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});

describe("the next puzzle", () => {
  const puzzles = Array.from({ length: 20 }, (_, place) => ({ id: `0000000${place}`.slice(-8), game: "tiles" as const, rating: 800 + 50 * place }));

  it("is near the rating and has not been answered", () => {
    const { NOTHING, nextPuzzle, START } = all;
    const next = nextPuzzle(puzzles, "tiles", NOTHING, 0);
    expect(next?.rating).toBe(START);
    const solved = { [next?.id ?? ""]: true };
    expect(nextPuzzle(puzzles, "tiles", { ...NOTHING, solved }, 0)?.id).not.toBe(next?.id);
    expect(Math.abs((nextPuzzle(puzzles, "tiles", NOTHING, 0.999)?.rating ?? 0) - START)).toBeLessThanOrEqual(150);
  });

  it("is one that was missed once all are answered, and nothing where there are none", () => {
    const { NOTHING, nextPuzzle } = all;
    const solved = Object.fromEntries(puzzles.map((puzzle) => [puzzle.id, puzzle.id !== "00000003"]));
    expect(nextPuzzle(puzzles, "tiles", { ...NOTHING, solved }, 0.5)?.id).toBe("00000003");
    expect(nextPuzzle(puzzles, "cubes", NOTHING, 0)).toBeNull();
  });
});
