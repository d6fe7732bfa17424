"""A phone in the hand: turns by touch in each game, dragging with a finger, and two fingers to zoom."""

import time
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from browser.conftest import SLOWEST, Someone
from browser.table import (
    Game,
    await_turns,
    choose_fitting,
    confirm_button,
    first_lit,
    held,
    loose,
    new_strip,
    row_of,
    settled,
    sit_down,
    sit_down_with_series,
    turns_told,
)

Point = tuple[float, float]


@pytest.mark.parametrize("game", ["tiles", "cubes"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_a_turn_on_a_phone_by_touch_on_the_board(someone: Someone, game: Game, width: int, height: int) -> None:
    page = someone(phone=True)
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, game, turns=2)
    choose_fitting(page)
    page.keyboard.press("Escape")
    before = turns_told(page)
    for index in range(6):
        held(page).nth(index).tap()
        if first_lit(page):
            break
        held(page).nth(index).tap()
    cell = page.locator(".cell.lit").first
    _show_all_if_hidden(page, cell.get_attribute("data-cell") or "")
    cell.tap()
    expect(loose(page)).to_have_count(1)
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).tap()
    await_turns(page, before)
    page.get_by_role("button", name="Scores and counter").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Not seen yet")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_turn_on_a_phone_by_touch_with_cards(someone: Someone) -> None:
    page = someone(phone=True)
    series = sit_down_with_series(page)
    row = row_of(series)
    before = turns_told(page)
    for number, piece in enumerate(series[:3]):
        page.locator(f".tray .held[data-piece='{piece}']").first.tap()
        (new_strip(page, row) if number == 0 else page.locator(".strip:has(.played) .lit")).tap()
    expect(page.locator(".card.played")).to_have_count(3)
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).tap()
    await_turns(page, before)


def _show_all_if_hidden(page: Page, cell: str) -> None:
    box, board = _box(page.locator(f".cell[data-cell='{cell}']")), _box(page.locator("[role=grid]"))
    across = board["x"] <= box["x"] and box["x"] + box["width"] <= board["x"] + board["width"]
    down = board["y"] <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"]
    if not (across and down):
        page.get_by_role("button", name="Show everything").tap()
        settled(page)


def _box(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def _await_box(thing: Locator, right: Callable[[FloatRect], bool]) -> FloatRect:
    """The box of a thing once it is right: what fingers do is shown with the next picture, not at once."""
    expect(thing).to_be_visible()
    hangs = time.monotonic() + SLOWEST / 1000
    while time.monotonic() < hangs:
        if right(box := _box(thing)):
            return box
        thing.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"it never came to be there: {box}")


def _middle(thing: Locator) -> Point:
    box = _box(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _fingers(line: CDPSession, kind: str, points: Sequence[Point]) -> None:
    touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_two_fingers_zoom_the_board_and_one_moves_it(someone: Someone) -> None:
    page = someone(phone=True)
    sit_down(page, "tiles", turns=2)
    settled(page)
    line = page.context.new_cdp_session(page)
    x, y = _middle(page.locator("[role=grid]"))
    piece = page.locator(".cell[data-piece]").first
    before = _box(piece)
    _fingers(line, "touchStart", [(x - 30, y), (x + 30, y)])
    for spread in (40, 50, 60):
        _fingers(line, "touchMove", [(x - spread, y), (x + spread, y)])
    _fingers(line, "touchEnd", [])
    wide = _await_box(piece, lambda box: box["width"] > before["width"] * 1.3)
    assert page.evaluate("() => visualViewport.scale") == 1, "the page itself must not zoom"
    _fingers(line, "touchStart", [(x, y)])
    for way in (10, 20, 40):
        _fingers(line, "touchMove", [(x + way, y)])
    _fingers(line, "touchEnd", [])
    moved = _await_box(piece, lambda box: box["x"] > wide["x"] + 20)
    assert moved["width"] == pytest.approx(wide["width"])
    expect(loose(page)).to_have_count(0)


def test_a_finger_drags_a_tile_to_its_cell(someone: Someone) -> None:
    page = someone(phone=True)
    sit_down(page, "tiles", turns=1)
    cell = page.locator(f".cell[data-cell='{choose_fitting(page)}']")
    piece = page.locator(".tray .held.chosen")
    code = piece.get_attribute("data-piece") or ""
    _show_all_if_hidden(page, cell.get_attribute("data-cell") or "")
    (start_x, start_y), (end_x, end_y) = _middle(piece), _middle(cell)
    line = page.context.new_cdp_session(page)
    _fingers(line, "touchStart", [(start_x, start_y)])
    _fingers(line, "touchMove", [(start_x, start_y - 40)])
    _fingers(line, "touchMove", [(end_x, end_y)])
    # The piece floats above the finger, so that it can be seen.
    ghost = page.locator(".ghost")
    _await_box(ghost, lambda box: box["y"] + box["height"] / 2 < end_y - 20)
    ghost_x, ghost_y = _middle(ghost)
    _fingers(line, "touchMove", [(end_x, end_y + (end_y - ghost_y))])
    _fingers(line, "touchEnd", [])
    expect(loose(page)).to_have_attribute("data-piece", code)
    expect(loose(page)).to_have_attribute("data-cell", cell.get_attribute("data-cell") or "")
    assert ghost_x == pytest.approx(end_x, abs=2)


@pytest.mark.parametrize("game", ["tiles", "cubes", "cards"])
def test_what_a_finger_presses_yields_before_it_is_lifted(someone: Someone, game: Game) -> None:
    """Whether the press becomes a tap or a drag, it is seen at once."""
    page = someone(phone=True)
    sit_down(page, game)
    line = page.context.new_cdp_session(page)
    for pressed in (page.locator(".tray .held:enabled").first, page.get_by_role("banner").get_by_role("button").first):
        whole = _box(pressed)["width"]
        expect(pressed).not_to_have_attribute("data-pressed", "")
        _fingers(line, "touchStart", [_middle(pressed)])
        expect(pressed).to_have_attribute("data-pressed", "")
        assert _box(pressed)["width"] < whole
        _fingers(line, "touchCancel", [])
        expect(page.locator("[data-pressed]")).to_have_count(0)
        assert _box(pressed)["width"] == pytest.approx(whole)
    expect(page.locator(".tray .held.chosen")).to_have_count(0)
