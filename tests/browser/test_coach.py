"""The coach on the page of a finished game: what mattered, what was best and why, and another try."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.coached import GAME, ask_coach, open_review, worst_turn
from browser.conftest import Someone
from browser.table import ENGLISH
from browser.test_pages import violations_in_either_theme
from coach.test_judging import played
from sixfold.coach.labels import FAULTS
from sixfold.locale import catalogue, languages
from sixfold.records import record_of


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_what_mattered_comes_first_and_leads_to_its_turn(someone: Someone, edition_id: str, phone: bool) -> None:
    page = someone(phone=phone)
    turns = open_review(page, edition_id)
    ask_coach(page)
    worst, decision = worst_turn(turns)
    assert decision["label"] in [label.value for label in FAULTS]
    moment = page.get_by_role("button", name=ENGLISH.say("coach-turn-of", turn=worst["turn"], name="Ann")).or_(
        page.get_by_role("button", name=ENGLISH.say("coach-turn-of", turn=worst["turn"], name="Bob"))
    )
    moment.first.click()
    panel = page.locator("section.turn")
    expect(panel).to_have_attribute("data-label", decision["label"])
    expect(panel.locator(".hand span")).to_have_count(len(worst["hand"]))
    panel.get_by_role("button", name=ENGLISH.say("coach-show-best")).click()
    expect(panel.get_by_role("button", name=ENGLISH.say("coach-show-best"))).to_have_attribute("aria-pressed", "true")
    assert violations_in_either_theme(page) == []


def test_another_try_is_judged_hinted_and_counted(someone: Someone) -> None:
    page = someone()
    turns = open_review(page, "tiles-nl")
    ask_coach(page)
    worst, decision = worst_turn(turns)
    page.goto(f"/#/review/{GAME}/{worst['turn']}")
    page.get_by_role("button", name=ENGLISH.say("coach-try"), exact=True).click()
    panel = page.locator("section.try")
    for _ in range(3):
        panel.get_by_role("button", name=ENGLISH.say("coach-hint"), exact=True).click()
    expect(panel.get_by_text(ENGLISH.say("coach-hint-cells"))).to_be_visible()
    hand = list(worst["hand"])
    for piece, x, y in decision["best"][0]["action"]["play"]:
        place = hand.index(piece)
        hand[place] = ""
        panel.locator(".held").nth(place).click()
        _press(page, x, y)
    panel.get_by_role("button", name=ENGLISH.say("coach-try-check")).click()
    expect(panel.get_by_role("status")).to_contain_text(ENGLISH.say("coach-try-tries", tries=1))


def _press(page: Page, x: int, y: int) -> None:
    """Press a cell of the board by its name, as the keyboard and screen readers find it."""
    page.locator(f"[data-cell='{x},{y}']").first.click()


def test_a_coach_who_cannot_answer_says_so_and_can_be_asked_again(someone: Someone) -> None:
    page = someone(quiet=True)
    open_review(page, "tiles-nl", 6)
    page.route(f"**/api/games/{GAME}/coach", lambda route: route.fulfill(status=503, body=json.dumps({"code": "busy"})))
    page.get_by_role("button", name=ENGLISH.say("coach-start")).click()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH.say("coach-failed"))
    page.unroute(f"**/api/games/{GAME}/coach")
    page.get_by_role("button", name=ENGLISH.say("coach-again")).click()
    expect(page.get_by_text(ENGLISH.say("coach-moments"))).to_be_visible()


def test_a_game_from_a_file_is_judged_by_the_server(someone: Someone) -> None:
    page = someone()
    written = record_of(played("tiles-nl", ("novice", "novice"), 5)[-1], [{"name": "Ann"}, {"name": "Bob"}])
    page.goto("/")
    page.evaluate("(record) => sessionStorage.setItem('sixfold.record', record)", json.dumps(written))
    page.goto("/#/review/file")
    ask_coach(page)
    page.get_by_role("button", name=ENGLISH.say("review-first"), exact=True).click()
    page.get_by_role("button", name=ENGLISH.say("review-next"), exact=True).click()
    expect(page.locator("section.turn .hand span")).to_have_count(6)


@pytest.mark.parametrize("language", languages())
def test_the_coach_speaks_every_language(someone: Someone, language: str) -> None:
    page = someone(phone=True, language=language)
    turns = open_review(page, "tiles-nl", 8)
    words = catalogue(language, "tiles-nl")
    page.get_by_role("button", name=words.say("coach-start")).click()
    expect(page.get_by_text(words.say("coach-moments"))).to_be_visible()
    worst, _ = worst_turn(turns)
    page.goto(f"/#/review/{GAME}/{worst['turn']}")
    expect(page.locator("section.turn")).to_be_visible()
    assert "⟦" not in page.locator("main").inner_text()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
