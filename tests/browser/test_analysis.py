"""The analysis board: set up by tapping, by notation, from a record and from a link; judged, kept and shared."""

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Someone
from browser.real import kind, put, sit
from browser.table import ENGLISH, TITLES, Game
from browser.test_pages import violations_in_either_theme
from browser.test_real import READING
from realtable.erased import whole_game
from sixfold.analysis import parse_setup_text, position_at, setup_text
from sixfold.core.pieces import COLOUR_CODES
from sixfold.locale import Catalogue, catalogue, languages

TILES = "tiles-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6"


def begin(page: Page, game: Game, words: Catalogue = ENGLISH) -> None:
    """An empty position of a game."""
    page.goto("/#/analysis")
    page.get_by_role("button", name=words.say(TITLES[game]), exact=True).tap()
    page.get_by_role("button", name=words.say("analysis-empty")).tap()
    page.locator("[data-onto='hand']").wait_for()


def shown(page: Page, text: str) -> None:
    """Open a position by its link."""
    page.goto("/#/analysis/" + quote(text.replace(" ", "_"), safe=""))
    page.get_by_role("button", name=ENGLISH.say("analysis-setup"), exact=True).wait_for()


def onto_board(page: Page, piece: str, cell: str) -> None:
    """Put a piece on a cell."""
    found = kind(page, piece)
    found.tap()
    expect(found).to_have_class(re.compile("chosen"))
    page.locator(f".cell[data-cell='{cell}']").tap()
    expect(page.locator(f".cell[data-cell='{cell}'][data-piece='{piece}']")).to_be_visible()


def into_hand(page: Page, *pieces: str) -> None:
    """Say what is held."""
    page.locator("[data-onto='hand']").tap()
    for number, piece in enumerate(pieces, start=1):
        kind(page, piece).tap()
        expect(page.locator("[data-onto='hand'] b")).to_have_text(str(number))


def find(page: Page) -> None:
    """Look for the best, and wait for it."""
    page.locator(".tray .button.main").tap()
    expect(page.locator(".advice .buttons")).to_be_visible()


def test_tiles_are_set_up_by_tapping_and_judged(someone: Someone) -> None:
    page = someone(phone=True)
    begin(page, "tiles")
    onto_board(page, "Ro", "0,0")
    onto_board(page, "Gx", "1,0")
    expect(page.locator(".message.bad")).to_have_text(re.compile(re.escape(ENGLISH.say("analysis-problem-no-line"))))
    expect(page.locator(".cell.refused")).to_have_count(2)
    page.get_by_role("button", name=ENGLISH.say("undo"), exact=True).tap()
    onto_board(page, "Rd", "1,0")
    into_hand(page, "Rc", "Rs", "Gs", "Bo", "Px", "Yt")
    expect(page.locator(".message.good")).to_be_visible()
    find(page)
    page.get_by_role("button", name=ENGLISH.say("analysis-why"), exact=True).tap()
    expect(page.locator("[data-best]")).to_have_count(3)
    expect(page.locator("[data-best='0'] b")).to_have_text(re.compile(r"\d%"))
    page.locator("[data-best='1']").tap()
    expect(page.locator(".advice .number")).to_contain_text("2")
    page.locator(".hand [data-piece='Yt']").wait_for()
    assert not page.evaluate(READING)


def test_a_play_of_ones_own_is_judged_with_its_reason(someone: Someone) -> None:
    page = someone(phone=True)
    shown(page, "tiles-nl 0,0 RoRdRcRsRt hand:RxGsGcBoPxYt others:6")
    page.locator(".hand [data-piece='Yt']").tap()
    page.locator(".cell[data-cell='4,1']").tap()
    page.get_by_role("button", name=ENGLISH.say("analysis-judge")).tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".own")).to_contain_text(re.compile("Mistake|Blunder", re.I))
    expect(dialog.locator(".reason").first).to_be_visible()
    dialog.locator("[data-best='0']").tap()
    expect(page.locator(".advice")).to_be_visible()


def test_on_its_side_a_position_is_set_up_and_analysed_without_scrolling(someone: Someone) -> None:
    page = someone(phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    begin(page, "tiles")
    into_hand(page, "Rc", "Rs")
    for button in (*page.locator(".modes button").all(), page.locator(".tray .button.main")):
        expect(button).to_be_in_viewport(ratio=1)
    assert not page.evaluate(READING)


def test_cubes_are_set_up_and_rolled(someone: Someone) -> None:
    page = someone(phone=True)
    begin(page, "cubes")
    onto_board(page, "Ro", "0,0")
    onto_board(page, "Rd", "1,0")
    into_hand(page, "Rs", "Gs", "Gc", "Bo", "Px", "Yt")
    find(page)
    expect(page.locator(".advice .text")).to_contain_text("oll")


def pressed(page: Page, found: Locator) -> None:
    """Press Enter on something that the keyboard has reached."""
    expect(found).to_be_enabled()
    found.focus()
    expect(found).to_be_focused()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["tiles", "cubes"])
def test_a_position_is_set_up_by_keyboard_alone(someone: Someone, game: Game) -> None:
    page = someone()
    page.goto("/#/analysis")
    pressed(page, page.get_by_role("button", name=ENGLISH.say(TITLES[game]), exact=True))
    pressed(page, page.get_by_role("button", name=ENGLISH.say("analysis-empty")))
    for piece in ("Ro", "Rd"):
        pressed(page, page.locator(f".palette [data-group='{COLOUR_CODES.index(piece[0])}']"))
        pressed(page, page.locator(f".palette [data-piece='{piece}']"))
        page.locator("[role=grid]").focus()
        page.keyboard.press("Enter")
        expect(page.locator(f".cell[data-piece='{piece}']")).to_be_visible()
    pressed(page, page.locator("[data-onto='hand']"))
    for number, piece in enumerate(["Rc", "Rs", "Gs", "Bo", "Px", "Yt"], start=1):
        pressed(page, page.locator(f".palette [data-group='{COLOUR_CODES.index(piece[0])}']"))
        pressed(page, page.locator(f".palette [data-piece='{piece}']"))
        expect(page.locator("[data-onto='hand'] b")).to_have_text(str(number))
    expect(page.locator(".message.good")).to_be_visible()
    pressed(page, page.locator(".tray .button.main"))
    expect(page.locator(".advice .buttons")).to_be_visible()


def test_cards_are_set_up_and_played(someone: Someone) -> None:
    page = someone(phone=True)
    begin(page, "cards")
    put(page, "Ro", "colour")
    put(page, "Rd", "Ro")
    put(page, "Rc", "Ro")
    into_hand(page, "Rs", "Rt", "Gx", "Os", "Ps", "Yt", "Yo", "Yc", "Bd")
    expect(page.locator(".message.good")).to_be_visible()
    find(page)
    expect(page.locator(".advice .text")).to_be_visible()


def test_a_link_brings_the_position_and_the_device_keeps_it(someone: Someone) -> None:
    page = someone(phone=True)
    shown(page, TILES)
    expect(page.locator(".cell[data-piece]")).to_have_count(3)
    page.get_by_role("button", name=ENGLISH.say("analysis-share")).tap()
    page.get_by_label(ENGLISH.say("analysis-name")).fill("Sunday")
    page.get_by_role("button", name=ENGLISH.say("analysis-keep-now"), exact=True).tap()
    page.get_by_label(ENGLISH.say("analysis-notation")).fill(f"{TILES} scores:40,2")
    page.get_by_role("button", name=ENGLISH.say("analysis-read")).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_url(re.compile("scores"))
    page.get_by_role("link", name=ENGLISH.say("analysis-another")).tap()
    page.get_by_role("button", name=re.compile("Sunday")).first.tap()
    expect(page.locator(".cell[data-piece]")).to_have_count(3)
    page.reload()
    expect(page.locator(".cell[data-piece]")).to_have_count(3)


def test_what_cannot_be_read_is_named(someone: Someone) -> None:
    page = someone(phone=True, quiet=True)
    page.goto("/#/analysis")
    page.get_by_label(ENGLISH.say("analysis-notation")).fill("tiles 0,0 RoZz")
    page.get_by_role("button", name=ENGLISH.say("analysis-read")).tap()
    expect(page.get_by_role("alert")).to_contain_text("RoZz")


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cards-iello"])
def test_a_record_gives_its_positions(someone: Someone, edition_id: str, tmp_path: Path) -> None:
    record, file = whole_game(edition_id, 2), tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = someone()
    page.goto("/#/analysis")
    page.locator("input[type=file]").set_input_files(str(file))
    page.locator("input[type=range]").fill("6")
    page.get_by_role("button", name=ENGLISH.say("analysis-open"), exact=True).click()
    page.wait_for_url(re.compile("analysis/."))
    wanted = setup_text(position_at(record, 6)).replace(" ", "_")
    assert page.url.endswith(quote(wanted, safe="!'()*"))
    page.locator("aside").get_by_role("button", name=ENGLISH.say("analysis-find")).click()
    expect(page.locator("aside [data-best]").first).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language_and_keeps_nobody_out(someone: Someone, language: str) -> None:
    page = someone(phone=True, language=language)
    words = catalogue(language)
    page.goto("/#/analysis")
    expect(page.get_by_role("button", name=words.say("analysis-empty"))).to_be_visible()
    assert not page.evaluate(READING)
    assert not violations_in_either_theme(page)
    begin(page, "tiles", words)
    page.locator("[data-onto='hand']").tap()
    kind(page, "Gd").tap()
    expect(page.locator("[data-onto='hand'] b")).to_have_text("1")
    assert not page.evaluate(READING)
    assert not violations_in_either_theme(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["tiles", "cards"])
def test_at_a_real_table_ones_own_hand_gives_hints(someone: Someone, game: Game) -> None:
    page = someone(phone=True)
    sit(page, game, ["Ann", "Ben"])
    held = ["Ro", "Rd", "Rc", "Gs", "Bx", "Yt", "Yo", "Bd", "Gt"][: 6 if game == "tiles" else 9]
    page.get_by_role("button", name=ENGLISH.say("real-hand"), exact=True).first.tap()
    page.get_by_label(ENGLISH.say("real-mine")).select_option(label="Ann")
    dialog = page.get_by_role("dialog")
    for piece in held:
        kind(dialog, piece).tap()
    dialog.get_by_role("button", name=ENGLISH.say("real-hand-keep")).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(f".hand [data-piece='{held[0]}']").wait_for()
    page.get_by_role("button", name=ENGLISH.say("table-hint"), exact=True).tap()
    expect(page.locator(".advice .buttons")).to_be_visible()
    page.locator(".advice").get_by_role("button", name=ENGLISH.say("table-hint-use"), exact=True).tap()
    page.locator(".tray .button.main").tap()
    expect(page.locator(".notice")).to_contain_text(ENGLISH.say("real-hand-drew", count=3))
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('sixfold.real'))[0]")
    assert kept["deal"] == [held, None]
    assert len(kept["held"]["pieces"]) == len(held) - 3


def test_the_texts_of_these_tests_are_positions() -> None:
    assert setup_text(parse_setup_text(TILES)) == TILES
