import { describe, expect, it } from "vitest";
import vectors from "../../../docs/fairness-vectors.json";
import games from "./games.json";
import { sha256, sha256ByHand } from "./sha256";
import { fromHex, Stream, streamSeed, toHex } from "./stream";
import { dealt, type GameRecord, verify } from "./verify";

const records = games as unknown as GameRecord[];
const right = [
  { check: "commitment", right: true },
  { check: "deal", right: true },
  { check: "draws", right: true },
  { check: "held", right: true },
];

describe("SHA-256", () => {
  it("by hand is that of the browser", async () => {
    for (const length of [0, 1, 40, 55, 56, 63, 64, 65, 200]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
      expect(toHex(sha256ByHand(bytes))).toBe(toHex(await sha256(bytes)));
    }
  });
});

describe.each(vectors)("the stream of $seed", (vector) => {
  const seed = fromHex(vector.seed);

  it("has the published commitment, bytes and numbers", async () => {
    expect(toHex(await sha256(seed))).toBe(vector.commitment);
    const stream = new Stream(seed);
    for (const byte of fromHex(vector.bytes)) expect(await stream.byte()).toBe(byte);
    const numbers = new Stream(seed);
    for (const number of vector.below_200) expect(await numbers.below(200)).toBe(number);
    expect(await new Stream(seed).shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(vector.shuffle_of_0_to_9);
  });

  it.each(Object.entries(vector.deals))("deals %s", async (edition, hands) => {
    const size = (hands[0] ?? "").length / 2;
    const table = { game: edition.split("-")[0] ?? "", players: hands, deal: [Array<string>(size).fill("")] };
    const { hands: found } = await dealt(table, new Stream(seed));
    expect(found.map((hand) => hand.join(""))).toEqual(hands);
  });
});

describe("entropy of the seats", () => {
  it("changes the stream as soon as one seat adds some", async () => {
    const seed = new Uint8Array(32);
    expect(await streamSeed(seed, [null, null])).toEqual(seed);
    const mixed = "331856e52dc1a48713bf37c843143274df741e5e46f54519a648908ca179ee30";
    expect(toHex(await streamSeed(seed, [null, "01"]))).toBe(mixed);
  });
});

describe("verifying the shuffle", () => {
  it.each(records)("of a whole game of $game finds it right", async (record) => {
    expect(await verify(record)).toEqual(right);
  });

  it.each(records)("of $game finds the turn whose draw was changed", async (record) => {
    const place = record.turns.findIndex((turn) => turn.draw && turn.draw.length > 0);
    const turns = record.turns.map((turn, index) => (index === place ? { ...turn, draw: turn.draw!.map(() => "Zz") } : turn));
    expect((await verify({ ...record, turns }))[2]).toEqual({ check: "draws", right: false, turn: place + 1 });
  });

  it.each(records)("of $game finds another seed", async (record) => {
    const shuffle = { ...record.shuffle, seed: "00".repeat(32) };
    const verdicts = await verify({ ...record, shuffle });
    expect(verdicts.map((verdict) => verdict.right)).toEqual([false, false, false, true]);
  });

  it.each(records)("of $game finds the turn in which somebody played what they did not hold", async (record) => {
    const place = record.turns.findIndex((turn) => turn.play && turn.play.length > 0);
    const conjured = (play: GameRecord["turns"][number]["play"]) => play!.map((piece) => (typeof piece === "string" ? "Zz" : ["Zz", piece[1], piece[2]] as const));
    const turns = record.turns.map((turn, index) => (index === place ? { ...turn, play: conjured(turn.play) } : turn));
    expect((await verify({ ...record, turns })).at(-1)).toEqual({ check: "held", right: false, turn: place + 1 });
    const twice = record.turns.map((turn, index) => (index === place ? { ...turn, seat: 99 } : turn));
    expect((await verify({ ...record, turns: twice })).at(-1)).toMatchObject({ check: "held", right: false });
  });

  it("of cubes finds a roll of cubes that nobody held", async () => {
    const record = records.find((one) => one.game === "cubes")!;
    const place = record.turns.findIndex((turn) => turn.reroll && turn.reroll.length > 0);
    const turns = record.turns.map((turn, index) => (index === place ? { ...turn, reroll: [["Zz", "Zo"] as const] } : turn));
    expect((await verify({ ...record, turns })).at(-1)).toEqual({ check: "held", right: false, turn: place + 1 });
  });
});
