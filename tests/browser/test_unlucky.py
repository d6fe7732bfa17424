"""What can go wrong on a device that plays by itself: nothing that was said to be kept is lost, and it is said why."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.offline import Site, cut_off, logged, tidy_away
from browser.table import (
    ENGLISH,
    await_turn,
    confirm_button,
    heard,
    hint_button,
    play_computer,
    play_turn,
    position,
    take_advice,
    turns_told,
)
from sixfold.locale import Key

Visitor = Callable[..., Page]
NEWER = """() => new Promise((settle, fail) => {
  const opening = indexedDB.open("sixfold", 99);
  opening.onsuccess = () => { opening.result.close(); settle(); };
  opening.onerror = () => fail(opening.error);
})"""
"""Leave a log behind that the app cannot open."""
FULL = """() => {
  const usual = IDBObjectStore.prototype.add;
  self.makeRoom = () => { IDBObjectStore.prototype.add = usual; };
  IDBObjectStore.prototype.add = function (...given) {
    const adding = usual.apply(this, given);
    adding.onsuccess = () => this.transaction.abort();
    return adding;
  };
}"""
"""Whatever is added is taken back again, as browsers do that have no room left."""
BREAK = "() => void setTimeout(() => { throw new Error('broken off'); })"
DIE = "() => void setTimeout(() => self.close())"


def told(page: Page, key: Key) -> None:
    """Wait until the page says so."""
    expect(page.get_by_role("alert").filter(has_text=ENGLISH.say(key)).first).to_be_visible()


def want_to_play(page: Page) -> None:
    """Press to play the computer, whatever comes of it."""
    label = ENGLISH.say("home-play-label", game=ENGLISH.say("kind-tiles"))
    page.locator("article").get_by_role("button", name=label, exact=True).click()


def one_after_the_other(page: Page) -> None:
    """See that the log has every number once, and that the expert itself chose its turns."""
    events = logged(page)
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    assert {event["data"]["by"] for event in events if "by" in event["data"]} <= {"person", "expert"}


def test_what_was_tidied_away_is_said_where_there_is_no_network(visitor: Visitor, site: Site) -> None:
    page = visitor()
    cut_off(page, site)
    tidy_away(page)
    want_to_play(page)
    told(page, "denial-evicted")


def test_a_browser_that_keeps_nothing_is_said_so(visitor: Visitor, site: Site) -> None:
    page = visitor()
    page.goto("/manifest.webmanifest")
    page.evaluate(NEWER)
    cut_off(page, site)
    want_to_play(page)
    told(page, "denial-not-kept")


def test_without_room_a_turn_is_refused_and_played_when_there_is(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    cut_off(page, site)
    play_computer(page, "tiles")
    play_turn(page)
    assert await_turn(page)
    before, (worker,) = len(logged(page)), page.workers
    worker.evaluate(FULL)
    take_advice(page)
    confirm_button(page).click()
    expect(page.locator(".message.bad")).to_contain_text(ENGLISH.say("denial-not-kept"))
    assert len(logged(page)) == before
    worker.evaluate("() => self.makeRoom()")
    turns = turns_told(page)
    confirm_button(page).click()
    heard(page, before + 1)
    assert await_turn(page)
    assert turns_told(page) >= turns + 2
    one_after_the_other(page)


def test_a_worker_that_breaks_in_the_middle_of_a_turn_is_followed_by_another(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    cut_off(page, site)
    play_computer(page, "cubes")
    for _ in range(2):
        assert await_turn(page)
        number, turns = position(page), turns_told(page)
        take_advice(page)
        (worker,) = page.workers
        worker.evaluate(BREAK)
        confirm_button(page).click()
        heard(page, number + 1)
        assert await_turn(page)
        assert turns_told(page) >= turns
        one_after_the_other(page)


def test_a_worker_that_dies_without_a_word_is_followed_by_another(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    page.clock.install()
    cut_off(page, site)
    play_computer(page, "tiles")
    assert await_turn(page)
    number = position(page)
    take_advice(page)
    (worker,) = page.workers
    worker.evaluate(DIE)
    confirm_button(page).click()
    with page.expect_event("worker"):
        for _ in range(6):
            page.clock.run_for(30_000)
    heard(page, number + 1)
    assert await_turn(page)
    one_after_the_other(page)


def test_a_log_that_is_cleared_while_a_game_is_open_is_said_so(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    cut_off(page, site)
    play_computer(page, "tiles")
    assert await_turn(page)
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": site.address, "storageTypes": "indexeddb"})
    expect(page.get_by_text(ENGLISH.say("denial-no-such-game"))).to_be_visible()
    play_computer(page, "tiles")
    assert await_turn(page)
    play_turn(page)
    one_after_the_other(page)


def test_two_pages_of_one_game_agree(visitor: Visitor, site: Site) -> None:
    page = visitor(level="expert")
    cut_off(page, site)
    play_computer(page, "tiles")
    assert await_turn(page)
    other = page.context.new_page()
    other.goto(page.url)
    heard(other, position(page))
    for one, another in ((page, other), (other, page)):
        assert await_turn(one)
        turns = turns_told(one)
        play_turn(one)
        heard(another, position(one))
        assert await_turn(another)
        assert turns_told(another) >= turns + 2
    expect(hint_button(page)).to_be_enabled()
    one_after_the_other(page)
