import { describe, expect, it } from "vitest";
import vectors from "../../../docs/mixing-vectors.json";
import cases from "./cheating.json";
import { Mixing, type Shuffling } from "./mixing";
import { allKept, checkReceipt, COMMIT_METHOD, digestOf, mixedSeed, promise, type Receipt } from "./receipt";
import { sha256 } from "./sha256";
import { fromHex, toHex } from "./stream";
import { type GameRecord, orderOf, verify } from "./verify";

describe.each(vectors)("mixing round $round of $game", (vector) => {
  it("gives the published commitments and the seed of the stream", async () => {
    expect(toHex(await sha256(fromHex(vector.seed)))).toBe(vector.commitment);
    for (const [seat, told] of vector.entropy.entries()) {
      if (told) expect(await promise(vector.game, vector.round, seat, told)).toBe(vector.commitments[seat]);
    }
    const away = vector.entropy.flatMap((told, seat) => (told === null ? [seat] : []));
    const left_out = away.slice(0, vector.round - 1).map((seat, before) => ({ seat, round: before + 1, owed: "reveal" as const }));
    const shuffle = { ...vector, method: COMMIT_METHOD, left_out };
    const players = vector.entropy.map(() => ({ name: "" }));
    expect(await allKept(shuffle, players)).toBe(true);
    expect(await allKept({ ...shuffle, left_out: [] }, players)).toBe(vector.round === 1);
    expect(await orderOf(fromHex(vector.stream_seed), players.length)).toEqual(vector.seniority);
    expect(toHex(await mixedSeed(fromHex(vector.seed), shuffle))).toBe(vector.stream_seed);
  });
});

describe.each(cases as unknown as { name: string; record: GameRecord; receipts: Receipt[]; caught: string[][] }[])(
  "a server: $name",
  ({ record, receipts, caught }) => {
    it("is right in itself, and is caught by exactly the receipts that know better", async () => {
      expect((await verify(record)).every((verdict) => verdict.right)).toBe(true);
      for (const [place, receipt] of receipts.entries()) {
        const wrong = (await verify(record, [receipt])).filter((verdict) => !verdict.right).map((verdict) => verdict.check);
        expect(wrong).toEqual(caught[place]);
      }
    });
  },
);

describe("a record", () => {
  const { record, receipts } = cases[0] as unknown as { record: GameRecord; receipts: Receipt[] };
  const wrong = async (shuffle: object) =>
    (await verify({ ...record, shuffle: { ...record.shuffle, ...shuffle } }, receipts.slice(0, 1))).filter((verdict) => !verdict.right).map((verdict) => verdict.check);

  it("with a substituted seed is caught", async () => {
    expect(await wrong({ seed: "00".repeat(32) })).toEqual(["commitment", "receipt-order", "deal", "draws"]);
  });

  it("with other bytes behind an old commitment is caught", async () => {
    const entropy = ["11".repeat(32), ...(record.shuffle.entropy ?? []).slice(1)];
    expect(await wrong({ entropy })).toEqual(["mix", "receipt-order", "receipt-added", "deal", "draws"]);
  });

  it("of the old kind, or of another game, does not stand in for a mixed one", async () => {
    expect(await wrong({ method: "sha256-counter/1" })).toContain("receipt-game");
    const another = { ...record, shuffle: { ...record.shuffle, game: "another" } };
    expect(await checkReceipt(another, receipts[0]!, [])).toEqual([{ check: "receipt-game", right: false }]);
  });

  it.each([
    ["nobody's round", { seat: 0, round: 0, owed: "commit" }],
    ["a round that never came", { seat: 0, round: 9, owed: "commit" }],
    ["half a round", { seat: 0, round: 0.5, owed: "commit" }],
    ["what was dealt", { seat: 0, round: 1, owed: "reveal" }],
    ["something else", { seat: 0, round: 1, owed: "much" }],
  ])("that leaves a seat out for %s is not right", async (_, left) => {
    const { record: dropped } = cases.find((one) => one.name === "dropped_promise") as unknown as { record: GameRecord };
    expect(await allKept(dropped.shuffle, dropped.players)).toBe(true);
    expect(await allKept({ ...dropped.shuffle, left_out: [left] } as typeof dropped.shuffle, dropped.players)).toBe(false);
  });

  it("of somebody who was away says so, and that is right", async () => {
    const { record: late, receipts: kept } = cases.find((one) => one.name === "away") as unknown as { record: GameRecord; receipts: Receipt[] };
    expect(await checkReceipt(late, kept[0]!, [])).toContainEqual({ check: "left-out", right: true });
  });
});

const SHOWN = "ab".repeat(32);

function shuffling(commitments: (string | null)[] | null = null, more: Partial<Shuffling["shuffle"]> = {}, mixing = "expected"): Shuffling {
  const seats = [{ mixing, bot: null }, { mixing: "expected", bot: null }];
  return { status: "shuffling", settings: { seniority: null }, seats, shuffle: { commitment: SHOWN, round: 1, commitments, ...more } };
}

/** A device's part; what it says is not answered where the line is broken. Before it says it again it waits for `pause`. */
function part(written: Receipt | null = null, { asked = false, broken = () => false as boolean, pause = async () => undefined as unknown } = {}) {
  const said: string[] = [];
  const kept: Receipt[] = [];
  const say = async (words: string) => {
    if (broken()) throw new Error("offline");
    said.push(words);
  };
  const mixing = new Mixing(
    "g",
    0,
    {
      commit: (round, commitment) => say(`commit ${round} ${commitment}`),
      reveal: (entropy) => say(`reveal ${entropy}`),
      pause,
      keep: (receipt) => void kept.push(receipt),
      kept: () => structuredClone(kept.at(-1) ?? written),
    },
    asked,
  );
  return { mixing, said, kept };
}

describe("a device that mixes", () => {
  it("writes down what it was shown before it says anything, and tells only under the list of all", async () => {
    const { mixing, said, kept } = part();
    await mixing.follow(shuffling());
    expect(kept[0]).toMatchObject({ commitment: SHOWN, seniority: null, rounds: [] });
    const drawn = kept[1]!.rounds[0]!.entropy;
    const own = await promise("g", 1, 0, drawn);
    expect(kept[1]).toMatchObject({ rounds: [{ said: null, committed: false, commitments: null }] });
    expect(kept[2]).toMatchObject({ rounds: [{ said: "commit", committed: false }] });
    expect(said).toEqual([`commit 1 ${own}`]);
    await mixing.follow(shuffling());
    expect(said).toHaveLength(1);
    const list = [own, "cd".repeat(32)];
    await mixing.follow(shuffling(list, {}, "committed"));
    expect(said[1]).toBe(`reveal ${drawn}`);
    expect(kept.at(-1)!.rounds).toEqual([{ round: 1, entropy: drawn, commitments: list, said: "reveal", committed: true, revealed: true }]);
    await mixing.follow(shuffling(list, {}, "revealed"));
    expect(said).toHaveLength(2);
  });

  it("tells nothing under a list in which a bot has committed", async () => {
    const { mixing, said, kept } = part();
    await mixing.follow(shuffling());
    const list = [await promise("g", 1, 0, kept.at(-1)!.rounds[0]!.entropy), "cd".repeat(32)];
    const shown = shuffling(list, {}, "committed");
    await mixing.follow({ ...shown, seats: [shown.seats[0]!, { mixing: "none", bot: "greedy" }] });
    expect(said).toHaveLength(1);
    expect(mixing.stopped).toBe(true);
  });

  it("goes on where it was after the page is loaded anew", async () => {
    const before = part();
    await before.mixing.follow(shuffling());
    const { mixing, said } = part(structuredClone(before.mixing.receipt));
    const list = [await promise("g", 1, 0, before.mixing.receipt!.rounds[0]!.entropy), null];
    await mixing.follow(shuffling(list, {}, "committed"));
    expect(said).toEqual([`reveal ${before.mixing.receipt!.rounds[0]!.entropy}`]);
  });

  it("draws anew for a new round", async () => {
    const { mixing, said, kept } = part();
    await mixing.follow(shuffling());
    await mixing.follow(shuffling(null, { round: 2 }));
    const [first, second] = kept.at(-1)!.rounds;
    expect(second!.entropy).not.toBe(first!.entropy);
    expect(said[1]).toBe(`commit 2 ${await promise("g", 2, 0, second!.entropy)}`);
  });

  it.each([
    ["no commitment of the server", shuffling(null, { commitment: "" })],
    ["a list that stands without it", shuffling([null, "cd".repeat(32)])],
    ["a game that is dealt already", { ...shuffling(), status: "playing" }],
    ["a seat that was left out", shuffling(null, {}, "left-out")],
  ])("says nothing under %s", async (_, view) => {
    const { mixing, said } = part();
    await mixing.follow(view);
    expect(said).toEqual([]);
  });

  it.each([
    ["another commitment of the server", { commitment: "ef".repeat(32) }, 0],
    ["a list without its own commitment", {}, null],
  ])("never tells its bytes under %s", async (_, more, place) => {
    const { mixing, said } = part();
    await mixing.follow(shuffling());
    const own = await promise("g", 1, 0, mixing.receipt!.rounds[0]!.entropy);
    await mixing.follow(shuffling([place === 0 ? own : "00".repeat(32), null], more, "committed"));
    expect(said.filter((one) => one.startsWith("reveal"))).toEqual([]);
    expect(mixing.stopped).toBe(true);
  });

  it("tries again at the next view when the line was broken, with the same bytes, and has written down what it said", async () => {
    let off = true;
    const { mixing, said, kept } = part(null, { broken: () => off });
    await mixing.follow(shuffling());
    expect(kept.at(-1)!.rounds).toMatchObject([{ said: "commit", committed: false }]);
    off = false;
    await mixing.follow(shuffling());
    const own = await promise("g", 1, 0, mixing.receipt!.rounds[0]!.entropy);
    expect(said).toEqual([`commit 1 ${own}`]);
    off = true;
    await mixing.follow(shuffling([own, null], {}, "committed"));
    expect(kept.at(-1)!.rounds).toMatchObject([{ said: "reveal", committed: true, revealed: false }]);
    await mixing.follow(shuffling([own, null], {}, "revealed"));
    expect(kept.at(-1)!.rounds).toMatchObject([{ said: "reveal", revealed: true }]);
  });

  it("says again by itself what nobody has heard, for everybody may be waiting for it alone", async () => {
    let lost = 2;
    const { mixing, said, kept } = part(null, { broken: () => lost-- > 0 });
    await mixing.follow(shuffling());
    expect(said).toEqual([`commit 1 ${await promise("g", 1, 0, mixing.receipt!.rounds[0]!.entropy)}`]);
    expect(kept.at(-1)!.rounds).toMatchObject([{ said: "commit", committed: true }]);
  });

  it("answers what it was shown while something else was lost", async () => {
    let [lost, list] = [true, [] as (string | null)[]];
    const { mixing, said } = part(null, {
      broken: () => lost,
      pause: async () => {
        list = [await promise("g", 1, 0, mixing.receipt!.rounds[0]!.entropy), null];
        lost = false;
        void mixing.follow(shuffling(list, {}, "committed"));
      },
    });
    await mixing.follow(shuffling());
    expect(said).toEqual([`reveal ${mixing.receipt!.rounds[0]!.entropy}`]);
  });

  it("gives up in the end, and begins again with the next view", async () => {
    let [pauses, off] = [0, true];
    const { mixing, said } = part(null, { broken: () => off, pause: async () => void pauses++ });
    await mixing.follow(shuffling());
    expect(pauses).toBe(20);
    off = false;
    await mixing.follow(shuffling());
    expect(said).toHaveLength(1);
  });

  it("does not take a refusal of its bytes for the voice of another device", async () => {
    const { mixing, kept } = part();
    await mixing.follow(shuffling());
    const list = [await promise("g", 1, 0, mixing.receipt!.rounds[0]!.entropy), null];
    mixing.ways.reveal = () => Promise.reject(Object.assign(new Error("committed"), { refusal: { code: "committed" } }));
    await mixing.follow(shuffling(list, {}, "committed"));
    expect(kept.at(-1)!.rounds).toMatchObject([{ said: "reveal", committed: true, revealed: false }]);
  });

  it("says nothing in a round that was given up before, and goes on in the one that came after it", async () => {
    const { mixing, said } = part();
    await mixing.follow(shuffling(null, { round: 2 }));
    await mixing.follow(shuffling());
    await mixing.follow(shuffling(["ab".repeat(32), null], {}, "committed"));
    expect(said).toHaveLength(1);
    const { entropy } = mixing.receipt!.rounds[0]!;
    await mixing.follow(shuffling([await promise("g", 2, 0, entropy), null], { round: 2 }, "committed"));
    expect(said[1]).toBe(`reveal ${entropy}`);
  });

  it("writes down what it is shown of the game: its first hand, and the turns, as they were first told", async () => {
    const { mixing, kept } = part(null, { asked: true });
    const turns = [{ seat: 1, traded: 2 }, { seat: 0, play: [["Ro", 0, 0]] }, { seat: 1, pass: true }];
    const show = (count: number, hand = ["Ro", "Gd"], told = turns) =>
      mixing.follow({ ...shuffling(null, {}, "revealed"), status: "playing", play: { turns: told.slice(0, count), hand } });
    await show(0);
    expect(kept.at(-1)!.shown).toEqual({ hand: ["Ro", "Gd"], turns: 0, digest: await digestOf([]) });
    await show(2, ["Gd", "Bx"]);
    expect(kept.at(-1)!.shown).toEqual({ hand: ["Ro", "Gd"], turns: 2, digest: await digestOf(turns.slice(0, 2)) });
    const before = kept.length;
    await show(1);
    await show(3, ["Gd"], [{ seat: 1, traded: 3 }, ...turns.slice(1)]);
    expect(kept).toHaveLength(before);
    await show(3);
    expect(kept.at(-1)!.shown).toMatchObject({ turns: 3 });
  });

  it("keeps no hand that is not the one that was dealt", async () => {
    for (const play of [{ turns: [{ seat: 0, pass: true }], hand: ["Ro"] }, { turns: [], hands: [["Ro"], ["Gd"]], reroll: [["Rd", "Ro"]] }]) {
      const { mixing, kept } = part(null, { asked: true });
      await mixing.follow({ ...shuffling(null, {}, "revealed"), status: "playing", play });
      expect(kept.at(-1)!.shown!.hand).toBeNull();
    }
    const { mixing, kept } = part(null, { asked: true });
    await mixing.follow({ ...shuffling(null, {}, "revealed"), status: "playing", play: { turns: [], hands: [["Ro"], ["Gd"]], reroll: null } });
    expect(kept.at(-1)!.shown!.hand).toEqual(["Ro"]);
  });

  it("that has asked for a part writes down what it is shown in the lobby, and says nothing there", async () => {
    const { mixing, said, kept } = part(null, { asked: true });
    await mixing.follow({ ...shuffling(), status: "lobby", settings: { seniority: [1, 0] } });
    expect(kept).toEqual([{ format: "sixfold-receipt/1", game: "g", seat: 0, commitment: SHOWN, seniority: [1, 0], rounds: [] }]);
    expect(said).toEqual([]);
  });

  it("has a receipt where the shuffle is left out altogether, if it has asked for a part", async () => {
    for (const asked of [true, false]) {
      const { mixing, kept } = part(null, { asked });
      await mixing.follow({ ...shuffling(null, {}, "none"), status: "playing" });
      expect(kept).toHaveLength(asked ? 1 : 0);
    }
  });

  it("leaves it to the other device that was first, and says so", async () => {
    const kept: Receipt[] = [];
    const commit = () => Promise.reject(Object.assign(new Error("committed"), { refusal: { code: "committed" } }));
    const mixing = new Mixing("g", 0, { ...part().mixing.ways, commit, keep: (one) => void kept.push(one), kept: () => kept.at(-1) ?? null });
    await mixing.follow(shuffling());
    expect(mixing.stopped).toBe(true);
    expect(kept.at(-1)!.rounds).toMatchObject([{ said: "elsewhere", committed: false }]);
  });

  it("says the same as another tab that was first", async () => {
    const first = part();
    await first.mixing.follow(shuffling());
    const shared = first.mixing.receipt;
    const other = new Mixing("g", 0, { ...part().mixing.ways, kept: () => shared });
    await other.follow(shuffling());
    expect(other.receipt!.rounds[0]!.entropy).toBe(shared!.rounds[0]!.entropy);
  });
});
