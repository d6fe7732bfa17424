/** Pieces, refusals and turns in words. */

import type { GameName, Refusal, Turn, View } from "../api/view";
import { colourOf, type Piece, shapeOf } from "../board/pieces";
import { known, listed, say } from "../i18n/words.svelte";

export function pieceName(piece: Piece): string {
  return say("piece", { colour: colourOf(piece), shape: shapeOf(piece) });
}

export function pieceNames(pieces: readonly Piece[]): string {
  return listed(pieces.map(pieceName));
}

/** Why something was refused at this table, in words. */
export function refusalText(refusal: Refusal, view: View): string {
  const left = view.play?.bag_size ?? view.play?.stack_size ?? 0;
  return reasonText(refusal, view.kind, view.play?.may?.opening ?? 0, left);
}

/** Why something is refused: `longest` is the length an opening needs, `left` what the bag or stack holds. */
export function reasonText(refusal: Refusal, game: GameName, longest: number, left: number): string {
  const key = `refusal-${refusal.code}`;
  const pieces = refusal.pieces ?? [];
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
  const denial = `denial-${refusal.code}`;
  return known(denial) ? say(denial) : say("denial-other", { code: refusal.code });
}

/** A name that tells apart: the seat's own, or its number. */
export function seatName(view: View, seat: number): string {
  const there = view.seats[seat];
  if (!there) return "";
  if (there.name && there.name !== there.bot) return there.name;
  if (!there.bot) return say("seat-number", { number: seat + 1 });
  const bots = view.seats.flatMap((one, index) => (one.bot && one.name === one.bot ? [index] : []));
  return say("bot-name", { number: bots.length > 1 ? bots.indexOf(seat) + 1 : 0 });
}

/** The pieces that a turn laid or played. */
export function piecesPlayed(turn: Turn): Piece[] {
  return (turn.play ?? []).map((entry) => (typeof entry === "string" ? entry : entry[0]));
}

/** A turn as the log and the announcements tell it. */
export function turnText(view: View, turn: Turn): string {
  const name = seatName(view, turn.seat);
  if (turn.pass) return say("log-passes", { name });
  if (turn.traded !== undefined) return say("log-trades", { name, count: turn.traded });
  const pieces = pieceNames(piecesPlayed(turn));
  if (turn.qwirkles) return say("log-plays-cards", { name, pieces, qwirkles: turn.qwirkles.length });
  return say("log-lays", { name, pieces, score: turn.score ?? 0 });
}

/** The rolls of a turn, told one after the other. */
export function rollText(view: View, turn: Turn): string | null {
  const name = seatName(view, turn.seat);
  const parts: string[] = [];
  if (turn.reroll?.length) parts.push(say("log-rolls", { name, count: turn.reroll.length, shown: pieceNames(turn.reroll.map(([, after]) => after)) }));
  if (turn.forced?.length) parts.push(say("log-must-roll", { name, times: turn.forced.length }));
  return parts.length > 0 ? parts.join(" ") : null;
}
