/** A finished game as a picture to share, drawn in the browser. */

import look from "../../../src/sixfold/draw/look.json";
import { boundsOf, type Placed } from "../board/cells";
import { COLOUR_CODES, COLOURS, type Piece, shapeOf } from "../board/pieces";
import { SHAPE_PATHS } from "../board/shapes";

export interface Drawn {
  readonly title: string;
  readonly story: string;
  readonly standings: readonly { readonly name: string; readonly score: number; readonly piece: Piece; readonly won: boolean }[];
  readonly board: readonly Placed[];
  /** The series of cards, where there is no board. */
  readonly series: readonly (readonly Piece[])[];
  readonly form: "tile" | "cube" | "card";
  readonly foot: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 56;
const [TEXT, QUIET, GOLD] = ["#edf0ee", "#b3bcb7", "#ffce4a"];

type Context = CanvasRenderingContext2D;

export async function pictureOf(drawn: Drawn): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no-canvas");
  context.fillStyle = look.felt.dark;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const below = drawWords(context, drawn);
  const room = { left: EDGE, top: below, width: WIDTH - 2 * EDGE, height: HEIGHT - below - EDGE - 40 };
  if (drawn.series.length > 0) drawSeries(context, drawn.series, room);
  else drawBoard(context, drawn.board, drawn.form, room);
  write(context, drawn.foot, WIDTH / 2, HEIGHT - 34, 30, QUIET, "center");
  return new Promise((settle, fail) => canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error("no-picture"))), "image/png"));
}

/** The words above, and where they end. */
function drawWords(context: Context, { title, story, standings }: Drawn): number {
  write(context, title, EDGE, 104, 66, TEXT, "left", true);
  write(context, story, EDGE, 162, 34, QUIET);
  const columns = standings.length > 4 ? 2 : 1;
  const rows = Math.ceil(standings.length / columns);
  const wide = (WIDTH - 2 * EDGE) / columns;
  for (const [place, { name, score, piece, won }] of standings.entries()) {
    const x = EDGE + Math.floor(place / rows) * wide;
    const y = 232 + (place % rows) * 58;
    drawPiece(context, piece, "tile", x, y - 36, 46);
    write(context, name, x + 62, y, 38, won ? GOLD : TEXT, "left", won, wide - 210);
    write(context, String(score), x + wide - 40, y, 42, won ? GOLD : TEXT, "right", true);
  }
  return 232 + rows * 58;
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function drawBoard(context: Context, board: readonly Placed[], form: Drawn["form"], room: Room): void {
  if (board.length === 0) return;
  const box = boundsOf(board);
  const [columns, rows] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const size = Math.min(room.width / columns, room.height / rows, 96);
  const [left, top] = [room.left + (room.width - columns * size) / 2, room.top + (room.height - rows * size) / 2];
  for (const { piece, x, y } of board) drawPiece(context, piece, form, left + (x - box.left) * size + 1, top + (y - box.top) * size + 1, size - 2);
}

function drawSeries(context: Context, series: readonly (readonly Piece[])[], room: Room): void {
  const columns = series.length > 8 ? 3 : 2;
  const rows = Math.ceil(series.length / columns);
  const wide = room.width / columns;
  const size = Math.min(wide / 6.6, room.height / (rows * 1.6), 76);
  for (const [place, cards] of series.entries()) {
    const left = room.left + (place % columns) * wide;
    const top = room.top + Math.floor(place / columns) * size * 1.6;
    for (const [slot, card] of cards.entries()) drawPiece(context, card, "card", left + slot * (size + 2), top, size);
  }
}

function drawPiece(context: Context, piece: Piece, form: Drawn["form"], x: number, y: number, size: number): void {
  const tall = form === "card" ? 140 : 100;
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.fillStyle = form === "cube" ? look.cube : look.block;
  context.strokeStyle = "rgb(255 255 255 / 34%)";
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(1.5, 1.5, 97, tall - 3, form === "cube" ? 20 : 12);
  context.fill();
  context.stroke();
  context.fillStyle = look.colours[COLOURS[COLOUR_CODES.indexOf(piece.charAt(0))] ?? "red"];
  if (form === "card") context.translate(0, 20);
  context.fill(new Path2D(SHAPE_PATHS[shapeOf(piece)]));
  context.restore();
}

/** A line of text, made smaller until it fits. */
function write(context: Context, text: string, x: number, y: number, size: number, colour: string, align: CanvasTextAlign = "left", bold = false, most = WIDTH - 2 * EDGE): void {
  context.fillStyle = colour;
  context.textAlign = align;
  const { fontFamily } = getComputedStyle(document.documentElement);
  let fits = size;
  do context.font = `${bold ? 700 : 400} ${fits}px ${fontFamily}`;
  while (context.measureText(text).width > most && --fits > 14);
  context.fillText(text, x, y, most);
}

/** Hand a picture to the device's own way of sharing; where there is none, it is saved. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (canShareFiles() && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      // Somebody who closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
    return;
  }
  const url = URL.createObjectURL(picture);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function canShareFiles(): boolean {
  return typeof navigator.canShare === "function" && typeof navigator.share === "function";
}
