"""The lessons: played by pressing from the first step to the last, skipped, tried wrongly, and in other languages."""

from typing import cast

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.lessons import STEPS, do_step, hold, lay, next_button, open_lesson, put, text
from browser.table import ENGLISH, TITLES, Game, confirm_button, held, hint_button, sit_down
from browser.test_languages import READING, in_every_language
from browser.test_pages import violations_in_either_theme
from sixfold.lessons import Step, lesson
from sixfold.locale import Catalogue, Key, catalogue, languages

PLAYED_IN = [language for language in ("en", "cs", "fr", "hu", "pl") if language in languages()]


def said(words: Catalogue, step: Step, part: str = "", **values: int) -> str:
    """A message of a step, in the words of its game."""
    game = step.key.split("-")[1]
    return catalogue(words.language, game).say(cast("Key", step.key + part), **{**step.values, **values})


def play_through(page: Page, game: Game, words: Catalogue = ENGLISH) -> None:
    """The whole lesson, from its first step."""
    steps = lesson(game).steps
    open_lesson(page, game)
    for number, step in enumerate(steps, start=1):
        expect(
            page.get_by_role("heading", name=words.say("lesson-step", step=number, steps=len(steps)))
        ).to_be_visible()
        expect(text(page)).to_have_text(said(words, step))
        do_step(page, game, number, words)
        count = 2 if step.id == "trade" else step.values["count"]
        expect(text(page)).to_have_text(f"✓{said(words, step, '-done', count=count)}")
        expect(next_button(page)).to_be_focused()
        next_button(page).click()
    expect(page.get_by_role("heading", name=words.say("lesson-end-title"))).to_be_focused()
    expect(
        page.get_by_text(catalogue(words.language, game).say(cast("Key", f"lesson-{game}-end"), **steps[-1].values))
    ).to_be_visible()


def test_the_menu_of_a_game_leads_to_its_lesson(someone: Someone) -> None:
    page = someone()
    sit_down(page, "cubes")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name=ENGLISH.say("go-learn")).click()
    page.wait_for_url("**/#/learn/cubes")
    steps = len(lesson("cubes").steps)
    expect(page.get_by_role("heading", name=ENGLISH.say("lesson-step", step=1, steps=steps))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", STEPS)
def test_a_whole_lesson_and_then_a_game(someone: Someone, game: Game, phone: bool) -> None:
    page = someone(phone=phone)
    play_through(page, game)
    page.get_by_role("button", name=f"Play {ENGLISH.say(TITLES[game])} against the computer").click()
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator("[data-turns]")).to_be_visible()


@pytest.mark.parametrize("language", PLAYED_IN)
def test_a_lesson_in_another_language(someone: Someone, language: str) -> None:
    page = someone(phone=True, language=language)
    play_through(page, "tiles", catalogue(language, "tiles"))
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("game", STEPS)
def test_every_step_can_be_read_on_a_phone_in_every_language(someone: Someone, game: Game) -> None:
    page = someone(phone=True)
    bad: dict[tuple[str, str, str], list[str]] = {}

    def read(state: str, step: Step | None = None, part: str = "") -> None:
        for language in in_every_language(page):
            words = catalogue(language)
            if step is not None:
                expect(text(page)).to_have_text(said(words, step, part))
            if problems := page.evaluate(READING):
                bad[state, part, language] = problems

    page.goto("/#/learn")
    read("list")
    open_lesson(page, game)
    for step in lesson(game).steps:
        expect(text(page)).to_have_text(said(ENGLISH, step))
        read(step.id, step)
        hint_button(page).click()
        expect(text(page)).to_have_text(said(ENGLISH, step, "-hint"))
        if (advice := page.locator(".advice")).count():
            advice.get_by_role("button", name=ENGLISH.say("close")).click()
        if (back := page.get_by_role("button", name=ENGLISH.say("put-everything-back"))).count():
            back.click()
        read(step.id, step, "-hint")
        next_button(page).click()
    expect(page.get_by_role("heading", name=ENGLISH.say("lesson-end-title"))).to_be_visible()
    read("end")
    assert not bad, bad


def test_a_lesson_is_skipped_step_by_step_or_left(someone: Someone) -> None:
    page = someone()
    open_lesson(page, "cubes")
    steps = lesson("cubes").steps
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    for step in steps:
        expect(text(page)).to_have_text(said(ENGLISH, step))
        page.get_by_role("button", name="Skip this step").click()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    page.get_by_role("button", name=ENGLISH.say("lesson-again")).click()
    expect(page.get_by_role("heading", name="Step 1 of 5")).to_be_visible()
    page.get_by_role("button", name="Skip this step").click()
    page.get_by_role("button", name="Back").click()
    expect(text(page)).to_have_text(said(ENGLISH, steps[0]))
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("heading", name="Play together tonight")).to_be_visible()


def test_a_step_stays_where_it_is_when_the_page_is_loaded_again(someone: Someone) -> None:
    page = someone()
    open_lesson(page, "tiles")
    next_button(page).click()
    page.reload()
    expect(page.get_by_role("heading", name="Step 2 of 5")).to_be_visible()


def test_a_wrong_play_shows_why_and_the_rules_explain(someone: Someone) -> None:
    page = someone(phone=True)
    open_lesson(page, "tiles")
    first = lesson("tiles").steps[0]
    lay(page, "Gt", "3,0")
    expect(page.locator(".message.bad")).to_contain_text("doesn’t match the line")
    expect(confirm_button(page)).to_be_disabled()
    expect(text(page)).to_have_text(said(ENGLISH, first, "-hint"))
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take back").click()
    do_step(page, "tiles", 1)


def test_a_play_that_is_not_asked_for_stays_on_the_board_to_be_bettered(someone: Someone) -> None:
    # A browser reports a request that is answered with 409, though the page expects it.
    page = someone(quiet=True)
    open_lesson(page, "tiles", 3)
    step = lesson("tiles").step("score")
    lay(page, "Rs", "-1,0")
    expect(confirm_button(page)).to_have_text("Confirm: 4 points")
    confirm_button(page).click()
    expect(page.locator(".message.bad")).to_contain_text(ENGLISH.say("denial-not-asked"))
    expect(text(page)).to_have_text(said(ENGLISH, step, "-hint"))
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name=ENGLISH.say("table-hint-use")).click()
    expect(confirm_button(page)).to_have_text("Confirm: 7 points")
    confirm_button(page).click()
    expect(text(page)).to_contain_text("7 points")


def test_a_series_that_is_left_too_short_is_told_and_can_be_put_back(someone: Someone) -> None:
    page = someone(phone=True)
    open_lesson(page, "cards", 3)
    put(page, "Yc", "colour")
    put(page, "Ys", "Yc")
    expect(page.locator(".message")).to_have_text(ENGLISH.say("series-unfinished", count=2))
    expect(page.locator(".message.bad")).to_have_count(0)
    expect(text(page)).to_have_text(said(ENGLISH, lesson("cards").step("rearrange")))
    page.get_by_role("button", name="Put everything back").click()
    do_step(page, "cards", 3)


def test_a_roll_shows_what_was_missing_and_the_next_step_goes_on_from_it(someone: Someone) -> None:
    page = someone()
    open_lesson(page, "cubes", 3)
    expect(hold(page, "Bx")).to_have_count(0)
    do_step(page, "cubes", 3)
    expect(hold(page, "Bx")).to_be_visible()
    next_button(page).click()
    expect(hold(page, "Bx")).to_be_visible()
    expect(page.get_by_role("button", name="Roll", exact=True)).to_have_count(0)


def test_a_lesson_by_keyboard_alone(someone: Someone) -> None:
    page = someone()
    open_lesson(page, "tiles")
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(hold(page, "Rc")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("grid")).to_be_focused()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).focus()
    page.keyboard.press("Enter")
    expect(next_button(page)).to_be_focused()
    expect(text(page)).to_contain_text("points")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Step 2 of 5")).to_be_visible()


@pytest.mark.parametrize("game", STEPS)
def test_nothing_covers_the_board_or_the_hand_on_a_phone(someone: Someone, game: Game) -> None:
    page = someone(phone=True)
    for number in range(1, len(STEPS[game]) + 1):
        open_lesson(page, game, number)
        expect(text(page)).to_have_text(said(ENGLISH, lesson(game).steps[number - 1]))
        boxes = [page.locator(name).bounding_box() for name in (".lesson", ".arena", ".tray")]
        edges = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
        assert [round(start) for start, _ in edges[1:]] == [round(end) for _, end in edges[:-1]]
        assert edges[-1][1] <= 640
        assert edges[1][1] - edges[1][0] >= 180
        for index in range(held(page).count()):
            expect(held(page).nth(index)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", STEPS)
def test_a_lesson_keeps_nobody_out_in_either_theme(someone: Someone, game: Game) -> None:
    page = someone()
    open_lesson(page, game)
    for state in ("asked", "hinted", "done"):
        if state == "hinted":
            hint_button(page).click()
            expect(page.locator(".advice")).to_be_visible()
        elif state == "done":
            page.locator(".advice").get_by_role("button", name="Close").click()
            do_step(page, game, 1)
        assert not (found := violations_in_either_theme(page)), (state, found)


def test_the_lessons_are_offered_once_to_somebody_new(someone: Someone) -> None:
    page = someone(phone=True)
    page.goto("/")
    offer = page.get_by_text(ENGLISH.say("learn-offer"))
    expect(offer).to_be_visible()
    page.get_by_role("button", name=ENGLISH.say("learn-offer-no")).click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    expect(offer).to_have_count(0)


def test_who_has_seen_the_lessons_or_played_is_not_asked_again(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    page.get_by_role("link", name="Learn Qwirkle Cards").click()
    expect(page.get_by_role("heading", name="Step 1 of 4")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.locator("article").first).to_be_visible()
    expect(page.get_by_text(ENGLISH.say("learn-offer"))).to_have_count(0)
    page.goto("/#/rules/cubes-nl")
    page.get_by_role("link", name="Learn by playing").click()
    expect(page.get_by_role("heading", name="Learn Qwirkle Cubes")).to_be_visible()


def test_without_a_network_the_page_says_so(someone: Someone) -> None:
    page = someone(quiet=True)
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    page.route("**/api/lessons/**", lambda route: route.abort())
    page.goto("/#/learn/tiles")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH.say("denial-offline"))
