import { describe, expect, it } from "vitest";
import type { OwnGame } from "../../api/device.svelte";
import type { Settings } from "../../settings.svelte";
import { BadFile, type Belongings, FORMAT, merged, parseBelongings } from "./transfer";

const USUAL = { name: "", theme: "auto", language: null, sound: true } as unknown as Settings;
const SECRET = "seat_".padEnd(40, "a");
const OTHER = "seat_".padEnd(40, "b");

function game(id: string, changes: Partial<OwnGame> = {}): OwnGame {
  return { game: id, kind: "tiles", edition: "tiles-nl", seated: [{ name: "Ann", bot: null }], status: "playing", at: 5, seats: { 0: SECRET }, ...changes };
}

const NOTHING = { ratings: {}, answered: {}, solved: {}, days: {} };
const PUZZLES = { ratings: { tiles: 1300 }, answered: { tiles: 4 }, solved: { ab12: true }, days: { "2026-03-01": { tiles: true } } };
const TABLE = {
  id: "abc", kind: "tiles", edition: "tiles-nl", names: ["Ann", "Ben"], first: 0, mode: "game", seconds: null, turns: [{ seat: 0, play: [["Ro", 0, 0]] }],
  mine: 0, deal: [["Ro"], null], held: { turns: 1, rolled: false, pieces: ["Gx"] }, scores: [1, 0], over: false, at: 5,
} as const;
const POSITION = { text: "tiles-nl · …", name: "Mine", at: 7 };

const written = (changes: object = {}) => JSON.stringify({ format: FORMAT, games: [game("a")], played: [], settings: { name: "Ann" }, ...changes });
const PLAYED = { game: "a", kind: "tiles", at: 1, against: "greedy", won: true, score: 9, best: 4, qwirkles: 0 } as const;

function why(text: string): string {
  try {
    parseBelongings(text, USUAL);
    return "good";
  } catch (error) {
    return error instanceof BadFile ? error.message : "thrown";
  }
}

describe("a file of everything", () => {
  it("is read as it was written", () => {
    const kept = { puzzles: PUZZLES, real: [TABLE], positions: [POSITION] };
    expect(parseBelongings(written({ played: [PLAYED], ...kept }), USUAL)).toEqual({ games: [game("a")], played: [PLAYED], settings: { name: "Ann" }, ...kept });
  });

  it("is read without puzzles, real tables and positions, which older ones do not hold", () => {
    expect(parseBelongings(written(), USUAL)).toMatchObject({ puzzles: NOTHING, real: [], positions: [] });
  });

  it("is refused with the reason and the place", () => {
    expect(why("no json")).toBe("other");
    expect(why("[]")).toBe("other");
    expect(why('{"format":"sixfold/1"}')).toBe("other");
    expect(why(written({ format: "sixfold-device/2" }))).toBe("newer");
    expect(why(written({ games: {} }))).toBe("damaged games");
    expect(why(written({ settings: [] }))).toBe("damaged settings");
    expect(why(written({ played: [PLAYED, { ...PLAYED, won: "yes" }] }))).toBe("damaged played 2");
    const broken = [{ game: "../x" }, { seats: { 0: "short" } }, { seats: { 9: SECRET } }, { kind: "chess" }, { at: "now" }, { seated: [{ name: 4, bot: null }] }, { host: 7 }, { receipts: { 0: 1 } }];
    for (const bad of broken) expect(why(written({ games: [game("a"), { ...game("b"), ...bad }] }))).toBe("damaged games 2");
  });

  it("is refused with the place where something kept is damaged or too large", () => {
    expect(why(written({ puzzles: [] }))).toBe("damaged puzzles");
    expect(why(written({ puzzles: { ...PUZZLES, ratings: { chess: 1 } } }))).toBe("damaged puzzles ratings");
    expect(why(written({ puzzles: { ...PUZZLES, answered: { tiles: -1 } } }))).toBe("damaged puzzles answered");
    expect(why(written({ puzzles: { ...PUZZLES, solved: { "../x": true } } }))).toBe("damaged puzzles solved");
    expect(why(written({ puzzles: { ...PUZZLES, days: { today: { tiles: true } } } }))).toBe("damaged puzzles days");
    expect(why(written({ real: {} }))).toBe("damaged real");
    const tables = [{ id: "../x" }, { kind: "chess" }, { names: Array(9).fill("Ann") }, { mode: "other" }, { turns: [{ seat: 9 }] }, { turns: Array(1001).fill({ seat: 0 }) }, { turns: [{ seat: 0, play: "x".repeat(5000) }] }, { deal: [["??"]] }, { held: {} }, { scores: ["1"] }, { over: 0 }, { at: null }];
    for (const bad of tables) expect(why(written({ real: [TABLE, { ...TABLE, ...bad }] }))).toBe("damaged real 2");
    expect(why(written({ positions: 1 }))).toBe("damaged positions");
    for (const bad of [{ text: "x".repeat(10_001) }, { name: 1 }, { at: "now" }]) expect(why(written({ positions: [POSITION, { ...POSITION, ...bad }] }))).toBe("damaged positions 2");
  });

  it("brings nothing that this app does not know", () => {
    const read = parseBelongings(written({ games: [{ ...game("a"), evil: "x" }], settings: { name: "Ann", theme: 7, evil: "x" } }), USUAL);
    expect(read.games[0]).toEqual(game("a"));
    expect(read.settings).toEqual({ name: "Ann" });
    const kept = parseBelongings(written({ puzzles: { ...PUZZLES, evil: 1 }, real: [{ ...TABLE, evil: 1 }], positions: [{ ...POSITION, evil: 1 }] }), USUAL);
    expect(kept).toMatchObject({ puzzles: PUZZLES, real: [TABLE], positions: [POSITION] });
    expect(JSON.stringify(kept)).not.toContain("evil");
  });
});

describe("bringing two devices together", () => {
  const mine: Belongings = { games: [game("a", { at: 9, status: "ended" }), game("b")], played: [PLAYED], settings: { ...USUAL, name: "Bob" }, puzzles: PUZZLES, real: [{ ...TABLE, at: 9 }], positions: [POSITION] };
  const theirs: Belongings = { games: [game("a", { at: 3, seats: { 1: OTHER } }), game("c", { at: 20 })], played: [{ ...PLAYED, game: "c" }], settings: { name: "Ann", theme: "dark" },
    puzzles: { ratings: { tiles: 900, cards: 1400 }, answered: { tiles: 2, cards: 3 }, solved: { ab12: false, cd34: true }, days: { "2026-03-01": { cards: false }, "2026-03-02": { tiles: true } } },
    real: [{ ...TABLE, at: 3, over: true }, { ...TABLE, id: "def", at: 20 }], positions: [{ ...POSITION, at: 8, name: "Theirs" }, { ...POSITION, text: "other", at: 1 }],
  };

  it("loses nothing of either", () => {
    const both = merged(mine, theirs, USUAL);
    expect(both.games.map((one) => one.game)).toEqual(["c", "a", "b"]);
    expect(both.games[1]?.status).toBe("ended");
    expect(both.games[1]?.seats).toEqual({ 0: SECRET, 1: OTHER });
    expect(both.played.map((one) => one.game).sort()).toEqual(["a", "c"]);
  });

  it("joins what was solved, and of tables and positions keeps the later", () => {
    const both = merged(mine, theirs, USUAL);
    expect(both.puzzles).toEqual({
      ratings: { tiles: 1300, cards: 1400 }, answered: { tiles: 4, cards: 3 }, solved: { ab12: true, cd34: true },
      days: { "2026-03-01": { tiles: true, cards: false }, "2026-03-02": { tiles: true } },
    });
    expect(both.real.map(({ id, over }) => [id, over])).toEqual([["def", false], ["abc", false]]);
    expect(both.positions.map(({ name, text }) => [name, text])).toEqual([["Theirs", POSITION.text], ["Mine", "other"]]);
  });

  it("leaves what was chosen here and fills in the rest", () => {
    expect(merged(mine, theirs, USUAL).settings).toEqual({ ...USUAL, name: "Bob", theme: "dark" });
  });

  it("changes nothing when it is done twice", () => {
    const once = merged(mine, theirs, USUAL);
    expect(merged(once, theirs, USUAL)).toEqual(once);
  });
});
