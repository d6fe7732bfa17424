/** Inviting a friend: the link goes to the share sheet of the phone, or else to the clipboard. */

import type { GameName, View } from "../api/view";
import { say } from "../i18n/words.svelte";
import { copy, link } from "./links";

/** The game whose link lies on the clipboard, and for whom. */
let copied = $state.raw<{ readonly game: string; readonly seat: number } | null>(null);

export function isCopied(game: string, seat: number): boolean {
  return copied?.game === game && copied.seat === seat;
}

/** Who invites: the first who sits at the host's device. */
export function inviter(seats: View["seats"]): string {
  return seats.find((seat) => seat.setup === "here")?.name ?? "";
}

/** "Anna invites you to Qwirkle, three players". */
export function invitation(kind: GameName, seats: View["seats"]): string {
  const name = inviter(seats);
  return say("invitation", { known: name ? "yes" : "no", name, game: say(`kind-${kind}`), players: say("players", { count: seats.length }) });
}

/** Open the share sheet with the link, or copy it where there is none. */
export async function invite(view: Pick<View, "game" | "kind" | "seats">, seat: number, secret: string): Promise<void> {
  const url = link("join", view.game, secret);
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title: say("app-name"), text: invitation(view.kind, view.seats), url });
      return;
    } catch (error) {
      // Whoever closes the share sheet wants nothing copied; a browser that may not open it copies.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  if (await copy(url)) {
    copied = { game: view.game, seat };
    setTimeout(() => (copied = null), 6000);
  }
}
