/** How a player is told that it is their turn: a sound and a short vibration, and a mark on the tab. */

import { feel } from "../games/feel";

export function signalTurn(): void {
  feel("turn");
}

/** Mark the tab while it is this player's turn. */
export function markTab(title: string, turn: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? "/icon-turn.svg" : "/icon.svg";
}
