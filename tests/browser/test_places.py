"""A table that lies below a path, beside other things: every page, request and link stays there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.chance import give_chance
from browser.conftest import PACE, SLOWEST
from browser.table import ENGLISH, TITLES, await_turn, play_turn
from server.process import ServerProcess, server_process

BELOW = "/games/sixfold"


@pytest.fixture
def below(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that is told where it lies."""
    with server_process(str(tmp_path / "games.sqlite3"), root_path=BELOW, bot_workers=1) as server:
        yield server


def test_a_turn_is_played_and_a_friend_invited_below_a_path(browser: Browser, below: ServerProcess) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    give_chance(context, 0)
    context.add_init_script(PACE % "at-once")
    context.set_default_timeout(SLOWEST)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(f"{below.url}{BELOW}/")
    label = ENGLISH.say("home-play-label", game=ENGLISH.say(TITLES["tiles"]))
    page.locator("article").get_by_role("button", name=label, exact=True).click()
    page.locator(".tray").wait_for()
    assert await_turn(page)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))
    shown = icon.evaluate("(icon) => icon.href")
    assert shown == f"{below.url}{BELOW}/icon-turn.svg"
    assert page.request.get(shown).status == 200
    play_turn(page)
    page.goto(f"{below.url}{BELOW}/#/")
    page.get_by_role("button", name=ENGLISH.say("home-friend")).click()
    link = page.locator("[data-lobby-seat='1'] input")
    expect(link).to_have_value(re.compile(f"^{re.escape(below.url + BELOW)}/#/"))
    friend = browser.new_page(locale="en-GB")
    friend.goto(link.input_value())
    expect(friend.get_by_role("heading", name=re.compile("Qwirkle, two players"))).to_be_visible()
    friend.close()
    context.close()
    place = f"{below.url.partition('://')[2]}{BELOW}/"
    assert [url for url in asked if not url.partition("://")[2].startswith(place)] == []
