"""Several people: on one screen, by link, watching, in two tabs, and over a connection that breaks."""

import time

from playwright.sync_api import Page, expect

from browser.conftest import Someone
from browser.table import (
    ENGLISH,
    await_turn,
    await_turns,
    choose_fitting,
    confirm_button,
    held,
    loose,
    play_turn,
    score_of,
    sit_down,
    take_advice,
    turns_told,
)
from server.process import ServerProcess


def _new_game(page: Page, game: str, *people: tuple[str, str]) -> None:
    """Fill in the form: for each seat how it is played, and a name."""
    page.goto(f"/#/new/{game}")
    _fill_in(page, *people)


def _fill_in(page: Page, *people: tuple[str, str]) -> None:
    for number, (kind, name) in enumerate(people, start=1):
        if number > 2:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_label(ENGLISH.say("new-seat-kind", number=number)).select_option(kind)
        if kind != "bot":
            page.get_by_label(f"Name at seat {number}").fill(name)
    page.get_by_role("button", name="Start the game").click()


def test_two_people_on_one_screen_hand_it_over(someone: Someone) -> None:
    page = someone()
    _new_game(page, "tiles", ("here", "Ann"), ("here", "Bob"))
    seen: list[str] = []
    for _ in range(4):
        ready = page.get_by_role("button", name="show my hand")
        ready.wait_for()
        expect(page.locator(".held")).to_have_count(0)
        seen.append(ready.inner_text())
        ready.click()
        await_turn(page)
        play_turn_alone(page)
    assert seen[0] != seen[1]
    assert seen[:2] == seen[2:]


def play_turn_alone(page: Page) -> None:
    """A turn by the hint, after which the hand is hidden again."""
    take_advice(page)
    confirm_button(page).click()
    page.get_by_role("heading", name=ENGLISH.say("hand-over-title")).wait_for()


def test_open_hands_need_no_handing_over(someone: Someone) -> None:
    page = someone()
    _new_game(page, "cubes", ("here", "Ann"), ("here", "Bob"))
    await_turn(page)
    first = page.locator(".player.you .name").inner_text()
    play_turn(page)
    expect(page.locator(".player.you .name")).not_to_have_text(first)
    await_turn(page)
    expect(page.get_by_role("heading", name=ENGLISH.say("hand-over-title"))).to_have_count(0)


def test_two_browsers_by_link_and_a_spectator(someone: Someone) -> None:
    ann, bob, eve = someone(), someone(phone=True), someone()
    _new_game(ann, "tiles", ("here", "Ann"), ("link", "Bob"))
    expect(ann.get_by_role("img", name="QR code with the link for Bob")).to_be_visible()
    expect(ann.locator("[data-lobby-seat='1']")).to_contain_text("not here yet")
    link = ann.get_by_label("Copy the link for Bob").first.input_value()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bobby")
    bob.get_by_role("button", name="Take the seat").click()
    expect(bob.locator(".tray")).to_be_visible()
    expect(ann.locator(".player .name").nth(1)).to_have_text("Bobby")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Copy the link for spectators").click()
    eve.goto(ann.evaluate("() => navigator.clipboard.readText()"))
    ann.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(eve.get_by_text(ENGLISH.say("table-you-watch"))).to_be_visible()
    expect(eve.locator(".held")).to_have_count(0)
    number, scores = 0, [0, 0]
    while min(scores) == 0:
        number += 1
        active = (ann, bob)[int(ann.locator(".player.turn").get_attribute("data-seat") or 0)]
        play_turn(active)
        for page in (ann, bob, eve):
            expect(page.locator(f"[data-turns='{number}']")).to_have_count(1)
        scores = [score_of(eve, seat) for seat in range(2)]
        assert [score_of(page, seat) for page in (ann, bob) for seat in range(2)] == scores * 2
    bob.close()
    expect(ann.locator("[data-seat='1']")).to_contain_text("away")


def test_a_used_link_says_so(someone: Someone) -> None:
    ann, bob, eve = someone(), someone(), someone(quiet=True)
    _new_game(ann, "cards", ("here", "Ann"), ("link", "Bob"), ("link", "Cas"))
    link = ann.get_by_label("Copy the link for Bob").first.input_value()
    for page in (bob, eve):
        page.goto(link)
        page.get_by_label("Your name").fill("Bob")
        page.get_by_role("button", name="Take the seat").click()
    expect(bob.get_by_text("You’re in!")).to_be_visible()
    expect(ann.locator("[data-lobby-seat='1']")).to_contain_text("here")
    expect(eve.get_by_role("alert")).to_contain_text("This seat is taken.")


def test_the_server_is_killed_and_the_game_goes_on(someone: Someone, server: ServerProcess) -> None:
    page = someone(quiet=True)
    sit_down(page, "tiles", turns=2)
    cell = choose_fitting(page)
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(loose(page)).to_have_count(1)
    before = turns_told(page)
    server.kill()
    expect(page.get_by_role("alert").filter(has_text=ENGLISH.say("connection-lost"))).to_be_visible()
    expect(confirm_button(page)).to_be_disabled()
    server.start()
    expect(page.get_by_text(ENGLISH.say("connection-lost"))).to_have_count(0)
    expect(loose(page)).to_have_attribute("data-cell", cell)
    expect(confirm_button(page)).to_be_enabled()
    confirm_button(page).click()
    await_turns(page, before)
    page.reload()
    await_turn(page)
    assert turns_told(page) >= before + 1


def test_what_is_laid_while_the_line_is_broken_is_not_lost(someone: Someone, server: ServerProcess) -> None:
    page = someone(quiet=True)
    sit_down(page, "tiles", turns=2)
    cell = choose_fitting(page)
    server.kill()
    page.get_by_text(ENGLISH.say("connection-lost")).wait_for()
    page.locator(f".cell[data-cell='{cell}']").click()
    expect(loose(page)).to_have_attribute("data-cell", cell)
    server.start()
    expect(page.get_by_text(ENGLISH.say("connection-lost"))).to_have_count(0)
    expect(confirm_button(page)).to_contain_text("point")
    before = turns_told(page)
    confirm_button(page).click()
    await_turns(page, before)


def test_what_is_typed_is_not_lost_with_the_server(someone: Someone, server: ServerProcess) -> None:
    host, guest = someone(quiet=True), someone(quiet=True)
    _new_game(host, "tiles", ("here", "Ann"), ("link", "Bob"))
    guest.goto(host.get_by_label("Copy the link for Bob").first.input_value())
    guest.get_by_label("Your name").fill("Bobby")
    page = host.context.new_page()
    page.goto("/#/new/cubes")
    page.get_by_label("Name at seat 1").fill("Anneliese")
    server.kill()
    for one, button in ((page, "Start the game"), (guest, "Take the seat")):
        one.get_by_role("button", name=button).click()
        expect(one.get_by_role("alert").filter(has_text=ENGLISH.say("denial-offline"))).to_be_visible()
    expect(page.get_by_label("Name at seat 1")).to_have_value("Anneliese")
    expect(guest.get_by_label("Your name")).to_have_value("Bobby")
    server.start()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".player .name").first).to_have_text("Anneliese")
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.locator(".player .name").nth(1)).to_have_text("Bobby")


def test_two_tabs_of_one_seat_agree(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles")
    other = page.context.new_page()
    other.goto(page.url)
    await_turn(other)
    hands = [sorted(piece.get_attribute("data-piece") or "" for piece in held(tab).all()) for tab in (page, other)]
    assert hands[0] == hands[1]
    take_advice(page)
    expect(loose(page)).not_to_have_count(0)
    before = turns_told(page)
    play_turn(other)
    await_turns(page, before)
    await_turn(page)
    expect(held(page).or_(loose(page))).to_have_count(6)
    await_turn(other)
    assert [score_of(page, seat) for seat in range(2)] == [score_of(other, seat) for seat in range(2)]


def test_games_of_this_device_are_offered_again(someone: Someone) -> None:
    page = someone()
    sit_down(page, "cards")
    address = page.url
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".tray")).to_be_visible()
    assert page.url == address


def test_an_open_table_can_be_joined_and_an_open_game_watched(someone: Someone) -> None:
    ann, bob, eve = someone(), someone(), someone()
    ann.goto("/#/new/cubes")
    ann.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("link")
    # Other tests may have left tables of their own in the list.
    ann.get_by_label("Name at seat 1").fill("Annelore")
    ann.get_by_text(ENGLISH.say("new-more")).click()
    ann.get_by_label("Spectators").select_option("open")
    ann.get_by_label(ENGLISH.say("new-open")).check()
    ann.get_by_role("button", name="Start the game").click()
    expect(ann.get_by_text("Invite the others")).to_be_visible()
    bob.goto("/#/tables")
    bob.get_by_role("listitem").filter(has_text="Annelore").get_by_role("link", name="Join").click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take the seat").click()
    expect(bob.locator(".tray")).to_be_visible()
    eve.goto("/#/tables")
    eve.get_by_role("listitem").filter(has_text="Annelore").get_by_role("link", name="Watch").click()
    expect(eve.get_by_text(ENGLISH.say("table-you-watch"))).to_be_visible()


def _with_clock(page: Page, *people: tuple[str, str]) -> None:
    """A game of tiles with a minute for each turn."""
    page.goto("/#/new/tiles")
    page.get_by_text(ENGLISH.say("new-more")).click()
    page.get_by_label("Clock").select_option("turn")
    page.get_by_label("Minutes", exact=True).first.fill("1")
    _fill_in(page, *people)


def test_a_clock_runs(someone: Someone, server: ServerProcess) -> None:
    # The server's clock stands still until it is moved: however slow the machine is, nobody runs out of time.
    begun = time.time()
    server.set_clock(begun)
    page = someone()
    _with_clock(page)
    await_turn(page)
    clock = page.locator(".player.you [role=timer]")
    shown = clock.inner_text()
    server.set_clock(begun + 5)
    page.wait_for_function(
        "(shown) => document.querySelector('.player.you [role=timer]').textContent < shown", arg=shown
    )


def test_a_clock_runs_out_and_one_may_come_back(someone: Someone, server: ServerProcess) -> None:
    begun = time.time()
    server.set_clock(begun)
    ann, bob = someone(), someone()
    _with_clock(ann, ("here", "Ann"), ("link", "Bob"))
    bob.goto(ann.get_by_label("Copy the link for Bob").first.input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take the seat").click()
    expect(ann.locator(".tray")).to_be_visible()
    late = (ann, bob)[int(ann.locator(".player.turn").get_attribute("data-seat") or 0)]
    expect(late.locator(".player.you .clock")).to_be_visible()
    expect(late.locator(".player.you .clock.short")).to_have_count(0)
    server.set_clock(begun + 50)
    expect(late.locator(".player.you .clock.short")).to_be_visible()
    server.set_clock(begun + 61)
    expect(late.get_by_text("Your time ran out")).to_be_visible()
    expect(late.locator(".tray")).to_have_count(0)
    late.get_by_role("button", name=ENGLISH.say("taken-return")).click()
    expect(late.locator(".tray")).to_be_visible()
    expect(late.get_by_text("Your time ran out")).to_have_count(0)
    await_turns(late, 0)


def test_the_order_of_age_is_dragged(someone: Someone) -> None:
    page = someone()
    page.goto("/#/new/cubes")
    page.get_by_label("Name at seat 1").fill("Ann")
    page.get_by_text(ENGLISH.say("new-more")).click()
    page.get_by_role("button", name="In this order, oldest first").click()
    rows = page.locator("ol li .name")
    expect(rows).to_have_text(["Ann", "Seat 2"])
    page.get_by_role("button", name="Move Ann down: younger").click()
    expect(rows).to_have_text(["Seat 2", "Ann"])
    box = page.locator("ol li").nth(1).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 45, steps=5)
    page.mouse.up()
    expect(rows).to_have_text(["Ann", "Seat 2"])
    page.get_by_role("button", name="Start the game").click()
    await_turn(page)
    assert turns_told(page) == 0
    expect(page.locator(".player.turn .name")).to_have_text("Ann")
