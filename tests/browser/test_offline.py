"""With the network cut: whole games against an expert, one device for two, learning, looking back, a real table."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.chance import entropy, latest_worker, worker_draw
from browser.lessons import do_step, open_lesson
from browser.offline import Site, await_newer, cut_off, find_network, let_pass, logged, lose_network, renew
from browser.puzzles import do, laying, of_game, open_puzzle, told
from browser.puzzles import give_up as show_answer
from browser.real import confirm, exported, lay, put, sit
from browser.table import (
    ENGLISH,
    Game,
    await_turn,
    give_up,
    heard,
    hint_button,
    play_computer,
    play_to_the_end,
    play_turn,
    position,
    turns_told,
)
from browser.test_analysis import begin, find, into_hand, onto_board, shown
from sixfold.records import check_record, verify
from sixfold.wire import action_json

Visitor = Callable[..., Page]
GAMES: tuple[Game, ...] = ("tiles", "cubes", "cards")
DAY = 86_400


def downloaded(page: Page) -> dict[str, Any]:
    """The record of the game that is over, as the page saves it."""
    with page.expect_download() as downloading:
        page.get_by_role("button", name=ENGLISH.say("result-download")).click()
    record: dict[str, Any] = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    return record


def theme_of(game: Game) -> str:
    """What the easiest puzzle of a game is about."""
    key: Any = f"theme-{of_game(game).theme.value}"
    return ENGLISH.say(key)


def choosers(page: Page) -> set[str]:
    """Who chose what was done in the games that this browser keeps."""
    return {event["data"]["by"] for event in logged(page) if "by" in event["data"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_an_expert(visitor: Visitor, site: Site, game: Game) -> None:
    page = visitor(level="expert")
    cut_off(page, site)
    play_computer(page, game)
    play_to_the_end(page)
    record = downloaded(page)
    assert verify(record).ended
    assert choosers(page) == {"person", "expert"}, "nobody had to stand in for the expert"
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    expect(page.locator("[data-right=true]")).to_be_visible()


def test_a_local_game_is_dealt_as_the_run_and_the_test_say(visitor: Visitor, site: Site) -> None:
    page = visitor()
    cut_off(page, site)
    play_computer(page, "tiles")
    await_turn(page)
    worker = latest_worker(page)
    give_up(page)
    shuffle = downloaded(page)["shuffle"]
    assert shuffle["seed"] == worker_draw(worker, "seed", 1, 32).hex()
    assert shuffle["entropy"] == [entropy().hex(), None]


def test_one_device_for_two(visitor: Visitor, site: Site) -> None:
    page = visitor()
    cut_off(page, site)
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
def test_a_lesson_and_the_rules(visitor: Visitor, site: Site, game: Game) -> None:
    page = visitor()
    cut_off(page, site)
    open_lesson(page, game)
    do_step(page, game, 1)
    page.goto("/#/rules/tiles-nl")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_coach_looks_back(visitor: Visitor, site: Site) -> None:
    page = visitor(level="club")
    cut_off(page, site)
    play_computer(page, "tiles")
    play_turn(page)
    assert await_turn(page)
    give_up(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name=ENGLISH.say("coach-start")).click()
    expect(page.get_by_text(ENGLISH.say("coach-moments"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle(visitor: Visitor, site: Site, game: Game) -> None:
    page = visitor()
    cut_off(page, site)
    open_puzzle(page, of_game(game))
    hint_button(page).click()
    expect(page.locator(".ask")).to_have_text(re.compile(re.escape(theme_of(game))))
    show_answer(page)
    expect(told(page).get_by_role("heading")).to_have_text(ENGLISH.say("puzzle-shown"))
    page.goto(f"/#/puzzles/today/{game}")
    expect(page.locator(".bar .ask")).to_be_visible()


def test_a_puzzle_is_answered_and_the_coach_says_why(visitor: Visitor, site: Site) -> None:
    page = visitor()
    cut_off(page, site)
    puzzle = laying("tiles", tempting=True)
    open_puzzle(page, puzzle)
    do(page, puzzle.why["against"])
    expect(told(page).get_by_role("heading")).to_have_text(ENGLISH.say("puzzle-wrong"))
    expect(page.get_by_role("button", name=ENGLISH.say("puzzle-yours"))).to_be_visible()
    puzzle = laying("cubes")
    open_puzzle(page, puzzle)
    do(page, action_json("cubes", puzzle.answer))
    expect(told(page).get_by_role("heading")).to_have_text(ENGLISH.say("puzzle-right"))


def test_the_analysis_board(visitor: Visitor, site: Site) -> None:
    page = visitor(phone=True)
    cut_off(page, site)
    shown(page, "tiles-nl 0,0 RoRdRcRsRt hand:RxGsGcBoPxYt others:6")
    find(page)
    page.get_by_role("button", name=ENGLISH.say("analysis-why"), exact=True).tap()
    expect(page.locator("[data-best='0'] b")).to_have_text(re.compile(r"\d%"))
    begin(page, "cubes")
    onto_board(page, "Ro", "0,0")
    onto_board(page, "Rd", "1,0")
    into_hand(page, "Rs", "Gs", "Gc", "Bo", "Px", "Yt")
    find(page)
    begin(page, "cards")
    put(page, "Ro", "colour")
    put(page, "Rd", "Ro")
    put(page, "Rc", "Ro")
    into_hand(page, "Rs", "Rt", "Gx", "Os", "Ps", "Yt", "Yo", "Yc", "Bd")
    find(page)


def test_a_real_table(visitor: Visitor, site: Site) -> None:
    page = visitor(phone=True)
    cut_off(page, site)
    sit(page, "tiles", ["Ann", "Ben"])
    for piece, cell in (("Ro", "0,0"), ("Rd", "1,0"), ("Rc", "2,0")):
        lay(page, piece, cell)
    confirm(page, 3, 0)
    lay(page, "Bc", "2,1")
    confirm(page, 3, 2)
    record = json.loads(Path(exported(page)).read_text(encoding="utf-8"))
    check_record(record)
    assert [turn["score"] for turn in record["turns"]] == [3, 2]


def test_a_game_is_there_after_a_reload_and_a_day_later(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    cut_off(page, site)
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
    cut_off(page, site)
    play_computer(page, "cubes")
    play_turn(page)
    assert await_turn(page)
    newer = renew(site.folder)
    find_network(page, site)
    page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
    await_newer(page, newer)
    lose_network(page, site)
    play_turn(page)
    number = position(page)
    page.reload()
    heard(page, number)
    assert await_turn(page)
    play_turn(page)
    assert choosers(page) == {"person", "expert"}
    open_lesson(page, "cubes")
    do_step(page, "cubes", 1)


def test_whoever_installs_the_app_can_play_on_the_way(visitor: Visitor, site: Site) -> None:
    page = visitor()
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.evaluate("() => void window.dispatchEvent(new Event('appinstalled'))")
    page.locator("[data-stands=kept]").wait_for()
    page.reload(wait_until="networkidle")
    lose_network(page, site)
    play_computer(page, "cards")
    assert await_turn(page)
