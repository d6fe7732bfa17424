"""Cards on strips of six slots: rearranged by finger, mouse and keys, on every screen."""

import math
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.conftest import Someone
from browser.finger import box
from browser.table import ENGLISH, confirm_button, held, hint_button, new_strip, previewed
from browser.test_languages import in_every_language
from browser.test_pages import violations_in_either_theme
from browser.test_screens import DESK, NARROW, ON_ITS_SIDE, READING, SCREENS, UPRIGHT, sit
from browser.told import cards_lying, late_cards
from positions import pieces, table
from sixfold.games import cards
from sixfold.locale import catalogue

SMALL: ViewportSize = {"width": 390, "height": 675}
"""What a phone leaves when its browser shows all its bars."""
SLIP = 12
"""So far a thumb may miss what it aims at."""


def few_cards() -> cards.State:
    """A red series that can spare none of its cards, and stars that can spare one."""
    return cards_lying("RcRsRt YtGtBtPt", "RoRdRxYsGcPsBtPxPo", "RsYtGtPoOdOxGdYdYc")


def five_reds() -> cards.State:
    """A game of three in which a cross makes a Qwirkle of the reds."""
    hands = ("OxOoBdPcYsOtBtPsGd", "PxPdYoBcGsYtBoPoGo", "OdOcOsBsPtYxGtYcGc")
    return cards_lying("RoRcRdRsRt RxGxYxBx", *hands)


def strip(page: Page, *cards_on_it: str) -> Locator:
    """The strip on which these cards lie, and no others."""
    found = page.locator(".strip").filter(has=page.locator(f"[data-card][data-piece='{cards_on_it[0]}']"))
    for piece in cards_on_it[1:]:
        found = found.filter(has=page.locator(f"[data-card][data-piece='{piece}']"))
    expect(found.locator("[data-card]")).to_have_count(len(cards_on_it))
    return found


def card(page: Page, piece: str) -> Locator:
    """A card on the table."""
    return page.locator(f"[data-card][data-piece='{piece}']").first


def hold(page: Page, piece: str) -> Locator:
    """A card of the hand."""
    return page.locator(f".held[data-piece='{piece}']").first


def lit(page: Page) -> list[tuple[str, str]]:
    """The slots that are lit: the strip's cards, and the slot; strips that may be begun last."""
    found: list[list[str]] = page.locator(".strip.open").evaluate_all(
        """(all) => all.map((one) => [
          [...one.querySelectorAll('[data-card]')].map((card) => card.dataset.piece).join(''),
          [...one.children].filter((slot) => !slot.matches('.caption')).findIndex((slot) => slot.matches('.lit')),
        ].map(String))"""
    )
    return sorted((lying, place) for lying, place in found)


def lying(page: Page) -> list[list[str]]:
    """What lies on each strip, in the order of the strips."""
    found: list[list[str]] = page.locator(".strip:not(.new)").evaluate_all(
        "(all) => all.map((one) => [...one.querySelectorAll('[data-card]')].map((card) => card.dataset.piece))"
    )
    return found


def places(page: Page) -> list[list[float]]:
    """Where the strips are."""
    found: list[list[float]] = page.locator(".strip:not(.new)").evaluate_all(
        "(all) => all.map((one) => { const box = one.getBoundingClientRect(); return [box.left, box.top]; })"
    )
    return found


def undo(page: Page) -> Locator:
    """The button that takes one move back."""
    return page.get_by_role("button", name=ENGLISH.say("undo"))


def redo(page: Page) -> Locator:
    """The button that does it again."""
    return page.get_by_role("button", name=ENGLISH.say("redo"))


@pytest.mark.parametrize("screen", SCREENS)
def test_twenty_series_lie_on_strips_of_six_slots_in_two_columns(someone: Someone, screen: str) -> None:
    page, _ = sit(someone, late_cards(), SCREENS[screen])
    strips = page.locator(".strip")
    expect(strips).to_have_count(20)
    assert {strips.nth(index).locator(".slot, [data-card]").count() for index in range(20)} == {6}
    left, right = page.locator(".strips section").all()
    expect(left.get_by_role("heading")).to_have_text(ENGLISH.say("row-colour"))
    expect(right.get_by_role("heading")).to_have_text(ENGLISH.say("row-shape"))
    for column, kind in ((left, 0), (right, 1)):
        expect(column.locator(".strip")).to_have_count(10)
        for series in column.locator(".strip").all():
            pieces = series.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
            assert len({piece[kind] for piece in pieces}) == 1
    assert box(left)["x"] + box(left)["width"] <= box(right)["x"] + 1
    assert not page.evaluate(READING)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_empty_slots_show_faintly_what_is_missing(someone: Someone, dark: bool) -> None:
    page, _ = sit(someone, late_cards(), DESK, dark=dark)
    seen: list[tuple[float, int, float]] = page.locator(".strip .slot").evaluate_all(
        """(all) => all.map((one) => [
          Number(getComputedStyle(one).opacity), one.querySelectorAll("svg").length, one.getBoundingClientRect().width,
        ])"""
    )
    cards = page.locator(".strip [data-card]")
    assert len(seen) == 20 * 6 - cards.count()
    wide = box(cards.first)["width"]
    assert all(0.1 <= opacity <= 0.3 and drawn == 1 and width == wide for opacity, drawn, width in seen)
    assert set(cards.evaluate_all("(all) => all.map((one) => getComputedStyle(one).opacity)")) == {"1"}


@pytest.mark.parametrize("screen", [UPRIGHT, SMALL, ON_ITS_SIDE, DESK], ids=["upright", "small", "on-its-side", "desk"])
def test_twenty_series_and_the_place_for_more_are_in_sight_without_scrolling(
    someone: Someone, screen: ViewportSize
) -> None:
    page, _ = sit(someone, late_cards(), screen)
    before = places(page)
    held(page).first.click()
    expect(page.locator(".strip.new")).to_have_count(2)
    assert places(page) == before, "strips moved when a card was chosen"
    table = page.locator(".strips")
    assert table.evaluate("(one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
    arena = box(table)
    for series in page.locator(".strip").all():
        there = box(series)
        assert there["y"] >= arena["y"]
        assert there["y"] + there["height"] <= arena["y"] + arena["height"]
        assert there["height"] >= 24


def test_what_is_out_of_sight_is_pointed_at(someone: Someone) -> None:
    page, _ = sit(someone, late_cards(), NARROW)
    hold(page, "Ys").tap()
    cue = page.get_by_role("button", name=ENGLISH.say("cells-beyond", count=2))
    cue.tap()
    expect(page.locator(".strip.new").last).to_be_in_viewport(ratio=0.9)
    expect(cue).to_have_count(0)
    page.locator(".strip.new").last.tap()
    expect(card(page, "Ys")).to_be_visible()


@pytest.mark.parametrize("screen", [UPRIGHT, DESK], ids=["phone", "desk"])
def test_a_card_lights_its_slots_and_goes_nowhere_else(someone: Someone, screen: ViewportSize) -> None:
    page, _ = sit(someone, few_cards(), screen)
    hold(page, "Rd").click()
    assert lit(page) == [("", "0"), ("", "2"), ("RcRsRt", "2")]
    box_of_stars = strip(page, "Yt", "Gt", "Bt", "Pt")
    box_of_stars.locator(".slot").first.click(force=True)
    expect(page.locator(".held.chosen")).to_have_count(1)
    assert lying(page) == [["Rc", "Rs", "Rt"], ["Yt", "Gt", "Bt", "Pt"]]
    strip(page, "Rc", "Rs", "Rt").locator(".lit").click()
    assert lying(page) == [["Rc", "Rd", "Rs", "Rt"], ["Yt", "Gt", "Bt", "Pt"]]
    hold(page, "Bt").click()
    assert lit(page) == [("", "4"), ("", "4")]


def test_strips_stay_where_they_are_and_say_there_what_they_need(someone: Someone) -> None:
    page, told = sit(someone, few_cards(), UPRIGHT)
    before = places(page)
    card(page, "Rs").tap()
    new_strip(page, "shape").tap()
    previewed(page)
    assert places(page)[:2] == before
    short = strip(page, "Rc", "Rt")
    expect(short).to_have_attribute("data-needs", "1")
    expect(short).to_have_attribute("aria-label", "Series 1, red: needs one more card")
    expect(strip(page, "Rs")).to_have_attribute("aria-label", "Series 3, squares: needs 2 more cards")
    message = page.locator(".tray .message")
    expect(message).to_have_text(ENGLISH.say("series-unfinished", count=2))
    assert "bad" not in (message.get_attribute("class") or "")
    for piece in ("Ys", "Ps"):
        hold(page, piece).tap()
        card(page, "Rs").tap()
    hold(page, "Ro").tap()
    card(page, "Rc").tap()
    expect(page.locator(".unfinished")).to_have_count(0)
    assert lying(page) == [["Ro", "Rc", "Rt"], ["Yt", "Gt", "Bt", "Pt"], ["Rs", "Ys", "Ps"]]
    confirm_button(page).tap()
    expect(page.locator(".players .turn")).to_contain_text("Computer")
    assert isinstance(told.state, cards.State)
    assert sorted(map(sorted, told.state.table)) == sorted(map(sorted, table("RoRcRt", "YtGtBtPt", "RsYsPs")))


def test_an_emptied_strip_keeps_its_place(someone: Someone) -> None:
    page, _ = sit(someone, cards_lying("RoRcRd RsRtRx OoYoGo", "BoPoYsGs", "RsYt"), UPRIGHT)
    before = places(page)
    for piece in ("Ro", "Rc", "Rd"):
        card(page, piece).tap()
        strip_of_reds = page.locator(".strip.open:has([data-piece='Rs'][data-card])")
        strip_of_reds.locator(".lit").tap()
    assert places(page) == before
    assert lying(page) == [[], ["Ro", "Rc", "Rd", "Rs", "Rt", "Rx"], ["Oo", "Yo", "Go"]]
    expect(page.locator(".strip").first).to_have_attribute("aria-label", "Series 1, red: no cards")
    previewed(page)
    expect(page.locator(".strip.unfinished")).to_have_count(0)
    expect(page.locator(".tray .message")).to_have_text(
        catalogue("en", "cards-999").say("refusal-no-pieces", game="cards")
    )
    expect(page.locator(".message.bad")).to_have_count(0)


@pytest.mark.parametrize("by", ["buttons", "keys"])
def test_moves_are_undone_and_redone_one_at_a_time(someone: Someone, by: str) -> None:
    page, _ = sit(someone, few_cards(), DESK)

    def back() -> None:
        undo(page).click() if by == "buttons" else page.keyboard.press("Control+z")

    def again() -> None:
        redo(page).click() if by == "buttons" else page.keyboard.press("Control+Shift+z")

    expect(undo(page)).to_be_disabled()
    seen = [lying(page)]
    for piece, target in (("Ro", "Rc"), ("Rd", "Rc"), ("Rs", "shape"), ("Ys", "Rs")):
        page.locator(f":is(.held, [data-card])[data-piece='{piece}']").first.click()
        (new_strip(page, target) if target == "shape" else card(page, target)).click()
        seen.append(lying(page))
    assert len({str(one) for one in seen}) == 5
    for wanted in reversed(seen[:-1]):
        back()
        assert lying(page) == wanted
    expect(undo(page)).to_be_disabled()
    expect(held(page)).to_have_count(9)
    for wanted in seen[1:]:
        again()
        assert lying(page) == wanted
    expect(redo(page)).to_be_disabled()
    page.get_by_role("button", name=ENGLISH.say("put-everything-back")).click()
    assert lying(page) == seen[0]
    back()
    assert lying(page) == seen[-1]


def test_a_new_move_ends_what_could_be_redone(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), DESK)
    hold(page, "Ro").click()
    card(page, "Rc").click()
    undo(page).click()
    hold(page, "Rd").click()
    card(page, "Rc").click()
    expect(redo(page)).to_be_disabled()
    undo(page).click()
    assert lying(page)[0] == ["Rc", "Rs", "Rt"]


def test_cards_moved_and_cards_played_are_marked_differently(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), UPRIGHT)
    hold(page, "Rx").tap()
    card(page, "Rc").tap()
    card(page, "Rt").tap()
    new_strip(page, "shape").tap()
    played, moved = card(page, "Rx"), card(page, "Rt")
    expect(played).to_have_accessible_name("red cross, played this turn")
    expect(moved).to_have_accessible_name("red star, moved this turn")
    expect(card(page, "Rc")).to_have_accessible_name("red clover")
    drawn = [
        one.evaluate("(card) => { const s = getComputedStyle(card, '::after'); return s.borderStyle + s.height; }")
        for one in (played, moved, card(page, "Rc"))
    ]
    assert len(set(drawn)) == 3
    played.tap()
    page.get_by_role("button", name=ENGLISH.say("card-take-back")).tap()
    expect(hold(page, "Rx")).to_be_visible()


def test_a_finger_drags_a_card_to_its_slot_and_back_into_the_hand(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), UPRIGHT)
    with Finger(page, hold(page, "Rd")) as move:
        move(middle(strip(page, "Rc", "Rs", "Rt")), lift=46)
        expect(page.locator(".strip.target")).to_have_count(1)
        assert lit(page)[-1] == ("RcRsRt", "2")
    expect(card(page, "Rd")).to_be_visible()
    with Finger(page, card(page, "Rd")) as move:
        move(middle(hold(page, "Rx")), lift=46)
    expect(page.locator("[data-card][data-piece='Rd']")).to_have_count(0)
    expect(held(page)).to_have_count(9)
    with Finger(page, hold(page, "Rd")) as move:
        move(middle(strip(page, "Yt", "Gt", "Bt", "Pt")), lift=0)
        expect(page.locator(".strip.target")).to_have_count(0)
    assert lying(page) == [["Rc", "Rs", "Rt"], ["Yt", "Gt", "Bt", "Pt"]]


def test_a_mouse_drags_a_card_of_the_table(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), DESK)
    hold(page, "Ro").click()
    card(page, "Rc").click()
    card(page, "Rt").hover()
    page.mouse.down()
    stars = strip(page, "Yt", "Gt", "Bt", "Pt")
    to = middle(stars)
    page.mouse.move(*to, steps=5)
    expect(stars.locator(".lit")).to_be_visible()
    page.mouse.up()
    assert lying(page) == [["Ro", "Rc", "Rs"], ["Rt", "Yt", "Gt", "Bt", "Pt"]]


def test_dragging_at_an_edge_scrolls(someone: Someone) -> None:
    page, _ = sit(someone, late_cards(), NARROW)
    table = page.locator(".strips")
    assert table.evaluate("(one) => one.scrollHeight > one.clientHeight")
    there = box(table)
    with Finger(page, hold(page, "Ys")) as move:
        move((there["x"] + 40, there["y"] + there["height"] - 12), lift=46)
        page.wait_for_function(
            "() => { const one = document.querySelector('.strips');"
            " return one.scrollTop + one.clientHeight >= one.scrollHeight - 1; }"
        )
        move(middle(new_strip(page, "colour")), lift=46)
    mine = page.locator("[data-card].played")
    expect(mine).to_have_attribute("data-piece", "Ys")
    with Finger(page, mine) as move:
        move((there["x"] + 40, there["y"] + 12), lift=46)
        page.wait_for_function("() => document.querySelector('.strips').scrollTop === 0")


@pytest.mark.parametrize("way", ["step by step", "at once"])
@pytest.mark.parametrize("screen", [UPRIGHT, ON_ITS_SIDE, DESK], ids=["phone", "on-its-side", "desk"])
def test_a_hint_is_a_plan_to_follow_or_to_lay(someone: Someone, screen: ViewportSize, way: str) -> None:
    page, _ = sit(someone, late_cards(), screen)
    before = lying(page)
    hint_button(page).click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("You could play")
    assert lying(page) == before, "a hint is shown, not laid"
    expect(page.locator("[data-card].next, .held.next")).to_have_count(1)
    expect(page.locator(".slot.next")).to_have_count(1)
    if way == "at once":
        advice.get_by_role("button", name=ENGLISH.say("table-hint-use")).click()
        undone = 1
    else:
        undone = follow(page)
    expect(confirm_button(page)).to_be_enabled()
    for _ in range(undone):
        undo(page).click()
    assert lying(page) == before
    expect(undo(page)).to_be_disabled()


def follow(page: Page) -> int:
    """Take the steps of a plan one by one; how many there were."""
    step, use = (
        page.locator(".advice").get_by_role("button", name=ENGLISH.say(key))
        for key in ("table-hint-step", "table-hint-use")
    )
    steps = 0
    while use.count():
        told = page.locator(".advice .step").text_content()
        (step if step.count() else use).click()
        steps += 1
        page.wait_for_function("(told) => document.querySelector('.advice .step')?.textContent !== told", arg=told)
    return steps


def test_a_plan_goes_on_from_what_is_laid_and_never_destroys_it(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), UPRIGHT)
    hold(page, "Ys").tap()
    new_strip(page, "colour").tap()
    card(page, "Rs").tap()
    new_strip(page, "shape").tap()
    mine = lying(page)
    hint_button(page).tap()
    expect(page.locator(".strip .next")).not_to_have_count(0)
    assert lying(page) == mine
    page.locator(".advice").get_by_role("button", name=ENGLISH.say("table-hint-use")).tap()
    expect(confirm_button(page)).to_be_enabled()
    undo(page).tap()
    assert lying(page) == mine
    page.locator(".advice").get_by_role("button", name=ENGLISH.say("close")).tap()
    assert lying(page) == mine


@pytest.mark.parametrize("screen", [UPRIGHT, DESK], ids=["phone", "desk"])
def test_what_the_others_did_is_shown(someone: Someone, screen: ViewportSize) -> None:
    page, told = sit(someone, five_reds(), screen)
    since = page.get_by_role("list", name=ENGLISH.say("since-label"))
    expect(since).to_have_count(0)
    hold(page, "Ox").click()
    card(page, "Gx").click()
    confirm_button(page).click()
    page.locator(".players .turn").filter(has_text="Computer").wait_for()
    before = places(page)
    told.play(cards.Play(pieces("Px"), table("RoRcRdRsRtRx", "OxYxGxBxPx")))
    told.play(cards.Play(pieces("OdOcOs"), table("YxGxBxPx", "OcOdOsOx")))
    page.locator(".players .turn").filter(has_text="Ann").wait_for()
    expect(card(page, "Px")).to_have_accessible_name("purple cross, played by someone else")
    expect(card(page, "Od")).to_have_accessible_name("orange diamond, played by someone else")
    expect(card(page, "Ox")).to_have_accessible_name("orange cross, moved by someone else")
    expect(card(page, "Yx")).to_have_accessible_name("yellow cross")
    assert places(page)[-1] == before[-1], "the crosses lie where they lay"
    ben, computer = since.get_by_role("listitem").all()
    expect(ben).to_contain_text("Ben")
    expect(computer).to_contain_text("Computer")
    expect(computer.locator(".taken svg")).to_have_count(6)
    expect(computer.locator(".cards:not(.taken) svg")).to_have_count(1)
    expect(ben.locator(".taken")).to_have_count(0)
    expect(ben.locator(".cards svg")).to_have_count(3)
    assert not page.evaluate(READING)
    hold(page, "Oo").click()
    card(page, "Oc").click()
    confirm_button(page).click()
    page.locator(".players .turn").filter(has_text="Computer").wait_for()
    expect(since).to_have_count(0)
    expect(page.locator(".played-by-others, .moved-by-others")).to_have_count(0)


def test_the_keyboard_reaches_every_card_and_slot(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), DESK)
    page.locator(".strips").focus()
    page.keyboard.press("Tab")
    expect(card(page, "Rc")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(card(page, "Rs")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(card(page, "Yt")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(card(page, "Yt")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page, "Yt")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    target = new_strip(page, "shape").locator(".lit")
    expect(target).to_be_focused()
    expect(target).to_have_accessible_name("New series, stars")
    page.keyboard.press("Enter")
    expect(card(page, "Yt")).to_be_focused()
    expect(card(page, "Yt")).to_have_accessible_name("yellow star, moved this turn")
    page.keyboard.press("h")
    expect(held(page).first).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".held.chosen")).to_have_count(0)


def test_a_thumb_that_misses_by_a_little_means_what_it_aims_at(someone: Someone) -> None:
    page, _ = sit(someone, late_cards(), UPRIGHT)
    rng, steps = Random(0), 0
    hint_button(page).tap()
    following = page.locator(".slot.next")
    expect(following).to_have_count(1)
    while following.count():
        piece = following.locator("..").evaluate(
            "(strip) => document.querySelector(':is([data-card], .held).next').dataset.piece"
        )
        where = following.locator("..").get_attribute("data-strip") or ""
        strips = lying(page)
        thumb(page, page.locator(":is([data-card], .held).next"), rng)
        expect(page.locator(":is([data-card], .held).chosen")).to_have_attribute("data-piece", piece)
        assert lying(page) == strips
        thumb(page, page.locator(f".strip[data-strip='{where}'] .lit"), rng)
        expect(page.locator(".chosen")).to_have_count(0)
        begun = where in ("colour", "shape")
        assert len(lying(page)) == len(strips) + begun
        if not begun:
            expect(page.locator(f"[data-strip='{where}'] [data-card][data-piece='{piece}']")).to_have_count(1)
        steps += 1
    assert steps > 20
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).tap()
    expect(page.locator(".players .turn")).to_contain_text("Computer")


def thumb(page: Page, thing: Locator, rng: Random) -> None:
    """Tap at a thing, and miss its middle by a little."""
    x, y = middle(thing)
    way, far = rng.uniform(0, math.tau), rng.uniform(0, SLIP)
    page.touchscreen.tap(x + far * math.cos(way), y + far * math.sin(way))


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of a thing."""
    there = box(thing)
    return there["x"] + there["width"] / 2, there["y"] + there["height"] / 2


class Finger:
    """A finger that holds a card."""

    def __init__(self, page: Page, thing: Locator) -> None:
        self._line, self._start = page.context.new_cdp_session(page), middle(thing)

    def __enter__(self) -> Callable[..., None]:
        x, y = self._start
        self._send("touchStart", (x, y))
        self._send("touchMove", (x, y - 20))
        return self._move

    def __exit__(self, *_: object) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _move(self, to: tuple[float, float], lift: float = 0) -> None:
        """Bring the card there; it floats so far above the finger."""
        self._send("touchMove", (to[0], to[1] + lift))

    def _send(self, kind: str, at: tuple[float, float]) -> None:
        touch = [{"x": at[0], "y": at[1], "id": 0}]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touch})


@pytest.mark.parametrize("screen", [NARROW, ON_ITS_SIDE], ids=["narrow", "on-its-side"])
def test_every_word_at_the_strips_can_be_read_in_every_language(someone: Someone, screen: ViewportSize) -> None:
    page, _ = sit(someone, five_reds(), screen)
    hold(page, "Oo").tap()
    new_strip(page, "shape").tap()
    hint_button(page).tap()
    page.locator(".strip .next").first.wait_for()
    bad: dict[str, list[str]] = {}
    for language in in_every_language(page):
        expect(page.locator(".strips h2").first).to_have_text(catalogue(language).say("row-colour"))
        if problems := page.evaluate(READING):
            bad[language] = problems
    assert not bad, bad


@pytest.mark.parametrize("state", ["chosen", "unfinished", "planned", "told"])
def test_strips_keep_nobody_out(someone: Someone, state: str) -> None:
    page, told = sit(someone, five_reds(), DESK)
    if state == "planned":
        hint_button(page).click()
        page.locator(".slot.next").wait_for()
    else:
        hold(page, "Ox").click()
        if state != "chosen":
            (new_strip(page, "shape") if state == "unfinished" else card(page, "Gx")).click()
        if state == "told":
            confirm_button(page).click()
            page.locator(".players .turn").filter(has_text="Computer").wait_for()
            told.play_others()
            page.locator(".since").wait_for()
    previewed(page)
    assert not (found := violations_in_either_theme(page)), found


def test_strong_dots_tell_the_colours_on_strips(someone: Someone) -> None:
    page, _ = sit(someone, few_cards(), UPRIGHT)
    page.evaluate("() => { document.documentElement.dataset.dots = 'strong'; }")
    assert [card(page, piece).locator(".dots circle").count() for piece in ("Rc", "Yt", "Gt", "Pt")] == [1, 3, 4, 6]
    dot = box(card(page, "Pt").locator(".dots circle").first)
    assert dot["width"] >= 2.5
