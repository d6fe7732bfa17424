/** What each cell of a board shows. A board has hundreds of cells, of which a press changes a few: the others keep their look. */

import { type Bounds, type Cell, cellKey, type Placed, rowsOf } from "./cells";
import type { Loose } from "./loose";
import type { Piece } from "./pieces";

/** What a cell shows besides a piece that lies there for good. */
export interface Special {
  /** The loose piece that lies there. */
  loose?: Piece;
  advised?: Piece;
  /** How it is marked, as names of classes. */
  marks?: string;
  lit?: boolean;
  /** Which piece of a move it holds. */
  order?: number;
  selected?: boolean;
  lifted?: boolean;
  /** Whether a piece that lies there is drawn by the cell itself, above the ground. */
  raised?: boolean;
}

export interface Look extends Readonly<Special> {
  readonly cell: Cell;
  readonly key: string;
  readonly settled: Piece | undefined;
  /** Whether it shows nothing special. */
  readonly plain: boolean;
}

const FIELDS: readonly (keyof Special)[] = ["loose", "advised", "marks", "lit", "order", "selected", "lifted", "raised"];

/** What is shown besides the pieces that lie there for good. */
interface Shown {
  readonly loose: readonly (Loose & Placed)[];
  readonly chosen: number | null;
  readonly lifted: number | null;
  readonly hint: readonly Placed[];
  readonly lit: readonly Cell[];
  readonly refused: readonly Cell[];
  readonly last: readonly Cell[];
  readonly fresh: readonly Cell[];
  readonly joy: boolean;
  readonly cursor: Cell | null;
  readonly target: Cell | null;
}

/** The cells that show something special, by their keys. */
export function specialsOf(shown: Shown): Map<string, Special> {
  const found = new Map<string, Special>();
  const at = (cell: Cell, also: Special = {}, mark?: string) => {
    const key = cellKey(cell);
    const special = Object.assign(found.get(key) ?? {}, also);
    if (mark) special.marks = special.marks ? `${special.marks} ${mark}` : mark;
    found.set(key, special);
  };
  for (const one of shown.loose) at(one, { loose: one.piece, selected: one.id === shown.chosen, lifted: one.id === shown.lifted });
  for (const placed of shown.hint) at(placed, { advised: placed.piece });
  for (const cell of shown.lit) at(cell, { lit: true }, "lit");
  for (const cell of shown.refused) at(cell, {}, "refused");
  for (const cell of shown.last) at(cell, {}, "last");
  shown.fresh.forEach((cell, order) => at(cell, { order, raised: true }, "fresh"));
  if (shown.joy) for (const cell of shown.fresh) at(cell, {}, "joy");
  if (shown.cursor) at(shown.cursor, {}, "cursor");
  if (shown.target) at(shown.target, { raised: true }, "target");
  return found;
}

/** The cells of each row of a box with their keys. */
type Places = readonly (readonly (readonly [Cell, string])[])[];

export class Looks {
  #bounds: Bounds | null = null;
  #places: Places = [];
  #known = new Map<string, Look>();
  #rows = new Map<number, readonly Look[]>();

  /** The looks of the cells of a box, row by row; a look or a row that has not changed is the very same as before. */
  of(bounds: Bounds, settled: ReadonlyMap<string, Piece>, specials: ReadonlyMap<string, Special>): (readonly Look[])[] {
    return this.#placesOf(bounds).map((places, index) => {
      const y = bounds.top + index;
      const before = this.#rows.get(y);
      let same = before?.length === places.length;
      const row = places.map(([cell, key], place) => {
        const look = this.#look(cell, key, settled.get(key), specials.get(key));
        same &&= before?.[place] === look;
        return look;
      });
      if (same && before) return before;
      this.#rows.set(y, row);
      return row;
    });
  }

  #look(cell: Cell, key: string, settled: Piece | undefined, special: Special | undefined): Look {
    const was = this.#known.get(key);
    if (was && was.settled === settled && (special ? FIELDS.every((field) => was[field] === special[field]) : was.plain)) return was;
    const look: Look = { cell, key, settled, plain: special === undefined, ...special };
    this.#known.set(key, look);
    return look;
  }

  #placesOf(bounds: Bounds): Places {
    const was = this.#bounds;
    const same = was && was.left === bounds.left && was.top === bounds.top && was.right === bounds.right && was.bottom === bounds.bottom;
    if (!same) {
      this.#bounds = bounds;
      this.#places = rowsOf(bounds).map((row) => row.map((cell) => [cell, cellKey(cell)] as const));
    }
    return this.#places;
  }
}
