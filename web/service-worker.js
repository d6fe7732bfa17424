/* Keeps the shell of the app so that it opens at once, also without a network; and, once somebody wants that, all that
   playing without a server takes. */

const NAME = "sixfold-__VERSION__";
/* The app may lie below a path of its own. */
const below = (path) => new URL(path, self.location).pathname;
const SHELL = ["./", "./icon.svg", "./icon-turn.svg", "./manifest.webmanifest", ...__FILES__].map(below);
/* The words of a language are kept when it is first spoken. */
const WORDS = new RegExp("/assets/(__WORDS__)-");
/* What the local table takes: the page fetches it when it is wanted, and every later version comes with the shell. */
const POCKET = __POCKET__;
const POCKET_FILES = Object.keys(POCKET.sizes).map((name) => below(`./${name}`));
const POCKETS = /^pocket-/;
/* Where the page leaves the words in which to tell of a turn. */
const NOTICES = "sixfold-notices";

/* Whoever keeps an older pocket gets the new one with the new shell, or neither. */
async function keepAll() {
  await (await caches.open(NAME)).addAll(SHELL);
  const pockets = (await caches.keys()).filter((name) => POCKETS.test(name));
  if (pockets.length > 0 && !pockets.includes(POCKET.name)) {
    const fresh = await Promise.all(POCKET_FILES.map((path) => fetched(path)));
    const cache = await caches.open(POCKET.name);
    await Promise.all(fresh.map((answer, place) => cache.put(POCKET_FILES[place], answer)));
    await cache.put(below(`./assets/${POCKET.name}/whole`), new Response());
  }
}

/* To its last byte: a network that is cut meanwhile leaves nothing half-kept. */
async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return new Response(await answer.blob(), { headers: { "Content-Type": answer.headers.get("Content-Type") ?? "" } });
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

/* A page of the version before may still need its pocket; it goes when no page is open, or with the next version. */
async function tidy() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pockets = (await caches.keys()).filter((name) => POCKETS.test(name) && name !== POCKET.name);
  const latest = open.length > 0 ? pockets.slice(-1) : [];
  const wanted = [NAME, NOTICES, POCKET.name, ...latest];
  await Promise.all((await caches.keys()).filter((name) => !wanted.includes(name)).map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(below("./"))) ?? Response.error();
  }
}

async function words(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith(below("./api"))) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (SHELL.includes(pathname)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (WORDS.test(pathname)) event.respondWith(words(request));
  else if (pathname.startsWith(below("./assets/pocket-"))) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/* The page's own words; without them, as after the browser has tidied up, the name of the app has to do. */
async function noticeWords() {
  try {
    const kept = await (await caches.open(NOTICES)).match(below("./notice-words"));
    return kept ? await kept.json() : {};
  } catch {
    return {};
  }
}

const gamePage = (game) => new URL(`./#/game/${encodeURIComponent(game)}`, self.location).href;

async function tellTurn({ game, kind, with: names = [] }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && page.url === gamePage(game))) return;
  const words = await noticeWords();
  const text = names.length > 0 && words.with ? words.with.replace("{names}", names.join(", ")) : "";
  await self.registration.showNotification(words.title ?? "Sixfold", {
    body: [words[kind], text].filter(Boolean).join(" \u00b7 "),
    tag: game,
    renotify: true,
    icon: below("./icon-192.png"),
    badge: below("./icon-192.png"),
    data: { game },
  });
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (told?.type === "turn" && typeof told.game === "string") event.waitUntil(tellTurn(told));
});

async function openGame(game) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === gamePage(game)) ?? pages[0];
  if (!page) return self.clients.openWindow(gamePage(game));
  page.postMessage({ type: "open-game", game });
  return page.focus().catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openGame(event.notification.data.game));
});
