/** The games this device takes part in, and the secrets of its seats. Nobody else has them. */

import type { GameName } from "./view";

/** Who sits where: names as they were given, never words of a language. */
export interface Seated {
  readonly name: string;
  readonly bot: string | null;
  /** How the seat was set up, where that is known. */
  readonly setup?: string;
}

export interface OwnGame {
  game: string;
  kind: GameName;
  edition: string;
  seated: readonly Seated[];
  status: string;
  at: number;
  /** The token of each seat that is played here. */
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  /** The secrets of the links that were given out. */
  invites?: Record<number, string>;
  /** The seat for which this device has asked for a part in the shuffle. */
  mixes?: number;
  /** What this device saw and added before the deal, by seat. */
  receipts?: Record<number, Kept>;
  /** How it stood when it was last looked at: the number of the last event, the scores, who is on turn, who has won. */
  number?: number;
  scores?: readonly number[];
  on_turn?: number | null;
  winners?: readonly number[];
  /** Whether the computers were to be about as strong as the one who plays here. */
  fit?: boolean;
  /** The server does not know it any more, so it cannot be counted. */
  uncountable?: boolean;
}

/** A receipt, as far as it matters here. */
export interface Kept {
  readonly seat: number;
}

const PLACE = "sixfold.games";
/** Games that are over; those that go on are always kept. */
const MOST = 300;

function read(): OwnGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as OwnGame[]) : [];
  } catch {
    return [];
  }
}

let games = $state.raw<OwnGame[]>(read());

window.addEventListener("storage", (event) => {
  if (event.key === PLACE) games = read();
});

export function ownGames(): readonly OwnGame[] {
  return games;
}

export function ownGame(game: string): OwnGame | undefined {
  return games.find((one) => one.game === game);
}

/** Whether a game goes on, or is still to begin. */
export function goesOn(game: Pick<OwnGame, "status">): boolean {
  return ["lobby", "shuffling", "playing"].includes(game.status);
}

function write(next: OwnGame[]): void {
  let over = 0;
  games = next.filter((game) => goesOn(game) || ++over <= MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(games));
  } catch {
    // Without storage the game lasts as long as the page.
  }
}

/** Remember a game, or what has changed about it. */
export function remember(game: string, changes: Partial<OwnGame>): void {
  const before = ownGame(game);
  const blank: OwnGame = { game, kind: "tiles", edition: "", seated: [], status: "lobby", at: 0, seats: {} };
  const after = { ...(before ?? blank), ...changes, seats: { ...before?.seats, ...changes.seats }, at: changes.at ?? Date.now() };
  write([after, ...read().filter((one) => one.game !== game)]);
}

/** Put these games in place of all there are. */
export function replaceGames(next: readonly OwnGame[]): void {
  write([...next]);
}

/** Remember what a seat saw and said while the shuffle was mixed. */
export function keepReceipt(game: string, receipt: Kept): void {
  remember(game, { receipts: { ...ownGame(game)?.receipts, [receipt.seat]: receipt } });
}

export function forget(game: string): void {
  write(read().filter((one) => one.game !== game));
}
