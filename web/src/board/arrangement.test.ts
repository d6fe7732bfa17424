import { describe, expect, it } from "vitest";
import {
  arrangementOf, backToHand, cardsLeft, chooseCard, hasMoved, isChanged, layOut, movesTo, newsOf, openTo, playedCards,
  putCard, tableOf,
} from "./arrangement";

const hand = [
  { id: 1, piece: "Ro" },
  { id: 2, piece: "Gt" },
  { id: 3, piece: "Rt" },
];
const table = [["Rc", "Rd", "Rs"], ["Yt", "Bt", "Pt"]];
const start = arrangementOf(table);
const cardAt = (strip: number, place: number) => start.strips[strip]!.cards[place]!;

describe("the table of cards", () => {
  it("is laid out as planned whatever was laid before, and what the plan does not want goes back", () => {
    const plan = [["Ro", "Rc", "Rd", "Rs"], ["Yt", "Gt", "Bt", "Pt"]];
    const clean = layOut(start, hand, plan);
    expect(tableOf(clean)).toEqual(plan);
    let mine = putCard(start, hand, 3, "colour");
    mine = putCard(mine, hand, cardAt(0, 1).id, "shape");
    mine = putCard(mine, hand, cardAt(1, 0).id, "colour");
    expect(movesTo(mine, hand, plan)[0]).toEqual({ id: 3, piece: "Rt", target: "hand" });
    expect(tableOf(layOut(mine, hand, plan))).toEqual(plan);
    expect(cardsLeft(layOut(mine, hand, plan), hand).map((held) => held.piece)).toEqual(["Rt"]);
  });

  it("lets a card of the table take the place of its equal from the hand that a plan does not want", () => {
    const twice = [{ id: 1, piece: "Rc" }, { id: 2, piece: "Gt" }];
    let mine = putCard(start, twice, cardAt(0, 0).id, "shape");
    mine = putCard(mine, twice, 1, start.strips[0]!.id);
    const plan = [["Rc", "Rd", "Rs"], ["Yt", "Gt", "Bt", "Pt"]];
    const laid = layOut(mine, twice, plan);
    expect(tableOf(laid)).toEqual(plan);
    expect(playedCards(laid).map((card) => card.piece)).toEqual(["Gt"]);
  });

  it("reads and writes the table of the server, each card in its slot", () => {
    expect(tableOf(start)).toEqual(table);
    expect(start.strips.map(({ row, kind }) => [row, kind])).toEqual([["colour", 0], ["shape", 4]]);
    expect(tableOf(arrangementOf([["Rs", "Rc", "Rd"]]))).toEqual([["Rc", "Rd", "Rs"]]);
  });

  it("marks cards of the hand as played and takes them out of the hand", () => {
    const after = putCard(start, hand, 1, 0);
    expect(tableOf(after)[0]).toEqual(["Ro", "Rc", "Rd", "Rs"]);
    expect(playedCards(after).map((card) => card.piece)).toEqual(["Ro"]);
    expect(cardsLeft(after, hand)).toEqual([hand[1], hand[2]]);
  });

  it("lets a card go only where it belongs", () => {
    expect([...openTo(start, "Ro")]).toEqual([0]);
    expect([...openTo(start, "Rt")]).toEqual([0, 1]);
    expect([...openTo(start, "Rd")]).toEqual([]);
    expect(putCard(start, hand, 2, 0)).toBe(start);
    expect(putCard(start, hand, 1, 77)).toBe(start);
    expect(putCard(start, hand, 99, 0)).toBe(start);
  });

  it("keeps a strip that lay there where it is, and drops one begun in this turn with its last card", () => {
    const emptied = [0, 1, 2].reduce((now, place) => putCard(now, hand, cardAt(1, place).id, "colour"), start);
    expect(emptied.strips.map((strip) => strip.cards.length)).toEqual([3, 0, 1, 1, 1]);
    expect(tableOf(emptied)).toEqual([["Rc", "Rd", "Rs"], ["Yt"], ["Bt"], ["Pt"]]);
    const begun = putCard(start, hand, 2, "shape");
    expect(begun.strips).toHaveLength(3);
    expect(putCard(begun, hand, 2, 1).strips).toHaveLength(2);
  });

  it("tells cards that moved from those that were played and those that stayed", () => {
    const moved = putCard(putCard(start, hand, 3, 1), hand, cardAt(0, 0).id, "shape");
    const told = moved.strips.flatMap((strip) => strip.cards.map((card) => [card.piece, card.played, hasMoved(strip, card)]));
    expect(told.filter(([, played, changed]) => played || changed)).toEqual([["Rt", true, false], ["Rc", false, true]]);
    expect(isChanged(moved)).toBe(true);
    expect(isChanged(putCard(moved, hand, cardAt(0, 0).id, 0))).toBe(true);
    expect(isChanged(start)).toBe(false);
  });

  it("gives back only cards played in this turn", () => {
    expect(backToHand(start, cardAt(0, 0).id)).toBe(start);
    expect(tableOf(backToHand(putCard(start, hand, 1, 0), 1))).toEqual(table);
  });

  it("chooses a card once and lets it go twice", () => {
    expect(chooseCard(start, 1).chosen).toBe(1);
    expect(chooseCard(chooseCard(start, 1), 1).chosen).toBeNull();
  });

  it("leaves strips where they lay when the server tells the next table", () => {
    const next = arrangementOf([["Ot", "Bt", "Pt", "Yt"], ["Ro", "Oo", "Yo"], ["Rc", "Rd", "Rs", "Rx"]], start);
    expect(tableOf(next)).toEqual([["Rc", "Rd", "Rs", "Rx"], ["Ot", "Yt", "Bt", "Pt"], ["Ro", "Oo", "Yo"]]);
    expect(next.strips.map((strip) => strip.id)).toEqual([0, 1, 2]);
  });
});

describe("a plan", () => {
  const plan = [["Rc", "Rd", "Rs", "Ro"], ["Gt", "Bt", "Pt", "Rt"], ["Yt"]];

  it("is laid move by move, from wherever the cards are", () => {
    const moves = movesTo(start, hand, plan);
    expect(moves.map(({ piece, target }) => [piece, target])).toEqual([["Ro", 0], ["Gt", 1], ["Rt", 1], ["Yt", "colour"]]);
    const astray = putCard(start, hand, 2, "colour");
    expect(movesTo(astray, hand, plan).map(({ piece }) => piece)).toEqual(["Ro", "Gt", "Rt", "Yt"]);
    for (const from of [start, astray]) expect(tableOf(layOut(from, hand, plan))).toEqual([["Ro", "Rc", "Rd", "Rs"], ["Rt", "Gt", "Bt", "Pt"], ["Yt"]]);
    expect(movesTo(layOut(start, hand, plan), hand, plan)).toEqual([]);
  });
});

describe("what others did", () => {
  it("is told by strip: which cards came from a hand, and which from elsewhere", () => {
    const now = arrangementOf([["Rd", "Rs", "Rx"], ["Yt", "Bt", "Pt"], ["Rc", "Oc", "Gc"]], start);
    const news = newsOf(start, now, ["Rx", "Oc", "Gc"]);
    expect([...news].map(([strip, cards]) => [strip, ...cards])).toEqual([
      [0, ["Rx", "played"]],
      [2, ["Rc", "moved"], ["Oc", "played"], ["Gc", "played"]],
    ]);
  });
});
