"""What a finger does at a board: it chooses a piece, carries it, and lets it go."""

from playwright.sync_api import CDPSession, FloatRect, Locator, Page

from browser.table import held, settled

ABOVE_FINGER = 46
"""A finger carries a piece so many pixels above itself."""


def box(thing: Locator) -> FloatRect:
    """Where a thing is."""
    found = thing.bounding_box()
    assert found is not None
    return found


def choose_lit(page: Page) -> None:
    """Choose a piece of the hand that fits somewhere."""
    for index in range(held(page).count()):
        held(page).nth(index).click()
        settled(page)
        if page.locator(".cell.lit").count():
            return
    raise AssertionError("nothing fits")


def lonely_lit(page: Page) -> str:
    """A lit cell with no other lit one within two cells of it."""
    found: str = page.evaluate(
        """() => {
          const at = (one) => one.dataset.cell.split(',').map(Number);
          const lit = [...document.querySelectorAll('.cell.lit')];
          return lit.find((one) => lit.every((other) => {
            const [[x, y], [a, b]] = [at(one), at(other)];
            return one === other || Math.max(Math.abs(x - a), Math.abs(y - b)) > 3;
          })).dataset.cell;
        }"""
    )
    return found


def drag(page: Page, piece: Locator, cell: Locator, aside: float = 0) -> CDPSession:
    """Carry a piece so that it floats over a cell, so many pixels beside its middle; the finger is still down."""
    (start, end), line = (box(piece), box(cell)), page.context.new_cdp_session(page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    over = (end["x"] + end["width"] / 2 + aside, end["y"] + end["height"] / 2 + ABOVE_FINGER)
    for kind, at in (("touchStart", (x, y)), ("touchMove", (x, y - 40)), ("touchMove", over)):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1], "id": 0}]})
    return line


def let_go(line: CDPSession) -> None:
    """Lift the finger."""
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
