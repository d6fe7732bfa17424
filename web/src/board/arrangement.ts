/** The table of cards as it is being rearranged: strips of six slots, each slot for one card and no other. */

import type { Held } from "./hand";
import { colourIndex, type Piece, shapeIndex } from "./pieces";

export interface Card extends Held {
  /** Whether it came from the hand in this turn. */
  readonly played: boolean;
  /** The strip on which it lay when the turn began; nothing for a card of the hand. */
  readonly home: number | null;
}

/** Strips of one colour have a slot for each shape, those of one shape a slot for each colour. */
export type Row = "colour" | "shape";
export const ROWS: readonly Row[] = ["colour", "shape"];
export const SLOTS = 6;
/** How many cards a series has that needs no more; whether it stands, the server says. */
export const SHORTEST = 3;

export interface Strip {
  readonly id: number;
  readonly row: Row;
  /** The index of its colour or shape. */
  readonly kind: number;
  /** In the order of the slots. */
  readonly cards: readonly Card[];
}

export interface Arrangement {
  /** In the order in which they lie; one that was there when the turn began stays, even without cards. */
  readonly strips: readonly Strip[];
  readonly chosen: number | null;
  /** The strips with a lower number were there when the turn began. */
  readonly begun: number;
  readonly next: number;
}

/** Where a card may be put: on a strip, or on a new one. */
export type Target = number | Row;

export const NOTHING_ARRANGED: Arrangement = { strips: [], chosen: null, begun: 0, next: 0 };

/** The slot of a card on a strip of that row. */
export function slotOf(row: Row, piece: Piece): number {
  return row === "colour" ? shapeIndex(piece) : colourIndex(piece);
}

/** The colour or shape of the strips of that row on which a card belongs. */
export function kindOf(row: Row, piece: Piece): number {
  return row === "colour" ? colourIndex(piece) : shapeIndex(piece);
}

function inOrder(row: Row, cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => slotOf(row, one.piece) - slotOf(row, other.piece));
}

function rowOf(series: readonly Piece[]): Row {
  return series.every((piece) => shapeIndex(piece) === shapeIndex(series[0] ?? "")) && series.length > 1 ? "shape" : "colour";
}

/** Cards that lie together, and in which row. */
export interface Lying {
  readonly row: Row;
  readonly kind: number;
  readonly pieces: readonly Piece[];
}

function lyingOf(series: readonly Piece[]): Lying {
  const row = rowOf(series);
  return { row, kind: kindOf(row, series[0] ?? "Ro"), pieces: series };
}

function common(one: readonly Piece[], other: readonly Piece[]): number {
  return one.filter((piece) => other.includes(piece)).length;
}

/** For each of the series, the strip that becomes it with the fewest moves; nothing where a new one is needed. */
function matched(strips: readonly Strip[], series: readonly Lying[]): (Strip | undefined)[] {
  const found: (Strip | undefined)[] = series.map(() => undefined);
  const pairs = strips.flatMap((strip) =>
    series.flatMap((one, place) => {
      const alike = strip.row === one.row && strip.kind === one.kind;
      const shared = common(strip.cards.map((card) => card.piece), one.pieces);
      return alike ? [{ strip, place, shared }] : [];
    }),
  );
  for (const { strip, place } of pairs.sort((one, other) => other.shared - one.shared)) {
    if (!found[place] && !found.includes(strip)) found[place] = strip;
  }
  return found;
}

/** The table as the server tells it: strips that go on lie where they lay before, others after them. */
export function arrangementOf(table: readonly (readonly Piece[])[], before: Arrangement = NOTHING_ARRANGED): Arrangement {
  const series = table.map(lyingOf);
  const kept = matched(before.strips.filter((strip) => strip.cards.length > 0), series);
  let [card, next] = [-1, before.next];
  const strips = series.map((one, place): Strip => {
    const id = kept[place]?.id ?? next++;
    const cards = one.pieces.map((piece): Card => ({ id: card--, piece, played: false, home: id }));
    return { id, row: one.row, kind: one.kind, cards: inOrder(one.row, cards) };
  });
  const place = (strip: Strip) => before.strips.findIndex((one) => one.id === strip.id);
  const [old, fresh] = [strips.filter((strip) => place(strip) >= 0), strips.filter((strip) => place(strip) < 0)];
  old.sort((one, other) => place(one) - place(other));
  fresh.sort((one, other) => one.kind - other.kind);
  return { strips: [...old, ...fresh], chosen: null, begun: next, next };
}

/** Choose a card; choosing it again lets it go. */
export function chooseCard(arrangement: Arrangement, id: number | null): Arrangement {
  return { ...arrangement, chosen: arrangement.chosen === id ? null : id };
}

export function stripOf(arrangement: Arrangement, id: number): Strip | null {
  return arrangement.strips.find((strip) => strip.cards.some((card) => card.id === id)) ?? null;
}

export function cardOf(arrangement: Arrangement, hand: readonly Held[], id: number): Card | null {
  const lying = arrangement.strips.flatMap((strip) => strip.cards).find((card) => card.id === id);
  if (lying) return lying;
  const held = hand.find((one) => one.id === id);
  return held ? { id, piece: held.piece, played: true, home: null } : null;
}

/** Whether a card has another place than when the turn began. */
export function hasMoved(strip: Strip, card: Card): boolean {
  return !card.played && card.home !== strip.id;
}

/** Whether a strip is of a card's colour or shape, and its slot for it is free. */
export function takes(strip: Strip, piece: Piece): boolean {
  return kindOf(strip.row, piece) === strip.kind && !strip.cards.some((card) => card.piece === piece);
}

/** The strips on which a card may be put. */
export function openTo(arrangement: Arrangement, piece: Piece): ReadonlySet<number> {
  return new Set(arrangement.strips.filter((strip) => takes(strip, piece)).map((strip) => strip.id));
}

/** Take a card off; a strip begun in this turn is gone with its last card. */
function without(arrangement: Arrangement, id: number): Strip[] {
  return arrangement.strips
    .map((strip) => ({ ...strip, cards: strip.cards.filter((card) => card.id !== id) }))
    .filter((strip) => strip.cards.length > 0 || strip.id < arrangement.begun);
}

/** Put a card of the hand or of the table where it belongs; elsewhere it cannot go, and nothing changes. */
export function putCard(arrangement: Arrangement, hand: readonly Held[], id: number, target: Target): Arrangement {
  const card = cardOf(arrangement, hand, id);
  if (!card) return arrangement;
  const rest = without(arrangement, id);
  if (typeof target === "string") {
    const added = { id: arrangement.next, row: target, kind: kindOf(target, card.piece), cards: [card] };
    return { ...arrangement, strips: [...rest, added], chosen: null, next: arrangement.next + 1 };
  }
  const there = rest.find((strip) => strip.id === target);
  if (!there || !takes(there, card.piece)) return arrangement;
  const strips = rest.map((strip) => (strip === there ? { ...strip, cards: inOrder(strip.row, [...strip.cards, card]) } : strip));
  return { ...arrangement, strips, chosen: null };
}

/** Take a card that was played in this turn back into the hand; others stay on the table. */
export function backToHand(arrangement: Arrangement, id: number): Arrangement {
  if (!playedCards(arrangement).some((card) => card.id === id)) return arrangement;
  return { ...arrangement, strips: without(arrangement, id), chosen: null };
}

/** The cards played so far in this turn. */
export function playedCards(arrangement: Arrangement): Card[] {
  return arrangement.strips.flatMap((strip) => strip.cards).filter((card) => card.played);
}

/** The cards that are still in the hand. */
export function cardsLeft(arrangement: Arrangement, hand: readonly Held[]): Held[] {
  const gone = new Set(playedCards(arrangement).map((card) => card.id));
  return hand.filter((held) => !gone.has(held.id));
}

/** The strips with cards on them, in the order in which the server is told of them. */
export function standing(arrangement: Arrangement): Strip[] {
  return arrangement.strips.filter((strip) => strip.cards.length > 0);
}

/** The table with the row of each series: a lone card may lie in either. */
export function lyingIn(arrangement: Arrangement): Lying[] {
  return standing(arrangement).map(({ row, kind, cards }) => ({ row, kind, pieces: cards.map((card) => card.piece) }));
}

/** The table as the server reads it. */
export function tableOf(arrangement: Arrangement): Piece[][] {
  return standing(arrangement).map((strip) => strip.cards.map((card) => card.piece));
}

/** Whether anything lies elsewhere than when the turn began. */
export function isChanged(arrangement: Arrangement): boolean {
  return arrangement.strips.some((strip) => strip.cards.some((card) => card.played || hasMoved(strip, card)));
}

export interface Move {
  readonly id: number;
  readonly piece: Piece;
  readonly target: Target | "hand";
}

/** Do one move. */
export function doMove(arrangement: Arrangement, hand: readonly Held[], { id, target }: Move): Arrangement {
  return target === "hand" ? backToHand(arrangement, id) : putCard(arrangement, hand, id, target);
}

/** A series, or one of which it is known in which row it lies. */
type Planned = readonly Piece[] | Lying;

/** The moves that are left to lay the table out as planned, whatever has been moved so far. */
export function movesTo(arrangement: Arrangement, hand: readonly Held[], plan: readonly Planned[]): Move[] {
  const series = plan.map((one) => ("row" in one ? one : lyingOf(one)));
  const strips = matched(arrangement.strips, series);
  const staying = new Set<Card>();
  const wanted: { piece: Piece; target: Target }[] = [];
  for (const [place, { row, pieces }] of series.entries()) {
    for (const piece of pieces) {
      const there = strips[place]?.cards.find((card) => card.piece === piece);
      if (there) staying.add(there);
      else wanted.push({ piece, target: strips[place]?.id ?? row });
    }
  }
  const loose = arrangement.strips.flatMap((strip) => strip.cards).filter((card) => !staying.has(card));
  // A card that lay there when the turn began must go on lying somewhere; one that was played may be taken back.
  const free: Held[] = [...loose.filter((card) => !card.played), ...loose.filter((card) => card.played), ...cardsLeft(arrangement, hand)];
  const moves = wanted.flatMap(({ piece, target }): Move[] => {
    const place = free.findIndex((card) => card.piece === piece);
    const [card] = place < 0 ? [] : free.splice(place, 1);
    return card ? [{ id: card.id, piece, target }] : [];
  });
  const astray = loose.filter((card) => free.includes(card));
  const back = astray.flatMap((card) => (card.played ? card : ([...staying].find((one) => one.played && one.piece === card.piece) ?? [])));
  return [...back.map(({ id, piece }): Move => ({ id, piece, target: "hand" })), ...moves];
}

/** Lay the table out as planned, move by move. */
export function layOut(arrangement: Arrangement, hand: readonly Held[], plan: readonly Planned[]): Arrangement {
  const [move] = movesTo(arrangement, hand, plan);
  if (!move) return arrangement;
  const next = doMove(arrangement, hand, move);
  return next === arrangement ? arrangement : layOut(next, hand, plan);
}

/** How a card came to lie where it lies. */
export type Came = "played" | "moved";

/** What others did: for each strip, the cards that did not lie there before, from a hand or from elsewhere on the table. */
export function newsOf(before: Arrangement, now: Arrangement, played: readonly Piece[]): Map<number, Map<Piece, Came>> {
  const fromHands = [...played];
  const news = new Map<number, Map<Piece, Came>>();
  for (const strip of now.strips) {
    const was = before.strips.find((one) => one.id === strip.id)?.cards ?? [];
    for (const { piece } of strip.cards.filter((card) => !was.some((one) => one.piece === card.piece))) {
      const place = fromHands.indexOf(piece);
      if (place >= 0) fromHands.splice(place, 1);
      const there = news.get(strip.id) ?? new Map<Piece, Came>();
      news.set(strip.id, there.set(piece, place >= 0 ? "played" : "moved"));
    }
  }
  return news;
}
