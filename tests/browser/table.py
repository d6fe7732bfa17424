"""What people do at a table, in terms of the page."""

import re
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from browser.ahead import Enough, play_ahead
from sixfold.games import EDITIONS
from sixfold.locale import Catalogue, Key, catalogue

Game = Literal["tiles", "cubes", "cards"]
TITLES: dict[Game, Key] = {"tiles": "kind-tiles", "cubes": "kind-cubes", "cards": "kind-cards"}
ENGLISH = catalogue("en")
"""The words of pages that belong to no game."""
AROUND = "[[1, 0], [-1, 0], [0, 1], [0, -1]]"
MOST_GAMES = 5
"""Of so many, one does not end in its first turns."""


def edition_at(game: Game, language: str = "en") -> str:
    """The rules that are proposed to somebody who reads that language."""
    editions = [edition for edition in EDITIONS.values() if edition.game == game]
    return next((edition for edition in editions if language in edition.languages), editions[0]).id


def words_at(game: Game, language: str = "en") -> Catalogue:
    """The words of the table that somebody who reads that language sits down at."""
    return catalogue(language, edition_at(game, language))


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
    """Wait until it is one's turn and all of the page shows it; false if the game is over instead."""
    page.wait_for_function(
        """(hint) => document.querySelector('.result')
          || !document.querySelector('[data-settling]')
          && [...document.querySelectorAll('.tray button')].some((one) => one.title === hint && !one.disabled)""",
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
        heard(page, number + 1)


def heard(page: Page, number: int) -> None:
    """Wait until the page has heard of the event of that number."""
    page.wait_for_function(
        "(number) => Number(document.querySelector('[data-number]')?.dataset.number) >= number", arg=number
    )


def position(page: Page) -> int:
    """The number of the last event that the page has heard of."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def sit_down(page: Page, game: Game, turns: int = 0, words: Catalogue = ENGLISH) -> None:
    """A game against the computer in which some turns have been played, it is one's own, and something of it fits.

    A few cubes can lie so that nobody's ever fit: then the game is over, and another is begun.
    """
    for _ in range(MOST_GAMES):
        play_computer(page, game, words)
        with suppress(GameEnded):
            return go_on(page, lambda view: len(view["play"]["turns"]) >= turns and fits(view), words)
    raise GameEnded(f"{MOST_GAMES} times")


class GameEnded(AssertionError):
    """A game was over before it came to what was wanted of it."""


def fits(view: dict[str, Any]) -> bool:
    """Whether something of the hand can be played, and cubes have not been rolled again."""
    may = view["play"]["may"]
    return bool(may["play"] and may.get("reroll", True))


def go_on(page: Page, enough: Enough, words: Catalogue = ENGLISH) -> None:
    """Play on, beside the page, until it is the turn of somebody at this device and the view of it is as wanted."""
    number = play_ahead(page, enough)
    heard(page, number)
    if not await_turn(page, words):
        raise GameEnded("before it was as wanted")


def turns_told(page: Page) -> int:
    """How many turns have been played."""
    return int(page.locator("[data-turns]").get_attribute("data-turns") or 0)


def await_turns(page: Page, more_than: int) -> None:
    """Wait until more turns than these have been played."""
    page.wait_for_function(
        "(turns) => Number(document.querySelector('[data-turns]')?.dataset.turns) > turns", arg=more_than
    )


def settled(page: Page) -> None:
    """Wait until the board has come to rest, and the server has said what may go where."""
    resting(page)
    previewed(page)


def resting(page: Page) -> None:
    """Wait until no board glides any more."""
    expect(page.locator(".gliding")).to_have_count(0)


def previewed(page: Page) -> None:
    """Wait until the server has answered what was last tried, and the board is lit accordingly."""
    page.locator(".tray[aria-busy='false']").wait_for()
    expect(page.locator(".lighting")).to_have_count(0)


def play_to_the_end(page: Page) -> None:
    """All turns, until the result is shown."""
    while await_turn(page):
        play_turn(page)


def give_up(page: Page) -> None:
    """Resign, and see the result."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".result").wait_for()


def overhear(page: Page) -> None:
    """Keep whatever is read out from now on."""
    page.get_by_role("log").evaluate(
        """(log) => {
          window.overheard = [];
          const listen = () => window.overheard.push(log.textContent);
          new MutationObserver(listen).observe(log, { subtree: true, childList: true, characterData: true });
        }"""
    )


def await_said(page: Page, words: str) -> None:
    """Wait until these words have been read out."""
    page.wait_for_function("(words) => window.overheard.some((said) => said.includes(words))", arg=words)


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
    while True:
        for index in range(held(page).count()):
            held(page).nth(index).click()
            if lit := first_lit(page):
                return lit
            held(page).nth(index).click()
        play_turn(page, words)
        assert await_turn(page, words), "nothing fitted until the end"


def choose_misfit(page: Page, words: Catalogue = ENGLISH) -> tuple[Locator, str]:
    """Choose a piece for which a cell beside the others is wrong, turns later if there is none; the piece, the cell."""
    while True:
        for index in range(held(page).count()):
            held(page).nth(index).click()
            previewed(page)
            if cell := _unlit_neighbour(page):
                return page.locator(".tray .held.chosen"), cell
            held(page).nth(index).click()
        play_turn(page, words)
        assert await_turn(page, words), "everything fitted everywhere until the end"


def first_lit(page: Page) -> str | None:
    """The first cell where the chosen piece may go."""
    previewed(page)
    lit = page.locator(".cell.lit")
    return lit.first.get_attribute("data-cell") if lit.count() else None


def show_all(page: Page, words: Catalogue = ENGLISH) -> None:
    """Bring the whole board into sight."""
    page.get_by_role("button", name=words.say("view-all")).click()
    settled(page)


def lonely_cell(page: Page, words: Catalogue = ENGLISH) -> str:
    """An empty cell that touches no piece: beyond the corner of the play, and in sight once the whole board is."""
    show_all(page, words)
    found: str = page.locator(".cell[data-piece]").evaluate_all(
        """(all) => {
          const cells = all.map((one) => one.dataset.cell.split(',').map(Number));
          return [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis])) - 1).join(',');
        }"""
    )
    return found


def lay_alone(page: Page, words: Catalogue = ENGLISH) -> str:
    """Lay a piece where it touches nothing and the hand has nothing to join it on with; the answer is the cell."""
    while True:
        cell = lonely_cell(page, words)
        for index in range(held(page).count()):
            if page.locator(".held.chosen").count():
                page.keyboard.press("Escape")
            held(page).nth(index).click()
            page.locator(f".cell[data-cell='{cell}']").click()
            expect(loose(page)).to_have_count(1)
            previewed(page)
            if page.locator(".message.bad").count():
                return cell
            page.keyboard.press("Backspace")
            expect(loose(page)).to_have_count(0)
        play_turn(page, words)
        assert await_turn(page, words), "everything could be joined on until the end"


def _unlit_neighbour(page: Page) -> str | None:
    """An empty cell in sight beside a piece, where the chosen piece does not fit though no line there is full."""
    found: str | None = page.evaluate(
        f"""() => {{
          const board = document.querySelector('[role=grid]').getBoundingClientRect();
          const taken = new Set([...document.querySelectorAll('.cell[data-piece]')].map((one) => one.dataset.cell));
          const run = (x, y, dx, dy) => taken.has(`${{x + dx}},${{y + dy}}`) ? 1 + run(x + dx, y + dy, dx, dy) : 0;
          const beside = [...document.querySelectorAll('.cell:not(.lit)')].find((one) => {{
            const [x, y] = one.dataset.cell.split(',').map(Number);
            const box = one.getBoundingClientRect();
            const inside = box.left >= board.left && box.top >= board.top && box.bottom <= board.bottom;
            const [right, left, down, up] = {AROUND}.map(([dx, dy]) => run(x, y, dx, dy));
            return inside && box.right < board.right - 60 && !taken.has(one.dataset.cell)
              && right + left + down + up > 0 && right + left < 6 && down + up < 6;
          }});
          return beside?.dataset.cell ?? null;
        }}"""
    )
    return found


def pieces_held(page: Page) -> list[str]:
    """The codes of the pieces in the hand, in its order."""
    return [piece.get_attribute("data-piece") or "" for piece in held(page).all()]


def new_strip(page: Page, row: str) -> Locator:
    """The strip of the chosen card's colour or shape that may be begun."""
    return page.locator(f".strip.new[data-strip='{row}']")


def row_of(series: list[str]) -> str:
    """The row in which a series lies."""
    return "colour" if len({piece[0] for piece in series}) == 1 else "shape"


def sit_down_with_series(page: Page) -> list[str]:
    """A game of cards in which it is one's turn and the hand holds a series: its cards."""
    play_computer(page, "cards")
    go_on(page, lambda view: len(longest_series(view["play"]["hand"])) >= 3)
    return longest_series(pieces_held(page))


def longest_series(pieces: list[str]) -> list[str]:
    """The most kinds among the pieces that share a colour or a shape."""
    kinds = sorted(set(pieces))
    groups = [[kind for kind in kinds if code in kind] for code in "ROYGBPocdstx"]
    return max(groups, key=len)
