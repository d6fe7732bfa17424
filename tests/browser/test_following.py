"""The moves of the others: one after the other at a pace that people choose, marked, and shown again."""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.table import ENGLISH, await_turn, held, hint_button, overhear, play_turn
from browser.told import ToldTable, greedy, late_cards, late_tiles, take_round
from sixfold.core.game import GameState

BRISK = 650
CALM = 1600
OTHERS = 7


def sit(
    someone: Someone, state: GameState, pace: str | None, clock: str = "none", **kind: bool
) -> tuple[Page, ToldTable]:
    """Somebody on turn at a table, with time that passes only when the test says so."""
    page = someone(pace=pace, **kind)
    page.clock.install()
    told = ToldTable(page, state, clock)
    told.open(page)
    await_turn(page)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 5"))
    return page, told


def turns(page: Page, count: int) -> None:
    """Wait until so many turns are shown."""
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", str(count))


def cells(played: Iterable[dict[str, Any]]) -> set[str]:
    return {f"{x},{y}" for turn in played for _, x, y in turn.get("play", [])}


def marked(page: Page, which: str) -> set[str]:
    """The cells of that kind."""
    found: list[str] = page.locator(f".cell.{which}").evaluate_all("(all) => all.map((one) => one.dataset.cell)")
    return set(found)


@pytest.mark.parametrize(("pace", "hold"), [("brisk", BRISK), ("calm", CALM)])
def test_seven_computers_are_seen_one_after_the_other(someone: Someone, pace: str, hold: int) -> None:
    page, told = sit(someone, late_tiles(20, OTHERS + 1), pace, still=False)
    before = len(told.state.turns)
    played = take_round(told)
    assert len(played) == OTHERS
    for number, turn in enumerate(played, start=1):
        turns(page, before + number)
        expect(hint_button(page)).to_be_disabled()
        page.clock.run_for(hold - 1)
        turns(page, before + number)
        page.clock.run_for(1)
        turns(page, before + number + 1)
        assert marked(page, "fresh") == cells([turn])
        assert marked(page, "last") == cells(played[:number])
        if "score" in turn:
            expect(page.locator("[role=grid] .gain")).to_have_text(f"+{turn['score']}")
            expect(page.locator(f"[data-seat='{turn['seat']}'] .gain.now")).to_have_text(f"+{turn['score']}")
    expect(hint_button(page)).to_be_enabled()
    page.clock.run_for(10_000)
    expect(page.locator("[role=grid] .gain")).to_have_count(0)
    assert marked(page, "last") == cells(played), "everything since one's own turn stays marked"


def test_a_move_lands_piece_by_piece_and_soon(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, OTHERS + 1), "brisk", still=False)
    before = len(told.state.turns)
    played = take_round(told)
    number, turn = next((at, one) for at, one in enumerate(played, start=1) if len(one.get("play", [])) > 1)
    turns(page, before + 1)
    page.clock.run_for(BRISK * number)
    turns(page, before + 1 + number)
    landing: list[tuple[str, str, str]] = page.locator(".cell.fresh .settled").evaluate_all(
        """(all) => all.map((one) => {
          const { animationName, animationDuration, animationDelay } = getComputedStyle(one);
          return [animationName, animationDuration, animationDelay];
        })"""
    )
    assert len(landing) == len(turn["play"])
    assert all(name.endswith("land") and duration == "0.2s" for name, duration, _ in landing)
    delays = sorted(float(delay.removesuffix("s")) for _, _, delay in landing)
    assert delays == [pytest.approx(0.06 * place) for place in range(len(landing))]


def test_a_press_or_a_key_skips_ahead_and_lays_nothing(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, OTHERS + 1), "calm")
    for skip in ("press", "key", "button"):
        before = len(told.state.turns)
        played = take_round(told)
        turns(page, before + 1)
        expect(page.get_by_role("button", name=ENGLISH.say("skip-ahead"))).to_be_visible()
        if skip == "press":
            page.locator("[role=grid]").click()
        elif skip == "key":
            page.keyboard.press("x")
        else:
            page.get_by_role("button", name=ENGLISH.say("skip-ahead")).click()
        turns(page, before + 1 + OTHERS)
        assert marked(page, "last") == cells(played)
        expect(hint_button(page)).to_be_enabled()
        expect(page.locator(".loose")).to_have_count(0)
        expect(page.locator(".tray .message")).not_to_have_text(ENGLISH.say("press-choose"))


@pytest.mark.parametrize(("pace", "clock"), [("at-once", "none"), ("calm", "turn")])
def test_nobody_waits_who_asked_not_to_or_whose_clock_runs(someone: Someone, pace: str, clock: str) -> None:
    page, told = sit(someone, late_tiles(20, 4), pace, clock)
    before = len(told.state.turns)
    played = take_round(told)
    turns(page, before + 1 + len(played))
    expect(hint_button(page)).to_be_enabled()
    assert marked(page, "last") == cells(played)


def test_everything_is_read_out_in_its_order(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, 4), "calm")
    overhear(page)
    before = len(told.state.turns)
    played = take_round(told)
    turns(page, before + 1)
    log = page.get_by_role("log")
    expect(log).not_to_contain_text("Computer:")
    page.keyboard.press("x")
    turns(page, before + 1 + len(played))
    expect(log).to_contain_text(ENGLISH.say("announce-your-turn"))
    said = log.locator(".sentence").all_inner_texts()[-2 * len(played) - 2 :]
    names = ["Ann", "Computer", "Ben", "Cleo"]
    assert [sentence.split(":")[0] for sentence in said[::2]] == names
    assert said[1::2] == [
        *(ENGLISH.say("announce-turn", name=name) for name in names[1:]),
        ENGLISH.say("announce-your-turn"),
    ]


def test_the_board_shows_a_move_first_and_the_rest_of_the_page_follows_while_time_stands_still(
    someone: Someone,
) -> None:
    page, told = sit(someone, late_tiles(20, 4), "at-once")
    before = len(told.state.turns)
    page.evaluate(
        """() => {
          const table = document.querySelector("[data-turns]");
          const found = (what) => document.querySelector(what) !== null;
          window.seen = [];
          const gained = "[data-seat='0'] .gain.now";
          const look = () => window.seen.push([found(".cell.fresh"), found(gained), table.dataset.turns]);
          new MutationObserver(look).observe(table, { attributes: true, childList: true, subtree: true });
        }"""
    )
    told.play(greedy(told.state))
    turns(page, before + 1)
    expect(page.locator("[data-settling]")).to_have_count(0)
    seen: list[tuple[bool, bool, str]] = page.evaluate("() => window.seen")
    steps = [step for place, step in enumerate(seen) if place == 0 or step != seen[place - 1]]
    shown = [step for step in steps if step[0]]
    old, new = str(before), str(before + 1)
    assert [tuple(step) for step in shown] == [(True, False, old), (True, True, old), (True, True, new)]


def test_those_who_want_no_motion_see_the_moves_one_by_one_all_the_same(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, 4), "brisk", still=True)
    before = len(told.state.turns)
    played = take_round(told)
    turns(page, before + 1)
    page.clock.run_for(BRISK)
    turns(page, before + 2)
    assert marked(page, "fresh") == cells(played[:1])
    durations = page.locator(".fresh .settled, .gain").evaluate_all(
        "(all) => all.map((one) => parseFloat(getComputedStyle(one).animationDuration))"
    )
    assert durations
    assert max(durations) <= 0.001


def test_a_player_or_a_line_of_the_log_shows_a_move_again(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, 4), "at-once")
    played = take_round(told)
    turns(page, len(told.state.turns))
    page.clock.run_for(5000)
    expect(page.locator(".cell.fresh")).to_have_count(0)
    page.get_by_role("button", name=ENGLISH.say("show-again", name="Ben")).click()
    assert marked(page, "fresh") == cells([played[1]])
    expect(page.locator(".tray .message")).to_contain_text("Ben: ")
    page.clock.run_for(5000)
    expect(page.locator(".cell.fresh")).to_have_count(0)
    number = len(told.state.turns) - 5
    page.get_by_title(ENGLISH.say("show-turn-again", turn=number), exact=True).click()
    assert marked(page, "fresh") == cells([told.turns[number - 1]])
    assert marked(page, "last") == cells(played)


def test_on_a_phone_the_log_shows_a_move_again_and_makes_way(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, 4), "at-once", phone=True)
    page.get_by_role("button", name=ENGLISH.say("table-beside")).tap()
    number = len(told.state.turns)
    log = page.get_by_role("dialog")
    log.get_by_title(ENGLISH.say("show-turn-again", turn=number), exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert marked(page, "fresh") == cells([told.turns[number - 1]])


def test_an_earlier_table_of_cards_is_shown_and_left_again(someone: Someone) -> None:
    page, told = sit(someone, late_cards(), "brisk")
    held(page).first.click()
    first, second = take_cards(page, told)
    before = page.locator("[data-card]").count()
    page.get_by_role("button", name=ENGLISH.say("show-again", name="Computer")).click()
    assert first["table"] != second["table"]
    expect(page.locator("[data-card]")).to_have_count(sum(len(series) for series in first["table"]))
    expect(page.locator("[data-card]:enabled")).to_have_count(0)
    landed = page.locator(".card.landing").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    assert landed, "what was played and not taken is pointed at"
    assert set(landed) <= set(first["play"])
    page.get_by_role("button", name=ENGLISH.say("show-now")).click()
    expect(page.locator("[data-card]")).to_have_count(before)
    expect(page.locator("[data-card]:enabled")).to_have_count(before)


def take_cards(page: Page, told: ToldTable) -> list[dict[str, Any]]:
    """A round of cards, seen to its end; the first two turns of the others."""
    before = len(told.state.turns)
    played = take_round(told)
    for number in range(1, len(played) + 1):
        turns(page, before + number)
        page.clock.run_for(BRISK)
    turns(page, before + 1 + len(played))
    return played[:2]


def test_the_pace_is_a_setting(someone: Someone) -> None:
    page, told = sit(someone, late_tiles(20, 4), "brisk")
    page.get_by_role("button", name=ENGLISH.say("settings-open")).click()
    choice = page.get_by_role("group", name=ENGLISH.say("settings-pace"))
    expect(choice.get_by_role("button", name=ENGLISH.say("settings-pace-brisk"))).to_have_attribute(
        "aria-pressed", "true"
    )
    choice.get_by_role("button", name=ENGLISH.say("settings-pace-at-once")).click()
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH.say("close")).click()
    before = len(told.state.turns)
    played = take_round(told)
    turns(page, before + 1 + len(played))
    assert page.evaluate("() => JSON.parse(localStorage.getItem('sixfold.settings')).pace") == "at-once"


@pytest.mark.parametrize("still", [False, True])
def test_whoever_has_chosen_no_pace_sees_moves_briskly(someone: Someone, still: bool) -> None:
    page, told = sit(someone, late_tiles(20, OTHERS + 1), None, still=still)
    assert page.evaluate("() => JSON.parse(localStorage.getItem('sixfold.settings'))?.pace") is None
    before = len(told.state.turns)
    played = take_round(told)
    for number in range(1, len(played) + 1):
        turns(page, before + number)
        page.clock.run_for(BRISK - 1)
        turns(page, before + number)
        page.clock.run_for(1)
    turns(page, before + 1 + len(played))
    page.get_by_role("button", name=ENGLISH.say("settings-open")).click()
    chosen = page.get_by_role("group", name=ENGLISH.say("settings-pace")).locator("[aria-pressed=true]")
    expect(chosen).to_have_text(ENGLISH.say("settings-pace-brisk"))


COUNT = """() => {
  const table = document.querySelector("[data-turns]");
  window.counts = [Number(table.dataset.turns)];
  const count = () => window.counts.push(Number(table.dataset.turns));
  new MutationObserver(count).observe(table, { attributes: true, attributeFilter: ["data-turns"] });
}"""
"""Note every number of turns that is shown from now on."""


def test_no_move_of_seven_bots_of_a_server_is_left_out_at_anybodys_pace(someone: Someone) -> None:
    page, watcher = someone(pace="brisk", still=False), someone(pace="calm", still=False)
    page.goto("/")
    game, watch = page.evaluate(
        """async () => {
          const seats = [{ kind: "here", name: "Ann" }, ...Array(7).fill({ kind: "bot", bot: "greedy" })];
          const body = JSON.stringify({ edition: "tiles-nl", seats, spectators: "link" });
          const headers = { "Content-Type": "application/json" };
          const made = await (await fetch("/api/games", { method: "POST", headers, body })).json();
          const own = { game: made.game, kind: "tiles", edition: "tiles-nl", seated: [], status: "playing", at: 0 };
          own.seats = { 0: made.seats[0].token };
          localStorage.setItem("sixfold.games", JSON.stringify([own]));
          return [made.game, made.watch];
        }"""
    )
    page.goto(f"/#/game/{game}")
    page.reload()
    assert await_turn(page)
    before = int(page.locator("[data-turns]").get_attribute("data-turns") or 0)
    watcher.clock.install()
    watcher.goto(f"/#/watch/{game}/{watch}")
    expect(watcher.get_by_text(ENGLISH.say("table-you-watch"))).to_be_visible()
    turns(watcher, before)
    watcher.clock.pause_at(watcher.evaluate("() => Date.now() / 1000 + 5"))
    for one in (page, watcher):
        one.evaluate(COUNT)
    play_turn(page)
    assert await_turn(page)
    for number in range(1, OTHERS + 1):
        turns(watcher, before + number)
        watcher.clock.run_for(CALM - 1)
        turns(watcher, before + number)
        watcher.clock.run_for(1)
    turns(watcher, before + OTHERS + 1)
    for one in (page, watcher):
        counts: list[int] = one.evaluate("() => window.counts")
        assert counts == list(range(before, before + OTHERS + 2))
