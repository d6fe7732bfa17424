"""What people do at a table, in terms of the page."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from sixfold.locale import Catalogue, Key, catalogue

Game = Literal["tiles", "cubes", "cards"]
TITLES: dict[Game, Key] = {"tiles": "kind-tiles", "cubes": "kind-cubes", "cards": "kind-cards"}
ENGLISH = catalogue("en")
MOST_TURNS = 150


def play_computer(page: Page, game: Game, words: Catalogue = ENGLISH) -> None:
    """One press on the first page."""
    page.goto("/")
    label = words.say("home-play-label", game=words.say(TITLES[game]))
    page.locator("article").get_by_role("button", name=label, exact=True).click()
    expect(page.locator(".tray")).to_be_visible()


def hint_button(page: Page, words: Catalogue = ENGLISH) -> Locator:
    """The button that asks for advice: it can be pressed exactly on one's own turn."""
    return page.get_by_role("button", name=words.say("table-hint"), exact=True)


def confirm_button(page: Page) -> Locator:
    """The button that ends a turn or a part of it."""
    return page.locator(".tray .button.main")


def await_turn(page: Page, words: Catalogue = ENGLISH) -> bool:
    """Wait until it is one's turn; false if the game is over instead."""
    page.wait_for_function(
        """(hint) => document.querySelector('.result')
          || [...document.querySelectorAll('.tray button')].some((one) => one.title === hint && !one.disabled)""",
        arg=words.say("table-hint"),
    )
    return page.locator(".result").count() == 0


def take_advice(page: Page, words: Catalogue = ENGLISH) -> None:
    """Do what the hint says, up to the last press."""
    hint_button(page, words).click()
    advice = page.locator(".advice")
    close = advice.get_by_role("button", name=words.say("close"))
    close.wait_for()
    uses = "|".join(re.escape(words.say(key)) for key in ("table-hint-use", "table-hint-pick"))
    use = advice.get_by_role("button", name=re.compile(uses))
    (use if use.count() else close).click()


def play_turn(page: Page, words: Catalogue = ENGLISH) -> None:
    """A whole turn by the hint, rolls included."""
    if not await_turn(page, words):
        return
    before = turns_told(page)
    while turns_told(page) == before and await_turn(page, words):
        number = position(page)
        take_advice(page, words)
        confirm_button(page).click()
        page.wait_for_function(f"() => Number(document.querySelector('[data-number]').dataset.number) > {number}")


def position(page: Page) -> int:
    """The number of the last event that the page has heard of."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def sit_down(page: Page, game: Game, turns: int = 0) -> None:
    """A game against the computer in which some turns have been played, it is one's own, and something of it fits."""
    play_computer(page, game)
    while await_turn(page) and (turns_told(page) < turns or must_trade(page)):
        play_turn(page)


def must_trade(page: Page) -> bool:
    """Whether nothing in the hand fits, as happens on a small board."""
    return page.locator(".tray .message").inner_text() == ENGLISH.say("turn-must-trade")


def turns_told(page: Page) -> int:
    """How many turns have been played."""
    return int(page.locator("[data-turns]").get_attribute("data-turns") or 0)


def await_turns(page: Page, more_than: int) -> None:
    """Wait until more turns than these have been played."""
    page.wait_for_function(f"() => Number(document.querySelector('[data-turns]').dataset.turns) > {more_than}")


def settled(page: Page) -> None:
    """Wait until the board has come to rest, and the server has said what may go where."""
    page.wait_for_function("() => !document.querySelector('.gliding')")
    previewed(page)


def previewed(page: Page) -> None:
    """Wait until the server has answered what was last tried."""
    page.locator(".tray[aria-busy='false']").wait_for()


def play_to_the_end(page: Page) -> None:
    """All turns, until the result is shown."""
    for _ in range(MOST_TURNS):
        if not await_turn(page):
            return
        play_turn(page)
    raise AssertionError("the game did not end")


def loose(page: Page) -> Locator:
    """The cells with pieces that are not confirmed."""
    return page.locator(".cell:has(.loose)")


def held(page: Page) -> Locator:
    """The pieces in the hand."""
    return page.locator(".tray .held")


def score_of(page: Page, seat: int) -> int:
    """The score shown for a seat."""
    return int(re.sub(r"\D", "", page.locator(f"[data-seat='{seat}'] .score b").inner_text()))


def choose_fitting(page: Page, words: Catalogue = ENGLISH) -> str:
    """Choose a piece that fits somewhere, turns later if nothing does; the answer is the first cell that is lit."""
    for _ in range(5):
        for index in range(held(page).count()):
            held(page).nth(index).click()
            if lit := first_lit(page):
                return lit
            held(page).nth(index).click()
        play_turn(page, words)
        await_turn(page, words)
    raise AssertionError("nothing fits")


def first_lit(page: Page) -> str | None:
    """The first cell where the chosen piece may go."""
    previewed(page)
    lit = page.locator(".cell.lit")
    return lit.first.get_attribute("data-cell") if lit.count() else None


def lonely_cell(page: Page) -> str:
    """An empty cell in sight that touches no piece."""
    found: str = page.evaluate(
        """() => {
          const board = document.querySelector('[role=grid]').getBoundingClientRect();
          const taken = new Set([...document.querySelectorAll('.cell[data-piece]')].map((one) => one.dataset.cell));
          const lonely = [...document.querySelectorAll('.cell')].find((one) => {
            const [x, y] = one.dataset.cell.split(',').map(Number);
            const around = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]];
            const box = one.getBoundingClientRect();
            const inside = box.left >= board.left && box.top >= board.top && box.bottom <= board.bottom;
            return inside && box.right < board.right - 60
              && !around.some(([dx, dy]) => taken.has(`${x + dx},${y + dy}`));
          });
          return lonely.dataset.cell;
        }"""
    )
    return found


def unlit_neighbour(page: Page) -> str:
    """An empty cell in sight beside a piece, where the chosen piece does not fit."""
    found: str = page.evaluate(
        """() => {
          const board = document.querySelector('[role=grid]').getBoundingClientRect();
          const taken = new Set([...document.querySelectorAll('.cell[data-piece]')].map((one) => one.dataset.cell));
          const beside = [...document.querySelectorAll('.cell:not(.lit)')].find((one) => {
            const [x, y] = one.dataset.cell.split(',').map(Number);
            const box = one.getBoundingClientRect();
            const inside = box.left >= board.left && box.top >= board.top && box.bottom <= board.bottom;
            return inside && box.right < board.right - 60 && !taken.has(one.dataset.cell)
              && [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) => taken.has(`${x + dx},${y + dy}`));
          });
          return beside.dataset.cell;
        }"""
    )
    return found


def pieces_held(page: Page) -> list[str]:
    """The codes of the pieces in the hand, in its order."""
    return [piece.get_attribute("data-piece") or "" for piece in held(page).all()]


def longest_series(pieces: list[str]) -> list[str]:
    """The most kinds among the pieces that share a colour or a shape."""
    kinds = sorted(set(pieces))
    groups = [[kind for kind in kinds if code in kind] for code in "ROYGBPocdstx"]
    return max(groups, key=len)
