"""What the deal decides: that it is the test's own, and what a page does in rare games that leave little to do."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.ahead import play_ahead
from browser.chance import entropy
from browser.conftest import Someone
from browser.foreseen import deal_where
from browser.table import (
    ENGLISH,
    await_turn,
    await_turns,
    confirm_button,
    first_lit,
    give_up,
    heard,
    held,
    hint_button,
    longest_series,
    pieces_held,
    play_computer,
    play_turn,
    score_of,
    turns_told,
    words_at,
)
from server.process import ServerProcess
from sixfold.records import verify


def _record(page: Page, folder: Path) -> dict[str, Any]:
    with page.expect_download() as downloading:
        page.get_by_role("button", name=ENGLISH.say("result-download")).click()
    downloading.value.save_as(folder / "record.json")
    record: dict[str, Any] = json.loads((folder / "record.json").read_text())
    return record


def _may(view: dict[str, Any], what: str) -> bool:
    return bool((view["play"]["may"] or {}).get(what))


def test_the_deal_follows_from_the_run_and_the_test(someone: Someone, server: ServerProcess, tmp_path: Path) -> None:
    page = someone()
    play_computer(page, "tiles")
    await_turn(page)
    give_up(page)
    shuffle = _record(page, tmp_path)["shuffle"]
    assert shuffle["seed"] == server.twin().world.draw("seed", 32).hex()
    assert shuffle["entropy"] == [entropy().hex(), None]
    assert shuffle["given"] is True


def test_a_hand_of_tiles_that_fits_nowhere_says_so_and_is_traded(someone: Someone, server: ServerProcess) -> None:
    deal_where(server, "tiles", lambda view: not _may(view, "play"))
    page = someone()
    play_computer(page, "tiles")
    await_turn(page)
    expect(page.locator(".tray .message")).to_have_text(words_at("tiles").say("turn-must-trade"))
    for index in range(6):
        held(page).nth(index).click()
        assert first_lit(page) is None
        held(page).nth(index).click()
    expect(confirm_button(page)).to_be_disabled()
    before = turns_told(page)
    hint_button(page).click()
    expect(page.locator(".advice")).to_contain_text("Trade ")
    page.locator(".advice").get_by_role("button", name=ENGLISH.say("table-hint-pick")).click()
    picked = page.locator(".tray .held.picked").count()
    expect(confirm_button(page)).to_have_text(words_at("tiles").say("trade-now", count=picked))
    confirm_button(page).click()
    await_turns(page, before)
    expect(page.get_by_role("complementary")).to_contain_text(
        words_at("tiles").say("log-trades", you="yes", count=picked)
    )
    assert score_of(page, 0) == 0
    await_turn(page)
    expect(held(page)).to_have_count(6)


def test_whoever_can_play_no_card_is_advised_to_pass_and_passes(someone: Someone, server: ServerProcess) -> None:
    deal_where(server, "cards", lambda view: _may(view, "pass"))
    page = someone()
    play_computer(page, "cards")
    await_turn(page)
    expect(page.locator(".tray .message")).to_have_text(ENGLISH.say("turn-pass"))
    hint_button(page).click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text(ENGLISH.say("table-hint-pass"))
    expect(advice.get_by_role("button")).to_have_count(1)
    advice.get_by_role("button", name="Close").click()
    before = turns_told(page)
    expect(confirm_button(page)).to_have_text(ENGLISH.say("pass"))
    confirm_button(page).click()
    await_turns(page, before)
    await_turn(page)
    expect(held(page)).to_have_count(9)


@pytest.mark.parametrize("opening", [True, False], ids=["opening", "later"])
def test_cubes_that_fit_nowhere_are_rolled_until_some_do(
    someone: Someone, server: ServerProcess, opening: bool
) -> None:
    deal_where(server, "cubes", lambda view: _may(view, "must_roll") and opening is not bool(view["play"]["board"]))
    page = someone()
    play_computer(page, "cubes")
    await_turn(page)
    message = page.locator(".tray .message")
    expect(message).to_have_text(ENGLISH.say("turn-must-roll-now"))
    colours = sorted(piece[0] for piece in pieces_held(page))
    expect(confirm_button(page)).to_have_text(ENGLISH.say("roll-forced"))
    confirm_button(page).click()
    expect(message).not_to_have_text(ENGLISH.say("turn-must-roll-now"))
    rolled = pieces_held(page)
    assert sorted(piece[0] for piece in rolled) == colours
    longest = len(longest_series(rolled))
    said = words_at("cubes").say("turn-opening" if opening else "turn-lay", longest=longest)
    expect(message).to_have_text(said)
    before = turns_told(page)
    play_turn(page)
    await_turns(page, before)


def test_a_game_in_which_nobody_can_play_ends_early(someone: Someone, server: ServerProcess, tmp_path: Path) -> None:
    deal_where(
        server,
        "cards",
        lambda view: view["status"] == "ended" and view["play"]["stack_size"] > 0,
        within=3,
    )
    page = someone()
    play_computer(page, "cards")
    heard(page, play_ahead(page, lambda _: False))
    expect(page.locator(".result")).to_contain_text(ENGLISH.say("result-blocked"))
    record = _record(page, tmp_path)
    assert verify(record).ended
    assert [score_of(page, seat) for seat in range(2)] == record["result"]["scores"]
