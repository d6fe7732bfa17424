"""What is laid and not confirmed: an opening is told what it lacks, and a reload loses nothing that can be laid."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.table import ENGLISH, confirm_button, first_lit, held, loose, new_strip, previewed, settled
from browser.told import GAME, ToldTable, cards_lying, greedy, late_cubes, late_tiles
from positions import cubes_state, drawn, placement, tiles_state
from sixfold.core.game import GameState
from sixfold.core.pieces import piece_name
from sixfold.games import cubes, tiles
from sixfold.locale import catalogue


def sit(someone: Someone, state: GameState) -> tuple[Page, ToldTable]:
    page = someone()
    told = ToldTable(page, state)
    told.open(page)
    return page, told


@pytest.mark.parametrize("game", ["tiles", "cubes"])
def test_an_opening_says_what_is_still_to_be_done(someone: Someone, game: str) -> None:
    make = tiles_state if game == "tiles" else cubes_state
    page, _ = sit(someone, make("RoRdRcGxBsPt", "GsGdGcYoPsBt"))
    message = page.locator(".tray .message")
    for laid, more in enumerate((2, 1), start=1):
        page.locator(".tray .held[data-piece^='R']").first.click()
        page.locator(f".cell[data-cell='{first_lit(page)}']").click()
        expect(loose(page)).to_have_count(laid)
        expect(message).to_have_text(ENGLISH.say("unfinished-opening", longest=3, count=more))
        expect(message).not_to_have_class(re.compile("bad|good"))
        expect(page.locator(".cell.refused")).to_have_count(0)
        expect(confirm_button(page)).to_be_disabled()
    page.locator(".tray .held[data-piece^='R']").first.click()
    page.locator(f".cell[data-cell='{first_lit(page)}']").click()
    expect(message).to_have_class(re.compile("good"))
    expect(confirm_button(page)).to_be_enabled()


def test_red_is_for_what_can_never_become_right(someone: Someone) -> None:
    page, _ = sit(someone, tiles_state("RoRdRcGxBsPt", "GsGdGcYoPsBt"))
    page.locator(".tray .held[data-piece='Gx']").click()
    page.locator("[role=grid]").focus()
    page.keyboard.press("Enter")
    expect(loose(page)).to_have_count(1)
    message = page.locator(".tray .message")
    expect(message).to_have_class(re.compile("bad"))
    expect(message).to_contain_text(catalogue("en", "tiles-nl").say("refusal-opening-not-longest", longest=3))
    expect(page.locator(".cell.refused")).to_have_count(1)


def test_a_gap_that_can_be_closed_is_not_scolded(someone: Someone) -> None:
    page, _ = sit(someone, tiles_state("RcRsGx", "Gd", board=drawn("Ro Rd"), bag="Gt"))
    page.locator(".tray .held[data-piece='Rs']").click()
    cell = page.locator(".cell.lit").last.get_attribute("data-cell") or ""
    x, y = (int(part) for part in cell.split(","))
    page.locator(f".cell[data-cell='{x + 1},{y}']").click()
    expect(loose(page)).to_have_count(1)
    expect(page.locator(".tray .message")).to_have_text(ENGLISH.say("unfinished", count=1))
    expect(page.locator(".cell.refused")).to_have_count(0)


def _lay_some(page: Page, told: ToldTable) -> set[str]:
    """Lay what the greedy bot would; the cells."""
    for piece, (x, y) in greedy(told.state).placement:
        code = piece_name(piece)
        page.locator(f".tray .held[data-piece='{code}']").first.click()
        previewed(page)
        page.locator(f".cell[data-cell='{x},{y}']").click()
    expect(confirm_button(page)).to_be_enabled()
    return laid(page)


def laid(page: Page) -> set[str]:
    found: list[str] = loose(page).evaluate_all("(all) => all.map((one) => one.dataset.cell + one.dataset.piece)")
    return set(found)


def again(page: Page) -> None:
    page.reload()
    page.locator(".tray[aria-busy='false']").wait_for()
    settled(page)


def _late_cubes() -> GameState:
    """A game of cubes in which seat 0 has rolled and lays something."""
    state = late_cubes(30)
    while isinstance(action := greedy(state), cubes.Reroll):
        state = cubes.apply(state, action)
    assert state.seat == 0
    return state


@pytest.mark.parametrize("state", [lambda: late_tiles(40), _late_cubes], ids=["tiles", "cubes"])
def test_loose_pieces_survive_a_reload(someone: Someone, state: Callable[[], GameState]) -> None:
    page, told = sit(someone, state())
    settled(page)
    before = _lay_some(page, told)
    again(page)
    expect(loose(page)).to_have_count(len(before))
    assert laid(page) == before
    expect(confirm_button(page)).to_be_enabled()
    page.get_by_role("button", name=ENGLISH.say("take-back")).click()
    again(page)
    expect(held(page)).to_have_count(6)
    expect(loose(page)).to_have_count(0)


def test_loose_pieces_are_gone_once_the_turn_is_played_elsewhere(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(40))
    settled(page)
    _lay_some(page, told)
    page.goto("about:blank")
    told.play(greedy(told.state))
    told.play_others()
    page.goto(f"/#/game/{GAME}")
    page.locator(".tray[aria-busy='false']").wait_for()
    settled(page)
    expect(loose(page)).to_have_count(0)


def test_loose_pieces_that_cannot_be_laid_any_more_go_back_to_the_hand(someone: Someone) -> None:
    page, told = sit(someone, tiles_state("RcGx", "RsYo", board=drawn("Ro Rd"), bag="GtBt", seat=1))
    settled(page)
    held(page).first.click()
    previewed(page)
    page.locator(".cell.lit").last.click()
    cell = loose(page).get_attribute("data-cell")
    page.goto("about:blank")
    told.play(tiles.Place(placement(f"Rs@{cell}")))
    page.goto(f"/#/game/{GAME}")
    page.locator(".tray[aria-busy='false']").wait_for()
    settled(page)
    expect(held(page)).to_have_count(2)
    expect(loose(page)).to_have_count(0)


def test_cards_survive_a_reload_where_they_lie(someone: Someone) -> None:
    page, _ = sit(someone, cards_lying("RoRdRs YcYdYs", "GoGdGsBx", "RsYtGt", "OxPoGd", "YoRtPs"))
    page.locator(".tray .held[data-piece='Bx']").click()
    new_strip(page, "shape").click()
    page.locator(".tray .held[data-piece='Go']").click()
    new_strip(page, "colour").click()
    page.locator(".tray .held[data-piece='Gd']").click()
    page.locator(".strip:has([data-card].played[data-piece='Go']) .lit").click()
    before = _strips(page)
    again(page)
    expect(page.locator("[data-card].played")).to_have_count(3)
    assert _strips(page) == before
    expect(held(page)).to_have_count(1)


def _strips(page: Page) -> list[list[str]]:
    """The cards in each strip, column by column."""
    found: list[list[str]] = page.locator(".strips section").evaluate_all(
        """(all) => all.map((column) => [...column.querySelectorAll('.strip')]
          .map((strip) => [...strip.querySelectorAll('[data-card]')].map((card) => card.dataset.piece).join(' ')))"""
    )
    return found
