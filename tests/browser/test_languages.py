"""Every language: nothing is cut off on a phone, and a game is played, refused and changed over in its words."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.table import (
    ENGLISH,
    TITLES,
    await_turn,
    await_turns,
    confirm_button,
    edition_at,
    held,
    hint_button,
    lay_alone,
    loose,
    play_computer,
    previewed,
    sit_down,
    take_advice,
    turns_told,
    words_at,
)
from sixfold.games import EDITIONS
from sixfold.locale import Catalogue, Key, catalogue, languages

READING = (Path(__file__).parent / "reading.js").read_text(encoding="utf-8").split("\n", 1)[1]
PLAYED_THROUGH = [language for language in ("cs", "fr", "hu", "pl") if language in languages()]
OWN_NAMES = {
    "cs": "Čeština",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "hu": "Magyar",
    "nl": "Nederlands",
    "pl": "Polski",
    "ro": "Română",
    "sk": "Slovenčina",
}


def _home(page: Page) -> None:
    page.goto("/")


def _settings(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("settings-open")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _new(page: Page) -> None:
    page.goto("/#/new/tiles")
    page.get_by_text(ENGLISH.say("new-more")).click()
    page.get_by_role("button", name=ENGLISH.say("new-age-order")).click()
    page.locator("details select").first.select_option("game")


def _lobby(page: Page, words: Catalogue = ENGLISH) -> None:
    page.get_by_label(words.say("new-seat-kind", number=2)).select_option("link")
    page.get_by_role("button", name=words.say("new-start")).click()


def _table(page: Page) -> None:
    play_computer(page, "tiles")
    await_turn(page)


def _refused(page: Page) -> None:
    sit_down(page, "tiles", turns=1)
    lay_alone(page)


def _put_back(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("take-back")).click()
    expect(loose(page)).to_have_count(0)


def _hint(page: Page) -> None:
    hint_button(page).click()
    page.locator(".advice .buttons").wait_for()


def _laid(page: Page) -> None:
    take_advice(page)
    previewed(page)


def _trade(page: Page) -> None:
    _put_back(page)
    page.get_by_role("button", name=ENGLISH.say("trade"), exact=True).click()
    held(page).first.click()


def _beside(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("do-not"), exact=True).click()
    page.get_by_role("button", name=ENGLISH.say("table-beside")).click()


def _all_back(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("put-everything-back")).click()
    expect(page.locator(".card.played")).to_have_count(0)


def _menu(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("table-menu"), exact=True).click()
    page.get_by_role("button", name=ENGLISH.say("table-resign"), exact=True).click()


def _result(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH.say("table-resign"), exact=True).click()
    expect(page.locator(".result")).to_be_visible()


def _review(page: Page) -> None:
    page.get_by_role("link", name=ENGLISH.say("result-look-back")).click()
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    page.locator("[data-right]").wait_for()


WALKS: dict[str, list[tuple[Key, Callable[[Page], None]]]] = {
    "setting up": [
        ("home-title", _home),
        ("settings-language", _settings),
        ("new-start", _new),
        ("lobby-title", _lobby),
    ],
    "tiles": [
        ("kind-tiles", _table),
        ("why-refused", _refused),
        ("trade", _put_back),
        ("table-hint-use", _hint),
        ("take-back", _laid),
        ("do-not", _trade),
        ("table-beside", _beside),
    ],
    "cards": [
        ("row-colour", lambda page: sit_down(page, "cards")),
        ("put-everything-back", _laid),
        ("row-colour", _all_back),
        ("table-hint-use", _hint),
    ],
    "cubes": [
        ("roll", lambda page: sit_down(page, "cubes")),
        ("roll", _hint),
        ("kind-cubes", _laid),
        ("table-resign", _menu),
        ("result-look-back", _result),
        ("verify-start", _review),
    ],
}
"""Pages, each as one gets there from the one before, and words that it shows."""


@pytest.mark.parametrize("walk", WALKS)
def test_every_word_can_be_read_on_a_phone_in_every_language(someone: Someone, walk: str) -> None:
    page = someone(phone=True)
    game = walk if walk in TITLES else None
    bad: dict[tuple[int, str, str], list[str]] = {}

    def words_in(language: str) -> Catalogue:
        return catalogue(language, edition_at(game) if game else None)

    for number, (key, go) in enumerate(WALKS[walk]):
        go(page)
        expect(page.locator("body")).to_contain_text(words_in("en").say(key))
        for language in in_every_language(page):
            expect(page.locator("body")).to_contain_text(words_in(language).say(key))
            if problems := page.evaluate(READING):
                bad[number, key, language] = problems
    assert not bad, bad


def in_every_language(page: Page) -> Iterator[str]:
    """Let the page speak one language after the other, English at last."""
    page.locator("h1").first.wait_for()
    for language in sorted(languages(), key="en".__eq__):
        page.locator("header select").first.evaluate(
            """(choice, language) => {
              choice.value = language;
              choice.dispatchEvent(new Event("change", { bubbles: true }));
            }""",
            language,
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        yield language


def choose_language(page: Page, words: Catalogue, language: str) -> None:
    """Change the language in the settings, as on a phone."""
    page.get_by_role("button", name=words.say("settings-open")).click()
    page.get_by_role("dialog").get_by_label(words.say("settings-language")).select_option(language)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("language", PLAYED_THROUGH)
def test_a_turn_a_refusal_and_a_change_of_language_in_the_middle(someone: Someone, language: str) -> None:
    words = words_at("tiles", language)
    english = catalogue("en", edition_at("tiles", language))
    page = someone(phone=True, language=language)
    sit_down(page, "tiles", turns=2, words=words)
    lay_alone(page, words)
    message = page.locator(".message")
    expect(message).to_have_class(re.compile("bad"))
    expect(message).to_contain_text(words.say("refusal-detached", **refusal_values()))
    page.get_by_role("button", name=words.say("take-back")).click()

    take_advice(page, words)
    laid = loose(page).count()
    before = turns_told(page)
    expect(confirm_button(page)).to_be_enabled()
    score = int(re.sub(r"\D", "", confirm_button(page).inner_text()) or 0)
    expect(confirm_button(page)).to_have_text(words.say("confirm-score", score=score))
    choose_language(page, words, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_title(english.say("page-title-turn"))
    assert loose(page).count() == laid > 0
    expect(confirm_button(page)).to_have_text(english.say("confirm-score", score=score))
    choose_language(page, english, language)
    expect(confirm_button(page)).to_have_text(words.say("confirm-score", score=score))
    confirm_button(page).click()
    await_turns(page, before)


def refusal_values() -> dict[str, object]:
    numbers = dict.fromkeys(("count", "length", "series", "longest", "left"), 0)
    return {"game": "tiles", "pieces": "", "cells": "", **numbers}


def test_the_language_is_chosen_in_the_header_and_remembered(someone: Someone) -> None:
    page = someone(language="de-AT")
    page.goto("/")
    choice = page.get_by_role("banner").get_by_label(catalogue("en").say("settings-language"))
    expect(choice.locator("option")).to_have_text([OWN_NAMES[language] for language in languages()])
    for language in languages():
        words = catalogue(language)
        page.get_by_role("banner").locator("select").select_option(language)
        expect(page.get_by_role("heading", name=words.say("home-title"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("/#/new/tiles")
    expect(page).to_have_title(words.say("page-title", page=words.say("new-title")))
    page.reload()
    expect(page.get_by_role("heading", name=words.say("new-title"))).to_be_visible()


@pytest.mark.parametrize("wishes", [["tlh", "fr-CA", "nl"], ["ro"]])
def test_the_browser_says_which_language_and_the_language_which_edition(someone: Someone, wishes: list[str]) -> None:
    language = next(tag for wish in wishes if (tag := wish.split("-")[0]) in languages())
    page = someone()
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {wishes} }})")
    for game in ("tiles", "cards"):
        page.goto(f"/#/new/{game}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        printed = [rules.id for rules in EDITIONS.values() if rules.game == game and language in rules.languages]
        first = next(rules.id for rules in EDITIONS.values() if rules.game == game)
        expect(page.locator("input[name=edition]:checked")).to_have_value(printed[0] if printed else first)
        page.goto("/")
    page.goto("/#/new/tiles")
    other = next(one for one in languages() if one not in EDITIONS["tiles-mindware"].languages and one != language)
    page.get_by_role("banner").locator("select").select_option(other)
    printed = [rules.id for rules in EDITIONS.values() if rules.game == "tiles" and other in rules.languages]
    expect(page.locator("input[name=edition]:checked")).to_have_value(printed[0])


def test_only_the_language_spoken_is_fetched_and_it_is_kept_without_a_network(someone: Someone) -> None:
    language = languages()[-1]
    words = catalogue(language)
    page = someone(language=language, quiet=True, installed=True)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function(
        """async (language) => {
          const names = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
            .flat().map((request) => new URL(request.url).pathname);
          return names.some((name) => name.startsWith(`/assets/words-${language}`));
        }""",
        arg=language,
    )
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    chunks = {re.search(r"/assets/((?:words|rules|lessons)-[a-z]+)", name) for name in fetched}
    assert {found[1] for found in chunks if found} == {f"words-{language}"}
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=words.say("home-title"))).to_be_visible()


def test_each_seat_of_a_table_has_its_own_language(someone: Someone) -> None:
    first, second = languages()[0], languages()[-1]
    host, guest = someone(language=first), someone(language=second)
    theirs, ours = catalogue(first), catalogue(second)
    host.goto("/#/new/tiles")
    host.get_by_label(theirs.say("new-name-of", number=1)).fill("Ada")
    _lobby(host, theirs)
    guest.goto(host.locator("input[readonly]").first.input_value())
    guest.get_by_label(ours.say("join-name")).fill("Bob")
    guest.get_by_role("button", name=ours.say("join-take")).click()
    for page, words, other in ((host, theirs, "Bob"), (guest, ours, "Ada")):
        expect(page.locator(".tray")).to_be_visible()
        mine = page.title() == words.say("page-title-turn")
        expected = words.say("turn-of", name=other)
        assert (page.locator(".message").inner_text() == expected) != mine
        expect(page.get_by_role("button", name=words.say("table-menu"), exact=True)).to_be_visible()


def test_the_check_itself_finds_what_cannot_be_read(someone: Someone) -> None:
    page = someone(phone=True)
    page.set_content(
        """<button style="width: 60px">Aneinandergereiht</button>
        <p style="width: 50px; overflow: hidden; white-space: nowrap">Aneinandergereiht</p>
        <select style="width: 60px"><option>Aneinandergereiht</option></select>
        <p style="margin: 0 0 -1em; line-height: 1">one</p><p style="margin: 0; line-height: 1">two</p>
        <div style="display: flex"><button style="margin-right: -20px">left</button><button>right</button></div>
        <div style="display: flex"><p style="width: 20px; white-space: nowrap">beneath it</p><button>over</button></div>
        <p>⟦no-such-key⟧</p><p>This can be read.</p>"""
    )
    found = page.evaluate(READING)
    kinds = [problem.split(":")[0] for problem in found]
    assert kinds == [
        "missing",
        "cut off",
        "cut off",
        "cut off",
        "overlap",
        "overlap",
        "overlap",
        "overlap",
    ]
