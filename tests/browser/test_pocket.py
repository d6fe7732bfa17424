"""What is kept in the browser, games on this device, a folder of files as the whole site, and newer versions."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.lessons import do_step, open_lesson
from browser.offline import Site, keep, tidy_away
from browser.table import ENGLISH, await_turn, give_up, heard, held, play_computer, play_turn, position, turns_told
from pocket import sizes
from server.process import ServerProcess

MOST_SITE = 9_000_000
"""Bytes of the whole site, compressed."""


def lay_first(page: Page) -> int:
    """Play a turn by the hint; how many turns there are then."""
    play_turn(page)
    return turns_told(page)


def test_the_whole_site_is_small(site: Site) -> None:
    plain, packed = sizes(site.folder)
    print(f"the pocket site: {plain} bytes, {packed} gzip")
    assert packed <= MOST_SITE


def test_a_game_begun_without_a_network_is_there_again_later(someone: Someone, server: ServerProcess) -> None:
    page = someone(quiet=True, installed=True)
    play_computer(page, "cubes")
    page.goto("/")
    keep(page)
    page.reload(wait_until="networkidle")
    server.kill()
    page.context.set_offline(True)
    play_computer(page, "tiles")
    turns = lay_first(page)
    assert await_turn(page)
    number = position(page)
    page.reload()
    heard(page, number)
    assert turns_told(page) >= turns
    page.goto("/")
    rows = page.locator(".running [data-game]")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=ENGLISH.say("offline-here"))).to_have_count(1)
    server.start()
    page.context.set_offline(False)
    page.reload()
    rows.filter(has_text=ENGLISH.say("offline-here")).locator("a").first.click()
    heard(page, number)
    give_up(page)


def test_what_needs_the_server_says_so(someone: Someone, server: ServerProcess) -> None:
    page = someone(quiet=True, installed=True)
    play_computer(page, "tiles")
    online = page.url
    page.goto("/")
    keep(page)
    page.reload(wait_until="networkidle")
    server.kill()
    page.context.set_offline(True)
    page.goto("/#/new/tiles")
    page.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("link")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").filter(has_text=ENGLISH.say("denial-needs-server"))).to_be_visible()
    page.goto(online)
    expect(page.get_by_role("alert").filter(has_text=ENGLISH.say("connection-lost"))).to_be_visible()
    server.start()
    page.context.set_offline(False)
    assert await_turn(page)


def test_what_the_browser_has_tidied_away_is_said_and_can_be_had_again(someone: Someone) -> None:
    page = someone(quiet=True, installed=True)
    page.goto("/")
    keep(page)
    tidy_away(page)
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
