/** The table of cards as it is being rearranged: nothing here counts until it is confirmed. */

import type { Held } from "./hand";
import { colourIndex, type Piece } from "./pieces";

export interface Card {
  readonly id: number;
  readonly piece: Piece;
  /** Whether it came from the hand in this turn. */
  readonly played: boolean;
}

export interface Series {
  readonly id: number;
  readonly cards: readonly Card[];
}

export interface Arrangement {
  readonly series: readonly Series[];
  /** The card, in the hand or on the table, that is chosen to go somewhere. */
  readonly chosen: number | null;
  readonly nextSeries: number;
}

/** Cards of the table are numbered from here on, so that they never share a number with cards of a hand. */
const TABLE_CARDS = 100_000;

/** The table as the server tells it. */
export function arrangementOf(table: readonly (readonly Piece[])[]): Arrangement {
  let id = TABLE_CARDS;
  const series = table.map((pieces, index) => ({
    id: index,
    cards: pieces.map((piece) => ({ id: id++, piece, played: false })),
  }));
  return { series, chosen: null, nextSeries: series.length };
}

export function chooseCard(arrangement: Arrangement, id: number | null): Arrangement {
  return { ...arrangement, chosen: arrangement.chosen === id ? null : id };
}

export function cardOnTable(arrangement: Arrangement, id: number): Card | null {
  return arrangement.series.flatMap((series) => series.cards).find((card) => card.id === id) ?? null;
}

/** Take a card out of its series; a series that is left empty is gone. */
function without(series: readonly Series[], id: number): Series[] {
  return series
    .map((one) => ({ ...one, cards: one.cards.filter((card) => card.id !== id) }))
    .filter((one) => one.cards.length > 0);
}

function cardOf(arrangement: Arrangement, hand: readonly Held[], id: number): Card | null {
  const lying = cardOnTable(arrangement, id);
  if (lying) return lying;
  const held = hand.find((one) => one.id === id);
  return held ? { id, piece: held.piece, played: true } : null;
}

/** Put a card of the hand or of the table into a series, or into a new one. */
export function putCard(arrangement: Arrangement, hand: readonly Held[], id: number, target: number | "new"): Arrangement {
  const card = cardOf(arrangement, hand, id);
  if (!card) return { ...arrangement, chosen: null };
  const rest = without(arrangement.series, id);
  if (target === "new") {
    const added = { id: arrangement.nextSeries, cards: [card] };
    return { series: [...rest, added], chosen: null, nextSeries: arrangement.nextSeries + 1 };
  }
  const there = rest.some((series) => series.id === target);
  if (!there) return { ...arrangement, chosen: null };
  const series = rest.map((one) => (one.id === target ? { ...one, cards: tidy([...one.cards, card]) } : one));
  return { ...arrangement, series, chosen: null };
}

/** Take a card that was played in this turn back into the hand; others stay on the table. */
export function backToHand(arrangement: Arrangement, id: number): Arrangement {
  if (!cardOnTable(arrangement, id)?.played) return { ...arrangement, chosen: null };
  return { ...arrangement, series: without(arrangement.series, id), chosen: null };
}

/** The cards played so far in this turn. */
export function playedCards(arrangement: Arrangement): Card[] {
  return arrangement.series.flatMap((series) => series.cards).filter((card) => card.played);
}

/** The cards that are still in the hand. */
export function cardsLeft(arrangement: Arrangement, hand: readonly Held[]): Held[] {
  const gone = new Set(playedCards(arrangement).map((card) => card.id));
  return hand.filter((held) => !gone.has(held.id));
}

/** The table as the server reads it. */
export function tableOf(arrangement: Arrangement): Piece[][] {
  return arrangement.series.map((series) => series.cards.map((card) => card.piece));
}

/** In which row a series lies: where all colours are one, or where all shapes are; a lone card in neither. */
export function rowOf(series: Series): "colour" | "shape" | "open" {
  const colours = new Set(series.cards.map((card) => card.piece.charAt(0)));
  const shapes = new Set(series.cards.map((card) => card.piece.charAt(1)));
  if (colours.size === 1 && shapes.size > 1) return "colour";
  if (shapes.size === 1 && colours.size > 1) return "shape";
  return "open";
}

/** Cards of a series in the order of the colours and shapes, so that a gap is easy to see. */
export function tidy(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (one, other) => colourIndex(one.piece) - colourIndex(other.piece) || shapeRank(one.piece) - shapeRank(other.piece),
  );
}

function shapeRank(piece: Piece): number {
  return "ocdstx".indexOf(piece.charAt(1));
}
