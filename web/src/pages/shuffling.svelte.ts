/** This device's part in shuffles: it answers by itself, for the game that is shown and for a rematch behind it. */

import { commitTo, revealTo } from "../api/client";
import { Connection } from "../api/connection.svelte";
import { keepReceipt, ownGame } from "../api/device.svelte";
import type { View } from "../api/view";
import { Mixing } from "../fairness/mixing";
import { type Receipt, type ReceiptVerdict, whyAbsent } from "../fairness/receipt";

/** Games of older rules are not mixed by their seats, whatever a device has asked for. */
const MIXED_RULES = 2;
/** Milliseconds until what nobody has heard is said again. */
const AGAIN = 1_500;

/** By game and seat; whoever follows a game speaks with one voice. */
const parts = new Map<string, Mixing>();

/** Add to the shuffle of a game for the seats that are played here, and write down what the server shows before and after. */
export function mix(view: View): void {
  if (view.rules < MIXED_RULES) return;
  const own = ownGame(view.game);
  for (const [place, token] of Object.entries(own?.seats ?? {})) {
    const seat = Number(place);
    const asked = own?.mixes === seat;
    if (view.status !== "shuffling" && !asked && !own?.receipts?.[seat]) continue;
    const name = `${view.game} ${seat}`;
    const ways = {
      commit: (round: number, commitment: string) => commitTo(view.game, token, round, commitment),
      reveal: (entropy: string) => revealTo(view.game, token, entropy),
      pause: () => new Promise((done) => setTimeout(done, AGAIN)),
      keep: (receipt: Receipt) => keepReceipt(view.game, receipt),
      kept: () => receiptOf(view.game, seat),
    };
    const part = parts.get(name) ?? new Mixing(view.game, seat, ways, asked);
    parts.set(name, part);
    void part.follow(view);
  }
}

/** Why nothing of this device is in the deal of a game that goes on, although it had asked for a part; null if it has one. */
export function missed(view: View): ReceiptVerdict["check"] | null {
  const seat = ownGame(view.game)?.mixes;
  if (view.rules < MIXED_RULES || seat === undefined || view.status !== "playing" || view.seats[seat]?.mixing === "revealed") return null;
  const left = view.shuffle.left_out.find((one) => one.seat === seat);
  const kept = receiptOf(view.game, seat)?.rounds.find((one) => one.round === (left?.round ?? view.shuffle.round));
  return whyAbsent(kept, left).check;
}

function receiptOf(game: string, seat: number): Receipt | null {
  const kept = ownGame(game)?.receipts?.[seat] as Receipt | undefined;
  return kept ? structuredClone(kept) : null;
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
      mix(view);
      if (view.status !== "shuffling") connection.close();
    });
  });
  return () => {
    stop();
    connection.close();
  };
}
