"""What people press at a real table."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.table import ENGLISH, TITLES, Game, confirm_button, new_strip
from sixfold.core.pieces import COLOUR_CODES
from sixfold.locale import Catalogue


def sit(page: Page, game: Game, names: list[str], *, sheet: bool = False, words: Catalogue = ENGLISH) -> None:
    """Set up a real table by touch, and wait until it can be played at."""
    page.goto("/#/real")
    page.get_by_role("button", name=words.say(TITLES[game]), exact=True).tap()
    for number, name in enumerate(names, start=1):
        if number > 2:
            page.get_by_role("button", name=words.say("new-add")).tap()
        page.get_by_label(words.say("new-name-of", number=number)).fill(name)
    if sheet:
        page.get_by_role("radio", name=re.compile(re.escape(words.say("real-mode-sheet")))).tap()
    page.get_by_role("button", name=words.say("real-start")).tap()
    page.locator("[data-score]").first.wait_for()


def kind(page: Page, piece: str) -> Locator:
    """A piece of the palette; its colour is shown first."""
    page.locator(f".palette [data-group='{COLOUR_CODES.index(piece[0])}']").tap()
    return page.locator(f".palette [data-piece='{piece}']")


def lay(page: Page, piece: str, cell: str, *, small: bool = False) -> None:
    """Take a piece from the palette and lay it; a finger would first come closer to cells that are small."""
    found = kind(page, piece)
    found.tap()
    expect(found).to_have_class(re.compile("chosen"))
    place = page.locator(f".cell[data-cell='{cell}']")
    place.click() if small else place.tap()
    expect(page.locator(f".cell[data-cell='{cell}'][data-piece='{piece}']")).to_be_visible()


def put(page: Page, piece: str, onto: str) -> None:
    """Take a card from the palette and put it on a new series, or on that of another card."""
    found = kind(page, piece)
    found.tap()
    expect(found).to_have_class(re.compile("chosen"))
    if onto in ("colour", "shape"):
        new_strip(page, onto).tap()
    else:
        page.locator(f"[data-card][data-piece='{onto}']").first.tap()
    expect(page.locator(f"[data-card][data-piece='{piece}']").first).to_be_visible()


def confirm(page: Page, *scores: int) -> None:
    """Confirm the turn, and wait for the totals."""
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).tap()
    totals(page, *scores)


def enter(page: Page, *scores: int) -> None:
    """Enter the points of a turn, and wait for the totals."""
    page.locator(".pad .button.main").tap()
    totals(page, *scores)


def totals(page: Page, *scores: int) -> None:
    """Wait for the totals, by seat."""
    for seat, score in enumerate(scores):
        expect(page.locator(f"[data-score='{seat}']")).to_have_text(str(score))


def correct(page: Page, turn: int, words: Catalogue = ENGLISH) -> None:
    """Go back to a turn on the score sheet."""
    opener = page.get_by_role("button", name=words.say("sheet-title"))
    if opener.is_visible():
        opener.tap()
    page.locator("table button").nth(turn - 1).tap()
    expect(page.locator(".notice[role=status]")).to_be_visible()


def exported(page: Page, words: Catalogue = ENGLISH) -> str:
    """Save the record, from the page or from the score sheet; where it was saved."""
    button = page.get_by_role("button", name=words.say("real-export"))
    if not button.first.is_visible():
        page.get_by_role("button", name=words.say("sheet-title")).tap()
    with page.expect_download() as saving:
        button.first.tap()
    return str(saving.value.path())
