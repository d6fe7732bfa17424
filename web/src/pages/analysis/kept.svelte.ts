/** The positions that somebody has kept on this device. */

export interface KeptPosition {
  readonly text: string;
  readonly name: string;
  readonly at: number;
}

const PLACE = "sixfold.positions";
const MOST = 200;

function read(): KeptPosition[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as KeptPosition[]) : [];
  } catch {
    return [];
  }
}

let positions = $state.raw<KeptPosition[]>(read());

window.addEventListener("storage", (event) => {
  if (event.key === PLACE) positions = read();
});

export function keptPositions(): readonly KeptPosition[] {
  return positions;
}

/** Keep these, the first ones if they are too many. */
export function replacePositions(next: readonly KeptPosition[]): void {
  positions = next.slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(positions));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function keepPosition(text: string, name: string): void {
  replacePositions([{ text, name, at: Date.now() }, ...read().filter((one) => one.text !== text)]);
}

export function forgetPosition(text: string): void {
  replacePositions(read().filter((one) => one.text !== text));
}
