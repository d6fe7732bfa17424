"""States of a page that few games lead to by themselves: told by the rules alone, with time that stands still."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page, expect

from browser.coached import GAME, ask_coach, open_review, worst_turn
from browser.finger import ABOVE_FINGER, box, choose_lit, drag, lonely_lit
from browser.table import ENGLISH, TITLES, first_lit, held, resting
from browser.told import SHUFFLE, ToldTable, cards_lying, greedy, late_cards, late_tiles, take_round
from positions import drawn, tiles_state
from sixfold.analysis import position_at, setup_text
from sixfold.core.game import GameState
from sixfold.core.stream import commitment
from sixfold.games import GAMES
from sixfold.records import record_of

SEED = bytes(range(32))
FOLLOW = """(cell) => {
  let finger = 0;
  const aim = ({ left, top, width, height }) => [left + width / 2, top + height / 2 + %d];
  window.addEventListener("pointermove", (event) => (finger = event.pointerId));
  window.addEventListener("resize", () => setTimeout(() => {
    const [clientX, clientY] = aim(document.querySelector(`.cell[data-cell='${cell}']`).getBoundingClientRect());
    window.dispatchEvent(new PointerEvent("pointermove", { pointerId: finger, clientX, clientY }));
  }));
}"""
"""A finger that is down stays over its cell, however large the screen becomes."""


def _choose_pace(page: Page, pace: str) -> None:
    """Say how fast the moves of the others are shown."""
    page.goto("/")
    page.evaluate("(pace) => localStorage.setItem('sixfold.settings', JSON.stringify({ pace }))", pace)


def _sit(page: Page, state: GameState, pace: str = "at-once") -> ToldTable:
    """Somebody on turn at a table at which time stands still."""
    _choose_pace(page, pace)
    page.clock.install()
    told = ToldTable(page, state)
    told.open(page)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 5"))
    return told


def _reactions(page: Page) -> None:
    ToldTable(page, late_tiles(40)).open(page)
    page.get_by_role("button", name=ENGLISH.say("react")).click()
    page.get_by_role("group", name=ENGLISH.say("react")).wait_for()


def _called_out(page: Page) -> None:
    told = _sit(page, late_tiles(40))
    for seat, reaction in ((2, "well-played"), (1, "thinking"), (0, "thanks")):
        told.call_out(seat, reaction)
    expect(page.locator(".called p")).to_have_count(3)


def _no_hints(page: Page) -> None:
    """A table whose people do without hints."""
    told = ToldTable(page, late_tiles(40))
    told.hints = False
    told.open(page)
    page.locator(".tray").get_by_text(ENGLISH.say("hints-none")).wait_for()


def _no_hints_menu(page: Page) -> None:
    _no_hints(page)
    page.get_by_role("button", name=ENGLISH.say("table-menu")).click()
    page.get_by_role("dialog").get_by_text(ENGLISH.say("hints-off")).wait_for()


def _taken_over(page: Page) -> None:
    """A bot plays this person's seat, whose time ran out."""
    told = ToldTable(page, late_tiles(40))
    told.seated[0] = {"taken_over": "timed-out"}
    told.open(page, until=".over")


def _changed_hands(page: Page) -> None:
    told = ToldTable(page, late_tiles(40), names=("Ann", "Eve", "Gwendolyn"))
    told.seated[1] = {"before": ["Bob"]}
    told.seated[2] = {"before": ["Christoph", "Annemarie"]}
    told.open(page)


def _shuffling(page: Page) -> None:
    """One device has not answered yet."""
    told = ToldTable(page, late_tiles(0))
    told.otherwise = {"status": "shuffling", "play": None, "on_turn": None}
    told.seated[2] = {"mixing": "expected"}
    told.open(page, until=".shuffling")


def _called_off(page: Page) -> None:
    told = ToldTable(page, late_tiles(0))
    shuffle = SHUFFLE | {"seed": SEED.hex(), "commitment": commitment(SEED)}
    told.otherwise = {"status": "closed", "play": None, "on_turn": None, "shuffle": shuffle}
    told.open(page, until="details")
    page.get_by_text(ENGLISH.say("fold-shuffle")).click()


def _tables_empty(page: Page) -> None:
    page.route("**/api/games?show=*", lambda route: route.fulfill(json={"games": []}))
    page.goto("/#/tables")
    page.get_by_text(ENGLISH.say("tables-empty-watch")).wait_for()


def _skip_ahead(page: Page) -> None:
    """The first of several moves of the others is shown."""
    told = _sit(page, late_tiles(60, 5), "calm")
    take_round(told)
    page.get_by_role("button", name=ENGLISH.say("skip-ahead")).wait_for()
    page.clock.run_for(1600)
    page.locator(".cell.fresh").first.wait_for()


def _cards_since(page: Page) -> None:
    """What the others played and moved since one's own turn is marked."""
    told = _sit(page, late_cards())
    take_round(told)
    page.get_by_role("list", name=ENGLISH.say("since-label")).wait_for()
    page.locator(".players .turn").filter(has_text="Ann").wait_for()
    page.clock.run_for(5000)


def _cues(page: Page) -> None:
    """A board that was zoomed, with cues to the places that are out of sight."""
    ToldTable(page, late_tiles(80)).open(page)
    for _ in range(4):
        page.get_by_role("button", name=ENGLISH.say("view-closer")).click()
    choose_lit(page)
    page.locator(".cue.lit").first.wait_for()


def _loupe(page: Page) -> None:
    """A piece on its way to its cell; under a finger the board is shown larger."""
    ToldTable(page, late_tiles()).open(page)
    choose_lit(page)
    piece, where = page.locator(".held.chosen"), lonely_lit(page)
    cell = page.locator(f".cell[data-cell='{where}']")
    touched = page.evaluate("() => navigator.maxTouchPoints > 0")
    page.evaluate(FOLLOW % (ABOVE_FINGER if touched else 0), where)
    if touched:
        drag(page, piece, cell)
        page.locator(".loupe .here.lit").wait_for()
    else:
        piece.hover()
        page.mouse.down()
        there = box(cell)
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=3)
        page.locator(".ghost").wait_for()


def _unfinished(page: Page) -> None:
    """An opening of which two more pieces are still to be laid."""
    ToldTable(page, tiles_state("RoRdRcGxBsPt", "GsGdGcYoPsBt", bag="GtBt")).open(page)
    held(page).first.click()
    page.locator(f".cell[data-cell='{first_lit(page)}']").click()
    page.get_by_text(ENGLISH.say("unfinished-opening", longest=3, count=2)).wait_for()


def _fits_nowhere(page: Page) -> None:
    state = tiles_state("RoBxGtPsRtOx", "Gd", board=drawn("Yd Ys Yc", ".. Gs", ".. Ps"), bag="Gt")
    ToldTable(page, state).open(page)
    held(page).first.click()
    name = held(page).first.get_attribute("aria-label") or ""
    page.get_by_text(ENGLISH.say("fits-nowhere", piece=name)).wait_for()


def _ended(page: Page, state: GameState) -> None:
    """A game that everybody sees to its end."""
    _choose_pace(page, "at-once")
    told = ToldTable(page, state)
    told.open(page)
    while GAMES[state.edition.game].result(told.state) is None:
        told.play(greedy(told.state))
    page.locator(".result").wait_for()


def _result_tiles(page: Page) -> None:
    _ended(page, late_tiles(60, 4))


def _result_cards(page: Page) -> None:
    _ended(page, cards_lying("RoRcRdRsRt YcYdYs RxGxYxBx", "OxOoBdPcYsOtBtPsGd", "PxPdYoBcGsYtBoPoGo"))


def _review_late(page: Page) -> None:
    record = record_of(late_tiles(), [{"name": name} for name in ("Ann", "Ben", "Cleo")], reveal=True)
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.goto("/#/review")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".cell[data-piece]").first.wait_for()
    resting(page)


def _analysis(page: Page) -> None:
    page.goto("/#/analysis")
    page.get_by_role("button", name=ENGLISH.say("analysis-empty")).wait_for()


def _analysis_setup(page: Page) -> None:
    _analysis(page)
    page.get_by_role("button", name=ENGLISH.say(TITLES["tiles"]), exact=True).click()
    page.get_by_role("button", name=ENGLISH.say("analysis-empty")).click()
    page.locator("[data-onto='hand']").click()
    for piece in ("Ro", "Gx"):
        page.locator(f".palette [data-group='{'ROYGBP'.index(piece[0])}']").click()
        page.locator(f".palette [data-piece='{piece}']").click()


def _analysis_best(page: Page) -> None:
    state = late_tiles(40, 2)
    record = record_of(state, [{"name": "Ann"}, {"name": "Ben"}], reveal=True)
    text = setup_text(position_at(record, len(state.turns)))
    page.goto("/#/analysis/" + quote(text.replace(" ", "_"), safe=""))
    page.locator(".tray .button.main").click()
    page.locator(".advice .buttons").wait_for()


def _analysis_why(page: Page) -> None:
    _analysis_best(page)
    why = page.get_by_role("button", name=ENGLISH.say("analysis-why"), exact=True)
    if why.is_visible():
        why.click()
    page.locator("[data-best]").first.wait_for()


def _coach(page: Page) -> None:
    open_review(page, "tiles-nl")
    ask_coach(page)


def _coach_turn(page: Page) -> None:
    """The turn that lost most, and what would have been best."""
    worst, _ = worst_turn(open_review(page, "tiles-nl"))
    ask_coach(page)
    page.goto(f"/#/review/{GAME}/{worst['turn']}")
    best = page.locator("section.turn").get_by_role("button", name=ENGLISH.say("coach-show-best"))
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")


def _coach_try(page: Page) -> None:
    _coach_turn(page)
    page.get_by_role("button", name=ENGLISH.say("coach-try"), exact=True).click()
    page.locator("section.try").get_by_role("button", name=ENGLISH.say("coach-hint"), exact=True).click()


STATES: dict[str, Callable[[Page], None]] = {
    "reactions": _reactions,
    "called-out": _called_out,
    "no-hints": _no_hints,
    "no-hints-menu": _no_hints_menu,
    "taken-over": _taken_over,
    "changed-hands": _changed_hands,
    "shuffling": _shuffling,
    "called-off": _called_off,
    "tables-empty": _tables_empty,
    "skip-ahead": _skip_ahead,
    "cards-since": _cards_since,
    "cues": _cues,
    "loupe": _loupe,
    "unfinished": _unfinished,
    "fits-nowhere": _fits_nowhere,
    "result-tiles": _result_tiles,
    "result-cards": _result_cards,
    "review-late": _review_late,
    "analysis": _analysis,
    "analysis-setup": _analysis_setup,
    "analysis-best": _analysis_best,
    "analysis-why": _analysis_why,
    "coach": _coach,
    "coach-turn": _coach_turn,
    "coach-try": _coach_try,
}
