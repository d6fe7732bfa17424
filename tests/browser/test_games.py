"""Whole games against the computer, and each way to take a turn."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.ahead import play_ahead
from browser.conftest import Someone
from browser.table import (
    ENGLISH,
    Game,
    await_said,
    await_turn,
    await_turns,
    choose_fitting,
    choose_misfit,
    confirm_button,
    first_lit,
    give_up,
    heard,
    held,
    hint_button,
    lay_alone,
    loose,
    new_strip,
    overhear,
    pieces_held,
    play_computer,
    play_to_the_end,
    play_turn,
    row_of,
    score_of,
    settled,
    sit_down,
    sit_down_with_series,
    take_advice,
    turns_told,
    words_at,
)
from sixfold.records import verify

GAMES: tuple[Game, ...] = ("tiles", "cubes", "cards")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_its_record_and_its_shuffle(someone: Someone, game: Game, tmp_path: Path) -> None:
    page = someone()
    play_computer(page, game)
    heard(page, play_ahead(page, nothing_to_draw))
    play_to_the_end(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name=ENGLISH.say("result-download")).click()
    downloading.value.save_as(tmp_path / "record.json")
    record: dict[str, Any] = json.loads((tmp_path / "record.json").read_text())
    assert verify(record).ended
    assert [score_of(page, seat) for seat in range(2)] == record["result"]["scores"]
    _look_back(page, record)


def nothing_to_draw(view: dict[str, Any]) -> bool:
    """Whether the end is near: nobody can draw any more."""
    play = view["play"]
    return bool(play.get("bag_size", play.get("stack_size")) == 0)


def _look_back(page: Page, record: dict[str, Any]) -> None:
    page.get_by_role("link", name="Look back").click()
    turns = len(record["turns"])
    expect(page.get_by_text(f"Turn {turns} of {turns}")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_text(f"Turn 0 of {turns}")).to_be_visible()
    page.get_by_role("button", name=ENGLISH.say("review-next")).click()
    expect(page).to_have_url(re.compile(r"/1$"))
    first = record["turns"][0]["play"]
    if record["game"] != "cards":
        cells = {f"{x},{y}" for _, x, y in first}
        shown = page.locator(".cell[data-piece]").evaluate_all("(all) => all.map((one) => one.dataset.cell)")
        assert set(shown) == cells
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    expect(page.locator("[data-right]")).to_have_attribute("data-right", "true")


def test_a_rematch_is_the_same_table_again(someone: Someone) -> None:
    page = someone()
    sit_down(page, "cubes")
    first = page.url
    give_up(page)
    expect(page.locator("#result-title")).to_have_text(ENGLISH.say("result-stopped", you="yes", name=""))
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".tray")).to_be_visible()
    assert page.url != first


def test_laying_moving_and_taking_back(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles")
    cell = choose_fitting(page)
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(loose(page)).to_have_attribute("data-cell", cell)
    expect(held(page)).to_have_count(5)
    page.keyboard.press("Backspace")
    expect(held(page)).to_have_count(6)
    take_advice(page)
    expect(loose(page)).not_to_have_count(0)
    expect(confirm_button(page)).to_contain_text("point")
    page.get_by_role("button", name="Take back").click()
    expect(loose(page)).to_have_count(0)
    expect(confirm_button(page)).to_be_disabled()


def test_a_refusal_points_at_its_cell_and_says_why(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles", turns=2)
    cell = lay_alone(page)
    refused = page.locator(".cell.refused")
    expect(refused).to_have_count(1)
    expect(refused).to_have_attribute("data-cell", cell)
    message = page.locator(".message.bad")
    expect(message).to_contain_text(words_at("tiles").say("refusal-detached", named="no", count=1))
    column, row = cell.split(",")
    expect(message.locator(".unseen-text")).to_contain_text(f"Marked on the board: column {column}, row {row}.")
    label = page.locator(f".cell[data-cell='{cell}']").get_attribute("aria-label") or ""
    assert label.startswith(f"Column {column}, row {row}:")
    expect(confirm_button(page)).to_be_disabled()


def test_a_refused_line_names_its_pieces_and_no_cells(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles", turns=2)
    chosen, cell = choose_misfit(page)
    piece = chosen.get_attribute("aria-label")
    assert piece
    page.locator(f".cell[data-cell='{cell}']").click()
    message = page.locator(".message.bad")
    expect(message).to_contain_text(
        re.compile(f"(doesn’t match the line in colour or in shape|would have this twice): {piece}\\.")
    )
    said = message.inner_text()
    assert "  " not in said
    texts = "(one) => [...one.childNodes].filter((part) => part.nodeType === 3).map((part) => part.data)"
    shown = message.evaluate(texts)
    assert not re.search(r"\d", "".join(shown))


def test_hints_are_the_best_plays_one_after_the_other(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles", turns=2)
    advice = page.locator(".advice")
    plays = 0
    while plays == 0:
        page.get_by_role("button", name="Hint", exact=True).click()
        advice.get_by_role("button", name="Close").wait_for()
        # Now and then there is but one thing to do, or a trade is among the best.
        found = re.findall(r"1 of (\d)", advice.inner_text())
        if found and not _trades(page, int(found[0])):
            plays = int(found[0])
        else:
            advice.get_by_role("button", name="Close").click()
            play_turn(page)
            assert await_turn(page)
    assert 2 <= plays <= 3
    told: set[str] = set()
    seen: list[set[str]] = []
    for number in range(1, plays + 1):
        page.get_by_role("button", name="Another hint").click()
        expect(advice).to_contain_text(f"{number} of {plays}")
        points = int(re.findall(r"(\d+) points?", advice.inner_text())[0])
        assert sum(int(told) for told in page.locator(".lines text").all_text_contents()) == points
        told.add(advice.inner_text())
        seen.append({cell.get_attribute("data-cell") or "" for cell in page.locator(".cell:has(.advised)").all()})
    assert len(told) == plays
    page.get_by_role("button", name=ENGLISH.say("table-hint-use")).click()
    expect(loose(page)).to_have_count(len(seen[-1]))
    assert {cell.get_attribute("data-cell") for cell in loose(page).all()} == seen[-1]
    expect(confirm_button(page)).to_contain_text(f"{points} point")


def _trades(page: Page, hints: int) -> bool:
    """Whether a trade is among the hints; the last of them is shown afterwards."""
    advice, trades = page.locator(".advice"), False
    for number in range(1, hints + 1):
        expect(advice).to_contain_text(f"{number} of {hints}")
        trades |= not re.search(r"\d+ points?", advice.inner_text())
        if number < hints:
            page.get_by_role("button", name="Another hint").click()
    return trades


def test_a_hint_to_trade_beside_hints_to_play_is_shown_and_taken(someone: Someone) -> None:
    """An expert may weigh a trade among its best plays; a run on other chance came upon it."""
    page = someone()
    sit_down(page, "tiles", turns=2)
    traded = pieces_held(page)[0]

    def with_a_trade(asked: Route) -> None:
        answer = asked.fetch()
        hints = answer.json()["hints"][:1]
        judged = {"legal": True, "refusal": None}
        hints.append({"bot": "expert", "action": {"trade": [traded]}, "preview": judged, "expected": None})
        asked.fulfill(response=answer, json={"hints": hints})

    page.route("**/hint", with_a_trade)
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("1 of 2")
    page.get_by_role("button", name="Another hint").click()
    expect(advice).to_contain_text("2 of 2")
    expect(advice).to_contain_text("Trade")
    expect(page.locator(".cell:has(.advised)")).to_have_count(0)
    page.get_by_role("button", name=ENGLISH.say("table-hint-pick")).click()
    expect(loose(page)).to_have_count(0)
    expect(confirm_button(page)).to_contain_text("Trade")


def test_a_hint_that_does_not_come_says_why(someone: Someone) -> None:
    page = someone(quiet=True)
    sit_down(page, "tiles")
    page.route("**/hint", lambda asked: asked.abort())
    hint_button(page).click()
    advice = page.locator(".advice")
    expect(advice).to_have_text(ENGLISH.say("denial-offline"))
    page.route("**/hint", lambda asked: asked.fulfill(status=429, json={"code": "too-many"}))
    hint_button(page).click()
    expect(advice).to_have_text(ENGLISH.say("denial-too-many"))
    advice.get_by_role("button", name="Close").click()
    expect(advice).to_have_count(0)
    page.unroute("**/hint")
    take_advice(page)
    expect(loose(page)).not_to_have_count(0)


def test_hints_for_cards_are_plans(someone: Someone) -> None:
    page = someone()
    sit_down(page, "cards")
    hint_button(page).click()
    expect(page.locator(".coming")).not_to_have_count(0)
    expect(page.locator(".card.played")).to_have_count(0)
    if page.get_by_role("button", name="Another hint").count():
        page.get_by_role("button", name="Another hint").click()
        expect(page.locator(".advice")).to_contain_text("2 of ")
    page.locator(".advice").get_by_role("button", name=ENGLISH.say("table-hint-use")).click()
    expect(page.locator(".card.played")).not_to_have_count(0)
    expect(confirm_button(page)).to_be_enabled()


def test_trading_tiles(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles", turns=1)
    before = turns_told(page)
    page.get_by_role("button", name="Trade", exact=True).click()
    held(page).nth(0).click()
    held(page).nth(3).click()
    confirm = page.get_by_role("button", name="Trade 2")
    confirm.click()
    await_turns(page, before)
    expect(page.get_by_role("complementary").get_by_text("You trade 2 blocks.")).to_be_visible()
    expect(held(page)).to_have_count(6)


def test_rolling_cubes_again(someone: Someone) -> None:
    page = someone(still=False)
    sit_down(page, "cubes")
    colours = sorted(piece[0] for piece in pieces_held(page))
    page.get_by_role("button", name="Roll", exact=True).click()
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name="Roll 6").click()
    expect(page.get_by_role("button", name="Roll", exact=True)).to_have_count(0)
    await_turn(page)
    assert sorted(piece[0] for piece in pieces_held(page)) == colours
    play_turn(page)


def test_cards_are_rearranged_and_everything_is_put_back(someone: Someone) -> None:
    page = someone()
    sit_down(page, "cards")
    take_advice(page)
    table = _table(page)
    page.locator(".card.played").first.click()
    page.locator(".strip.new").first.click()
    assert _table(page) != table
    expect(page.locator(".strip.unfinished")).not_to_have_count(0)
    expect(confirm_button(page)).to_be_disabled()
    page.get_by_role("button", name="Put everything back").click()
    expect(page.locator(".card.played")).to_have_count(0)
    expect(held(page)).to_have_count(9)
    play_turn(page)


def _table(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.locator(".strip").evaluate_all(
        "(all) => all.map((one) => [...one.querySelectorAll('[data-card]')].map((card) => card.dataset.piece))"
    )
    return found


@pytest.mark.parametrize("game", ["tiles", "cubes"])
def test_a_whole_turn_by_keyboard_on_the_board(someone: Someone, game: Game) -> None:
    page = someone()
    sit_down(page, game, turns=2)
    choose_fitting(page)
    page.keyboard.press("Escape")
    before = turns_told(page)
    overhear(page)
    for index in range(6):
        page.keyboard.press("h")
        for _ in range(index):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if first_lit(page):
            break
        page.keyboard.press("Escape")
    expect(page.locator("[role=grid]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(loose(page)).to_have_count(1)
    expect(confirm_button(page)).to_be_enabled()
    _press_by_keyboard(page)
    await_turns(page, before)
    await_said(page, "point")


def test_a_whole_turn_by_keyboard_with_cards(someone: Someone) -> None:
    page = someone()
    series = sit_down_with_series(page)
    row = row_of(series)
    before = turns_told(page)
    for number, piece in enumerate(series[:3]):
        page.locator(f".tray .held[data-piece='{piece}']").first.focus()
        page.keyboard.press("Enter")
        begun = new_strip(page, row) if number == 0 else page.locator(".strip:has(.played)")
        begun.locator(".lit").focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-card].played[data-piece='{piece}']")).to_be_focused()
    expect(confirm_button(page)).to_be_enabled()
    _press_by_keyboard(page)
    await_turns(page, before)


def _press_by_keyboard(page: Page) -> None:
    """Go on with the Tab key until the confirming button has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if confirm_button(page).evaluate("(button) => button === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("the keyboard does not reach the button")


def test_the_hand_keeps_the_order_it_was_given(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles")
    page.get_by_role("button", name="Sort by colour").click()
    ordered = pieces_held(page)
    assert [piece[0] for piece in ordered] == sorted((piece[0] for piece in ordered), key="ROYGBP".index)
    held(page).first.focus()
    page.keyboard.press("Shift+ArrowRight")
    shifted = pieces_held(page)
    assert shifted == [ordered[1], ordered[0], *ordered[2:]]
    take_advice(page)
    left = pieces_held(page)
    confirm_button(page).click()
    await_turn(page)
    assert pieces_held(page)[: len(left)] == left


def test_dragging_a_tile_onto_the_board_and_back(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles", turns=1)
    cell = choose_fitting(page)
    chosen = page.locator(".tray .held.chosen")
    piece = chosen.get_attribute("data-piece")
    target = page.locator(f".cell[data-cell='{cell}']").bounding_box()
    start = chosen.bounding_box()
    assert target is not None
    assert start is not None
    page.keyboard.press("Escape")
    _drag(page, start, target)
    expect(loose(page)).to_have_attribute("data-piece", piece or "")
    lying = loose(page).bounding_box()
    assert lying is not None
    _drag(page, lying, start)
    expect(loose(page)).to_have_count(0)
    expect(held(page)).to_have_count(6)


def _drag(page: Page, start: Any, end: Any) -> None:
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_choosing_a_piece_asks_the_server_nothing(someone: Someone) -> None:
    page = someone()
    asked: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda said: asked.append(str(said))))
    sit_down(page, "tiles", turns=1)
    settled(page)
    before = len(_previews(asked))
    cell = choose_fitting(page)
    assert len(_previews(asked)) == before
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(confirm_button(page)).to_be_enabled()
    assert len(_previews(asked)) == before + 1


def _previews(asked: list[str]) -> list[str]:
    return [said for said in asked if json.loads(said)["type"] == "preview"]
