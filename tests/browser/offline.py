"""A folder of files as the whole site, what people do to play without a network, and what their browsers keep."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.chance import give_workers_chance
from browser.table import ENGLISH
from pocket import put_up

LEVEL = """(() => {
  if (location.protocol === "about:") return;
  const settings = JSON.parse(localStorage.getItem("sixfold.settings") ?? "{}");
  localStorage.setItem("sixfold.settings", JSON.stringify({ ...settings, level: "%s" }));
})()"""
"""Whom a page plays against when one presses to play the computer."""
LOG = """async (change) => {
  const opening = indexedDB.open("sixfold", 1);
  const database = await new Promise((settle) => { opening.onsuccess = () => settle(opening.result); });
  const moving = database.transaction(["events", "games"], "readwrite");
  const all = (name) => new Promise((settle) => {
    const asked = moving.objectStore(name).getAll();
    asked.onsuccess = () => settle(asked.result);
  });
  const events = await all("events"), games = await all("games");
  if (change) {
    for (const event of events) moving.objectStore("events").put({ ...event, at: event.at - change });
    for (const game of games) {
      const due = game.due === null ? null : game.due - change;
      moving.objectStore("games").put({ ...game, created: game.created - change, due });
    }
  }
  await new Promise((settle) => { moving.oncomplete = settle; });
  database.close();
  return events;
}"""


class Site(ThreadingHTTPServer):
    """A folder of files, served as anybody would serve it, and a network that can be cut."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self.cut = False

    def verify_request(self, *_: object) -> bool:
        """While the network is cut, hang up on whoever comes: a browser's own switch spares its workers."""
        return not self.cut


class Quiet(SimpleHTTPRequestHandler):
    """What `python -m http.server` serves with, but for its log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served_site(folder: Path, source: Path) -> Iterator[Site]:
    """The static site while it is served."""
    put_up(folder, source)
    give_workers_chance(folder)
    with Site(folder) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield site
        site.shutdown()


def keep(page: Page) -> None:
    """Make it available offline."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name=ENGLISH.say("offline-keep")).click()
    page.locator("[data-stands=kept]").wait_for()
    expect(page.get_by_text(ENGLISH.say("offline-kept"))).to_be_visible()


def tidy_away(page: Page) -> None:
    """Let the browser throw away what was kept, as it may when space is short, and see that the page says so."""
    page.evaluate(
        """async () => {
          for (const name of await caches.keys()) if (name.startsWith("pocket-")) await caches.delete(name);
        }"""
    )
    page.reload()
    expect(page.get_by_text(ENGLISH.say("offline-gone"))).to_be_visible()


def cut_off(page: Page, site: Site) -> None:
    """Keep all that playing takes, and lose the network."""
    page.goto("/")
    keep(page)
    page.reload(wait_until="networkidle")
    lose_network(page, site)


def lose_network(page: Page, site: Site) -> None:
    """Let no request through any more, whoever makes it, and let the page know."""
    site.cut = True
    page.context.set_offline(True)


def find_network(page: Page, site: Site) -> None:
    """Let requests through again."""
    site.cut = False
    page.context.set_offline(False)


def logged(page: Page) -> list[dict[str, Any]]:
    """The events of all games that this browser keeps."""
    events: list[dict[str, Any]] = page.evaluate(LOG, 0)
    return events


def let_pass(page: Page, seconds: int) -> None:
    """Make all that this browser keeps older."""
    page.evaluate(LOG, seconds)


def renew(folder: Path) -> str:
    """Put another version in the place of a site: all that is named by its content has other names."""
    (before,) = (path for path in (folder / "assets").iterdir() if path.name.startswith("pocket-"))
    after = before.rename(before.with_name("pocket-" + before.name.removeprefix("pocket-")[::-1]))
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in {".js", ".json", ".html"} and after not in path.parents:
            text = path.read_text(encoding="utf-8").replace(before.name, after.name)
            path.write_text(re.sub(r'"sixfold-[0-9a-f]{12}"', '"sixfold-ffffffffffff"', text), encoding="utf-8")
    return after.name


def await_newer(page: Page, folder: str) -> None:
    """Wait until the service worker of a newer version is in charge, and keeps all that belongs to it."""
    page.wait_for_function(
        """async (folder) => {
          const { installing, waiting } = await navigator.serviceWorker.ready;
          const name = (await caches.keys()).find((one) => one.startsWith(folder));
          const kept = name && (await (await caches.open(name)).match(`assets/${name}/whole`));
          return !installing && !waiting && Boolean(kept);
        }""",
        arg=folder,
    )
