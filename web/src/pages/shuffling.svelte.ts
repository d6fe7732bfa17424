/** This device's part in shuffles: it answers by itself, for the game that is shown and for a rematch behind it. */

import { commitTo, revealTo } from "../api/client";
import { Connection } from "../api/connection.svelte";
import { keepReceipt, ownGame } from "../api/device.svelte";
import type { View } from "../api/view";
import { Mixing } from "../fairness/mixing";
import type { Receipt } from "../fairness/receipt";

/** By game and seat; whoever follows a game speaks with one voice. */
const parts = new Map<string, Mixing>();

/** Add to the shuffle of a game for the seats that are played here. */
export function mix(view: View): void {
  const own = ownGame(view.game);
  for (const [place, token] of Object.entries(own?.seats ?? {})) {
    const seat = Number(place);
    const name = `${view.game} ${seat}`;
    const ways = {
      commit: (round: number, commitment: string) => commitTo(view.game, token, round, commitment),
      reveal: (entropy: string) => revealTo(view.game, token, entropy),
      keep: (receipt: Receipt) => keepReceipt(view.game, receipt),
    };
    const kept = (own?.receipts?.[seat] as Receipt | undefined) ?? null;
    const part = parts.get(name) ?? new Mixing(view.game, seat, ways, kept && structuredClone(kept));
    parts.set(name, part);
    void part.follow(view);
  }
}

/** Follow a game that is not shown until it is dealt; call the answer to stop. */
export function mixBehind(game: string): () => void {
  const token = Object.values(ownGame(game)?.seats ?? {})[0];
  if (!token) return () => undefined;
  const connection = new Connection(game, token);
  const stop = $effect.root(() => {
    $effect(() => {
      const { view } = connection;
      if (!view) return;
      if (view.status === "shuffling") mix(view);
      else connection.close();
    });
  });
  return () => {
    stop();
    connection.close();
  };
}
