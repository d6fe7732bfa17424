"""What people press in a puzzle."""

from playwright.sync_api import Locator, Page, expect

from browser.lessons import lay
from browser.table import ENGLISH, confirm_button
from sixfold.puzzles import Puzzle, entries, puzzle_named
from sixfold.wire import action_json
from sixfold.wire.shapes import ActionJson

MOST_LAID = 3


def laying(game: str, tempting: bool = False) -> Puzzle:
    """The easiest puzzle of a game in which a few pieces are laid, by its answer or by the play that is tempting."""
    for entry in entries():
        puzzle = puzzle_named(entry.id)
        action = puzzle.why["against"] if tempting else action_json(game, puzzle.answer)
        if puzzle.game == game and 0 < len(action.get("play", ())) <= MOST_LAID and "table" not in action:
            return puzzle
    raise LookupError(game)


def of_game(game: str) -> Puzzle:
    """The easiest puzzle of a game."""
    return puzzle_named(next(entry.id for entry in entries() if entry.game == game))


def open_puzzle(page: Page, puzzle: Puzzle) -> None:
    """Go to a puzzle by its address."""
    page.goto(f"/#/puzzles/{puzzle.id}")
    expect(page.locator(".bar .ask")).to_be_visible()
    expect(page.locator(".tray .held")).to_have_count(len(puzzle.seen.hand))


def do(page: Page, action: ActionJson) -> None:
    """Lay the pieces of an action and confirm."""
    for piece, x, y in action["play"]:
        lay(page, piece, f"{x},{y}")
    confirm_button(page).click()
    told(page).wait_for()


def give_up(page: Page) -> None:
    """Ask for the solution."""
    page.get_by_role("button", name=ENGLISH.say("coach-answer")).click()
    told(page).wait_for()


def told(page: Page) -> Locator:
    """What is told after the answer."""
    return page.locator("section.told")
