/** Pieces, refusals and turns in words. */

import type { Seated } from "../api/device.svelte";
import type { GameName, Refusal, Turn, View } from "../api/view";
import { cellKey, type Placed } from "../board/cells";
import { colourOf, type Piece, shapeOf } from "../board/pieces";
import { known, listed, say } from "../i18n/words.svelte";

export function pieceName(piece: Piece): string {
  return say("piece", { colour: colourOf(piece), shape: shapeOf(piece) });
}

export function pieceNames(pieces: readonly Piece[]): string {
  return listed(pieces.map(pieceName));
}

/** Why something was refused at this table, in words; `laid` are the pieces that were to be laid. */
export function refusalText(refusal: Refusal, view: View, laid: readonly Placed[] = []): string {
  const left = view.play?.bag_size ?? view.play?.stack_size ?? 0;
  const lying = new Map((view.play?.board ?? []).map(([piece, x, y]) => [cellKey({ x, y }), piece]));
  for (const placed of laid) lying.set(cellKey(placed), placed.piece);
  const pieces = refusal.pieces ?? (refusal.cells ?? []).flatMap(([x, y]) => lying.get(cellKey({ x, y })) ?? []);
  return reasonText({ ...refusal, pieces }, view.kind, view.play?.may?.opening ?? 0, left);
}

/** Why something is refused: `longest` is the length an opening needs, `left` what the bag or stack holds. */
export function reasonText(refusal: Refusal, game: GameName, longest: number, left: number): string {
  const key = `refusal-${refusal.code}`;
  const pieces = [...new Set(refusal.pieces)];
  const values = {
    game,
    pieces: pieceNames(pieces),
    count: pieces.length,
    cells: listed((refusal.cells ?? []).map(([x, y]) => `${x},${y}`)),
    length: refusal.line?.length ?? 0,
    series: refusal.series === undefined ? 0 : refusal.series + 1,
    longest,
    left,
  };
  if (known(key)) return say(key, values);
  return denialText(refusal.code);
}

/** Why the server said no, in words. */
export function denialText(code: string): string {
  const key = `denial-${code}`;
  return known(key) ? say(key) : say("denial-other", { code });
}

/** A name that tells apart: the seat's own, or "you" for the only person, or its number. */
export function nameAt(seats: readonly Seated[], seat: number, you: number | null): string {
  const there = seats[seat];
  if (!there) return "";
  if (there.name && there.name !== there.bot) return there.name;
  if (!there.bot) {
    const alone = seat === you && seats.filter((one) => !one.bot).length === 1;
    return alone ? say("you") : say("seat-number", { number: seat + 1 });
  }
  const bots = seats.flatMap((one, index) => (one.bot && one.name === one.bot ? [index] : []));
  return say("bot-name", { number: bots.length > 1 ? bots.indexOf(seat) + 1 : 0 });
}

export function seatName(view: View, seat: number): string {
  return nameAt(view.seats, seat, view.you);
}

/** The pieces that a turn laid or played. */
export function piecesPlayed(turn: Turn): Piece[] {
  return (turn.play ?? []).map((entry) => (typeof entry === "string" ? entry : entry[0]));
}

/** What a turn ended with. */
function turnText(view: View, turn: Turn): string {
  const name = seatName(view, turn.seat);
  if (turn.pass) return say("log-passes", { name });
  if (turn.traded !== undefined) return say("log-trades", { name, count: turn.traded });
  const pieces = pieceNames(piecesPlayed(turn));
  if (turn.qwirkles) return say("log-plays-cards", { name, pieces, qwirkles: turn.qwirkles.length });
  return say("log-lays", { name, pieces, score: turn.score ?? 0 });
}

/** A whole turn in sentences: its rolls one after the other, then what was laid. */
export function turnSentences(view: View, turn: Turn): string[] {
  const name = seatName(view, turn.seat);
  const told: string[] = [];
  if (turn.reroll?.length) told.push(say("log-rolls", { name, count: turn.reroll.length, shown: pieceNames(turn.reroll.map(([, after]) => after)) }));
  if (turn.forced?.length) told.push(say("log-must-roll", { name, times: turn.forced.length }));
  return [...told, turnText(view, turn)];
}
