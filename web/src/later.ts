/** What nobody sees can wait: the picture of what has happened comes first. */

const pending = new Set<() => void>();

/** Do something once the next picture has been shown; at once in a page that shows none. */
export function afterPicture(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

/** Do something when there is nothing else to do, and in any case before the page goes. */
export function whenIdle(task: () => void): void {
  const once = () => pending.delete(once) && task();
  pending.add(once);
  if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: 1000 });
  else setTimeout(once, 100);
}

globalThis.addEventListener?.("pagehide", () => pending.forEach((task) => task()));
