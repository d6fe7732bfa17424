/** How a player is told that it is their turn: a sound and a short vibration, and a mark on the tab. */

import { feel } from "../games/feel";

export function signalTurn(): void {
  feel("turn");
}

/** Mark the tab while it is this player's turn. */
export function markTab(title: string, turn: boolean): void {
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // Relative, for the table may lie below a path.
  const shown = turn ? "./icon-turn.svg" : "./icon.svg";
  if (icon && icon.getAttribute("href") !== shown) icon.href = shown;
}

/** Show on the installed app in how many games it is one's turn. */
export function setBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
