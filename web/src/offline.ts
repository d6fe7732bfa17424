/** Keeping the app in this browser, so that it opens without a network. */

import { go } from "./router.svelte";

/** The kinds of chunks of words, as the build names them (`vite.config.ts`). */
declare const __WORDS__: string;
const WORDS = new RegExp(__WORDS__);

/** Start the service worker, and let it keep the words that were fetched before it was there. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    for (const { name } of performance.getEntriesByType("resource")) {
      if (WORDS.test(name)) void fetch(name).catch(() => undefined);
    }
  });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type?: string; game?: string }>) => {
    if (data?.type === "open-game" && data.game) go("game", data.game);
  });
  // Whoever installs the app wants to play on the way, too.
  window.addEventListener("appinstalled", () => void import("./local/keeping.svelte").then(({ keepPocket }) => keepPocket()));
  void navigator.serviceWorker.register("service-worker.js");
}
