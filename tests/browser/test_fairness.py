"""What a page proves about the shuffle: its own part in it, against servers that cheat."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from typer.testing import CliRunner

from browser.ahead import await_view, own_game
from browser.chance import entropy
from browser.conftest import Someone
from browser.table import ENGLISH, await_turn, give_up, play_computer
from given import chance
from server.client import asking, bearer, choose
from sixfold.cli import app
from sixfold.core.mix import Mix, promise
from sixfold.core.stream import Shuffle
from sixfold.games import GAMES, edition
from sixfold.locale import Key
from sixfold.records import record_of, verify

Json = dict[str, Any]


def _given_up(page: Page) -> Json:
    """A game against the computer that ends at once; what this device has kept of it."""
    play_computer(page, "tiles")
    await_turn(page)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('sixfold.games'))[0].receipts?.[0]?.shown")
    give_up(page)
    kept: Json = own_game(page)["receipts"]["0"]
    return kept


def _verdicts(page: Page, game: str) -> dict[str, bool]:
    """What the page finds, check by check."""
    page.goto(f"/#/review/{game}")
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    checks = page.locator("li[data-check]")
    expect(checks.first).to_be_visible()
    return {
        check.get_attribute("data-check") or "": "wrong" not in (check.get_attribute("class") or "")
        for check in checks.all()
    }


def _rigged(honest: Json, secret: bytes, told: bytes) -> Json:
    """The record of another game that is right in itself: from this secret and these bytes of the first seat."""
    shuffle = honest["shuffle"]
    mix = Mix(shuffle["game"], 1, (promise(shuffle["game"], 1, 0, told), None), (told, None))
    mixed = Shuffle(secret, mix=mix)
    rules = edition(honest["edition"])
    state = GAMES[rules.game].start(rules, mixed.order(2), mixed.stream_seed)
    return record_of(state, honest["players"], mixed, reveal=True)


def _serve_instead(page: Page, change: Any) -> None:
    """The server hands out another record."""

    def answer(route: Route) -> None:
        honest = route.fetch()
        route.fulfill(response=honest, json=change(honest.json()))

    page.route("**/record", answer)


def _hear_instead(page: Page, change: str) -> None:
    """What comes over sockets is changed by some JavaScript before the page hears it, as a server could do."""
    page.add_init_script(
        """(() => {
          const Real = WebSocket;
          window.WebSocket = class extends Real {
            set onmessage(hear) {
              super.onmessage = (event) => {
                const message = JSON.parse(event.data);
                CHANGE
                hear({ data: JSON.stringify(message) });
              };
            }
          };
        })()""".replace("CHANGE", change)
    )


def test_the_page_takes_part_in_the_shuffle_and_proves_it(someone: Someone, tmp_path: Path) -> None:
    page = someone()
    kept = _given_up(page)
    assert kept["rounds"][0]["entropy"] == entropy().hex()
    game = kept["game"]
    assert _verdicts(page, game) == dict.fromkeys(
        (
            "commitment",
            "mix",
            "receipt-commitment",
            "receipt-order",
            "receipt-frozen",
            "receipt-added",
            "receipt-played",
            "deal",
            "draws",
            "held",
        ),
        True,
    )
    expect(page.get_by_text(ENGLISH.say("verify-receipt-added-right"))).to_be_visible()
    saving: tuple[tuple[str, Key], ...] = (("receipt", "verify-receipt-save"), ("game", "result-download"))
    for name, button in saving:
        with page.expect_download() as downloading:
            page.get_by_role("button", name=ENGLISH.say(button)).click()
        downloading.value.save_as(tmp_path / f"{name}.json")
    saved = json.loads((tmp_path / "receipt.json").read_text())
    assert saved == own_game(page)["receipts"]["0"]
    assert len(saved["shown"]["hand"]) == 6
    words = ["check", str(tmp_path / "game.json"), "--receipt", str(tmp_path / "receipt.json")]
    checked = CliRunner().invoke(app, words)
    assert checked.exit_code == 0, checked.output
    assert ENGLISH.say("checked-receipt-added") in checked.output


def _other_secret(honest: Json) -> Json:
    return _rigged(honest, chance("another secret"), entropy())


def _other_bytes(honest: Json) -> Json:
    return _rigged(honest, bytes.fromhex(honest["shuffle"]["seed"]), chance("other bytes"))


def _left_out(honest: Json) -> Json:
    """A record that says that the device did not answer."""
    shuffle = honest["shuffle"]
    nothing = (None, None)
    mixed = Shuffle(bytes.fromhex(shuffle["seed"]), mix=Mix(shuffle["game"], 1, nothing, nothing))
    rules = edition(honest["edition"])
    state = GAMES[rules.game].start(rules, mixed.order(2), mixed.stream_seed)
    written = record_of(state, honest["players"], mixed, reveal=True)
    del written["checksum"]
    written["shuffle"]["left_out"] = [{"seat": 0, "round": 1, "owed": "reveal"}]
    return written


def _other_order(honest: Json) -> Json:
    """The same deal, but somebody else counts as the oldest."""
    shuffle = honest["shuffle"]
    told = tuple(None if told is None else bytes.fromhex(told) for told in shuffle["entropy"])
    promised = tuple(None if one is None else bytes.fromhex(one) for one in shuffle["commitments"])
    mixed = Shuffle(bytes.fromhex(shuffle["seed"]), mix=Mix(shuffle["game"], 1, promised, told))
    rules = edition(honest["edition"])
    state = GAMES[rules.game].start(rules, mixed.order(2)[::-1], mixed.stream_seed)
    return record_of(state, honest["players"], mixed, reveal=True)


@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        (_other_order, {"receipt-order"}),
        (_other_secret, {"receipt-commitment", "receipt-played"}),
        (_other_bytes, {"receipt-frozen", "receipt-added", "receipt-played"}),
        (_left_out, {"receipt-dropped", "receipt-played"}),
    ],
    ids=["chosen-order", "rigged-seed-choice", "substituted-contribution", "dropped-reveal"],
)
def test_a_server_that_cheats_is_found_out_by_the_page(someone: Someone, cheat: Any, found: set[str]) -> None:
    """The record it hands out is right in itself; only what this browser has kept speaks against it."""
    page = someone()
    game = _given_up(page)["game"]

    def change(honest: Json) -> Json:
        verify(honest)
        rigged: Json = cheat(honest)
        verify(rigged)
        return rigged

    _serve_instead(page, change)
    page.reload()
    verdicts = _verdicts(page, game)
    assert {check for check, right in verdicts.items() if not right} == found


def test_a_reveal_that_is_never_answered_is_not_called_late(someone: Someone) -> None:
    """The server has the bytes, but the page never hears so, and the record says that it kept silent."""
    page = someone(quiet=True)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/reveal", lose)
    game = _given_up(page)["game"]
    _serve_instead(page, _left_out)
    page.reload()
    wrong = {check for check, right in _verdicts(page, game).items() if not right}
    assert wrong == {"receipt-unanswered", "receipt-played"}
    expect(page.get_by_text(ENGLISH.say("verify-receipt-unanswered-wrong"))).to_be_visible()
    assert page.locator("[data-right]").get_attribute("data-right") == "false"


def test_a_game_that_was_made_up_for_the_record_is_found_out(someone: Someone) -> None:
    """The shuffle is honest, but another hand was shown than the one that was dealt."""
    page = someone()
    _hear_instead(
        page,
        """const hand = message.play?.hand ?? message.view?.play?.hand;
        if (hand) hand[0] = hand[0] === "Ro" ? "Gx" : "Ro";""",
    )
    game = _given_up(page)["game"]
    assert {check for check, right in _verdicts(page, game).items() if not right} == {"receipt-played"}
    expect(page.get_by_text(ENGLISH.say("verify-receipt-played-wrong"))).to_be_visible()


@pytest.mark.parametrize("lost", ["commit", "reveal"])
def test_what_was_lost_on_the_way_is_said_again(someone: Someone, lost: str) -> None:
    """Everybody waits for this device alone, so the server has nothing new to show."""
    page = someone(quiet=True)
    asked: list[str] = []

    def lose_the_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(f"**/{lost}", lose_the_first)
    game = _given_up(page)["game"]
    assert len(asked) == 2
    assert all(_verdicts(page, game).values())


@pytest.mark.parametrize(
    ("left", "said"),
    [
        ([{"seat": 0, "round": 1, "owed": "reveal"}], "verify-receipt-dropped-wrong"),
        ([], "verify-receipt-unnamed-wrong"),
        ([{"seat": 0, "round": 2, "owed": "commit"}], "verify-left-out"),
    ],
    ids=["dropped", "unnamed", "away"],
)
def test_who_has_no_part_in_the_deal_is_told_before_the_first_turn(
    someone: Someone, left: list[Json], said: Key
) -> None:
    page = someone()
    _hear_instead(
        page,
        """for (const view of [message.now, message.view]) {
          if (view?.status !== "playing") continue;
          view.seats[0].mixing = "left-out";
          view.shuffle.left_out = LEFT;
        }""".replace("LEFT", json.dumps(left)),
    )
    page.goto("/")
    label = ENGLISH.say("home-play-label", game=ENGLISH.say("kind-tiles"))
    page.locator("article").get_by_role("button", name=label, exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ENGLISH.say(said))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    await_turn(page)


def test_a_page_stops_when_the_server_changes_its_commitment(someone: Someone) -> None:
    """It has promised under one commitment, and never tells its bytes under another."""
    page = someone()
    told: list[str] = []
    page.on("request", lambda request: told.append(request.url) if request.url.endswith("/reveal") else None)
    _hear_instead(
        page,
        """const shuffle = message.now?.shuffle;
        if (shuffle?.commitments) shuffle.commitment = "00".repeat(32);""",
    )
    page.goto("/")
    label = ENGLISH.say("home-play-label", game=ENGLISH.say("kind-tiles"))
    page.locator("article").get_by_role("button", name=label, exact=True).click()
    expect(page.get_by_role("heading", name=ENGLISH.say("shuffling-title"))).to_be_visible()
    page.wait_for_function(
        """() => Object.values(JSON.parse(localStorage.getItem('sixfold.games'))[0].receipts ?? {})[0]
          ?.rounds[0]?.committed"""
    )
    page.wait_for_function("() => document.querySelector('[data-number]')?.dataset.number === '4'")
    assert told == []


def _play_out(page: Page, *people: Page) -> None:
    """Play the game of several people to its end, beside their pages."""
    own = [own_game(one) for one in (page, *people)]
    tokens = {int(seat): token for one in own for seat, token in one["seats"].items()}
    rng, table = Random(0), f"/api/games/{own[0]['game']}"
    with asking(page.evaluate("() => location.origin")) as client:
        while (view := await_view(client, table, tokens))["status"] == "playing":
            said = {"answers": view["answers"], "action": choose(view, rng)}
            client.post(f"{table}/actions", headers=bearer(tokens[view["you"]]), json=said).raise_for_status()


def _kept(page: Page, game: str) -> Json:
    """What a page has kept of a shuffle, once it has told its bytes."""
    page.wait_for_function(
        """(game) => Object.values(JSON.parse(localStorage.getItem('sixfold.games'))
          .find((one) => one.game === game)?.receipts ?? {})[0]?.rounds.at(-1)?.revealed""",
        arg=game,
    )
    found: Json = page.evaluate(
        """(game) => Object.values(JSON.parse(localStorage.getItem('sixfold.games'))
          .find((one) => one.game === game).receipts)[0]""",
        game,
    )
    return found


def test_a_rematch_is_mixed_too_also_by_whoever_still_looks_at_the_result(someone: Someone) -> None:
    ann, bob = someone(), someone()
    ann.goto("/#/new/cubes")
    ann.get_by_label(ENGLISH.say("new-seat-kind", number=2)).select_option("link")
    ann.get_by_role("button", name=ENGLISH.say("new-start")).click()
    bob.goto(ann.locator("[data-lobby-seat='1'] input").input_value())
    bob.get_by_label(ENGLISH.say("join-name")).fill("Bob")
    bob.get_by_role("button", name=ENGLISH.say("join-take")).click()
    for page in (ann, bob):
        expect(page.locator(".tray")).to_be_visible()
    first = own_game(ann)["game"]
    assert [_kept(page, first)["seat"] for page in (ann, bob)] == [0, 1]
    _play_out(ann, bob)
    expect(bob.locator(".result")).to_be_visible()
    ann.get_by_role("button", name=ENGLISH.say("result-rematch"), exact=True).click()
    expect(ann.locator(".tray")).to_be_visible()
    again = own_game(ann)["game"]
    assert again != first
    kept = [_kept(page, again) for page in (ann, bob)]
    assert kept[0]["rounds"][0]["commitments"] == kept[1]["rounds"][0]["commitments"]
    expect(bob.locator(".result")).to_be_visible()


def test_a_lobby_tells_a_given_order_of_age_and_what_it_has_shown_binds_it(someone: Someone) -> None:
    """The page writes down what it is shown there; a game that is called off is compared with that."""
    page = someone()
    page.goto("/")
    seats: list[Json] = [{"kind": "here", "name": "Ann"}, *({"kind": "link"} for _ in range(2))]
    asked = {"edition": "tiles-nl", "seats": seats, "seniority": [2, 0, 1]}
    with asking(page.evaluate("() => location.origin")) as client:
        made = client.post("/api/games", json=asked).json()
        game, invites = made["game"], {seat["seat"]: seat["invite"] for seat in made["seats"]}
        page.goto(f"/#/join/{game}/{invites[1]}")
        page.get_by_label(ENGLISH.say("join-name")).fill("Bob")
        page.get_by_role("button", name=ENGLISH.say("join-take")).click()
        names = f"{ENGLISH.say('seat-number', number=3)}, Ann and Bob"
        order = ENGLISH.say("labelled", label=ENGLISH.say("new-age-order"), value=names)
        expect(page.get_by_text(order)).to_be_visible()
        kept: Json = own_game(page)["receipts"]["1"]
        assert (kept["commitment"], kept["seniority"], kept["rounds"]) == (
            made["view"]["shuffle"]["commitment"],
            [2, 0, 1],
            [],
        )
        client.post(f"/api/games/{game}/close", headers=bearer(made["host"])).raise_for_status()
    expect(page.get_by_text(ENGLISH.say("verify-commitment-right"))).to_be_visible()
    page.add_init_script(
        """(() => {
          const games = JSON.parse(localStorage.getItem("sixfold.games"));
          games[0].receipts[1].commitment = "00".repeat(32);
          localStorage.setItem("sixfold.games", JSON.stringify(games));
        })()"""
    )
    page.reload()
    expect(page.get_by_text(ENGLISH.say("verify-commitment-wrong"))).to_be_visible()
