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
    expect(parseBelongings(written({ played: [PLAYED] }), USUAL)).toEqual({ games: [game("a")], played: [PLAYED], settings: { name: "Ann" } });
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

  it("brings nothing that this app does not know", () => {
    const read = parseBelongings(written({ games: [{ ...game("a"), evil: "x" }], settings: { name: "Ann", theme: 7, evil: "x" } }), USUAL);
    expect(read.games[0]).toEqual(game("a"));
    expect(read.settings).toEqual({ name: "Ann" });
  });
});

describe("bringing two devices together", () => {
  const mine: Belongings = { games: [game("a", { at: 9, status: "ended" }), game("b")], played: [PLAYED], settings: { ...USUAL, name: "Bob" } };
  const theirs: Belongings = { games: [game("a", { at: 3, seats: { 1: OTHER } }), game("c", { at: 20 })], played: [{ ...PLAYED, game: "c" }], settings: { name: "Ann", theme: "dark" } };

  it("loses nothing of either", () => {
    const both = merged(mine, theirs, USUAL);
    expect(both.games.map((one) => one.game)).toEqual(["c", "a", "b"]);
    expect(both.games[1]?.status).toBe("ended");
    expect(both.games[1]?.seats).toEqual({ 0: SECRET, 1: OTHER });
    expect(both.played.map((one) => one.game).sort()).toEqual(["a", "c"]);
  });

  it("leaves what was chosen here and fills in the rest", () => {
    expect(merged(mine, theirs, USUAL).settings).toEqual({ ...USUAL, name: "Bob", theme: "dark" });
  });

  it("changes nothing when it is done twice", () => {
    const once = merged(mine, theirs, USUAL);
    expect(merged(once, theirs, USUAL)).toEqual(once);
  });
});
