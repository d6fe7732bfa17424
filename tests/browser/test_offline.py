"""With the network cut: whole games against an expert, one device for two, lessons, looking back, a real table."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.lessons import do_step, open_lesson
from browser.offline import Site, await_newer, cut_off, let_pass, logged, renew
from browser.real import confirm, exported, lay, sit
from browser.table import (
    ENGLISH,
    Game,
    await_turn,
    give_up,
    heard,
    play_computer,
    play_to_the_end,
    play_turn,
    position,
    turns_told,
)
from sixfold.records import check_record, verify

Visitor = Callable[..., Page]
GAMES: tuple[Game, ...] = ("tiles", "cubes", "cards")
DAY = 86_400


def downloaded(page: Page) -> dict[str, Any]:
    """The record of the game that is over, as the page saves it."""
    with page.expect_download() as downloading:
        page.get_by_role("button", name=ENGLISH.say("result-download")).click()
    record: dict[str, Any] = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    return record


def choosers(page: Page) -> set[str]:
    """Who chose what was done in the games that this browser keeps."""
    return {event["data"]["by"] for event in logged(page) if "by" in event["data"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_an_expert(visitor: Visitor, game: Game) -> None:
    page = visitor(level="expert")
    cut_off(page)
    play_computer(page, game)
    play_to_the_end(page)
    record = downloaded(page)
    assert verify(record).ended
    assert choosers(page) == {"person", "expert"}, "nobody had to stand in for the expert"
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    expect(page.locator("[data-right=true]")).to_be_visible()


def test_one_device_for_two(visitor: Visitor) -> None:
    page = visitor()
    cut_off(page)
    page.goto("/#/new/tiles")
    page.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("here")
    page.get_by_role("button", name="Start the game").click()
    for turn in (1, 2):
        page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()
        page.locator("main .button").first.click()
        play_turn(page)
        assert turns_told(page) == turn
    page.reload()
    page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_the_rules(visitor: Visitor, game: Game) -> None:
    page = visitor()
    cut_off(page)
    open_lesson(page, game)
    do_step(page, game, 1)
    page.goto("/#/rules/tiles-nl")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_coach_looks_back(visitor: Visitor) -> None:
    page = visitor(level="club")
    cut_off(page)
    play_computer(page, "tiles")
    play_turn(page)
    assert await_turn(page)
    give_up(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name=ENGLISH.say("coach-start")).click()
    expect(page.get_by_text(ENGLISH.say("coach-moments"))).to_be_visible()


def test_a_real_table(visitor: Visitor) -> None:
    page = visitor(phone=True)
    cut_off(page)
    sit(page, "tiles", ["Ann", "Ben"])
    for piece, cell in (("Ro", "0,0"), ("Rd", "1,0"), ("Rc", "2,0")):
        lay(page, piece, cell)
    confirm(page, 3, 0)
    lay(page, "Bc", "2,1")
    confirm(page, 3, 2)
    record = json.loads(Path(exported(page)).read_text(encoding="utf-8"))
    check_record(record)
    assert [turn["score"] for turn in record["turns"]] == [3, 2]


def test_a_game_is_there_after_a_reload_and_a_day_later(visitor: Visitor) -> None:
    page = visitor(level="expert")
    cut_off(page)
    play_computer(page, "tiles")
    play_turn(page)
    assert await_turn(page)
    number, turns = position(page), turns_told(page)
    page.reload()
    heard(page, number)
    assert turns_told(page) == turns
    let_pass(page, DAY)
    context = page.context
    page.close()
    page = context.new_page()
    page.goto("/")
    page.locator(".running [data-game] a").first.click()
    heard(page, number)
    assert turns_told(page) == turns
    play_turn(page)
    assert await_turn(page)
    assert turns_told(page) >= turns + 2
    assert choosers(page) == {"person", "expert"}


def test_a_newer_version_comes_in_the_middle_of_a_game(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    cut_off(page)
    play_computer(page, "cubes")
    play_turn(page)
    assert await_turn(page)
    newer = renew(site[1])
    page.context.set_offline(False)
    page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
    await_newer(page, newer)
    page.context.set_offline(True)
    play_turn(page)
    number = position(page)
    page.reload()
    heard(page, number)
    assert await_turn(page)
    play_turn(page)
    assert choosers(page) == {"person", "expert"}
    open_lesson(page, "cubes")
    do_step(page, "cubes", 1)


def test_whoever_installs_the_app_can_play_on_the_way(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.evaluate("() => void window.dispatchEvent(new Event('appinstalled'))")
    page.locator("[data-stands=kept]").wait_for()
    page.reload(wait_until="networkidle")
    page.context.set_offline(True)
    play_computer(page, "cards")
    assert await_turn(page)
