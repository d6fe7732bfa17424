/** What nobody sees can wait: the picture of what has happened comes first. */

const pending = new Set<() => void>();

/** A page that is hidden just now is shown no picture, and must not wait for it. */
const PATIENCE = 200;

/** Do something once the next picture has been shown; at once in a page that shows none. */
export function afterPicture(task: () => unknown): void {
  if (document.hidden) {
    task();
    return;
  }
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    task();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}

/** A value as it was before the last picture: whoever shows it leaves that picture to what is more urgent. */
export function pictured<Value>(now: () => Value): () => Value {
  let shown = $state.raw(now());
  $effect(() => {
    const next = now();
    let stale = false;
    afterPicture(() => stale || (shown = next));
    return () => (stale = true);
  });
  return () => shown;
}

/** Do something when there is nothing else to do, and in any case before the page goes. */
export function whenIdle(task: () => void): void {
  const once = () => pending.delete(once) && task();
  pending.add(once);
  if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: 1000 });
  else setTimeout(once, 100);
}

globalThis.addEventListener?.("pagehide", () => pending.forEach((task) => task()));
