/* Keeps the shell of the app so that it opens at once, also without a network; games always come from the server. */

const NAME = "sixfold-__VERSION__";
/* The app may lie below a path of its own. */
const below = (path) => new URL(path, self.location).pathname;
const SHELL = ["./", "./icon.svg", "./icon-turn.svg", "./manifest.webmanifest", ...__FILES__].map(below);
/* The words of a language are kept when it is first spoken. */
const WORDS = /\/assets\/(words|rules|lessons)-/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
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
});
