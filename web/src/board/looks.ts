/** What each cell of a board shows. A board has hundreds of cells, of which a press changes a few: the others keep their look. */

import { type Cell, cellKey } from "./cells";
import type { Piece } from "./pieces";

export interface Look {
  readonly cell: Cell;
  readonly key: string;
  readonly settled: Piece | undefined;
  /** The loose piece that lies there. */
  readonly loose: Piece | undefined;
  readonly advised: Piece | undefined;
  /** How it is marked, as names of classes. */
  readonly marks: string;
  readonly label: string;
  /** Which piece of a move it holds. */
  readonly order: number | undefined;
  readonly selected: boolean;
  readonly lifted: boolean;
}

const FIELDS: readonly (keyof Look)[] = ["settled", "loose", "advised", "marks", "label", "order", "selected", "lifted"];

export class Looks {
  #before = new Map<string, Look>();

  /** The looks of these rows; a look that has not changed is the very same as before. */
  of(rows: readonly (readonly Cell[])[], find: (cell: Cell, key: string) => Omit<Look, "cell" | "key">): Look[][] {
    const before = this.#before;
    this.#before = new Map();
    return rows.map((row) =>
      row.map((cell) => {
        const key = cellKey(cell);
        const now: Look = { cell, key, ...find(cell, key) };
        const was = before.get(key);
        const look = was && FIELDS.every((field) => was[field] === now[field]) ? was : now;
        this.#before.set(key, look);
        return look;
      }),
    );
  }
}
