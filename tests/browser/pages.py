"""Every page and state of a game, and how one gets there."""

from collections.abc import Callable

from playwright.sync_api import Page

from browser.lessons import do_step, lay, open_lesson
from browser.table import (
    Game,
    await_turn,
    choose_fitting,
    held,
    lonely_cell,
    play_computer,
    play_turn,
    take_advice,
    turns_told,
)

TURNS = 8


def _home(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()


def _settings(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name="Settings").click()


def _new(page: Page) -> None:
    page.goto("/#/new/cards")
    page.get_by_text("More choices").click()
    page.get_by_role("button", name="In this order, oldest first").click()
    page.get_by_label("Clock").select_option("game")


def _lobby(page: Page) -> None:
    page.goto("/#/new/tiles")
    page.get_by_label("Who plays at seat 2").select_option("link")
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("img", name="QR code with the link for Bob").wait_for()


def _join(page: Page) -> None:
    _lobby(page)
    page.goto(page.get_by_label("Copy the link for Bob").first.input_value())
    page.get_by_label("Your name").wait_for()


def _played(page: Page, game: Game) -> None:
    """A game that has gone on for a while."""
    play_computer(page, game)
    while turns_told(page) < TURNS:
        play_turn(page)
    await_turn(page)


def _tiles(page: Page) -> None:
    _played(page, "tiles")
    choose_fitting(page)


def _tiles_laid(page: Page) -> None:
    _played(page, "tiles")
    take_advice(page)


def _trade(page: Page) -> None:
    _played(page, "tiles")
    page.get_by_role("button", name="Trade", exact=True).click()
    held(page).nth(1).click()
    held(page).nth(2).click()


def _beside(page: Page) -> None:
    _played(page, "tiles")
    button = page.get_by_role("button", name="Scores and counter")
    if button.is_visible():
        button.click()


def _refused(page: Page) -> None:
    _tiles(page)
    page.get_by_role("button", name="Show everything").click()
    page.wait_for_timeout(250)
    page.locator(f".cell[data-cell='{lonely_cell(page)}']").click()
    page.locator(".message.bad").wait_for()


def _cubes(page: Page) -> None:
    _played(page, "cubes")
    take_advice(page)


def _roll(page: Page) -> None:
    _played(page, "cubes")
    page.get_by_role("button", name="Roll", exact=True).click()
    held(page).nth(0).click()
    held(page).nth(4).click()


def _cards(page: Page) -> None:
    _played(page, "cards")
    take_advice(page)
    held(page).first.click()


def _menu(page: Page) -> None:
    play_computer(page, "tiles")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()


def _hand_over(page: Page) -> None:
    page.goto("/#/new/tiles")
    page.get_by_label("Who plays at seat 2").select_option("here")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Hand over the device").wait_for()


def _result(page: Page) -> None:
    _played(page, "cubes")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".result").wait_for()


def _review(page: Page) -> None:
    _result(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Verify the shuffle").click()
    page.locator("[data-right]").wait_for()


def _rules_choice(page: Page) -> None:
    page.goto("/#/rules")
    page.get_by_role("link", name="MindWare rulebook").wait_for()


def _rules(page: Page) -> None:
    page.goto("/#/rules/cards-999/rules-ruling-R10")
    page.locator("figure").first.wait_for()


def _rules_beside(page: Page) -> None:
    _refused(page)
    page.get_by_role("button", name="Why?").click()
    page.locator("figure").first.wait_for()


def _learn_choice(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("heading", name="Learn by playing").wait_for()


def _learn(page: Page) -> None:
    open_lesson(page, "tiles", 3)
    lay(page, "Yd", "3,0")
    page.locator(".message.bad").wait_for()


def _learn_done(page: Page) -> None:
    open_lesson(page, "cards", 4)
    do_step(page, "cards", 4)


PAGES: dict[str, Callable[[Page], None]] = {
    "home": _home,
    "settings": _settings,
    "new": _new,
    "lobby": _lobby,
    "join": _join,
    "tiles": _tiles,
    "tiles-laid": _tiles_laid,
    "refused": _refused,
    "trade": _trade,
    "beside": _beside,
    "cubes": _cubes,
    "roll": _roll,
    "cards": _cards,
    "menu": _menu,
    "hand-over": _hand_over,
    "result": _result,
    "review": _review,
    "rules-choice": _rules_choice,
    "rules": _rules,
    "rules-beside": _rules_beside,
    "learn-choice": _learn_choice,
    "learn": _learn,
    "learn-done": _learn_done,
}
