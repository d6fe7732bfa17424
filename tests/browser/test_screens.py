"""Late boards and full tables on every screen: what matters is in sight, and can be reached."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize, expect

from browser.conftest import Someone
from browser.finger import box, choose_lit, drag, let_go, lonely_lit
from browser.pages import PAGES
from browser.table import ENGLISH, confirm_button, held, lonely_cell, loose, resting, settled
from browser.told import ToldTable, greedy, late_cards, late_cubes, late_tiles
from positions import drawn, tiles_state
from sixfold.core.game import GameState
from sixfold.records.write import record_of

READING = (Path(__file__).parent / "reading.js").read_text(encoding="utf-8").split("\n", 1)[1]
LINES_OF_FIRST_WORD = """(title) => {
  const word = document.createRange();
  word.setStart(title.firstChild, 0);
  word.setEnd(title.firstChild, title.textContent.split(" ")[0].length);
  return word.getClientRects().length;
}"""
NARROW: ViewportSize = {"width": 320, "height": 568}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
FOLDED: ViewportSize = {"width": 280, "height": 653}
UNFOLDED: ViewportSize = {"width": 717, "height": 512}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESK: ViewportSize = {"width": 1280, "height": 800}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WIDE: ViewportSize = {"width": 1920, "height": 1080}
SCREENS = {
    "narrow": NARROW,
    "upright": UPRIGHT,
    "on-its-side": ON_ITS_SIDE,
    "folded": FOLDED,
    "unfolded": UNFOLDED,
    "tablet": TABLET,
    "desk": DESK,
    "wide": WIDE,
}
ROOMY = (DESK, LAPTOP, WIDE)
SMALL = (
    "home",
    "going-on",
    "settings",
    "keys",
    "tables",
    "new",
    "lobby",
    "tiles",
    "trade",
    "cubes",
    "roll",
    "cards",
    "menu",
    "beside",
    "hand-over",
    "open",
    "rules-choice",
    "rules",
    "real",
    "real-game",
    "real-sheet",
    "learn-choice",
    "puzzles",
)
"""The pages that are looked at on the smallest screens."""


def sit(someone: Someone, state: GameState, screen: ViewportSize, *, dark: bool = False) -> tuple[Page, ToldTable]:
    """Somebody at a late table, on a screen of that size."""
    page = someone(phone=screen not in ROOMY, dark=dark)
    page.set_viewport_size(screen)
    told = ToldTable(page, state)
    told.open(page)
    return page, told


@pytest.mark.parametrize("screen", SCREENS)
def test_a_late_board_can_be_read_and_played_on_every_screen(someone: Someone, screen: str) -> None:
    page, _ = sit(someone, late_tiles(), SCREENS[screen])
    expect(held(page)).to_have_count(6)
    within(page, SCREENS[screen], held(page).first, held(page).last, confirm_button(page))
    assert not page.evaluate(READING)


@pytest.mark.parametrize("screen", ["narrow", "on-its-side", "folded"])
@pytest.mark.parametrize("name", SMALL)
def test_every_page_can_be_read_on_the_smallest_screens(someone: Someone, screen: str, name: str) -> None:
    page = someone(phone=True)
    page.set_viewport_size(SCREENS[screen])
    PAGES[name](page)
    expect(page.locator("html")).to_have_js_property("scrollWidth", SCREENS[screen]["width"])
    assert not page.evaluate(READING)


def test_beside_a_late_board_log_counter_and_totals_need_no_scrolling(someone: Someone) -> None:
    page, _ = sit(someone, late_tiles(), LAPTOP)
    beside = page.locator("aside.side")
    expect(beside.locator(".sheet tfoot")).to_be_visible()
    assert beside.evaluate("(side) => side.scrollHeight <= side.clientHeight")
    within(page, LAPTOP, *beside.locator("h2").all(), beside.locator(".sheet tfoot"), beside.locator(".log li").first)


def test_beside_a_table_of_eight_only_the_sheet_scrolls(someone: Someone) -> None:
    page, _ = sit(someone, late_tiles(90, 8), DESK)
    beside = page.locator("aside.side")
    log, sheet = beside.locator(".log"), beside.locator(".sheet")
    counter = beside.locator("section", has_text=ENGLISH.say("counter-title", game="tiles"))
    expect(sheet.locator("thead th")).to_have_count(9)
    assert box(log)["y"] + box(log)["height"] <= box(counter)["y"]
    assert box(counter)["y"] + box(counter)["height"] <= box(sheet)["y"]
    within(page, DESK, *beside.locator("h2").all(), counter, sheet, sheet.locator("tfoot"))
    assert beside.evaluate("(side) => side.scrollHeight <= side.clientHeight && side.scrollWidth <= side.clientWidth")
    rows, inner = sheet.locator("tbody tr"), sheet.locator(".scrolls")
    assert inner.evaluate("(one) => one.scrollHeight > one.clientHeight && one.scrollWidth <= one.clientWidth")
    expect(rows.last).to_be_in_viewport()
    inner.hover()
    page.mouse.wheel(0, -5000)
    expect(rows.first).to_be_in_viewport(ratio=1)
    within(page, DESK, *sheet.locator("tfoot td").all(), *beside.locator("h2").all())


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("game", "clock"), [("tiles", "none"), ("tiles", "turn"), ("cubes", "none"), ("cubes", "turn")]
)
def test_names_of_four_players_can_be_read_on_every_screen(
    someone: Someone, screen: str, game: str, clock: str
) -> None:
    page = someone(phone=SCREENS[screen] not in ROOMY)
    page.set_viewport_size(SCREENS[screen])
    state = late_tiles(90, 4) if game == "tiles" else late_cubes(40, 4)
    ToldTable(page, state, clock, ("Annemarie", "Christoph", "Gwendolyn", "Leopoldine")).open(page)
    names = page.locator(".players .name")
    expect(names).to_have_count(4)
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert names.evaluate_all(cut) == []
    within(page, SCREENS[screen], *names.all())


@pytest.mark.parametrize("screen", SCREENS)
def test_between_two_name_and_points_stand_on_one_line(someone: Someone, screen: str) -> None:
    page, _ = sit(someone, late_tiles(90, 2), SCREENS[screen])
    for player in page.locator(".player").all():
        name, points = box(player.locator(".name")), box(player.locator(".score"))
        assert name["y"] < points["y"] + points["height"] / 2 < name["y"] + name["height"]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("clock", ["none", "turn"])
def test_of_eight_players_the_name_of_whoever_is_on_turn_can_be_read(someone: Someone, screen: str, clock: str) -> None:
    page = someone(phone=SCREENS[screen] not in ROOMY)
    page.set_viewport_size(SCREENS[screen])
    names = ("Christoph", "Computer", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus")
    ToldTable(page, late_tiles(90, 8), clock, names).open(page)
    name = page.locator(".players .turn .name")
    expect(name).to_have_text("Christoph")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    within(page, SCREENS[screen], name)
    assert not page.evaluate(READING)


@pytest.mark.parametrize("screen", SCREENS)
def test_all_that_may_be_called_out_is_in_sight_and_what_is_covers_no_score(someone: Someone, screen: str) -> None:
    page, told = sit(someone, late_tiles(40), SCREENS[screen])
    page.get_by_role("button", name=ENGLISH.say("react")).click()
    choice = page.get_by_role("group", name=ENGLISH.say("react"))
    within(page, SCREENS[screen], choice, *choice.get_by_role("button").all(), choice.locator("label"))
    page.keyboard.press("Escape")
    told.call_out(2, "well-played")
    called, players = page.locator(".called p"), page.locator(".players")
    expect(called).to_have_text("Ben: Well played!")
    within(page, SCREENS[screen], called)
    if SCREENS[screen] == ON_ITS_SIDE:
        assert box(called)["x"] + box(called)["width"] <= box(players)["x"]
    else:
        assert box(called)["y"] >= box(players)["y"] + box(players)["height"]


def within(page: Page, screen: ViewportSize, *things: Locator) -> None:
    """Everything named lies on the screen, and the page needs no scrolling."""
    for thing in things:
        there = box(thing)
        assert there["x"] >= 0
        assert there["y"] >= 0
        assert there["x"] + there["width"] <= screen["width"]
        assert there["y"] + there["height"] <= screen["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("state", [late_tiles, late_cards])
def test_on_its_side_the_board_has_the_whole_height(someone: Someone, state: Callable[[], GameState]) -> None:
    page, _ = sit(someone, state(), ON_ITS_SIDE)
    arena = box(page.locator(".arena"))
    assert (arena["x"], arena["y"], arena["height"]) == (0, 0, ON_ITS_SIDE["height"])
    assert arena["width"] > ON_ITS_SIDE["width"] / 2
    for beside in (page.locator("header"), page.locator(".players"), page.locator(".tray")):
        assert box(beside)["x"] >= arena["width"]
    within(page, ON_ITS_SIDE, held(page).first, held(page).last, confirm_button(page))
    assert not page.evaluate(READING)
    assert page.locator("h1").evaluate(LINES_OF_FIRST_WORD) == 1


def _all_in_sight(page: Page, which: str) -> bool:
    """Whether every cell of a kind lies within the board, and none of them under a button."""
    found: bool = page.evaluate(
        """(which) => {
          const board = document.querySelector('[role=grid]').getBoundingClientRect();
          const buttons = [...document.querySelectorAll('.views .button')].map((one) => one.getBoundingClientRect());
          return [...document.querySelectorAll(which)].every((one) => {
            const box = one.getBoundingClientRect();
            const apart = (button) => box.right <= button.left || box.left >= button.right
              || box.bottom <= button.top || box.top >= button.bottom;
            return box.left >= board.left - 1 && box.right <= board.right + 1
              && box.top >= board.top - 1 && box.bottom <= board.bottom + 1 && buttons.every(apart);
          });
        }""",
        which,
    )
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_in_sight_after_every_turn_until_one_zooms(someone: Someone, screen: str) -> None:
    page, told = sit(someone, late_tiles(80), SCREENS[screen])
    settled(page)
    assert _all_in_sight(page, ".cell[data-piece]")
    before = page.locator(".cell[data-piece]").count()
    _play_by_rules(told)
    expect(page.locator(".cell[data-piece]")).not_to_have_count(before)
    settled(page)
    assert _all_in_sight(page, ".cell[data-piece]")
    for index in range(held(page).count()):
        held(page).nth(index).click()
        settled(page)
        assert _all_in_sight(page, ".cell.lit")
    assert page.locator(".cue").count() == 0


@pytest.mark.parametrize("screen", ["narrow", "on-its-side", "desk"])
def test_a_long_game_is_looked_back_at_as_a_whole_or_closely(someone: Someone, screen: str) -> None:
    page, state = someone(phone=screen != "desk"), late_tiles()
    page.set_viewport_size(SCREENS[screen])
    record = record_of(state, [{"name": name} for name in ("Ann", "Ben", "Cleo")], reveal=True)
    page.goto("/#/review")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    expect(page.locator(".cell[data-piece]")).to_have_count(len(state.board.pieces))
    resting(page)
    assert _all_in_sight(page, ".cell[data-piece]")
    back = page.get_by_role("button", name=ENGLISH.say("review-first"))
    on = page.get_by_role("button", name=ENGLISH.say("review-last"))
    assert box(back)["y"] == box(on)["y"]
    assert box(on)["y"] + box(on)["height"] <= SCREENS[screen]["height"]
    if screen != "narrow":
        within(page, SCREENS[screen], back, on)
    for _ in range(3):
        page.get_by_role("button", name=ENGLISH.say("view-closer")).click()
    resting(page)
    assert not _all_in_sight(page, ".cell[data-piece]")
    page.locator(".views").get_by_role("button", name=ENGLISH.say("view-all")).click()
    resting(page)
    assert _all_in_sight(page, ".cell[data-piece]")


def _play_by_rules(told: ToldTable) -> None:
    """Seat 0 plays as the greedy bot would, then the others."""
    told.play(greedy(told.state))
    told.play_others()


def test_a_zoomed_board_stays_and_cues_point_at_what_is_out_of_sight(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(80), UPRIGHT)
    everything = page.get_by_role("button", name="Show everything")
    expect(everything).not_to_have_class(re.compile("main"))
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    settled(page)
    expect(everything).to_have_class(re.compile("main"))
    expect(everything).to_contain_text("Show everything")
    size = box(page.locator(".cell[data-piece]").first)["width"]
    _play_by_rules(told)
    page.locator(".players .turn").filter(has_text="Ann").wait_for()
    settled(page)
    assert box(page.locator(".cell[data-piece]").first)["width"] == pytest.approx(size)
    choose_lit(page)
    assert _beyond(page) == _told_beyond(page)
    cue = page.locator(".cue.lit").first
    assert int(cue.inner_text()) > 0
    expect(cue).to_have_attribute("aria-label", re.compile(r"place.* beyond this edge"))
    before = _lit_out_of_sight(page)
    cue.click()
    settled(page)
    assert _lit_out_of_sight(page) != before, "a cue leads to what it tells of"
    assert _beyond(page) == _told_beyond(page)
    everything.click()
    settled(page)
    assert _all_in_sight(page, ".cell.lit")
    assert _all_in_sight(page, ".cell[data-piece]")
    expect(page.locator(".cue")).to_have_count(0)
    expect(everything).not_to_have_class(re.compile("main"))
    lying = page.locator(".cell[data-piece]").count()
    _play_by_rules(told)
    expect(page.locator(".cell[data-piece]")).not_to_have_count(lying)
    page.locator(".players .turn").filter(has_text="Ann").wait_for()
    settled(page)
    assert _all_in_sight(page, ".cell[data-piece]"), "the board is fitted again after the next turns"
    expect(page.locator(".cue")).to_have_count(0)


def _lit_out_of_sight(page: Page) -> list[str]:
    """The lit cells whose middle lies outside the board's frame."""
    found: list[str] = page.evaluate(
        """() => {
          const frame = document.querySelector('[role=grid]').getBoundingClientRect();
          return [...document.querySelectorAll('.cell.lit')].filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
          }).map((one) => one.dataset.cell);
        }"""
    )
    return found


def _beyond(page: Page) -> int:
    """How many lit cells are out of sight."""
    return len(_lit_out_of_sight(page))


def _told_beyond(page: Page) -> int:
    """How many of them the cues tell of, all together."""
    return sum(int(count) for count in page.locator(".cue.lit").all_inner_texts())


def test_a_tap_near_a_lit_cell_is_that_cell(someone: Someone) -> None:
    page, _ = sit(someone, late_tiles(), UPRIGHT)
    choose_lit(page)
    lonely = page.locator(f".cell[data-cell='{lonely_lit(page)}']")
    there, name = box(lonely), lonely.get_attribute("data-cell") or ""
    assert there["width"] < 44
    page.touchscreen.tap(there["x"] + there["width"] + 8, there["y"] + there["height"] / 2)
    expect(loose(page)).to_have_attribute("data-cell", name)


def test_a_press_that_means_nothing_keeps_what_is_chosen_and_says_so(someone: Someone) -> None:
    page, _ = sit(someone, late_tiles(), DESK)
    message = page.locator(".tray .message")
    page.locator(f".cell[data-cell='{lonely_cell(page)}']").click()
    expect(message).to_have_text(ENGLISH.say("press-choose"))
    held(page).first.click()
    page.locator(".cell[data-piece]").nth(40).click()
    expect(page.locator(".held.chosen")).to_have_count(1)
    expect(message).to_have_text(ENGLISH.say("press-taken"))
    held(page).nth(1).click()
    expect(message).not_to_have_text(ENGLISH.say("press-taken"))


def test_a_piece_that_fits_nowhere_says_so(someone: Someone) -> None:
    state = tiles_state("RoBx", "Gd", board=drawn("Yd Ys"), bag="Gt")
    page, _ = sit(someone, state, UPRIGHT)
    held(page).first.tap()
    name = held(page).first.get_attribute("aria-label") or ""
    expect(page.locator(".tray .message")).to_have_text(ENGLISH.say("fits-nowhere", piece=name))


@pytest.mark.parametrize(("tiles", "aside"), [(90, 0), (90, 10), (30, 0), (30, 10)])
def test_a_loupe_shows_what_a_dragging_finger_hides(someone: Someone, tiles: int, aside: int) -> None:
    page, _ = sit(someone, late_tiles(tiles), UPRIGHT)
    choose_lit(page)
    piece = page.locator(".held.chosen")
    code = piece.get_attribute("data-piece") or ""
    cell = page.locator(f".cell[data-cell='{lonely_lit(page)}']")
    where = cell.get_attribute("data-cell") or ""
    assert box(cell)["width"] < 44
    line = drag(page, piece, cell, aside)
    expect(page.locator(".loupe .here.lit")).to_be_visible()
    let_go(line)
    expect(loose(page)).to_have_attribute("data-cell", where)
    expect(loose(page)).to_have_attribute("data-piece", code)
    expect(page.locator(".loupe")).to_have_count(0)


@pytest.mark.parametrize("width", [16, 24, 32, 37, 40, 43])
def test_a_loupe_shows_every_cell_clearly_larger_than_the_board(someone: Someone, width: int) -> None:
    page, _ = sit(someone, late_tiles(20), UPRIGHT)
    choose_lit(page)
    settled(page)
    line = page.context.new_cdp_session(page)
    _pinch(page, line, width)
    cell = page.locator(".cell.lit").first
    shown = box(cell)["width"]
    assert shown == pytest.approx(width, rel=0.06)
    line = drag(page, page.locator(".held.chosen"), cell)
    loupe = page.locator(".loupe")
    expect(loupe.locator(".here.lit")).to_be_visible()
    assert box(loupe.locator(".here"))["width"] >= 1.3 * shown
    assert page.evaluate(
        """() => {
          const box = document.querySelector(".loupe").getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth && box.top >= 0;
        }"""
    )
    let_go(line)


def _pinch(page: Page, line: CDPSession, width: float) -> None:
    """Zoom with two fingers until cells are about so wide."""
    cell, board = page.locator(".cell.lit").first, box(page.locator("[role=grid]"))
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    apart = 60.0
    spread = apart * width / box(cell)["width"]
    for kind, way in (("touchStart", apart), ("touchMove", spread)):
        points = [{"x": x - way, "y": y, "id": 0}, {"x": x + way, "y": y, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    let_go(line)
    settled(page)


def test_a_piece_dropped_or_tapped_on_a_taken_cell_says_so(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(), UPRIGHT)
    choose_lit(page)
    message = page.locator(".tray .message")
    taken = page.locator(f".cell[data-cell='{_far_from_lit(page)}']")
    there = box(taken)
    page.touchscreen.tap(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    expect(message).to_have_text(ENGLISH.say("press-taken"))
    expect(page.locator(".held.chosen")).to_have_count(1)
    page.locator(".held.chosen").tap()
    expect(message).not_to_have_text(ENGLISH.say("press-taken"))
    page.touchscreen.tap(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    expect(message).to_have_text(ENGLISH.say("press-choose"))
    choose_lit(page)
    expect(message).not_to_have_text(ENGLISH.say("press-choose"))
    let_go(drag(page, page.locator(".held.chosen"), taken))
    expect(message).to_have_text(ENGLISH.say("press-taken"))
    expect(loose(page)).to_have_count(0)
    _play_by_rules(told)
    expect(message).not_to_have_text(ENGLISH.say("press-taken"))


def _far_from_lit(page: Page) -> str:
    """A piece on the board so far from every lit cell that a finger there means none of them."""
    found: str = page.evaluate(
        """() => {
          const middle = (one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [left + width / 2, top + height / 2];
          };
          const lit = [...document.querySelectorAll('.cell.lit')].map(middle);
          return [...document.querySelectorAll('.cell[data-piece]')].find((one) => {
            const [x, y] = middle(one);
            return lit.every(([a, b]) => Math.max(Math.abs(x - a), Math.abs(y - b)) > 60);
          }).dataset.cell;
        }"""
    )
    return found


def test_what_does_not_go_with_what_is_laid_says_so(someone: Someone) -> None:
    state = tiles_state("RoBx", "Gd", board=drawn("Rd Rs"), bag="Gt")
    page, _ = sit(someone, state, UPRIGHT)
    held(page).first.tap()
    settled(page)
    page.locator(".cell.lit[data-cell='2,0']").tap()
    expect(loose(page)).to_have_count(1)
    # What is laid may be played, and that is not to be said of the piece that does not go with it.
    settled(page)
    held(page).first.tap()
    name = held(page).first.get_attribute("aria-label") or ""
    expect(page.locator(".tray .message")).to_have_text(ENGLISH.say("fits-nowhere-now", piece=name))


def test_a_card_tapped_where_it_does_not_belong_says_so(someone: Someone) -> None:
    page, _ = sit(someone, late_cards(), UPRIGHT)
    message = page.locator(".tray .message")
    slot = page.locator(".strip:not(.open):not(.new) .slot").first
    there = box(slot)
    page.touchscreen.tap(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    expect(message).to_have_text(ENGLISH.say("press-choose"))
    held(page).first.tap()
    expect(message).not_to_have_text(ENGLISH.say("press-choose"))
    there = box(slot)
    page.touchscreen.tap(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    expect(message).to_have_text(ENGLISH.say("press-elsewhere"))
    expect(page.locator(".held.chosen")).to_have_count(1)
    expect(page.locator(".card.played")).to_have_count(0)
