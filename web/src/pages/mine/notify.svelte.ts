/** Being told of one's turn while the page is closed: the browser's permission, its subscription, and words for the service worker. */

import { ALONE, isLocal } from "../../api/answering";
import { fetchPushKey, subscribeTo, unsubscribeFrom } from "../../api/client";
import { goesOn, ownGame, ownGames } from "../../api/device.svelte";
import { say } from "../../i18n/words.svelte";
import { change, settings } from "../../settings.svelte";

/** Where the service worker finds the words in which it tells; it speaks no language itself. */
const WORDS = "sixfold-notices";
const PLACE = "./notice-words";

export const canNotify = !ALONE && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

let permission = $state(canNotify ? Notification.permission : "denied");
/** The games this page has subscribed to; once is enough. */
const subscribed = new Set<string>();

/** Whether it is on, off, or forbidden by the browser. */
export function notifying(): "on" | "off" | "forbidden" {
  if (permission === "denied") return "forbidden";
  return settings.notify && permission === "granted" ? "on" : "off";
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Leave the words of the present language for the service worker. */
async function keepWords(): Promise<void> {
  const words = { title: say("notice-title"), with: say("notice-with", { names: "{names}" }), tiles: say("kind-tiles"), cubes: say("kind-cubes"), cards: say("kind-cards") };
  await (await caches.open(WORDS)).put(PLACE, new Response(JSON.stringify(words)));
}

async function subscription(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const key = bytesOf(await fetchPushKey());
  const before = await worker.pushManager.getSubscription();
  const same = before?.options.applicationServerKey && String(new Uint8Array(before.options.applicationServerKey)) === String(key);
  if (before && same) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(game: string): Promise<void> {
  const own = ownGame(game);
  if (!own || !goesOn(own) || isLocal(game) || subscribed.has(game)) return;
  subscribed.add(game);
  try {
    const { endpoint, keys } = (await subscription()).toJSON();
    for (const token of Object.values(own.seats)) await subscribeTo(game, token, { endpoint, keys });
  } catch {
    subscribed.delete(game);
  }
}

/** Be told of this game, if one wants to be told at all. */
export async function followTurns(game: string): Promise<void> {
  if (!canNotify || notifying() !== "on") return;
  await keepWords();
  await tell(game);
}

/** Ask the browser for permission, and be told of all games that go on. */
export async function beNotified(): Promise<void> {
  permission = await Notification.requestPermission();
  if (permission !== "granted") return;
  await subscription();
  change({ notify: true });
  await keepWords();
  for (const { game } of ownGames()) await tell(game);
}

/** Be told no more. */
export async function beLeftAlone(): Promise<void> {
  change({ notify: false });
  subscribed.clear();
  const worker = await navigator.serviceWorker.ready;
  const ended = await worker.pushManager.getSubscription();
  if (!ended) return;
  await ended.unsubscribe();
  for (const own of ownGames().filter(goesOn)) {
    for (const token of Object.values(own.seats)) await unsubscribeFrom(own.game, token, ended.endpoint).catch(() => undefined);
  }
}
