/** Keeping all that playing without a network takes in this browser: fetched when it is wanted, and shown how far it is. */

import { GONE, KEPT, noted } from "../api/answering";

/** How it stands: not wanted, being fetched, kept, or gone although it was kept. */
type Standing = "none" | "fetching" | "kept" | "gone" | "failed";

interface Pocket {
  readonly name: string;
  readonly sizes: Readonly<Record<string, number>>;
}

export const canKeep = "caches" in globalThis && "serviceWorker" in navigator;

let standing = $state<Standing>("none");
let share = $state(0);

export const pocketStands = () => standing;
/** How much has been fetched, from 0 to 1. */
export const pocketShare = () => share;

/** Kept after everything else, as a sign that nothing is missing. */
const last = (name: string) => `assets/${name}/whole`;

/** What the present version takes, as the build has written it down. */
async function wanted(): Promise<Pocket> {
  const response = await fetch("pocket.json");
  if (!response.ok) throw new Error("pocket.json");
  return (await response.json()) as Pocket;
}

function note(text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(KEPT, text);
    else localStorage.removeItem(KEPT);
  } catch {
    // Without storage this browser is never offline-ready, and says so the next time.
  }
}

/** Look whether what was kept is still there: browsers tidy up when space is short. */
export async function lookAtPocket(): Promise<void> {
  if (!canKeep || standing === "fetching") return;
  const before = noted();
  const pockets = (await caches.keys()).filter((name) => name.startsWith("pocket-"));
  const whole = await Promise.all(pockets.map(async (name) => (await caches.open(name)).match(last(name))));
  const there = whole.some(Boolean);
  if (there && before === GONE) note(new Date().toISOString());
  if (!there && before !== null) note(GONE);
  standing = there ? "kept" : before !== null ? "gone" : "none";
}

/** Fetch it all. Until the last file is there, nothing counts as kept. */
export async function keepPocket(): Promise<void> {
  if (standing === "fetching") return;
  standing = "fetching";
  share = 0;
  try {
    const { name, sizes } = await wanted();
    const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    let come = 0;
    const answers: [string, Response][] = [];
    for (const path of Object.keys(sizes)) {
      answers.push([path, await fetchCounted(path, (count) => (share = Math.min(1, (come += count) / whole)))]);
    }
    const cache = await caches.open(name);
    await Promise.all(answers.map(([path, answer]) => cache.put(path, answer)));
    await cache.put(last(name), new Response());
    await navigator.storage?.persist?.();
    note(new Date().toISOString());
    standing = "kept";
  } catch {
    standing = "failed";
  }
}

/** Let go of it; the games stay. */
export async function dropPocket(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("pocket-")) await caches.delete(name);
  note(null);
  standing = "none";
}

async function fetchCounted(path: string, came: (count: number) => void): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok || response.body === null) throw new Error(path);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      came(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const body = await new Response(response.body.pipeThrough(counting)).blob();
  return new Response(body, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream" } });
}
