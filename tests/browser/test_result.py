"""The end of a game: what it says and shows, a picture to share, and games opened from files."""

import json
from base64 import b64encode
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.ahead import own_game
from browser.conftest import Someone
from browser.table import (
    ENGLISH,
    Game,
    give_up,
    go_on,
    play_computer,
    score_of,
    sit_down,
)
from browser.told import ToldTable, greedy, late_cards
from positions import drawn, tiles_state
from sixfold.core.game import GameState
from sixfold.games import GAMES, tiles

LOOK = json.loads(files("sixfold.draw").joinpath("look.json").read_text(encoding="utf-8"))
COLOURS_OF = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  const named = [...seen].map((colour) => `#${colour.toString(16).padStart(6, "0")}`);
  return [[image.width, image.height], named];
}"""
"""How large a picture is, and every colour in it."""
PNG = b"\x89PNG\r\n\x1a\n"


def ended(someone: Someone, state: GameState, **kind: bool) -> tuple[Page, ToldTable]:
    """Somebody who sees a game to its end."""
    page = someone(**kind)
    told = ToldTable(page, state)
    told.open(page)
    while GAMES[state.edition.game].result(told.state) is None:
        told.play(greedy(told.state))
    page.locator(".result").wait_for()
    return page, told


def near_the_end() -> GameState:
    """Seat 0 has a Qwirkle to make and then nothing left to do."""
    return tiles_state("RtRx", "GsGd", board=drawn("Ro Rd Rs Rc"), bag="")


def test_the_end_shows_the_board_the_scores_the_best_turn_and_the_qwirkles(someone: Someone) -> None:
    page, told = ended(someone, near_the_end())
    result = page.locator(".result")
    assert isinstance(told.state, tiles.State)
    assert [score_of(page, seat) for seat in range(2)] == list(told.state.scores)
    expect(result.locator("li.won")).to_have_count(1)
    expect(result.locator("[data-piece]")).to_have_count(len(told.state.board.pieces))
    best = max(told.turns, key=lambda turn: int(turn.get("score", 0)))
    expect(result.locator(".best")).to_contain_text(str(best["score"]))
    expect(result.locator("li.won .made")).to_have_text(ENGLISH.say("score-qwirkles", score=1))
    expect(result.locator(".story")).not_to_be_empty()


def test_the_chart_tells_everything_in_words_and_as_a_table(someone: Someone) -> None:
    page, _ = ended(someone, near_the_end())
    chart = page.locator(".result figure svg")
    label = chart.get_attribute("aria-label") or ""
    assert "Ann" in label
    assert "Computer" in label
    expect(chart.locator(".way")).to_have_count(2)
    page.get_by_text(ENGLISH.say("result-chart-table")).click()
    last = page.locator(".result figure tbody tr").last.locator("td")
    assert [int(text) for text in last.all_inner_texts()] == [score_of(page, seat) for seat in range(2)]


def test_the_last_move_is_seen_before_the_end_is_celebrated(someone: Someone) -> None:
    page = someone(pace="calm", still=False)
    page.clock.install()
    told = ToldTable(page, tiles_state("RtRx", "GsGd", board=drawn("Ro Rd Rs Rc"), bag=""))
    told.open(page)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 5"))
    while GAMES["tiles"].result(told.state) is None:
        told.play(greedy(told.state))
    expect(page.locator(".cell.fresh")).not_to_have_count(0)
    expect(page.locator(".result")).to_have_count(0)
    page.clock.run_for(20_000)
    expect(page.locator(".result")).to_be_visible()


def test_cards_end_with_their_table_and_what_was_taken(someone: Someone) -> None:
    page = someone()
    play_computer(page, "cards")
    go_on(page, lambda view: any(view["play"]["qwirkles"]))
    give_up(page)
    expect(page.locator(".result .series.qwirkle").first).to_be_visible()


def test_a_game_is_shared_as_a_picture_where_the_device_can(someone: Someone) -> None:
    page, _ = ended(someone, near_the_end())
    page.evaluate(
        """() => {
          navigator.canShare = () => true;
          navigator.share = async ({ files, title }) => {
            window.shared = { name: files[0].name, type: files[0].type, size: files[0].size, title };
          };
        }"""
    )
    page.locator(".result .button:has-text('picture')").click()
    shared = page.wait_for_function("() => window.shared").json_value()
    assert shared["type"] == "image/png"
    assert shared["size"] > 5_000
    assert shared["title"] == page.locator("#result-title").inner_text()


@pytest.mark.parametrize("game", ["tiles", "cards"])
def test_a_game_is_saved_as_a_picture_elsewhere(someone: Someone, game: Game, tmp_path: Path) -> None:
    page = someone()
    sit_down(page, game, turns=3)
    give_up(page)
    with page.expect_download() as downloading:
        page.get_by_role("button", name=ENGLISH.say("save-picture")).click()
    downloading.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture.startswith(PNG)
    size, seen = page.evaluate(COLOURS_OF, b64encode(picture).decode())
    assert size == [1080, 1350]
    pieces = page.locator(".result [data-piece]").evaluate_all("(all) => all.map((one) => one.dataset.piece)")
    codes = dict(zip("ROYGBP", LOOK["colours"].values(), strict=True))
    assert {codes[piece[0]] for piece in pieces} <= set(seen)


def test_a_link_to_a_game_is_opened_in_another_browser(someone: Someone) -> None:
    page, other = someone(), someone(phone=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sit_down(page, "tiles", turns=3)
    give_up(page)
    lying = page.locator(".result [data-piece]").count()
    page.get_by_role("button", name=ENGLISH.say("copy-link")).click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('/#/review/')")
    other.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(other.get_by_role("button", name=ENGLISH.say("review-last"))).to_be_visible()
    expect(other.locator(".cell[data-piece]")).to_have_count(lying)


def _record(page: Page) -> dict[str, Any]:
    own = own_game(page)
    seat = next(iter(own["seats"].values()))
    found: dict[str, Any] = page.evaluate(
        """async ([game, seat]) => {
          const answer = await fetch(`/api/games/${game}/record`, { headers: { Authorization: `Bearer ${seat}` } });
          return answer.json();
        }""",
        [own["game"], seat],
    )
    return found


@pytest.mark.parametrize("game", ["tiles", "cubes", "cards"])
def test_a_downloaded_game_is_opened_by_somebody_who_never_saw_it(someone: Someone, game: Game) -> None:
    player, other = someone(), someone()
    sit_down(player, game, turns=4)
    give_up(player)
    record = _record(player)
    other.goto("/#/review")
    other.locator("input[type=file]").set_input_files(_file("game.json", json.dumps(record)))
    turns = len(record["turns"])
    expect(other.get_by_text(f"Turn {turns} of {turns}")).to_be_visible()
    other.get_by_role("button", name=ENGLISH.say("review-previous")).click()
    expect(other.get_by_text(f"Turn {turns - 1} of {turns}")).to_be_visible()
    other.reload()
    expect(other.get_by_text(f"Turn {turns - 1} of {turns}")).to_be_visible()
    other.get_by_role("link", name=ENGLISH.say("open-another")).click()
    expect(other.get_by_role("button", name=ENGLISH.say("open-choose"))).to_be_visible()


def _file(name: str, text: str) -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def test_a_game_is_opened_by_dropping_its_file(someone: Someone) -> None:
    page = someone()
    sit_down(page, "cubes", turns=2)
    give_up(page)
    record = _record(page)
    page.goto("/#/review")
    page.get_by_text(ENGLISH.say("open-lead")).wait_for()
    page.evaluate(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "game.json"));
          window.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, cancelable: true }));
        }""",
        json.dumps(record),
    )
    expect(page.get_by_text(f"Turn {len(record['turns'])} of {len(record['turns'])}")).to_be_visible()


def test_files_that_are_no_good_are_refused_in_words(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles", turns=3)
    give_up(page)
    record = _record(page)
    wrong = json.loads(json.dumps(record))
    played = next(place for place, turn in enumerate(wrong["turns"]) if "score" in turn)
    wrong["turns"][played]["score"] += 1
    page.goto("/#/review")
    choose = page.locator("input[type=file]")
    for name, text, said in (
        ("photo.json", "not a game", ENGLISH.say("open-unreadable", name="photo.json")),
        ("list.json", "[1, 2]", ENGLISH.say("open-unreadable", name="list.json")),
        ("other.json", '{"hello": 1}', ENGLISH.say("open-unreadable", name="other.json")),
        ("huge.json", " " * (1 << 20), ENGLISH.say("open-large", name="huge.json")),
        ("wrong.json", json.dumps(wrong), ENGLISH.say("open-faulty", name="wrong.json", turn=played + 1)),
    ):
        choose.set_input_files(_file(name, text))
        expect(page.get_by_role("alert")).to_have_text(said)
    choose.set_input_files(_file("game.json", json.dumps(record)))
    expect(page.get_by_role("heading", name=ENGLISH.say("review-hands"))).to_be_visible()


def test_a_late_table_of_cards_ends_without_scrolling_sideways(someone: Someone) -> None:
    page, _ = ended(someone, late_cards(), phone=True)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
