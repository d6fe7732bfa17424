/** What a finger means on a board of small cells, and what points at cells that are out of sight. */

import type { Cell } from "./cells";
import { cellAt, middleOf, type Point, type Screen, type Viewport } from "./viewport";

/** How far beside a lit cell, in pixels, a finger still means it. */
export const REACH = 22;
/** How far, in pixels, a finger lands from where it was meant to. */
export const SLIP = 12;

export interface Aim {
  readonly cell: Cell;
  /** Whether no other lit cell may have been meant. */
  readonly sure: boolean;
}

/** How far a point of the screen is from a cell; 0 within it. */
function distance(view: Viewport, point: Point, cell: Cell): number {
  const middle = middleOf(view, cell);
  const beyond = (way: number) => Math.max(0, Math.abs(way) - view.size / 2);
  return Math.hypot(beyond(point.x - middle.x), beyond(point.y - middle.y));
}

/** The lit cell that a finger means; nothing if none is near. */
export function aim(view: Viewport, point: Point, lit: readonly Cell[], reach = REACH): Aim | null {
  const near = lit
    .map((cell) => ({ cell, far: distance(view, point, cell) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  const [first, second] = near;
  if (!first) return null;
  const tight = view.size < 2 * SLIP + 1;
  return { cell: first.cell, sure: !tight || second === undefined || second.far > SLIP };
}

/** The cell that a finger or a mouse means: a mouse is as exact as it looks. */
export function meant(view: Viewport, point: Point, lit: readonly Cell[], finger: boolean): Cell {
  return (finger ? aim(view, point, lit)?.cell : undefined) ?? cellAt(view, point);
}

export type Edge = "left" | "right" | "top" | "bottom";

/** A sign at the edge of the screen that cells lie beyond it. */
export interface Cue {
  readonly edge: Edge;
  /** Where on the screen. */
  readonly at: Point;
  readonly cells: readonly Cell[];
}

const EDGES: readonly Edge[] = ["left", "right", "top", "bottom"];
/** A sign stays this far from the corners, and farther from those at the bottom, where the buttons are. */
const CORNER = 30;
const BUTTONS = { left: 220, right: 80, height: 130 };

/** The edge beyond which a cell lies; nothing if most of it is in sight. */
function beyond(view: Viewport, screen: Screen, cell: Cell): Edge | null {
  const { x, y } = middleOf(view, cell);
  const over: [Edge, number][] = [["left", -x], ["right", x - screen.width], ["top", -y], ["bottom", y - screen.height]];
  const [edge, far] = over.reduce((most, one) => (one[1] > most[1] ? one : most));
  return far > 0 ? edge : null;
}

/** The middle of some places along an edge, kept from its ends where there is room for that. */
function along(places: readonly number[], length: number, near: number, far: number): number {
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
  return Math.min(Math.max(middle, Math.min(near, length / 2)), Math.max(length - far, length / 2));
}

/** A sign for each edge beyond which some of the cells lie. */
export function cuesOf(view: Viewport, screen: Screen, cells: readonly Cell[]): Cue[] {
  return EDGES.flatMap((edge) => {
    const there = cells.filter((cell) => beyond(view, screen, cell) === edge);
    if (there.length === 0) return [];
    const low = edge === "bottom";
    const x = along(there.map((cell) => middleOf(view, cell).x), screen.width, low ? BUTTONS.left : CORNER, low ? BUTTONS.right : CORNER);
    const y = along(there.map((cell) => middleOf(view, cell).y), screen.height, CORNER, BUTTONS.height);
    const at = {
      left: { x: 0, y },
      right: { x: screen.width, y },
      top: { x, y: 0 },
      bottom: { x, y: screen.height },
    }[edge];
    return [{ edge, at, cells: there }];
  });
}
