import { describe, expect, it } from "vitest";
import { arrangementOf, backToHand, cardsLeft, chooseCard, playedCards, putCard, rowOf, tableOf } from "./arrangement";

const hand = [
  { id: 1, piece: "Ro" },
  { id: 2, piece: "Gt" },
];
const start = arrangementOf([["Rc", "Rd", "Rs"], ["Bt", "Yt", "Pt"]]);

describe("the table of cards", () => {
  it("reads and writes the table of the server", () => {
    expect(tableOf(start)).toEqual([["Rc", "Rd", "Rs"], ["Bt", "Yt", "Pt"]]);
  });

  it("marks cards of the hand as played and takes them out of the hand", () => {
    const after = putCard(start, hand, 1, 0);
    expect(tableOf(after)[0]).toEqual(["Ro", "Rc", "Rd", "Rs"]);
    expect(playedCards(after).map((card) => card.piece)).toEqual(["Ro"]);
    expect(cardsLeft(after, hand)).toEqual([hand[1]]);
  });

  it("moves a card between series and drops a series that is left empty", () => {
    const fresh = putCard(start, hand, 2, "new");
    const moved = putCard(fresh, hand, 2, 1);
    expect(fresh.series).toHaveLength(3);
    expect(moved.series).toHaveLength(2);
    expect(tableOf(moved)[1]).toEqual(["Yt", "Gt", "Bt", "Pt"]);
  });

  it("starts new series under numbers never used before", () => {
    const first = putCard(start, hand, 1, "new");
    const second = putCard(backToHand(first, 1), hand, 2, "new");
    expect(new Set(second.series.map((series) => series.id)).size).toBe(second.series.length);
    expect(second.series.at(-1)?.id).toBe(3);
  });

  it("gives back only cards played in this turn", () => {
    const card = start.series[0]!.cards[0]!;
    expect(tableOf(backToHand(start, card.id))).toEqual(tableOf(start));
    expect(tableOf(backToHand(putCard(start, hand, 1, 0), 1))).toEqual(tableOf(start));
  });

  it("keeps its cards when a target is gone or a card unknown", () => {
    expect(tableOf(putCard(start, hand, 1, 77))).toEqual(tableOf(start));
    expect(tableOf(putCard(start, hand, 99, 0))).toEqual(tableOf(start));
  });

  it("knows the row of a series", () => {
    expect(start.series.map(rowOf)).toEqual(["colour", "shape"]);
    expect(putCard(start, hand, 1, "new").series.map(rowOf)[2]).toBe("open");
  });

  it("chooses a card once and lets it go twice", () => {
    expect(chooseCard(start, 1).chosen).toBe(1);
    expect(chooseCard(chooseCard(start, 1), 1).chosen).toBeNull();
  });
});
