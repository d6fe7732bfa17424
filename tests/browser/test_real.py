"""At a real table: games entered by touch, corrected in the middle, exported and checked; kept for tomorrow."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESK, Someone
from browser.real import confirm, correct, enter, exported, kind, lay, put, sit, totals
from browser.table import ENGLISH, confirm_button
from browser.test_pages import violations_in_either_theme
from realtable.erased import erased, whole_game
from sixfold.locale import catalogue, languages
from sixfold.records import check_record

READING = (Path(__file__).parent / "reading.js").read_text(encoding="utf-8").split("\n", 1)[1]


def _checked(page: Page) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(Path(exported(page)).read_text(encoding="utf-8"))
    check_record(record)
    return record


def _fault(page: Page) -> None:
    expect(page.locator(".notice.bad")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_tiles_are_entered_corrected_and_exported(someone: Someone, phone: bool) -> None:
    page = someone(phone=True)
    if not phone:
        page.set_viewport_size(DESK)
    sit(page, "tiles", ["Ann", "Ben"])
    for piece, cell in (("Ro", "0,0"), ("Rd", "1,0"), ("Rc", "2,0")):
        lay(page, piece, cell)
    confirm(page, 3, 0)
    lay(page, "Bc", "2,1")
    lay(page, "Gc", "2,2")
    confirm(page, 3, 3)
    lay(page, "Rs", "3,0")
    confirm(page, 7, 3)
    lay(page, "Yc", "2,3")
    confirm(page, 7, 7)
    correct(page, 2)
    lay(page, "Bc", "2,1")
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).tap()
    _fault(page)
    expect(page.locator(".notice.bad")).to_contain_text("4")
    lay(page, "Yc", "2,2")
    confirm(page, 7, 5)
    page.get_by_role("button", name=ENGLISH.say("trade"), exact=True).tap()
    page.get_by_role("button", name="2", exact=True).tap()
    expect(page.locator("li.turn")).to_contain_text("Ben")
    assert not page.evaluate(READING)
    record = _checked(page)
    assert [turn.get("score") for turn in record["turns"]] == [3, 2, 4, 3, None]
    assert record["turns"][4]["trade"] == 2
    assert record["deal"] == [None, None]


def test_cubes_are_entered_corrected_and_exported(someone: Someone) -> None:
    page = someone(phone=True)
    sit(page, "cubes", ["Ann", "Ben"])
    page.get_by_role("button", name=ENGLISH.say("roll"), exact=True).tap()
    page.get_by_role("button", name="3", exact=True).tap()
    lay(page, "Ro", "0,0")
    lay(page, "Rd", "1,0")
    confirm(page, 2, 0)
    lay(page, "Rc", "2,0")
    confirm(page, 2, 3)
    lay(page, "Gc", "2,1")
    confirm(page, 4, 3)
    correct(page, 2)
    lay(page, "Rs", "2,0")
    confirm_button(page).tap()
    _fault(page)
    lay(page, "Gs", "2,1")
    confirm(page, 4, 3)
    record = _checked(page)
    assert record["turns"][0]["reroll"] == 3
    assert record["turns"][2]["play"] == [["Gs", 2, 1]]


def test_cards_are_entered_corrected_and_exported(someone: Someone) -> None:
    page = someone(phone=True)
    sit(page, "cards", ["Ann", "Ben"])
    put(page, "Ro", "colour")
    put(page, "Rd", "Ro")
    put(page, "Rx", "Ro")
    confirm(page, 0, 0)
    expect(page.locator("[data-left]")).to_have_attribute("data-left", "87")
    put(page, "Rs", "Ro")
    confirm(page, 0, 0)
    expect(page.locator("[data-left]")).to_have_attribute("data-left", "86")
    put(page, "Rt", "Ro")
    put(page, "Rc", "Ro")
    confirm(page, 1, 0)
    correct(page, 2)
    put(page, "Rc", "Ro")
    confirm_button(page).tap()
    _fault(page)
    put(page, "Rs", "Ro")
    put(page, "Rt", "Ro")
    confirm(page, 1, 0)
    record = _checked(page)
    assert record["turns"][1]["play"] == ["Rc"]
    assert len(record["turns"][2]["qwirkles"]) == 1


def test_a_dispute_is_settled_with_the_rule(someone: Someone) -> None:
    page = someone(phone=True)
    sit(page, "tiles", ["Ann", "Ben"])
    lay(page, "Ro", "0,0")
    lay(page, "Rd", "1,0")
    page.get_by_role("button", name=ENGLISH.say("real-may-i")).tap()
    expect(page.get_by_role("dialog")).to_contain_text(ENGLISH.say("real-may"))
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH.say("close")).tap()
    confirm(page, 2, 0)
    lay(page, "Gx", "2,0")
    page.get_by_role("button", name=ENGLISH.say("real-may-i")).tap()
    expect(page.get_by_role("dialog")).to_contain_text(ENGLISH.say("real-may-not"))
    page.get_by_role("button", name=ENGLISH.say("real-show-rule")).tap()
    expect(page.locator("dialog figure").first).to_be_visible()


def test_a_score_sheet_counts_and_ends_with_the_bonus(someone: Someone) -> None:
    page = someone(phone=True)
    sit(page, "tiles", ["Ann", "Ben", "Cleo"], sheet=True)
    page.locator("[data-line='3']").tap()
    page.locator("[data-line='6']").tap()
    enter(page, 15, 0, 0)
    page.get_by_label(ENGLISH.say("real-points"), exact=True).fill("9")
    enter(page, 15, 9, 0)
    page.locator("table button").nth(1).tap()
    page.get_by_label(ENGLISH.say("real-points"), exact=True).fill("7")
    enter(page, 15, 7, 0)
    page.get_by_label(ENGLISH.say("real-points"), exact=True).fill("2")
    page.get_by_text(ENGLISH.say("real-ends", bonus=6)).tap()
    enter(page, 15, 7, 8)
    expect(page.get_by_role("heading", name=re.compile("Ann"))).to_be_visible()
    record = _checked(page)
    assert record["result"] == {"scores": [15, 7, 8], "winners": [0], "reason": "hand-emptied"}


def _keep(page: Page, edition_id: str, left: int) -> dict[str, Any]:
    """Have a game on the device that lacks its last turns."""
    record = erased(whole_game(edition_id, 2))
    table = {
        "id": "abc",
        "kind": record["game"],
        "edition": edition_id,
        "names": ["Ann", "Ben"],
        "first": record["first"],
        "mode": "game",
        "seconds": None,
        "turns": record["turns"][: len(record["turns"]) - left],
        "scores": [0, 0],
        "over": False,
        "at": 0,
    }
    page.goto("/#/real")
    page.evaluate("(table) => localStorage.setItem('sixfold.real', JSON.stringify([table]))", table)
    page.reload()
    return record


def test_a_game_is_continued_tomorrow_and_comes_to_its_end(someone: Someone) -> None:
    page = someone(phone=True)
    page.set_viewport_size(DESK)
    record = _keep(page, "tiles-nl", 1)
    page.get_by_role("link", name=re.compile("Ann")).tap()
    last = record["turns"][-1]
    for piece, x, y in last["play"]:
        lay(page, piece, f"{x},{y}", small=True)
    confirm(page, *record["result"]["scores"])
    expect(page.locator(".end h2")).to_be_visible()
    assert _checked(page)["result"] == record["result"]
    page.reload()
    expect(page.locator(".end h2")).to_be_visible()
    page.locator(".end").get_by_role("button", name=ENGLISH.say("real-undo")).tap()
    totals(page, *(score for score in _before(record)))


def _before(record: dict[str, Any]) -> list[int]:
    scores = list(record["result"]["scores"])
    scores[record["turns"][-1]["seat"]] -= record["turns"][-1]["score"]
    return scores


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language_and_keeps_nobody_out(someone: Someone, language: str) -> None:
    page = someone(phone=True, language=language)
    words = catalogue(language)
    page.goto("/#/real")
    expect(page.get_by_role("button", name=words.say("real-start"))).to_be_visible()
    assert not page.evaluate(READING)
    assert not violations_in_either_theme(page)
    sit(page, "tiles", ["Ann", "Ben"], words=words)
    kind(page, "Gd").tap()
    assert not page.evaluate(READING)
    assert not violations_in_either_theme(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
