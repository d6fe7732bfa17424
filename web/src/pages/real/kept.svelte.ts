/** The real tables that this device follows. They are kept here and nowhere else. */

import type { GameName } from "../../api/view";

/** A turn as it was entered: what records of `sixfold/2` write, without what the rules add. */
export type Entered = Record<string, unknown> & { seat: number };
export type Mode = "sheet" | "game";

/** A hand, and after how many turns it was entered; of cubes, whether that was after the roll. */
export interface Holding {
  readonly turns: number;
  readonly rolled: boolean;
  readonly pieces: readonly string[];
}

export interface KeptTable {
  readonly id: string;
  readonly kind: GameName;
  readonly edition: string;
  readonly names: readonly string[];
  readonly first: number;
  readonly mode: Mode;
  /** Seconds for each turn; nothing without a clock. */
  readonly seconds: number | null;
  readonly turns: readonly Entered[];
  /** Whose hand is entered on this device; nobody's, if nothing is said. */
  readonly mine?: number | null;
  /** The hands that were dealt, where they are known. */
  readonly deal?: readonly (readonly string[] | null)[];
  /** What is held now, as it was entered last. */
  readonly held?: Holding | null;
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly at: number;
}

const PLACE = "sixfold.real";
const MOST = 100;

function read(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as KeptTable[]) : [];
  } catch {
    return [];
  }
}

let tables = $state.raw<KeptTable[]>(read());

window.addEventListener("storage", (event) => {
  if (event.key === PLACE) tables = read();
});

export function keptTables(): readonly KeptTable[] {
  return tables;
}

export function keptTable(id: string): KeptTable | undefined {
  return tables.find((table) => table.id === id);
}

/** Keep these, the first ones if they are too many. */
export function replaceTables(next: readonly KeptTable[]): void {
  tables = next.slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // Without storage the table lasts as long as the page.
  }
}

/** Keep a table as it is now; the one looked at last comes first. */
export function keepTable(table: Omit<KeptTable, "at">): void {
  replaceTables([{ ...table, at: Date.now() }, ...read().filter((one) => one.id !== table.id)]);
}

export function forgetTable(id: string): void {
  replaceTables(read().filter((one) => one.id !== id));
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
