"""What people press in a lesson: for each step, the presses that do what it asks."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.table import ENGLISH, Game, confirm_button, new_strip
from sixfold.locale import Catalogue

Press = Callable[[Page, Catalogue], None]


def open_lesson(page: Page, game: Game, number: int = 1) -> None:
    """Go to a step by its address."""
    page.goto(f"/#/learn/{game}/{number}")
    text(page).wait_for()


def text(page: Page) -> Locator:
    """What the lesson says."""
    return page.locator(".lesson [role=status]")


def next_button(page: Page) -> Locator:
    """The button that goes to the next step."""
    return page.locator(".button.next")


def hold(page: Page, piece: str) -> Locator:
    """A piece of the hand."""
    return page.locator(f".tray .held[data-piece='{piece}']").first


def lay(page: Page, piece: str, cell: str) -> None:
    """Choose a piece and press a cell."""
    hold(page, piece).click()
    expect(hold(page, piece)).to_have_class(re.compile("chosen"))
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(page.locator(f".cell[data-cell='{cell}'][data-piece='{piece}']")).to_be_visible()


def _laying(*placed: tuple[str, str]) -> Press:
    def press(page: Page, _: Catalogue) -> None:
        for piece, cell in placed:
            lay(page, piece, cell)

    return press


def _picking(key: str, *pieces: str) -> Press:
    def press(page: Page, words: Catalogue) -> None:
        label = words.say("trade") if key == "trade" else words.say("roll")
        page.get_by_role("button", name=label, exact=True).click()
        for piece in pieces:
            hold(page, piece).click()

    return press


def _nothing(page: Page, words: Catalogue) -> None:
    expect(confirm_button(page)).to_have_text(words.say("roll-forced"))


def put(page: Page, card: str, where: str) -> None:
    """Move a card, of the hand or of the table, to the series of another, or to a new one of its colour or shape."""
    page.locator(f":is([data-card], .held)[data-piece='{card}']").first.click()
    if where in ("colour", "shape"):
        new_strip(page, where).click()
    else:
        page.locator(f"[data-card][data-piece='{where}']").first.click()
    expect(page.locator(f"[data-card][data-piece='{card}']")).to_be_visible()


def _putting(*moves: tuple[str, str]) -> Press:
    def press(page: Page, _: Catalogue) -> None:
        for card, where in moves:
            put(page, card, where)

    return press


STEPS: dict[Game, list[Press]] = {
    "tiles": [
        _laying(("Rc", "3,0")),
        _laying(("Yd", "2,0"), ("Ys", "-1,0"), ("Yx", "3,0")),
        _laying(("Rs", "3,0")),
        _laying(("Px", "-1,0")),
        _picking("trade", "Bt", "Px"),
    ],
    "cubes": [
        _laying(("Gd", "2,0"), ("Gx", "-1,0")),
        _laying(("Bt", "3,0")),
        _picking("roll", "Bd"),
        _laying(("Bx", "5,0")),
        _nothing,
    ],
    "cards": [
        _putting(("Ro", "colour"), ("Rd", "Ro"), ("Rx", "Ro")),
        _putting(("Oo", "Go"), ("Ps", "Pd")),
        _putting(("Bs", "shape"), ("Rs", "Bs"), ("Ys", "Bs")),
        _putting(("Yc", "Yo"), ("Yt", "Yo")),
    ],
}


def do_step(page: Page, game: Game, number: int, words: Catalogue = ENGLISH) -> None:
    """Do what a step asks, from the first press to the last."""
    STEPS[game][number - 1](page, words)
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).click()
    expect(next_button(page)).to_have_text(words.say("lesson-next"))
