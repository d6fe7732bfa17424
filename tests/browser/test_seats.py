"""Seats belong to people, as the pages show it: handing one on, ending a game, names that are refused, calling off."""

from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.table import ENGLISH
from server.process import ServerProcess
from sixfold.core.stream import SEED_BYTES, commitment
from sixfold.locale import Key


def _with_link(ann: Page, *others: str) -> None:
    """A table of Ann's with a link for each of the others."""
    ann.goto("/#/new/tiles")
    ann.get_by_label(ENGLISH.say("new-name-of", number=1)).fill("Ann")
    for number, name in enumerate(others, start=2):
        if number > 2:
            ann.get_by_role("button", name=ENGLISH.say("new-add")).click()
        ann.get_by_label(ENGLISH.say("new-seat-kind", number=number)).select_option("link")
        ann.get_by_label(ENGLISH.say("new-name-of", number=number)).fill(name)
    ann.get_by_role("button", name=ENGLISH.say("new-start")).click()


def _take(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label(ENGLISH.say("join-name")).fill(name)
    page.get_by_role("button", name=ENGLISH.say("join-take")).click()


def _link(ann: Page, seat: int = 1) -> str:
    return ann.locator(f"[data-lobby-seat='{seat}'] input").input_value()


def _menu(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("table-menu")).click()


def test_a_seat_is_handed_on_by_its_person_and_the_table_shows_it(someone: Someone) -> None:
    ann, bob, eve = someone(), someone(quiet=True), someone(quiet=True)
    _with_link(ann, "Bob")
    _take(bob, _link(ann), "Bob")
    expect(ann.locator(".tray")).to_be_visible()
    _menu(ann)
    expect(ann.get_by_role("button", name=ENGLISH.say("table-new-link", name="Bob"))).to_have_count(0)
    ann.get_by_role("dialog").get_by_role("button", name=ENGLISH.say("close")).click()
    bob.context.grant_permissions(["clipboard-read", "clipboard-write"])
    _menu(bob)
    bob.get_by_role("button", name=ENGLISH.say("table-hand-on")).click()
    bob.get_by_role("button", name=ENGLISH.say("table-hand-on-copy")).click()
    _take(eve, bob.evaluate("() => navigator.clipboard.readText()"), "Eve")
    expect(eve.locator(".tray")).to_be_visible()
    expect(ann.locator("[data-seat='1'] .name")).to_have_text("Eve")
    expect(ann.locator("[data-seat='1']")).to_contain_text(ENGLISH.say("seat-before", names="Bob"))
    expect(ann.get_by_role("log")).to_contain_text(ENGLISH.say("announce-seat", name="Eve", before="Bob"))
    expect(bob.get_by_text(ENGLISH.say("denial-wrong-secret"))).to_be_visible()


def test_whoever_ends_a_game_without_the_others_is_told_that_they_resign(
    someone: Someone, server: ServerProcess
) -> None:
    server.set_clock(1_800_000_000.0)
    ann, bob = someone(), someone()
    _with_link(ann, "Bob")
    _take(bob, _link(ann), "Bob")
    expect(ann.locator(".tray")).to_be_visible()
    turn = int(ann.locator(".player.turn").get_attribute("data-seat") or 0)
    thinking, losing = ((ann, "Ann"), (bob, "Bob")) if turn == 0 else ((bob, "Bob"), (ann, "Ann"))
    server.set_clock(1_800_000_121.0)
    page, name = losing
    _menu(page)
    page.get_by_role("button", name=ENGLISH.say("table-vote", name=thinking[1])).click()
    expect(thinking[0].get_by_text(ENGLISH.say("taken-voted-out"))).to_be_visible()
    page.get_by_role("button", name=ENGLISH.say("table-resign"), exact=True).click()
    expect(page.get_by_text(ENGLISH.say("table-resign-absent"))).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH.say("table-resign"), exact=True).last.click()
    expect(thinking[0].locator("#result-title")).to_have_text(ENGLISH.say("result-stopped", you="no", name=name))
    expect(page.locator("#result-title")).to_have_text(ENGLISH.say("result-stopped", you="yes", name=name))


def test_a_name_that_deceives_is_refused_in_words(someone: Someone) -> None:
    ann, bob = someone(), someone(quiet=True)
    _with_link(ann, "Bob")
    link = _link(ann)
    refused: tuple[tuple[str, Key], ...] = (("\u3164", "denial-name-empty"), ("C0mputer", "denial-name-of-bot"))
    for name, said in refused:
        _take(bob, link, name)
        expect(bob.get_by_role("alert")).to_have_text(ENGLISH.say(said))
    _take(bob, link, "Bobby")
    expect(bob.locator(".tray")).to_be_visible()


def test_a_table_that_is_called_off_tells_its_secret_to_those_who_wait(someone: Someone, server: ServerProcess) -> None:
    ann, bob = someone(), someone()
    seed = server.twin().world.draw("seed", SEED_BYTES)
    _with_link(ann, "Bob", "Cas")
    _take(bob, _link(ann), "Bob")
    expect(bob.get_by_text(ENGLISH.say("lobby-waiting-guest"))).to_be_visible()
    ann.get_by_role("button", name=ENGLISH.say("lobby-close")).click()
    expect(bob.get_by_text(ENGLISH.say("verify-commitment-right"))).to_be_visible()
    bob.get_by_text(ENGLISH.say("fold-shuffle")).click()
    expect(bob.get_by_text(seed.hex())).to_be_visible()
    expect(bob.get_by_text(commitment(seed))).to_be_visible()
