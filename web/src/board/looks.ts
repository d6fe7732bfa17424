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

type Settled = ReadonlyMap<string, Piece>;
type Specials = ReadonlyMap<string, Special>;
type Rows = readonly (readonly Look[])[];

/** Where a cell stands among the rows. */
interface Place {
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
}

export class Looks {
  #bounds: Bounds | null = null;
  #places = new Map<string, Place>();
  #known = new Map<string, Look>();
  #rows: Rows = [];
  #settled: Settled = new Map();
  #specials: Specials = new Map();

  /** The looks of the cells of a box, row by row; a look or a row that has not changed is the very same as before. */
  of(bounds: Bounds, settled: Settled, specials: Specials): Rows {
    const was = this.#bounds;
    const same = was && was.left === bounds.left && was.top === bounds.top && was.right === bounds.right && was.bottom === bounds.bottom;
    this.#rows = same ? this.#changed(settled, specials) : this.#anew(bounds, settled, specials);
    [this.#bounds, this.#settled, this.#specials] = [bounds, settled, specials];
    return this.#rows;
  }

  /** The rows of a box that has not been looked at before. */
  #anew(bounds: Bounds, settled: Settled, specials: Specials): Rows {
    const before = new Map(this.#rows.map((row) => [row[0]?.cell.y, row]));
    this.#places.clear();
    return rowsOf(bounds).map((cells, row) => {
      const was = before.get(bounds.top + row);
      let same = was?.length === cells.length;
      const looks = cells.map((cell, column) => {
        const key = cellKey(cell);
        this.#places.set(key, { cell, row, column });
        const look = this.#look(cell, key, settled.get(key), specials.get(key));
        same &&= was?.[column] === look;
        return look;
      });
      return same && was ? was : looks;
    });
  }

  /** The rows of the same box: only cells of which something is said, or was, can look different. */
  #changed(settled: Settled, specials: Specials): Rows {
    const touched = new Set([...this.#specials.keys(), ...specials.keys()]);
    if (settled !== this.#settled) {
      for (const [key, piece] of settled) if (this.#settled.get(key) !== piece) touched.add(key);
      for (const key of this.#settled.keys()) if (!settled.has(key)) touched.add(key);
    }
    const rows = new Map<number, Look[]>();
    for (const key of touched) {
      const place = this.#places.get(key);
      if (!place) continue;
      const look = this.#look(place.cell, key, settled.get(key), specials.get(key));
      const row = rows.get(place.row) ?? this.#rows[place.row];
      if (!row || row[place.column] === look) continue;
      const next = rows.get(place.row) ?? [...row];
      next[place.column] = look;
      rows.set(place.row, next);
    }
    return rows.size === 0 ? this.#rows : this.#rows.map((row, index) => rows.get(index) ?? row);
  }

  #look(cell: Cell, key: string, settled: Piece | undefined, special: Special | undefined): Look {
    const was = this.#known.get(key);
    if (was && was.settled === settled && (special ? FIELDS.every((field) => was[field] === special[field]) : was.plain)) return was;
    const look: Look = { cell, key, settled, plain: special === undefined, ...special };
    this.#known.set(key, look);
    return look;
  }
}
