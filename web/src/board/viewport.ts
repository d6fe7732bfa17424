/** Which part of the board is in sight: where the origin lies on the screen, and how large a cell is. */

import { type Bounds, type Cell, widen } from "./cells";

export interface Viewport {
  /** Where the top left corner of cell 0,0 lies, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The side of a cell in pixels. */
  readonly size: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Cells are comfortable to hit from this size on. */
export const COMFORTABLE = 44;
export const SMALLEST = 14;
export const LARGEST = 110;
/** A loupe shows cells so much larger than the board does, none smaller than that, and keeps to about that width. */
const MAGNIFIED = 1.4;
const LOUPE = { least: 36, widest: 200 };
/** Half a pixel beyond the edge is still in sight. */
const HALF = 0.5;
const NONE: Screen = { width: 0, height: 0 };

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

export function pan(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Zoom by a factor so that what lies under a point of the screen stays there. */
export function zoomAt(view: Viewport, point: Point, factor: number): Viewport {
  const size = clamp(view.size * factor, SMALLEST, LARGEST);
  const scale = size / view.size;
  return { x: point.x - (point.x - view.x) * scale, y: point.y - (point.y - view.y) * scale, size };
}

/** The cell under a point of the screen. */
export function cellAt(view: Viewport, point: Point): Cell {
  return { x: Math.floor((point.x - view.x) / view.size), y: Math.floor((point.y - view.y) / view.size) };
}

/** The middle of a cell on the screen. */
export function middleOf(view: Viewport, cell: Cell): Point {
  return { x: view.x + (cell.x + 0.5) * view.size, y: view.y + (cell.y + 0.5) * view.size };
}

/** How large a loupe over a board of such cells shows a cell, and how many on each side of the middle one. */
export function loupe(size: number): { readonly cell: number; readonly around: number } {
  const cell = Math.max(LOUPE.least, Math.ceil(size * MAGNIFIED));
  return { cell, around: 5 * cell <= LOUPE.widest ? 2 : 1 };
}

/** Show a box in the middle, with a cell of margin, no cell larger than `most`. */
export function fit(bounds: Bounds, screen: Screen, most = 72, least = SMALLEST): Viewport {
  const box = widen(bounds, 1);
  const columns = box.right - box.left + 1;
  const rows = box.bottom - box.top + 1;
  const size = clamp(Math.min(screen.width / columns, screen.height / rows), least, most);
  return {
    x: screen.width / 2 - ((box.left + box.right + 1) / 2) * size,
    y: screen.height / 2 - ((box.top + box.bottom + 1) / 2) * size,
    size,
  };
}

/** Show a box as `fit` does, with nothing under the buttons in the lower right corner: moved aside if there is room, else smaller. */
export function fitClear(bounds: Bounds, screen: Screen, corner: Screen, cells: readonly Cell[]): Viewport {
  const plain = fit(bounds, screen);
  const under = hidden(plain, screen, corner, cells);
  if (under.length === 0) return plain;
  const [right, bottom] = [screen.width - corner.width, screen.height - corner.height];
  const aside = [
    pan(plain, right - plain.x - (Math.max(...under.map((cell) => cell.x)) + 1) * plain.size, 0),
    pan(plain, 0, bottom - plain.y - (Math.max(...under.map((cell) => cell.y)) + 1) * plain.size),
  ];
  const around = widen(bounds, 1);
  const corners = [{ x: around.left, y: around.top }, { x: around.right, y: around.bottom }];
  const smaller = [fit(bounds, { ...screen, width: right }), fit(bounds, { ...screen, height: bottom })];
  const clear = [...aside.filter((view) => inSight(view, screen, corners)), ...smaller.sort((one, other) => other.size - one.size)];
  return clear.find((view) => hidden(view, screen, corner, cells).length === 0) ?? plain;
}

/** Those of the cells that lie under the lower right corner of the screen. */
function hidden(view: Viewport, screen: Screen, corner: Screen, cells: readonly Cell[]): Cell[] {
  const [left, top] = [screen.width - corner.width, screen.height - corner.height];
  return cells.filter((cell) => view.x + (cell.x + 1) * view.size > left + HALF && view.y + (cell.y + 1) * view.size > top + HALF);
}

/** Whether all cells lie within the screen. */
export function inSight(view: Viewport, screen: Screen, cells: readonly Cell[]): boolean {
  return cells.every((cell) => {
    const left = view.x + cell.x * view.size;
    const top = view.y + cell.y * view.size;
    const [right, bottom] = [left + view.size, top + view.size];
    return left >= -HALF && top >= -HALF && right <= screen.width + HALF && bottom <= screen.height + HALF;
  });
}

/** Move just as far as it takes to bring the cells into sight, with a margin where there is room. */
export function reveal(view: Viewport, screen: Screen, bounds: Bounds): Viewport {
  return { ...view, x: view.x + shift(view.x, view.size, screen.width, bounds.left, bounds.right),
    y: view.y + shift(view.y, view.size, screen.height, bounds.top, bounds.bottom) };
}

function shift(origin: number, size: number, length: number, first: number, last: number): number {
  const near = origin + first * size;
  const far = origin + (last + 1) * size;
  const margin = clamp((length - (far - near)) / 2, 0, size);
  if (near < margin) return margin - near;
  if (far > length - margin) return length - margin - far;
  return 0;
}

/** Keep a box and the cells around it in sight, and these cells clear of a corner: as they are while they are, else fitted anew. */
export function keepWhole(view: Viewport, screen: Screen, bounds: Bounds, corner: Screen = NONE, cells: readonly Cell[] = []): Viewport {
  const around = widen(bounds, 1);
  const corners = [{ x: around.left, y: around.top }, { x: around.right, y: around.bottom }];
  const fine = inSight(view, screen, corners) && hidden(view, screen, corner, cells).length === 0;
  return fine ? view : fitClear(bounds, screen, corner, cells);
}

/** Keep at least one cell of the box on the screen, so that nobody gets lost. */
export function keepNear(view: Viewport, screen: Screen, bounds: Bounds): Viewport {
  return {
    ...view,
    x: clamp(view.x, view.size - (bounds.right + 1) * view.size, screen.width - view.size - bounds.left * view.size),
    y: clamp(view.y, view.size - (bounds.bottom + 1) * view.size, screen.height - view.size - bounds.top * view.size),
  };
}
