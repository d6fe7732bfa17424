"""People who play together: invitations, open tables, what they call out, notices, tables without hints, one screen."""

import json
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import SLOWEST, Someone
from browser.table import ENGLISH, await_turn, confirm_button, hint_button, play_turn, take_advice
from push_service import PushService, push_service
from server.client import asking, here
from server.process import ServerProcess

SHARED = """
  window.shared = [];
  navigator.share = async (what) => { window.shared.push(what); };
"""


@pytest.fixture
def pushes() -> Iterator[PushService]:
    """A push service."""
    with push_service() as service:
        yield service


def _name(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(ENGLISH.say("settings-name")).fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def _join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator(".tray")).to_be_visible()


def _together(one: Page, other: Page) -> None:
    """Both at one table, the first by one press."""
    one.add_init_script(SHARED)
    _name(one, "Ann")
    one.get_by_role("button", name=ENGLISH.say("home-friend")).click()
    one.wait_for_function("() => window.shared.length === 1")
    _join(other, one.evaluate("() => window.shared[0].url"), "Bob")


def test_a_friend_is_invited_in_one_press(someone: Someone) -> None:
    ann, bob = someone(phone=True), someone()
    ann.add_init_script(SHARED)
    _name(ann, "Ann")
    ann.get_by_role("button", name=ENGLISH.say("home-friend")).click()
    ann.wait_for_function("() => window.shared.length === 1")
    shared = ann.evaluate("() => window.shared[0]")
    assert shared["text"] == "Ann invites you to Qwirkle, two players"
    expect(ann.get_by_role("heading", name=ENGLISH.say("lobby-title"))).to_be_visible()
    bob.goto(shared["url"])
    expect(bob.get_by_role("heading", name="Ann invites you to Qwirkle, two players")).to_be_visible()
    _join(bob, shared["url"], "Bob")
    expect(ann.locator(".player .name").nth(1)).to_have_text("Bob")


def test_without_a_share_sheet_the_link_is_copied(someone: Someone) -> None:
    ann, bob = someone(), someone(language="nl-NL")
    ann.add_init_script("delete Navigator.prototype.share;")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.goto("/")
    ann.get_by_role("button", name=ENGLISH.say("home-friend")).click()
    expect(ann.get_by_text(ENGLISH.say("invite-copied"))).to_be_visible()
    bob.goto(ann.evaluate("() => navigator.clipboard.readText()"))
    expect(bob.get_by_role("heading", name="Je bent uitgenodigd voor Qwirkle, twee spelers")).to_be_visible()


def test_open_tables_and_games_to_watch_have_a_page(someone: Someone, server: ServerProcess) -> None:
    page = someone()
    clock = {"kind": "turn", "seconds": 120.0, "increment": 0.0}
    three = [here("Eve"), {"kind": "link"}, {"kind": "link"}]
    with asking(server.url) as client:
        body: dict[str, Any] = {"edition": "tiles-mindware", "seats": three, "open": True, "clock": clock}
        open_game = client.post("/api/games", json=body).json()["game"]
        body = {"edition": "cards-999", "seats": [here("Zoe"), here("Max")], "spectators": "open"}
        watchable = client.post("/api/games", json=body).json()["game"]
    page.goto("/")
    page.get_by_role("link", name=ENGLISH.say("home-tables"), exact=True).click()
    table = page.locator(f"[data-table='{open_game}']")
    for words in ("Eve", "MindWare rulebook", "2:00 per turn", "2 free seats"):
        expect(table).to_contain_text(words)
    expect(page.locator(f"[data-table='{watchable}']")).to_contain_text(ENGLISH.say("new-clock-none"))
    page.locator(f"[data-table='{watchable}'] a").click()
    expect(page.get_by_text(ENGLISH.say("table-you-watch"))).to_be_visible()
    page.goto("/#/tables")
    table.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Eve invites you to Qwirkle, three players")).to_be_visible()


def test_the_list_of_tables_says_which_have_no_hints(someone: Someone, server: ServerProcess) -> None:
    page, made = someone(), {}
    with asking(server.url) as client:
        for hints in (True, False):
            body: dict[str, Any] = {"edition": "tiles-nl", "seats": [here("Eve"), {"kind": "link"}], "open": True}
            made[hints] = client.post("/api/games", json=body | {"hints": hints}).json()["game"]
    page.goto("/#/tables")
    for hints, game in made.items():
        table = page.locator(f"[data-table='{game}']")
        expect(table).to_contain_text("Eve")
        expect(table.get_by_text(ENGLISH.say("hints-none"))).to_have_count(int(not hints))


def test_an_empty_list_says_what_to_do(someone: Someone) -> None:
    page = someone()
    page.route("**/api/games?show=*", lambda route: route.fulfill(json={"games": []}))
    page.goto("/#/tables")
    expect(page.get_by_text(ENGLISH.say("tables-empty-watch"))).to_be_visible()
    page.get_by_role("link", name=ENGLISH.say("tables-make")).click()
    page.get_by_text(ENGLISH.say("new-more")).click()
    expect(page.get_by_label(ENGLISH.say("new-open"))).to_be_checked()


def test_people_call_out_to_each_other(someone: Someone) -> None:
    ann, bob = someone(), someone(phone=True, language="fr-FR")
    ann.add_init_script(SHARED)
    _name(ann, "Ann")
    ann.get_by_role("button", name=ENGLISH.say("home-friend")).click()
    ann.wait_for_function("() => window.shared.length === 1")
    bob.goto(ann.evaluate("() => window.shared[0].url"))
    bob.get_by_role("textbox").fill("Bob")
    bob.locator("button[type=submit]").click()
    expect(ann.locator(".tray")).to_be_visible()
    ann.get_by_role("button", name=ENGLISH.say("react")).click()
    expect(ann.get_by_role("group", name=ENGLISH.say("react")).get_by_role("button")).to_have_count(12)
    ann.get_by_role("button", name=ENGLISH.say("reaction-well-played")).click()
    expect(ann.locator(".called p")).to_have_text("Ann: Well played!")
    expect(bob.locator(".called p")).to_have_text("Ann : Bien joué !")
    ann.get_by_role("button", name=ENGLISH.say("react")).click()
    ann.get_by_label(ENGLISH.say("settings-reactions")).uncheck()
    ann.keyboard.press("Escape")
    expect(ann.locator(".called p")).to_have_count(0)
    bob.get_by_role("button", name="Lancer un mot").click()
    bob.get_by_role("button", name="Merci !").click()
    expect(bob.locator(".called p").last).to_have_text("Bob : Merci !")
    expect(ann.locator(".called p")).to_have_count(0)


def test_with_whom_one_plays_can_be_pressed_before_the_choices_have_come(someone: Someone) -> None:
    ann, held = someone(), list[Route]()
    ann.route("**/api/choices", lambda route: held.append(route))
    with ann.expect_request("**/api/choices"):
        ann.goto("/#/new/tiles")
    friends = ann.get_by_role("button", name=ENGLISH.say("new-with-friends"))
    friends.click()
    expect(friends).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_role("button", name=ENGLISH.say("new-with-computer"))).to_have_attribute("aria-pressed", "false")
    expect(ann.get_by_label("Name at seat 1")).to_have_count(0)
    more = ann.get_by_role("button", name=ENGLISH.say("new-add"))
    expect(more).to_be_disabled()
    for route in held:
        route.continue_()
    expect(ann.get_by_label("Name at seat 1")).to_be_visible()
    more.click()
    expect(ann.get_by_label("Name at seat 3")).to_be_hidden()
    expect(ann.get_by_label(ENGLISH.say("new-seat-kind", number=3))).to_be_visible()
    ann.get_by_label(ENGLISH.say("new-remove", number=3)).click()
    expect(friends).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_label(ENGLISH.say("new-hints"))).to_be_checked()


@pytest.mark.parametrize("game", ["tiles", "cubes", "cards"])
def test_a_table_of_people_may_do_without_hints(someone: Someone, game: str) -> None:
    ann, bob = someone(), someone(phone=True)
    ann.goto(f"/#/new/{game}")
    ann.get_by_role("button", name=ENGLISH.say("new-with-friends")).click()
    ann.get_by_label("Name at seat 1").fill("Ann")
    ann.get_by_label(ENGLISH.say("new-hints")).uncheck()
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.get_by_text(ENGLISH.say("hints-off"))).to_be_visible()
    bob.goto(ann.locator(".invite input").input_value())
    expect(bob.get_by_text(ENGLISH.say("hints-off"))).to_be_visible()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take the seat").click()
    for page in (ann, bob):
        expect(page.locator(".tray")).to_be_visible()
        expect(hint_button(page)).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".tray").get_by_text(ENGLISH.say("hints-none"))).to_be_visible()
        expect(page.locator(".tray").get_by_text(ENGLISH.say("hints-none"))).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog").get_by_text(ENGLISH.say("hints-off"))).to_be_visible()


PRIVATE = ".held, .advice, aside.side, .beside, .player, .loose, .cell, .strip, dialog, table"
"""All that may tell something of a player."""


@pytest.mark.parametrize("game", ["tiles", "cards"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nothing_of_the_last_player_is_left_under_the_cover(someone: Someone, game: str, phone: bool) -> None:
    page = someone(phone=phone)
    page.goto(f"/#/new/{game}")
    page.get_by_role("button", name=ENGLISH.say("new-with-here")).click()
    page.get_by_role("button", name="Start the game").click()
    cover = page.get_by_role("heading", name=ENGLISH.say("hand-over-title"))
    for _ in range(3):
        cover.wait_for()
        expect(page.get_by_role("button", name="Scores and counter")).to_have_count(0)
        expect(page.get_by_role("button", name="Menu")).to_have_count(0)
        expect(page.locator(PRIVATE)).to_have_count(0)
        expect(page.locator("p[role=log]")).to_have_text("")
        page.get_by_role("button", name="show my hand").click()
        await_turn(page)
        expect(page.locator(".held").first).to_be_visible()
        expect(page.locator("aside.side")).to_have_count(0 if phone else 1)
        expect(page.locator("main").locator(".cell" if game == "tiles" else ".strips").first).to_be_visible()
        take_advice(page)
        confirm_button(page).click()
    cover.wait_for()


PERMITTED = """([subscription, before]) => {
  window.push = { keys: [], ended: 0 };
  const unsubscribe = async () => { window.push.ended += 1; now = null; };
  const options = (key) => ({ applicationServerKey: Uint8Array.from(key).buffer });
  const kept = (key) => ({ ...subscription, toJSON: () => subscription, unsubscribe, options: options(key) });
  let now = before === null ? null : kept(before);
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
    window.push.keys.push([...key]);
    return (now = kept(key));
  };
  PushManager.prototype.getSubscription = async () => now;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
}"""
SHOWN = """() => {
  [self.shown, self.opened] = [[], []];
  // Only whoever has really tapped may open a window.
  Clients.prototype.openWindow = async (address) => { self.opened.push(address); };
  // Without windows there is no app to carry a badge either, and the browser ends whoever asks for one.
  WorkerNavigator.prototype.setAppBadge = async () => { self.badged = true; };
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, data });
  };
}"""
DELIVERED = """(told) => {
  const event = new PushEvent("push", { data: told });
  event.waitUntil = () => undefined;
  self.dispatchEvent(event);
}"""
TAP = """() => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = { close: () => undefined, data: self.shown[0].data };
  event.waitUntil = () => undefined;
  self.dispatchEvent(event);
}"""


def _permit(page: Page, pushes: PushService, name: str, before: list[int] | None = None) -> None:
    """Let the browser of this page permit notices; it may have a subscription that was made for some key."""
    page.add_init_script(f"({PERMITTED})({json.dumps([pushes.subscription(name), before])})")


def _switch_notices(page: Page, on: bool) -> None:
    """Switch notices on or off in the settings."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label(ENGLISH.say("settings-notify"))
    switch.click()
    expect(switch).to_be_checked(checked=on)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


@pytest.mark.parametrize("closed", [False, True], ids=["home", "closed"])
def test_a_browser_is_told_of_its_turn(
    someone: Someone, server: ServerProcess, pushes: PushService, closed: bool
) -> None:
    """The push service is ours, and what it got is handed to the service worker as the browser's own would do it.

    Browsers without windows permit no notifications, so the last step, showing one, is only written down.
    """
    ann, bob = someone(), someone(installed=True)
    _permit(bob, pushes, "bob")
    _together(ann, bob)
    _switch_notices(bob, on=True)
    game = bob.url.rpartition("/")[2]
    if bob.locator(".player.turn").get_attribute("data-seat") == "1":
        play_turn(bob)
    bob.goto("/")
    expect(bob.locator(".running .game")).to_have_count(1)
    play_turn(ann)
    told = pushes.open(pushes.next())
    assert told == {"type": "turn", "game": game, "kind": "tiles", "with": ["Ann"]}
    (worker,) = bob.context.service_workers
    worker.evaluate(SHOWN)
    if closed:
        bob.close()
    worker.evaluate(DELIVERED, json.dumps(told))
    until = time.monotonic() + SLOWEST / 1000
    while not (shown := worker.evaluate("() => self.shown")):
        assert time.monotonic() < until, "no notice is shown"
    assert shown == [{"title": "Your turn", "body": "Qwirkle · with Ann", "tag": game, "data": {"game": game}}]
    assert worker.evaluate("() => self.badged")
    worker.evaluate(TAP)
    if closed:
        while not (opened := worker.evaluate("() => self.opened")):
            assert time.monotonic() < until, "no page is opened"
        assert opened == [f"{server.url}/#/game/{game}"]
        bob = bob.context.new_page()
        bob.goto(opened[0])
    bob.wait_for_url(f"**/#/game/{game}")
    await_turn(bob)


def test_a_subscription_is_made_for_the_key_of_the_server(
    someone: Someone, server: ServerProcess, pushes: PushService
) -> None:
    with asking(server.url) as client:
        written = client.get("/api/push").json()["key"]
    key = list(urlsafe_b64decode(written + "=" * (-len(written) % 4)))
    for before, told in ((None, [[key], 0]), (key, [[], 0]), ([*key[:-1], key[-1] ^ 1], [[key], 1])):
        page = someone(installed=True)
        _permit(page, pushes, "bob", before)
        page.goto("/")
        _switch_notices(page, on=True)
        assert page.evaluate("() => [window.push.keys, window.push.ended]") == told


def test_whoever_switches_notices_off_gets_no_more(someone: Someone, pushes: PushService) -> None:
    ann, bob = someone(installed=True), someone(installed=True)
    people = {"ann": ann, "bob": bob}
    for name, page in people.items():
        _permit(page, pushes, name)
    _together(ann, bob)
    for page in people.values():
        with page.expect_response("**/push"):
            _switch_notices(page, on=True)
    # Whoever does not begin, lest the other be told of the first turn already.
    begins, other = ("ann", bob) if ann.locator(".player.turn").get_attribute("data-seat") == "0" else ("bob", ann)
    with other.expect_response("**/push/stop") as stopped:
        _switch_notices(other, on=False)
    assert stopped.value.ok
    assert other.evaluate("() => window.push.ended") == 1
    assert not other.evaluate("() => JSON.parse(localStorage.getItem('sixfold.settings')).notify")
    table = other.url
    other.goto("/")
    expect(other.locator(".running .game")).to_have_count(1)
    play_turn(people[begins])
    people[begins].goto("/")
    expect(people[begins].locator(".running .game")).to_have_count(1)
    other.goto(table)
    play_turn(other)
    assert pushes.next().path == f"/{begins}", "the other was told of nothing before"
    assert pushes.empty()
