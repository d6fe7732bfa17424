/** Pieces, refusals and turns in words. */

import type { Seated } from "../api/device.svelte";
import type { GameName, Refusal, Turn, View } from "../api/view";
import type { Row } from "../board/arrangement";
import { COLOURS, colourOf, type Piece, SHAPES, shapeOf } from "../board/pieces";
import { known, listed, say } from "../i18n/words.svelte";

export function pieceName(piece: Piece): string {
  return say("piece", { colour: colourOf(piece), shape: shapeOf(piece) });
}

export function pieceNames(pieces: readonly Piece[]): string {
  return listed(pieces.map(pieceName));
}

/** What a series of one colour or shape is called. */
export function seriesTitle(row: Row, kind: number): string {
  if (row === "colour") return say("series-of-colour", { colour: COLOURS[kind] ?? "red" });
  return say("series-of-shape", { shape: SHAPES[kind] ?? "circle" });
}

/** Why something was refused at this table, in words; the board points at the cells, so they are not named. */
export function refusalText(refusal: Refusal, view: View): string {
  return reasonText(refusal, view.kind, view.play?.may?.opening ?? 0, view.play?.bag_size ?? view.play?.stack_size ?? 0);
}

/** Why something is refused: `longest` is the length an opening needs, `left` what the bag or stack holds. */
export function reasonText(refusal: Refusal, game: GameName, longest: number, left: number): string {
  const key = `refusal-${refusal.code}`;
  const kinds = [...new Set(refusal.pieces)];
  const values = {
    game,
    pieces: pieceNames(kinds),
    count: kinds.length,
    cells: "",
    named: "no",
    length: refusal.line?.length ?? 0,
    series: refusal.series === undefined ? 0 : refusal.series + 1,
    longest,
    left,
  };
  if (known(key)) return say(key, values);
  return denialText(refusal);
}

/** Why the server said no, in words. */
export function denialText({ code }: Refusal): string {
  const key = `denial-${code}`;
  return known(key) ? say(key) : say("denial-other", { code });
}

/** What an edition is called; one that this app does not know yet goes by its name on the server. */
export function editionName(id: string): string {
  const key = `edition-${id}`;
  return known(key) ? say(key as "edition-tiles-nl") : id;
}

/** What a level of the computer is called; the steps of the ladder have their number before the name. */
export function levelName(bot: string): string {
  if (!known(`bot-${bot}`)) return say("bot-other", { level: bot });
  const name = say(`bot-${bot}` as "bot-greedy");
  const step = /^level-(\d+)$/.exec(bot)?.[1];
  return step ? say("level-step", { number: step, name }) : name;
}

/** The cells a refusal points at, for those who cannot see the board: each as the board names it. */
export function refusedCells(refusal: Refusal): string {
  const cells = (refusal.cells ?? []).map(([column, row]) => say("cell-name", { column, row }));
  return cells.length > 0 ? say("refused-cells", { cells: listed(cells) }) : "";
}

/** What naming the seats needs of a view, or of a game in a list. */
interface Table {
  readonly seats: readonly Seated[];
  readonly you: number | null;
}

/** A name that tells apart: the seat's own; without one it is you, a computer, or a number. */
export function seatName(table: Table, seat: number): string {
  const there = table.seats[seat];
  if (!there) return "";
  if (there.name && there.name !== there.bot) return there.name;
  if (!there.bot) return namelessYou(table, seat) ? say("you") : say("seat-number", { number: seat + 1 });
  return say("bot-name", { number: Number(shortName(table, seat) ?? 0) });
}

/** The number of a bot without a name of its own, among others; nothing for anybody else. */
export function shortName(table: Table, seat: number): string | null {
  const bots = table.seats.flatMap((there, index) => (there.bot && there.name === there.bot ? [index] : []));
  return bots.length > 1 && bots.includes(seat) ? String(bots.indexOf(seat) + 1) : null;
}

/** Whether a seat without a name is the reader's; several people at one device are told apart by number. */
export function namelessYou(table: Table, seat: number): boolean {
  const there = table.seats[seat];
  if (!there || there.name || there.bot || table.you !== seat) return false;
  return there.setup !== "here" || table.seats.filter((one) => one.setup === "here").length === 1;
}

/** The pieces that a turn laid or played. */
export function piecesPlayed(turn: Turn): Piece[] {
  return (turn.play ?? []).map((entry) => (typeof entry === "string" ? entry : entry[0]));
}

/** What a turn ended with. */
function turnText(view: View, turn: Turn): string {
  const name = seatName(view, turn.seat);
  const you = namelessYou(view, turn.seat) ? "yes" : "no";
  if (turn.pass) return say("log-passes", { name, you });
  if (turn.traded !== undefined) return say("log-trades", { name, you, count: turn.traded });
  // Of a turn at a real table perhaps only the points are known.
  if (!turn.play) return say("labelled", { label: name, value: say("gain", { points: turn.score ?? 0 }) });
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
