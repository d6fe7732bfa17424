"""What is one's own: games, statistics, moving to another device, settings, keys, and what the first page shows."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import STATIC, Someone
from browser.table import ENGLISH, await_turn, give_up, play_computer, play_turn, sit_down
from browser.test_real import READING
from server.client import a_bot, asking, bearer, choose, here
from server.process import ServerProcess
from sixfold.locale.keys import Key

Json = dict[str, Any]


def _make(server: ServerProcess, edition: str = "tiles-nl", *others: Json) -> Json:
    """A game that the person of seat 0 plays."""
    body = {"edition": edition, "seats": [here("Ann"), *(others or (a_bot(),))]}
    with asking(server.url) as client:
        made: Json = client.post("/api/games", json=body).json()
    return made


def _own(made: Json, **changes: Any) -> Json:
    """The game as a device remembers it."""
    view = made["view"]
    kept = {"game": made["game"], "kind": view["kind"], "edition": view["edition"], "status": view["status"], "at": 1}
    seated = [{"name": seat["name"], "bot": seat["bot"], "setup": seat["setup"]} for seat in view["seats"]]
    return kept | {"seated": seated, "seats": {"0": made["seats"][0]["token"]}} | changes


def _remember(page: Page, games: list[Json], played: list[Json] | None = None) -> None:
    page.goto("/")
    page.evaluate(
        """([games, played]) => {
          localStorage.setItem("sixfold.games", JSON.stringify(games));
          localStorage.setItem("sixfold.played", JSON.stringify(played));
        }""",
        [games, played or []],
    )
    page.reload()


def _end(server: ServerProcess, made: Json) -> None:
    """Play a game of two people at one device to its end."""
    tokens = [seat["token"] for seat in made["seats"]]
    rng = Random(3)
    with asking(server.url) as client:
        view = client.get(f"/api/games/{made['game']}", headers=bearer(tokens[0])).json()
        while view["status"] == "playing":
            token = tokens[view["on_turn"]]
            view = client.get(f"/api/games/{made['game']}", headers=bearer(token)).json()
            body = {"answers": view["answers"], "action": choose(view, rng)}
            assert client.post(f"/api/games/{made['game']}/actions", json=body, headers=bearer(token)).is_success
            view = client.get(f"/api/games/{made['game']}", headers=bearer(tokens[0])).json()


def test_home_shows_all_games_and_how_they_stand(someone: Someone, server: ServerProcess) -> None:
    page = someone()
    made = [_make(server, "tiles-nl", {"kind": "link", "name": "Bob"}) for _ in range(7)]
    playing = _make(server, "tiles-nl", here("Bob"))
    _remember(page, [*(_own(one) for one in made), _own(playing)])
    rows = page.locator(".running .game")
    expect(rows).to_have_count(8)
    first = page.locator(f"[data-game='{playing['game']}']")
    on_turn = playing["view"]["on_turn"]
    turn = ENGLISH.say("home-turn") if on_turn == 0 else ENGLISH.say("home-turn-of", name="Bob")
    expect(first).to_contain_text(turn)
    token = playing["seats"][on_turn]["token"]
    with asking(server.url) as client:
        view = client.get(f"/api/games/{playing['game']}", headers=bearer(token)).json()
        body = {"answers": view["answers"], "action": choose(view, Random(1))}
        client.post(f"/api/games/{playing['game']}/actions", json=body, headers=bearer(token))
        after = client.get(f"/api/games/{playing['game']}", headers=bearer(token)).json()
    page.reload()
    score = after["play"]["scores"][on_turn]
    expect(first.locator(".seat").nth(on_turn)).to_contain_text(str(score))
    expect(first.locator(".last")).to_contain_text(["Ann", "Bob"][on_turn])
    waiting = page.locator(f"[data-game='{made[0]['game']}']")
    expect(waiting).to_contain_text(ENGLISH.say("home-status-lobby"))
    expect(page.locator(".running .game.turn")).to_have_count(1 - after["on_turn"])


def test_the_tab_and_the_app_say_that_a_game_waits(someone: Someone) -> None:
    page = someone()
    page.add_init_script(
        """window.badges = [];
        navigator.setAppBadge = async (count) => { window.badges.push(count); };
        navigator.clearAppBadge = async () => { window.badges.push(0); };"""
    )
    play_computer(page, "tiles")
    await_turn(page)
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_title("● Your turn – Sixfold")
    page.wait_for_function("() => window.badges.at(-1) === 1")
    page.get_by_role("button", name=ENGLISH.say("home-forget")).click()
    expect(page).to_have_title("Sixfold")
    page.wait_for_function("() => window.badges.at(-1) === 0")


def test_a_game_that_ended_meanwhile_is_counted(someone: Someone, server: ServerProcess) -> None:
    page = someone()
    made = _make(server, "cards-999", here("Bob"))
    _end(server, made)
    _remember(page, [_own(made)])
    row = page.locator(f".finished [data-game='{made['game']}']")
    expect(row.get_by_role("link", name=ENGLISH.say("home-review"))).to_have_attribute(
        "href", f"#/review/{made['game']}"
    )
    figures = page.locator(".figures")
    expect(figures).to_contain_text(ENGLISH.say("stats-games"))
    expect(figures.locator("dd").first).to_have_text("1")
    expect(page.locator(".levels li")).to_contain_text(ENGLISH.say("stats-people"))
    row.get_by_role("button", name=ENGLISH.say("home-forget")).click()
    expect(row).to_have_count(0)
    expect(figures.locator("dd").first).to_have_text("1")


def _played(number: int, **changes: Any) -> Json:
    kept = {"game": f"g{number}", "kind": "tiles", "at": number, "against": "greedy", "won": True}
    return kept | {"score": 90 + number, "best": 10 + number, "qwirkles": number % 3} | changes


def test_statistics_say_what_was_played(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    expect(page.get_by_text(ENGLISH.say("stats-empty"))).to_be_visible()
    played = [_played(1), _played(2), _played(3, won=False, against="expert"), _played(4), _played(5, kind="cubes")]
    _remember(page, [], played)
    figures = page.locator(".figures dd")
    expect(figures).to_have_text(["5", "4", "2", "6", "2"])
    levels = page.locator(".levels li")
    expect(levels.nth(0)).to_contain_text(ENGLISH.say("stats-level", wins=4, games=4))
    expect(levels.nth(1)).to_contain_text(ENGLISH.say("stats-level", wins=0, games=1))
    bars = levels.locator(".bar")
    widths = "(all) => all.map((one) => one.firstElementChild.offsetWidth / one.offsetWidth)"
    assert bars.evaluate_all(widths) == [1, 0]
    kinds = page.locator(".kind .of")
    expect(kinds.nth(0)).to_contain_text(f"{ENGLISH.say('stats-best')} 14")
    expect(kinds.nth(1)).to_contain_text(f"{ENGLISH.say('stats-best')} 15")
    expect(kinds.nth(1)).to_contain_text(f"{ENGLISH.say('stats-scores')} 95")
    chart = page.get_by_role("img", name="Qwirkle, latest scores: 91, 92, 93 and 94")
    expect(chart).to_be_visible()
    drawn = chart.locator("polyline").get_attribute("points") or ""
    points = [tuple(map(float, at.split(","))) for at in drawn.split()]
    assert [x for x, _ in points] == [2, 34, 66, 98]
    assert [y for _, y in points] == [round(28 - 26 * score / 94, 1) for score in (91, 92, 93, 94)]


def test_games_that_are_over_say_how_they_ended(someone: Someone) -> None:
    page = someone()
    seated = [{"name": "Ann", "bot": None}, {"name": "greedy", "bot": "greedy"}]
    ended: Json = {"kind": "tiles", "edition": "tiles-nl", "seated": seated, "status": "ended"}
    ended["seats"] = {"0": "seat_".ljust(40, "a")}
    results: list[tuple[list[int], list[int]]] = [([90, 80], [0]), ([70, 81], [1]), ([60, 60], [0, 1]), ([5, 6], [1])]
    games = [
        ended | {"game": f"over{number}", "at": 1000 - number, "number": 9, "scores": scores, "winners": winners}
        for number, (scores, winners) in enumerate(results)
    ]
    games.append(ended | {"game": "over4", "at": 1, "status": "resigned", "scores": [3, 4]})
    _remember(page, games, [_played(number, game=f"over{number}") for number in range(4)])
    rows = page.locator(".finished .game")
    expect(rows).to_have_count(3)
    page.get_by_role("button", name=ENGLISH.say("home-finished-all", count=2)).click()
    expect(rows).to_have_count(5)
    expect(page.get_by_role("button", name=ENGLISH.say("home-finished-all", count=2))).to_have_count(0)
    expect(rows.locator(".state")).to_have_text(
        [
            ENGLISH.say("result-won", you="yes", name="Ann"),
            ENGLISH.say("result-won", you="no", name="Computer"),
            ENGLISH.say("result-shared", names="Ann and Computer"),
            ENGLISH.say("result-won", you="no", name="Computer"),
            ENGLISH.say("home-status-resigned"),
        ]
    )
    for row, (scores, _) in zip(rows.all(), [*results, ([3, 4], [])], strict=True):
        expect(row.locator(".seat b")).to_have_text([str(score) for score in scores])


KEPT: Json = {
    "puzzles": {
        "ratings": {"tiles": 1260.5},
        "answered": {"tiles": 2},
        "solved": {"0a1b": True, "2c3d": False},
        "days": {"2026-03-01": {"tiles": True}},
    },
    "real": [
        {
            "id": "abc",
            "kind": "tiles",
            "edition": "tiles-mindware",
            "names": ["Zoe", "Max"],
            "first": 0,
            "mode": "game",
            "seconds": None,
            "turns": [{"seat": 0, "play": [["Ro", 0, 0], ["Rd", 1, 0]]}],
            "scores": [2, 0],
            "over": False,
            "at": 5,
        }
    ],
    "positions": [{"text": "tiles-nl board: Ro,0,0 hand: Rd", "name": "My position", "at": 7}],
}
"""What a device keeps beside games: puzzles, a real table, a position."""


def test_everything_moves_to_another_device(someone: Someone, server: ServerProcess, tmp_path: Path) -> None:
    ann, other = someone(), someone(phone=True)
    made = _make(server)
    _remember(ann, [_own(made)], [_played(1)])
    ann.evaluate(
        "(kept) => { for (const [place, value] of Object.entries(kept)) localStorage.setItem(place, value); }",
        {f"sixfold.{place}": json.dumps(value) for place, value in KEPT.items()},
    )
    ann.reload()
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_label(ENGLISH.say("settings-name")).fill("Ann")
    ann.get_by_role("button", name="Dark").click()
    ann.get_by_role("dialog").get_by_role("button", name="Close").click()
    ann.get_by_text(ENGLISH.say("transfer-title")).click()
    expect(ann.get_by_text(ENGLISH.say("transfer-warning"))).to_be_visible()
    with ann.expect_download() as download:
        ann.get_by_role("button", name=ENGLISH.say("transfer-save")).click()
    file = tmp_path / "everything.json"
    download.value.save_as(file)
    assert made["seats"][0]["token"] in file.read_text()
    assert {place: json.loads(file.read_text())[place] for place in KEPT} == KEPT
    play_computer(other, "cubes")
    other.goto("/")
    other.get_by_text(ENGLISH.say("transfer-title")).click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("status")).to_have_text(ENGLISH.say("transfer-done", games=1))
    expect(other.locator(".running .game")).to_have_count(2)
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator(".figures dd").first).to_have_text("1")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("status")).to_have_text(ENGLISH.say("transfer-done", games=0))
    for place, value in KEPT.items():
        assert json.loads(other.evaluate("(place) => localStorage.getItem(place)", f"sixfold.{place}")) == value
    other.goto("/#/real")
    expect(other.get_by_role("link").filter(has_text="Zoe")).to_be_visible()
    other.goto("/#/analysis")
    expect(other.get_by_text("My position")).to_be_visible()
    other.goto("/")
    other.locator(f"[data-game='{made['game']}'] a").click()
    await_turn(other)


def test_a_file_from_before_there_was_more_to_move_is_still_taken(someone: Someone, tmp_path: Path) -> None:
    page = someone()
    page.goto("/")
    page.evaluate("(kept) => localStorage.setItem('sixfold.positions', kept)", json.dumps(KEPT["positions"]))
    page.reload()
    file = tmp_path / "older.json"
    file.write_text(json.dumps({"format": "sixfold-device/1", "games": [], "played": [_played(1)], "settings": {}}))
    page.get_by_text(ENGLISH.say("transfer-title")).click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status")).to_have_text(ENGLISH.say("transfer-rest"))
    expect(page.locator(".figures dd").first).to_have_text("1")
    assert json.loads(page.evaluate("() => localStorage.getItem('sixfold.positions')")) == KEPT["positions"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("nothing of ours", "other"),
        (json.dumps({"format": "sixfold-device/9"}), "newer"),
        (json.dumps({"format": "sixfold-device/1", "games": [{"game": "x"}], "played": [], "settings": {}}), "damaged"),
    ],
)
def test_a_bad_file_is_refused_and_nothing_lost(someone: Someone, tmp_path: Path, content: str, why: str) -> None:
    page = someone()
    play_computer(page, "cards")
    page.goto("/")
    page.get_by_text(ENGLISH.say("transfer-title")).click()
    file = tmp_path / "bad.json"
    file.write_text(content)
    before = page.evaluate("() => localStorage.getItem('sixfold.games')")
    page.locator("input[type=file]").set_input_files(file)
    words = {
        "other": ENGLISH.say("transfer-other"),
        "newer": ENGLISH.say("transfer-newer"),
        "damaged": ENGLISH.say("transfer-damaged", place="games 1"),
    }
    expect(page.get_by_role("status")).to_have_text(words[why])
    assert page.evaluate("() => localStorage.getItem('sixfold.games')") == before
    expect(page.locator(".running .game")).to_have_count(1)


def test_name_and_colour_are_kept_and_shown(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(ENGLISH.say("settings-name")).fill("Ann")
    page.get_by_role("button", name=ENGLISH.say("colour-green")).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.reload()
    expect(page.get_by_text(ENGLISH.say("home-greeting", name="Ann"))).to_be_visible()
    play_computer(page, "tiles")
    expect(page.locator(".player.you .name")).to_have_text("Ann")
    shadow = page.locator(".player.you").evaluate("(seat) => getComputedStyle(seat).boxShadow")
    assert "rgb(104, 252, 187)" in shadow


KEYS: list[tuple[tuple[str, ...], Key]] = [
    (("?",), "key-help"),
    (("Esc",), "key-escape"),
    (("H",), "key-hand"),
    (("B",), "key-board"),
    (("Arrow keys",), "key-arrows"),
    (("Enter", "Space"), "key-enter"),
    (("N",), "key-next"),
    (("Shift + N",), "key-previous"),
    (("+", "−"), "key-zoom"),
    (("0",), "key-all"),
    (("Shift + Arrow keys",), "key-pan"),
    (("Shift + ←", "Shift + →"), "key-shift"),
    (("⌫",), "key-back"),
    (("Ctrl + Z",), "key-undo"),
    (("Ctrl + Y", "Ctrl + Shift + Z"), "key-redo"),
    (("Any key",), "key-skip"),
    (("←", "→"), "key-turns"),
    (("Home", "End"), "key-ends"),
]
"""Every key that does something, and what: docs/web.md tells of them, too."""


def test_a_question_mark_shows_all_keys(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=ENGLISH.say("keys-title"))
    expect(dialog).to_be_visible()
    told = dialog.locator("dl > div").evaluate_all(
        """(all) => all.map((one) => [
          [...one.querySelectorAll("kbd")].map((key) => key.textContent), one.querySelector("dd").textContent,
        ])"""
    )
    assert [(tuple(keys), does) for keys, does in told] == [(keys, ENGLISH.say(does)) for keys, does in KEYS]
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.goto("/#/new/tiles")
    page.get_by_label("Name at seat 1").press_sequentially("Who?")
    expect(page.get_by_label("Name at seat 1")).to_have_value("Who?")
    expect(dialog).to_have_count(0)


BEGUN = """
  window.begun = new Set();
  document.addEventListener("animationstart", ({ target }) => {
    const game = ["tiles", "cubes", "cards"].find((one) => target.closest(`.pieces.${one}`));
    if (game) window.begun.add(game);
  }, { capture: true });
"""
"""Note in which of the games' pictures something has begun to move."""


def test_home_shows_what_the_games_are_and_stands_still_when_asked(someone: Someone) -> None:
    moving, still = someone(still=False), someone(still=True)
    for page in (moving, still):
        page.add_init_script(BEGUN)
        page.goto("/")
        expect(page.get_by_role("img", name="Sixfold")).to_be_visible()
        expect(page.locator(".stage .laid")).to_have_count(11)
        expect(page.get_by_role("link", name=ENGLISH.say("go-learn")).first).to_be_visible()
    count = "() => document.getAnimations().length"
    for game in ("tiles", "cubes", "cards"):
        moving.wait_for_function("(game) => window.begun.has(game)", arg=game)
    moving.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")
    assert still.evaluate(count) == 0
    assert still.evaluate("() => window.begun.size") == 0


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (360, 640)])
def test_home_is_whole_on_wide_screens_and_on_small_ones(someone: Someone, width: int, height: int) -> None:
    page = someone(phone=width < height)
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    mark = page.get_by_role("img", name="Sixfold")
    expect(mark).to_be_visible()
    expect(mark).to_be_in_viewport(ratio=1)
    expect(page.locator(".stage .laid")).to_have_count(11)
    expect(page.locator(".stage")).to_be_in_viewport(ratio=1)
    expect(page.locator("article")).to_have_count(3)
    assert not page.evaluate(READING)


def test_the_typeface_is_small_ours_to_ship_and_has_every_letter(someone: Someone) -> None:
    fonts = [*(STATIC / "assets").glob("*.woff2")]
    assert 0 < sum(font.stat().st_size for font in fonts) <= 60_000
    assert "SIL" in (STATIC / "nunito-licence.txt").read_text()
    page = someone()
    page.goto("/")
    letters = "áčďéěíňóřšťúůýž ąćęłńóśźż őűöü ășțâî ľĺŕô ñ¿¡ çœëïû"
    loaded = page.evaluate(
        "(letters) => document.fonts.load('700 20px Nunito', letters).then((all) => all.length)", letters
    )
    assert loaded == len(fonts) == 2


def test_new_game_asks_who_plays_before_it_asks_for_a_book(someone: Someone) -> None:
    page = someone()
    page.goto("/#/new/tiles")
    legends = page.locator("legend")
    expect(legends).to_have_text([ENGLISH.say("new-players"), ENGLISH.say("new-game")])
    page.get_by_role("button", name=ENGLISH.say("new-with-friends")).click()
    expect(page.get_by_label(ENGLISH.say("new-seat-kind", number=2))).to_have_value("link")
    page.get_by_role("button", name=ENGLISH.say("new-with-here")).click()
    expect(page.get_by_label(ENGLISH.say("new-seat-kind", number=2))).to_have_value("here")
    page.get_by_role("button", name=ENGLISH.say("new-with-computer")).click()
    page.get_by_role("button", name="Start the game").click()
    await_turn(page)


def test_secrets_and_commands_are_folded_away(someone: Someone) -> None:
    page = someone()
    play_computer(page, "tiles")
    await_turn(page)
    play_turn(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".commitment")).to_be_hidden()
    page.get_by_text(ENGLISH.say("fold-shuffle")).click()
    expect(page.locator(".commitment")).to_be_visible()
    page.keyboard.press("Escape")
    give_up(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name=ENGLISH.say("verify-start")).click()
    page.locator("[data-right=true]").wait_for()
    seed = page.get_by_text(re.compile("^[0-9a-f]{64}$"))
    expect(seed).to_have_count(2)
    for one in seed.all():
        expect(one).to_be_hidden()
    page.get_by_text(ENGLISH.say("fold-shuffle")).click()
    for one in seed.all():
        expect(one).to_be_visible()
    page.goto("/#/new/tiles")
    page.get_by_role("button", name=ENGLISH.say("new-with-friends")).click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name=ENGLISH.say("lobby-title")).wait_for()
    command = page.get_by_text("scripts/play")
    expect(command).to_have_count(1)
    expect(command).to_be_hidden()
    page.locator("details", has=command).locator("summary").click()
    expect(command).to_be_visible()
