"""Every page and state of a game, and how one gets there."""

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from browser import puzzles
from browser.ahead import Enough
from browser.lessons import do_step, lay, open_lesson
from browser.states import STATES
from browser.table import (
    ENGLISH,
    Game,
    choose_fitting,
    fits,
    give_up,
    go_on,
    held,
    hint_button,
    lay_alone,
    play_computer,
    play_to_the_end,
    sit_down,
    take_advice,
)
from browser.told import ToldTable, late_cards, late_tiles

TURNS = 8
"""How far a game has come where it is shown; a picture wants more than a test."""


def _home(page: Page) -> None:
    page.goto("/")
    page.locator("article").first.wait_for()


def _settings(page: Page) -> None:
    _home(page)
    page.get_by_role("button", name="Settings").click()


def _new(page: Page) -> None:
    page.goto("/#/new/cards")
    page.get_by_label(ENGLISH.say("new-level-of", number=2)).select_option("mine")
    page.get_by_text(ENGLISH.say("new-more")).click()
    page.get_by_role("button", name="In this order, oldest first").click()
    page.get_by_label("Clock").select_option("game")


def _lobby(page: Page) -> None:
    page.goto("/#/new/tiles")
    page.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("link")
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("img", name="QR code with the link for Bob").wait_for()


def _join(page: Page) -> None:
    _lobby(page)
    page.goto(page.get_by_label("Copy the link for Bob").first.input_value())
    page.get_by_label("Your name").wait_for()


def _played(page: Page, game: Game, also: Enough = lambda _: True) -> None:
    """A game that has gone on for a while."""
    play_computer(page, game)
    go_on(page, lambda view: len(view["play"]["turns"]) >= TURNS and fits(view) and also(view))


def _tiles(page: Page) -> None:
    _played(page, "tiles")
    choose_fitting(page)


def _tiles_laid(page: Page) -> None:
    _played(page, "tiles")
    take_advice(page)


def _trade(page: Page) -> None:
    _played(page, "tiles", lambda view: view["play"]["may"]["trade"] >= 3)
    page.get_by_role("button", name="Trade", exact=True).click()
    held(page).nth(1).click()
    held(page).nth(2).click()


def _beside(page: Page) -> None:
    _played(page, "tiles")
    button = page.get_by_role("button", name="Scores and counter")
    if button.is_visible():
        button.click()


def _hint(page: Page) -> None:
    _played(page, "tiles")
    hint_button(page).click()
    page.locator(".advised").first.wait_for()


def _refused(page: Page) -> None:
    _tiles(page)
    lay_alone(page)


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
    if held(page).count():
        held(page).first.click()


def _cards_broken(page: Page) -> None:
    """A card taken out of its series, which does not stand any more."""
    _played(page, "cards", lambda view: view["play"]["table"])
    page.locator("[data-card]").first.click()
    page.locator(".strip.new").first.click()
    page.locator(".strip.unfinished").first.wait_for()


def _cards_hint(page: Page) -> None:
    _played(page, "cards")
    hint_button(page).click()
    page.locator(".coming").first.wait_for()


def _lost(page: Page) -> None:
    """A game whose line breaks and cannot be mended."""
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/socket", connect)
    sit_down(page, "tiles")
    take_advice(page)
    lines[0].close()
    page.get_by_text(ENGLISH.say("connection-lost")).wait_for()


def _set(page: Page, *labels: str) -> None:
    _settings(page)
    for label in labels:
        page.get_by_label(label).check()


def _contrast(page: Page) -> None:
    _set(page, "High contrast")
    _tiles_laid(page)


def _dots(page: Page) -> None:
    _set(page, ENGLISH.say("settings-dots"))
    _cubes(page)


def _going_on(page: Page) -> None:
    sit_down(page, "cards")
    _watch(page)
    _home(page)
    page.locator(".running .game").first.wait_for()


def _tables(page: Page) -> None:
    _watch(page)
    page.goto("/#/tables")
    page.get_by_role("link", name="Watch").first.wait_for()


def _keys(page: Page) -> None:
    _home(page)
    page.keyboard.press("?")
    page.get_by_role("heading", name=ENGLISH.say("keys-title")).wait_for()


def _watch(page: Page) -> None:
    """Somebody else's game, seen by a spectator."""
    page.goto("/")
    game: str = page.evaluate(
        """async () => {
          const bots = Array(7).fill({ kind: "bot", bot: "greedy" });
          const seats = [{ kind: "here", name: "Ann" }, ...bots];
          const body = JSON.stringify({ edition: "tiles-nl", seats, spectators: "open" });
          const headers = { "Content-Type": "application/json" };
          const answer = await fetch("/api/games", { method: "POST", headers, body });
          return (await answer.json()).game;
        }"""
    )
    page.goto(f"/#/watch/{game}")
    page.get_by_text(ENGLISH.say("table-you-watch")).wait_for()
    page.locator(".player.turn").filter(has_text="Ann").wait_for()


def _menu(page: Page) -> None:
    play_computer(page, "tiles")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()


def _hand_over(page: Page) -> None:
    page.goto("/#/new/tiles")
    page.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("here")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()


def _result(page: Page) -> None:
    _played(page, "cubes")
    give_up(page)


def _won(page: Page) -> None:
    play_computer(page, "cubes")
    play_to_the_end(page)


def _review(page: Page) -> None:
    _result(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="One turn back").click()
    page.locator(f"button[aria-label='{ENGLISH.say('review-next')}']:enabled").wait_for()


def _verify(page: Page) -> None:
    _result(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    page.locator("[data-right]").scroll_into_view_if_needed()


def _cards_review(page: Page) -> None:
    _played(page, "cards")
    give_up(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="One turn back").click()


def _again(page: Page) -> None:
    """A move of the computer that is shown once more."""
    _played(page, "tiles")
    page.get_by_role("button", name=ENGLISH.say("show-again", name="Computer")).click()
    page.locator(".cell.fresh").first.wait_for()


def _cards_again(page: Page) -> None:
    """The same with cards, where there is nothing to show of somebody who had nothing to play."""
    _played(page, "cards", lambda view: "table" in view["play"]["turns"][-1])
    page.get_by_role("button", name=ENGLISH.say("show-again", name="Computer")).click()
    page.get_by_role("button", name=ENGLISH.say("show-now")).wait_for()


def _open(page: Page) -> None:
    page.goto("/#/review")
    page.get_by_role("button", name=ENGLISH.say("open-choose")).wait_for()


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


def _puzzles(page: Page) -> None:
    page.goto("/#/puzzles")
    page.get_by_role("heading", name=ENGLISH.say("puzzles-run")).wait_for()


def _puzzle(page: Page) -> None:
    puzzles.open_puzzle(page, puzzles.of_game("cubes"))


def _puzzle_answered(page: Page) -> None:
    puzzles.open_puzzle(page, puzzles.of_game("tiles"))
    puzzles.give_up(page)


def _puzzle_cards(page: Page) -> None:
    puzzles.open_puzzle(page, puzzles.of_game("cards"))
    puzzles.give_up(page)


def _late_tiles(page: Page, players: int = 3) -> None:
    ToldTable(page, late_tiles(players=players)).open(page)


def _late_chosen(page: Page) -> None:
    _late_tiles(page)
    held(page).first.click()


def _late_cards(page: Page) -> None:
    ToldTable(page, late_cards()).open(page)


def _real(page: Page) -> None:
    page.goto("/#/real")
    page.get_by_role("button", name=ENGLISH.say("real-start")).wait_for()


def _at_a_real_table(page: Page, mode: str) -> None:
    """A table that lay on the device already."""
    _real(page)
    turns = [{"seat": 0, "play": [["Ro", 0, 0], ["Rd", 1, 0]]}, {"seat": 1, "play": [["Rc", 2, 0], ["Rs", 3, 0]]}]
    told = turns if mode == "game" else [{"seat": 0, "score": 12}]
    table = {"id": "abc", "kind": "tiles", "edition": "tiles-mindware", "names": ["Ann", "Ben"], "first": 0}
    kept = table | {"mode": mode, "seconds": None, "turns": told, "scores": [2, 4], "over": False, "at": 0}
    page.evaluate("(kept) => localStorage.setItem('sixfold.real', JSON.stringify([kept]))", kept)
    page.goto("/#/real/abc")
    page.reload()
    page.locator("[data-score]").first.wait_for()


def _real_game(page: Page) -> None:
    _at_a_real_table(page, "game")
    page.locator(".palette").wait_for()


def _real_sheet(page: Page) -> None:
    _at_a_real_table(page, "sheet")
    page.locator(".pad").wait_for()


PAGES: dict[str, Callable[[Page], None]] = {
    "home": _home,
    "going-on": _going_on,
    "settings": _settings,
    "keys": _keys,
    "tables": _tables,
    "new": _new,
    "lobby": _lobby,
    "join": _join,
    "tiles": _tiles,
    "tiles-laid": _tiles_laid,
    "hint": _hint,
    "refused": _refused,
    "trade": _trade,
    "beside": _beside,
    "cubes": _cubes,
    "roll": _roll,
    "cards": _cards,
    "cards-broken": _cards_broken,
    "cards-hint": _cards_hint,
    "lost": _lost,
    "contrast": _contrast,
    "dots": _dots,
    "watch": _watch,
    "menu": _menu,
    "hand-over": _hand_over,
    "result": _result,
    "review": _review,
    "again": _again,
    "cards-again": _cards_again,
    "open": _open,
    "rules-choice": _rules_choice,
    "rules": _rules,
    "rules-beside": _rules_beside,
    "verify": _verify,
    "cards-review": _cards_review,
    "real": _real,
    "real-game": _real_game,
    "real-sheet": _real_sheet,
    "learn-choice": _learn_choice,
    "learn": _learn,
    "learn-done": _learn_done,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "puzzle-answered": _puzzle_answered,
    "puzzle-cards": _puzzle_cards,
}

EVERY = (
    PAGES
    | {
        "won": _won,
        "late-tiles": _late_tiles,
        "late-chosen": _late_chosen,
        "late-cards": _late_cards,
        "eight": lambda page: _late_tiles(page, 8),
    }
    | STATES
)
"""With those that take long to get to, or are looked at at every size only."""
