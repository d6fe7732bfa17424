/** What nobody sees can wait: the picture of what has happened comes first. */

const pending = new Set<() => void>();

/** A page that is hidden just now is shown no picture, and must not wait for it. */
const PATIENCE = 200;

/** What waits for the next picture, and what waits until the one that is being made is shown. */
const [waiting, due]: [(() => unknown)[], (() => unknown)[]] = [[], []];
let late: ReturnType<typeof setTimeout> | undefined;
let pictures: ResizeObserver | null = null;

/** Whoever begins to observe a size is told it while the next picture is made; a message sent then comes after it. */
function watchPictures(): ResizeObserver {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => perform(due.splice(0));
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    clearTimeout(late);
    due.push(...waiting.splice(0));
    port2.postMessage(null);
  });
  return sizes;
}

function perform(tasks: readonly (() => unknown)[]): void {
  for (const task of tasks) task();
}

/** Do something once the next picture has been shown, in the order in which it was asked for; at once in a page that shows none. */
export function afterPicture(task: () => unknown): void {
  if (document.hidden) {
    perform([...due.splice(0), ...waiting.splice(0), task]);
    return;
  }
  if (waiting.push(task) > 1) return;
  pictures ??= watchPictures();
  pictures.observe(document.documentElement);
  late = setTimeout(() => perform([...due.splice(0), ...waiting.splice(0)]), PATIENCE);
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
