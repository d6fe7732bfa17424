"""Without a network: what is kept, games on this device, a folder of files as the whole site, and newer versions."""

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PACE, SLOWEST, STATIC, Someone
from browser.lessons import do_step, open_lesson
from browser.table import ENGLISH, await_turn, give_up, heard, held, play_computer, play_turn, position, turns_told
from pocket import put_up, sizes

Site = tuple[str, Path]
MOST_SITE = 9_000_000
"""Bytes of the whole site, compressed."""


class Quiet(SimpleHTTPRequestHandler):
    """What `python -m http.server` serves with, but for its log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The static site, served as anybody would serve it: its address and its folder."""
    folder = tmp_path / "site"
    put_up(folder, STATIC)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", folder
        server.shutdown()


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Callable[[], Page]]:
    """Call it for a page of somebody who visits the static site."""
    contexts = []

    def arrive() -> Page:
        context = browser.new_context(base_url=site[0], locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(SLOWEST)
        context.add_init_script(PACE % "at-once")
        contexts.append(context)
        return context.new_page()

    yield arrive
    for context in contexts:
        context.close()


def keep(page: Page) -> None:
    """Make it available offline."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name=ENGLISH.say("offline-keep")).click()
    page.locator("[data-stands=kept]").wait_for()
    expect(page.get_by_text(ENGLISH.say("offline-kept"))).to_be_visible()


def lay_first(page: Page) -> int:
    """Play a turn by the hint; how many turns there are then."""
    play_turn(page)
    return turns_told(page)


def test_the_whole_site_is_small(site: Site) -> None:
    plain, packed = sizes(site[1])
    print(f"the pocket site: {plain} bytes, {packed} gzip")
    assert packed <= MOST_SITE


def test_a_game_begun_without_a_network_is_there_again_later(someone: Someone) -> None:
    page = someone(quiet=True, installed=True)
    page.goto("/")
    keep(page)
    page.reload(wait_until="networkidle")
    page.context.set_offline(True)
    play_computer(page, "tiles")
    turns = lay_first(page)
    assert await_turn(page)
    number = position(page)
    page.reload()
    heard(page, number)
    assert turns_told(page) >= turns
    page.goto("/")
    row = page.locator(".running [data-game]")
    expect(row).to_contain_text(ENGLISH.say("offline-here"))
    page.context.set_offline(False)
    page.reload()
    page.locator(".running [data-game] a").first.click()
    heard(page, number)
    give_up(page)


def test_what_the_browser_has_tidied_away_is_said_and_can_be_had_again(someone: Someone) -> None:
    page = someone(quiet=True, installed=True)
    page.goto("/")
    keep(page)
    page.evaluate(
        """async () => {
          for (const name of await caches.keys()) if (name.startsWith("pocket-")) await caches.delete(name);
        }"""
    )
    page.reload()
    expect(page.get_by_text(ENGLISH.say("offline-gone"))).to_be_visible()
    keep(page)


def test_a_folder_of_files_is_a_whole_table(visitor: Callable[[], Page]) -> None:
    page = visitor()
    page.goto("/")
    expect(page.get_by_role("button", name=ENGLISH.say("home-friend"))).to_have_count(0)
    page.goto("/#/new/tiles")
    page.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("here")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()
    page.locator("main .button").first.click()
    turns = lay_first(page)
    assert turns == 1
    page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()
    page.reload()
    page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()


def test_a_deal_of_ones_own_says_what_its_check_proves(visitor: Callable[[], Page]) -> None:
    page = visitor()
    play_computer(page, "tiles")
    expect(held(page)).to_have_count(6)
    give_up(page)
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_text(ENGLISH.say("verify-local"))).to_be_visible()
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    expect(page.locator("[data-right=true]")).to_be_visible()


def test_lessons_and_rules_need_no_server(visitor: Callable[[], Page]) -> None:
    page = visitor()
    open_lesson(page, "tiles")
    do_step(page, "tiles", 1)
    page.goto("/#/rules/tiles-nl")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_a_newer_version_goes_on_with_the_game(visitor: Callable[[], Page], site: Site) -> None:
    page = visitor()
    page.goto("/")
    keep(page)
    play_computer(page, "tiles")
    lay_first(page)
    assert await_turn(page)
    number = position(page)
    newer = renew(site[1])
    page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
    page.wait_for_function(
        """async (name) => {
          const { installing, waiting } = await navigator.serviceWorker.ready;
          const kept = (await caches.has(name)) && (await (await caches.open(name)).match(`assets/${name}/whole`));
          return !installing && !waiting && Boolean(kept);
        }""",
        arg=newer,
    )
    play_turn(page)
    number = position(page)
    page.context.set_offline(True)
    page.reload()
    heard(page, number)
    assert await_turn(page)
    play_turn(page)


def renew(folder: Path) -> str:
    """Put another version in the place of a site: all that is named by its content has other names."""
    (before,) = (path for path in (folder / "assets").iterdir() if path.name.startswith("pocket-"))
    after = before.rename(before.with_name("pocket-" + before.name.removeprefix("pocket-")[::-1]))
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in {".js", ".json", ".html"} and after not in path.parents:
            text = path.read_text(encoding="utf-8").replace(before.name, after.name)
            path.write_text(re.sub(r'"sixfold-[0-9a-f]{12}"', '"sixfold-ffffffffffff"', text), encoding="utf-8")
    return after.name
