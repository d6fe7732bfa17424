"""The puzzles: today's, found and missed, with the coach's reason; one after the other; what this device remembers."""

import json
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.finger import box
from browser.puzzles import do, give_up, laying, of_game, open_puzzle, told
from browser.table import ENGLISH, confirm_button, held, hint_button
from browser.test_pages import violations_in_either_theme
from browser.test_screens import ON_ITS_SIDE, within
from sixfold.games import GAMES
from sixfold.locale import catalogue, languages
from sixfold.puzzles import entries, of_day, puzzle_named
from sixfold.wire import action_json

START = 1200


def _kept(page: Page) -> dict[str, Any]:
    """What the device remembers."""
    found: dict[str, Any] = json.loads(page.evaluate("() => localStorage.getItem('sixfold.puzzles') ?? '{}'"))
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["tiles", "cubes"])
def test_the_answer_is_found_by_laying_it(someone: Someone, game: str, phone: bool) -> None:
    page = someone(phone=phone)
    puzzle = laying(game)
    open_puzzle(page, puzzle)
    assert violations_in_either_theme(page) == []
    do(page, action_json(game, puzzle.answer))
    expect(told(page).get_by_role("heading")).to_have_text(ENGLISH.say("puzzle-right"))
    expect(page.get_by_role("link", name=ENGLISH.say("puzzle-all"))).to_be_focused()
    assert _kept(page)["solved"] == {puzzle.id: True}
    assert _kept(page)["ratings"][game] > START
    assert violations_in_either_theme(page) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_wrong_answer_is_told_why_on_the_board(someone: Someone, phone: bool) -> None:
    page = someone(phone=phone)
    puzzle = laying("tiles", tempting=True)
    open_puzzle(page, puzzle)
    do(page, puzzle.why["against"])
    expect(told(page).get_by_role("heading")).to_have_text(ENGLISH.say("puzzle-wrong"))
    yours = page.get_by_role("button", name=ENGLISH.say("puzzle-yours"))
    yours.click()
    expect(yours).to_have_attribute("aria-pressed", "true")
    assert _kept(page)["solved"] == {puzzle.id: False}
    assert _kept(page)["ratings"]["tiles"] < START
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


@pytest.mark.parametrize("game", GAMES)
def test_todays_puzzle_is_that_of_the_date_and_its_result_gives_nothing_away(someone: Someone, game: str) -> None:
    page = someone(phone=True)
    page.goto("/#/puzzles")
    page.get_by_role("button", name=ENGLISH.say(_title(game)), exact=True).click()
    page.get_by_role("link", name=ENGLISH.say("puzzles-today")).click()
    today = page.evaluate("() => new Intl.DateTimeFormat('sv').format(new Date())")
    puzzle = puzzle_named(of_day(game, date.fromisoformat(today)))
    expect(page.locator(".difficulty")).to_have_text(ENGLISH.say("puzzle-difficulty", rating=str(puzzle.rating)))
    hint_button(page).click()
    theme = ENGLISH.say(_theme(puzzle.theme.value))
    expect(page.locator(".ask")).to_have_text(ENGLISH.say("puzzle-about", theme=theme))
    give_up(page)
    expect(told(page).get_by_role("heading")).to_have_text(ENGLISH.say("puzzle-shown"))
    assert _kept(page)["days"] == {today: {game: False}}
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=ENGLISH.say("puzzle-share")).click()
    expect(page.get_by_text(ENGLISH.say("lobby-copied"))).to_be_visible()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert today in shared
    assert f"#/puzzles/today/{game}" in shared
    assert puzzle.answer.notation not in shared
    assert theme not in shared


def _title(game: str) -> Any:
    return f"kind-{game}"


def _theme(code: str) -> Any:
    return f"theme-{code}"


@pytest.mark.parametrize("game", GAMES)
def test_on_its_side_the_board_of_a_puzzle_has_the_whole_height(someone: Someone, game: str) -> None:
    page = someone(phone=True)
    page.set_viewport_size(ON_ITS_SIDE)
    open_puzzle(page, of_game(game))
    arena = box(page.locator(".arena"))
    assert (arena["x"], arena["y"], arena["height"]) == (0, 0, ON_ITS_SIDE["height"])
    for beside in (page.locator("header"), page.locator(".bar"), page.locator(".tray")):
        assert box(beside)["x"] >= arena["width"]
    within(page, ON_ITS_SIDE, held(page).first, held(page).last, confirm_button(page))
    page.locator("summary").click()
    within(page, ON_ITS_SIDE, held(page).first, confirm_button(page))
    give_up(page)
    choices = page.locator(".choice .button")
    within(page, ON_ITS_SIDE, choices.first, choices.last, page.get_by_role("link", name=ENGLISH.say("puzzle-all")))


def test_one_puzzle_follows_the_other_and_none_comes_again_at_once(someone: Someone) -> None:
    page = someone()
    page.goto("/#/puzzles/run/tiles")
    tiles = {entry.id for entry in entries() if entry.game == "tiles"}
    times = min(3, len(tiles))
    seen: list[str] = []
    for _ in range(times):
        page.locator(".bar .ask").wait_for()
        give_up(page)
        seen = list(_kept(page)["solved"])
        page.get_by_role("button", name=ENGLISH.say("puzzle-next")).click()
    assert len(seen) == times
    assert set(seen) <= tiles


def test_what_was_done_is_told_on_the_first_page(someone: Someone) -> None:
    page = someone()
    puzzle = of_game("tiles")
    open_puzzle(page, puzzle)
    give_up(page)
    page.get_by_role("link", name=ENGLISH.say("puzzle-all")).click()
    rating = round(_kept(page)["ratings"]["tiles"])
    expect(page.locator("dd").first).to_have_text(str(rating))
    page.goto("/")
    page.get_by_role("link", name=ENGLISH.say("go-puzzles")).click()
    expect(page.get_by_role("heading", name=ENGLISH.say("puzzles-title"))).to_be_visible()


def test_a_puzzle_that_there_is_not_is_said_so(someone: Someone) -> None:
    page = someone(quiet=True)
    page.goto("/#/puzzles/00000000")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_puzzles_speak_every_language(someone: Someone, language: str) -> None:
    page = someone(phone=True, language=language)
    words = catalogue(language)
    page.goto("/#/puzzles")
    expect(page.get_by_text(words.say("puzzles-lead"))).to_be_visible()
    for game in GAMES:
        page.goto(f"/#/puzzles/{of_game(game).id}")
        page.get_by_role("button", name=words.say("coach-answer")).click()
        told(page).wait_for()
        assert "⟦" not in page.locator("body").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
