"""Whole games by thumb on a phone: every tap lands up to 12 pixels beside its aim, and none does anything else."""

import math
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.conftest import Someone
from browser.table import confirm_button, held, hint_button, loose, previewed, settled
from browser.told import LATE_SEED, ToldTable, greedy
from sixfold.core.pieces import Piece, piece_name
from sixfold.core.refusals import Cell
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.wire import action_json

PHONE: ViewportSize = {"width": 390, "height": 844}
SLIP = 12.0
"""How far from its aim a thumb lands at most, in pixels."""
MOST_TAPS = 4
"""So often a thumb taps a small cell: the board may come closer before it is sure."""


class Thumb:
    """Somebody who taps beside what they mean, by chance that is always the same."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.taps = 0
        self._rng = Random(seed)

    def tap(self, aim: Locator) -> None:
        """Tap near the middle of something."""
        there = aim.bounding_box()
        assert there is not None, "what is aimed at is not there"
        far, way = SLIP * math.sqrt(self._rng.random()), 2 * math.pi * self._rng.random()
        x = there["x"] + there["width"] / 2 + far * math.cos(way)
        y = there["y"] + there["height"] / 2 + far * math.sin(way)
        self.page.touchscreen.tap(min(max(x, 1), PHONE["width"] - 1), min(max(y, 1), PHONE["height"] - 1))
        self.taps += 1


@pytest.fixture
def phone(someone: Someone) -> Page:
    page = someone(phone=True)
    page.set_viewport_size(PHONE)
    return page


def play_whole(page: Page, edition_id: str, players: int) -> Thumb:
    """A game from the deal to its end; seat 0 plays as the greedy bot would, tap by tap."""
    game = GAMES[edition(edition_id).game]
    told = ToldTable(page, game.start(edition(edition_id), range(players), LATE_SEED))
    told.play_others()
    told.open(page)
    thumb = Thumb(page, edition_id)
    while game.result(told.state) is None:
        action = greedy(told.state)
        match action:
            case tiles.Place(placement) | cubes.Place(placement):
                _lay(thumb, dict(_by_cell(placement)))
            case tiles.Trade(pieces):
                _pick(thumb, "Trade", pieces)
            case cubes.Reroll(pieces) if pieces:
                _pick(thumb, "Roll", pieces)
            case cards.Play():
                _follow_plan(thumb, told, action)
            case _:
                thumb.tap(confirm_button(page))
        _await_answer(page, told, action)
        told.play_others()
        if game.result(told.state) is None:
            expect(page.locator("[data-turns]")).to_have_attribute("data-turns", str(len(told.turns)))
    expect(page.locator(".result")).to_be_visible()
    return thumb


def _by_cell(placement: tuple[tuple[Piece, Cell], ...]) -> list[tuple[str, str]]:
    return [(f"{x},{y}", piece_name(piece)) for piece, (x, y) in placement]


def _lay(thumb: Thumb, wanted: dict[str, str]) -> None:
    """Lay these pieces on their cells, in an order in which each cell is lit, and confirm."""
    page, lying = thumb.page, dict[str, str]()
    while len(lying) < len(wanted):
        cell, piece = _choose_next(thumb, {cell: piece for cell, piece in wanted.items() if cell not in lying})
        _tap_cell(thumb, cell, lying, piece)
        lying[cell] = piece
    expect(confirm_button(page)).to_be_enabled()
    thumb.tap(confirm_button(page))


def _choose_next(thumb: Thumb, left: dict[str, str]) -> tuple[str, str]:
    """Choose a piece whose cell is lit then."""
    page = thumb.page
    for cell, piece in left.items():
        one = page.locator(f".tray .held[data-piece='{piece}']").first
        thumb.tap(one)
        chosen = page.locator(".tray .held.chosen")
        expect(chosen).to_have_attribute("data-piece", piece)
        settled(page)
        if page.locator(f".cell.lit[data-cell='{cell}']").count():
            return cell, piece
        thumb.tap(chosen)
        expect(chosen).to_have_count(0)
    raise AssertionError("nothing of the plan is lit")


def _tap_cell(thumb: Thumb, cell: str, lying: dict[str, str], piece: str) -> None:
    """Tap a lit cell until the piece lies there; nothing else may move, and the piece stays chosen until then."""
    page = thumb.page
    for _ in range(MOST_TAPS):
        thumb.tap(page.locator(f".cell[data-cell='{cell}']"))
        settled(page)
        now = _loose(page)
        if now != lying:
            break
        expect(page.locator(".tray .held.chosen")).to_have_attribute("data-piece", piece)
    assert now == lying | {cell: piece}


def _loose(page: Page) -> dict[str, str]:
    found: list[tuple[str, str]] = loose(page).evaluate_all(
        "(all) => all.map((one) => [one.dataset.cell, one.dataset.piece])"
    )
    return dict(found)


def _pick(thumb: Thumb, word: str, pieces: tuple[Piece, ...]) -> None:
    """Pick these pieces of the hand, and trade or roll them."""
    page = thumb.page
    thumb.tap(page.get_by_role("button", name=word, exact=True))
    for piece in pieces:
        thumb.tap(page.locator(f".tray .held:not(.picked)[data-piece='{piece_name(piece)}']").first)
    picked = page.locator(".tray .held.picked")
    expect(picked).to_have_count(len(pieces))
    codes = picked.evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    assert Counter(codes) == Counter(piece_name(piece) for piece in pieces)
    thumb.tap(page.get_by_role("button", name=f"{word} {len(pieces)}", exact=True))


def _follow_plan(thumb: Thumb, told: ToldTable, action: cards.Play) -> None:
    """Do what the hint says card by card: take the one it points at, and put it where it points."""
    page = thumb.page
    thumb.tap(hint_button(page))
    page.locator(".advice .step").first.wait_for(state="attached")
    while (card := page.locator(".card.next, .held.next")).count():
        piece = card.first.get_attribute("data-piece") or ""
        thumb.tap(card.first)
        chosen = page.locator("[data-piece][aria-pressed='true']")
        expect(chosen).to_have_count(1)
        expect(chosen).to_have_attribute("data-piece", piece)
        before = len(told.asked)
        thumb.tap(page.locator(".slot.goal").first)
        expect(page.locator("[data-piece][aria-pressed='true']")).to_have_count(0)
        previewed(page)
        assert len(told.asked) == before + 1, "one move, and the server is asked once"
    expect(confirm_button(page)).to_be_enabled()
    assert held(page).count() == len(told.state.hands[0]) - len(action.pieces)
    thumb.tap(confirm_button(page))


def _await_answer(page: Page, told: ToldTable, action: Any) -> None:
    """Wait until the turn has been sent, and see that it is the one that was meant."""
    game = told.state.edition.game
    while not (said := [one for one in told.asked if one["type"] == "act"]):
        page.evaluate("() => new Promise(requestAnimationFrame)")
    told.asked.clear()
    assert _plain(said[-1]["action"]) == _plain(action_json(game, action))


def _plain(written: dict[str, Any]) -> dict[str, Any]:
    """An action, whatever the order of its pieces."""
    return {
        key: value if isinstance(value, bool) else sorted(sorted(part) if key == "table" else part for part in value)
        for key, value in written.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize(("edition_id", "players"), [("tiles-nl", 3), ("cubes-nl", 3), ("cards-999", 3)])
def test_a_whole_game_by_thumb_lays_nothing_wrong_and_loses_no_selection(
    phone: Page, edition_id: str, players: int
) -> None:
    thumb = play_whole(phone, edition_id, players)
    assert thumb.taps > 20
