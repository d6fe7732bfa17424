"""The rules in the browser: a page for each edition, and beside a game at what a refusal refers to."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Someone
from browser.table import (
    await_turn,
    held,
    lay_alone,
    loose,
    new_strip,
    play_computer,
    sit_down,
    words_at,
)
from browser.test_languages import READING, in_every_language
from sixfold.games import EDITIONS, edition
from sixfold.locale import Catalogue, catalogue, languages
from sixfold.rulebook import rules_page

PLAYED_THROUGH = [language for language in ("en", "cs", "fr", "hu", "pl") if language in languages()]
ENGLISH = catalogue("en")


def open_rules(page: Page, edition_id: str, at: str = "") -> None:
    """Open the page of an edition, at a section or paragraph."""
    page.goto(f"/#/rules/{edition_id}{'/' if at else ''}{at}")
    page.locator("figure").first.wait_for()


def paragraph(page: Page, key: str) -> Locator:
    """A paragraph of the rules."""
    return page.locator(f"[data-rule='{key}']")


def refuse(page: Page, words: Catalogue = ENGLISH) -> str:
    """Lay a tile where it touches nothing; the answer is the cell."""
    sit_down(page, "tiles", turns=1, words=words)
    return lay_alone(page, words)


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_page_of_an_edition_tells_all_of_it(someone: Someone, edition_id: str) -> None:
    page = someone()
    open_rules(page, edition_id)
    rules, words = rules_page(EDITIONS[edition_id]), catalogue("en", edition_id)
    headings = [words.say(section.heading, **rules.facts) for section in rules.sections]
    expect(page.locator(".sections h2")).to_have_text(headings)
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_text(headings)
    for section in rules.sections:
        for said in section.paragraphs:
            expect(paragraph(page, said.key)).to_contain_text(words.say(said.key, **rules.facts))
    marked = [said for section in rules.sections for said in section.paragraphs if said.ruling or said.ours]
    assert [said.ruling for said in marked if said.ruling] == list(EDITIONS[edition_id].rulings)
    marks = ["Not in the book" if said.ruling is None else f"Our ruling {said.ruling}" for said in marked]
    expect(page.locator(".ruling .mark")).to_have_text(marks)
    expect(page.locator("figure")).to_have_count(sum(len(section.examples) for section in rules.sections))
    assert "⟦" not in page.locator("body").inner_text()


def test_examples_are_drawn_with_what_comes_of_them(someone: Someone) -> None:
    page = someone()
    open_rules(page, "tiles-nl")
    qwirkle = page.locator("[data-example=qwirkle]")
    expect(qwirkle.locator("svg.piece")).to_have_count(6)
    expect(qwirkle.locator("[data-laid]")).to_have_attribute("data-laid", "Rx")
    expect(qwirkle).to_contain_text("12 points")
    mixed = page.locator("[data-example=mixed-line]")
    expect(mixed.locator("[role=img]")).to_have_attribute("aria-label", re.compile("Played: purple circle"))
    expect(mixed.locator(".refused.cell")).to_have_count(1)
    expect(mixed).to_contain_text("Not allowed It doesn’t match the line in colour or in shape: purple circle.")
    open_rules(page, "cards-999")
    expect(page.locator("[data-example=cards-qwirkle]")).to_contain_text("Taken as a Qwirkle")
    expect(page.locator("[data-example=duplicate-in-series]")).to_contain_text(
        "Series 1 has the same card twice: red square."
    )


def test_a_game_is_chosen_then_its_rulebook_and_another(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Schmidt Spiele rulebook").click()
    expect(paragraph(page, "rules-start-tie")).to_contain_text("youngest")
    expect(page).to_have_title("Rules: Qwirkle – Sixfold")
    page.get_by_role("combobox", name=ENGLISH.say("new-edition")).select_option("tiles-mindware")
    expect(paragraph(page, "rules-start-tie")).to_contain_text("oldest")
    page.get_by_role("link", name="Other games").click()
    expect(page.get_by_role("heading", name="Qwirkle Cards")).to_be_visible()


def test_a_section_has_an_address_and_the_focus(someone: Someone) -> None:
    page = someone()
    open_rules(page, "tiles-nl", "score")
    expect(page.get_by_role("heading", name="Scoring")).to_be_in_viewport()
    page.get_by_role("navigation").get_by_role("link", name="Our rulings").click()
    expect(page).to_have_url(re.compile("#/rules/tiles-nl/rulings$"))
    expect(page.get_by_role("heading", name="Our rulings")).to_be_focused()
    expect(page.get_by_role("heading", name="Our rulings")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", name="Scoring")).to_be_focused()


def test_an_edition_that_is_not_there_leads_back_to_those_that_are(someone: Someone) -> None:
    page = someone(quiet=True)
    page.goto("/#/rules/chess-fide")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("link", name="IELLO, 2020")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_why_opens_the_paragraph_and_the_turn_is_kept(someone: Someone, phone: bool) -> None:
    page = someone(phone=phone)
    cell = refuse(page)
    expect(loose(page)).to_have_count(1)
    page.get_by_role("button", name="Why?").click()
    found = paragraph(page, "rules-place-touch")
    expect(found).to_be_focused()
    expect(found).to_be_in_viewport(ratio=1)
    if phone:
        box = page.get_by_role("dialog").bounding_box()
        assert box == {"x": 0, "y": 0, "width": 360, "height": 640}
    else:
        expect(page.get_by_role("grid")).to_be_in_viewport(ratio=0.9)
        expect(page.get_by_role("complementary", name="Rules")).to_be_visible()
    page.keyboard.press("Backspace")
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    expect(loose(page)).to_have_count(1)
    assert loose(page).get_attribute("data-cell") == cell
    expect(page.get_by_role("button", name="Why?")).to_be_focused()


def test_the_board_is_played_on_while_the_rules_lie_beside_it(someone: Someone) -> None:
    page = someone()
    refuse(page)
    page.get_by_role("button", name="Why?").click()
    expect(paragraph(page, "rules-place-touch")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(loose(page)).to_have_count(0)
    expect(paragraph(page, "rules-place-touch")).to_be_visible()


def test_why_of_a_series_that_is_too_short(someone: Someone) -> None:
    page = someone()
    play_computer(page, "cards")
    await_turn(page)
    held(page).first.click()
    new_strip(page, "colour").click()
    page.get_by_role("button", name="Why?").click()
    expect(paragraph(page, "rules-series")).to_be_focused()
    expect(page.locator(".arena .card.played")).to_have_count(1)


def test_the_menu_opens_the_rules_and_gives_the_focus_back(someone: Someone) -> None:
    page = someone()
    play_computer(page, "cubes")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    beside = page.get_by_role("complementary", name="Rules")
    expect(beside.get_by_role("heading", name=ENGLISH.say("rules-section-purpose"))).to_be_visible()
    beside.get_by_text("On this page").click()
    beside.get_by_role("link", name="Rolling").click()
    expect(beside.get_by_role("heading", name="Rolling")).to_be_focused()
    assert "#/game/" in page.url
    beside.get_by_role("button", name="Close").click()
    expect(beside).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_the_rules_of_an_edition_are_read_while_a_game_is_set_up(someone: Someone) -> None:
    page = someone()
    page.goto("/#/new/tiles")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_role("button", name="Rules: Schmidt Spiele rulebook").click()
    expect(paragraph(page, "rules-start-tie")).to_contain_text("youngest")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_label("Name at seat 1")).to_have_value("Ann")


def test_the_words_of_the_rules_are_fetched_with_the_first_page_that_needs_them(someone: Someone) -> None:
    page = someone()
    page.goto("/", wait_until="networkidle")
    fetched = (
        "() => performance.getEntriesByType('resource').map((one) => one.name).filter((name) => /rules-/.test(name))"
    )
    assert page.evaluate(fetched) == []
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name=ENGLISH.say("edition-cubes-nl")).click()
    page.locator("figure").first.wait_for()
    assert len(page.evaluate(fetched)) == 1


def test_on_paper_there_is_the_text_alone(someone: Someone) -> None:
    page = someone(dark=True)
    open_rules(page, "cubes-nl")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_text(ENGLISH.say("edition-cubes-nl")).last).to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("edition_id", ["tiles-schmidt", "cubes-nl", "cards-iello"])
def test_every_word_of_the_rules_can_be_read_on_a_phone(someone: Someone, edition_id: str) -> None:
    page = someone(phone=True)
    open_rules(page, edition_id)
    bad: dict[str, list[str]] = {}
    for language in in_every_language(page):
        expect(page.locator("body")).to_contain_text(catalogue(language, edition_id).say("rules-title"))
        assert "⟦" not in page.locator("body").inner_text()
        if problems := page.evaluate(READING):
            bad[language] = problems
    assert not bad, bad


@pytest.mark.parametrize("language", PLAYED_THROUGH)
def test_a_refusal_is_explained_in_the_language_of_the_table(someone: Someone, language: str) -> None:
    page = someone(language=language)
    words = words_at("tiles", language)
    refuse(page, words)
    edition_id = page.evaluate("() => JSON.parse(localStorage.getItem('sixfold.settings')).edition")
    page.get_by_role("button", name=words.say("why-refused")).click()
    expected = words.say("rules-place-touch", **rules_page(edition(edition_id)).facts)
    expect(paragraph(page, "rules-place-touch")).to_have_text(expected)
    expect(page.locator("html")).to_have_attribute("lang", language)
