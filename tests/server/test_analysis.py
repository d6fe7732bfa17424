"""The analysis board over HTTP and at the local table: described, judged, paid for, and no client can stop it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from realtable.erased import erased, whole_game
from server.client import ask_once, asking
from server.inside import server_inside
from server.pocket import Host
from server.serving import UNLIMITED
from server.test_api import run_async
from sixfold import kernel
from sixfold.analysis import AnalysedJson, DescribedJson
from sixfold.games import EDITIONS
from sixfold.pocket.kernel import NoKernel
from sixfold.pocket.working import HereAsking
from sixfold.server.table import Denied

Json = dict[str, Any]
TILES: Json = {
    "edition": "tiles-nl",
    "board": [["Ro", 0, 0], ["Rd", 1, 0]],
    "hand": ["Rs", "Gs", "Gc", "Bo", "Px", "Yt"],
}


def ask(host: Host, path: str, body: Any, status: int = 200) -> Json:
    """What the host says of a position."""
    answer = ask_once(host.url, "POST", f"/api/analysis{path}", body)
    assert answer.status_code == status, answer.text
    told: Json = answer.json()
    return told


def described(host: Host, asked: Json) -> Json:
    """What a position is."""
    told = ask(host, "/position", asked)
    TypeAdapter(DescribedJson).validate_python(told)
    return told


def test_a_position_is_described_by_its_json_and_by_its_text(shared_host: Host) -> None:
    told = described(shared_host, {"position": TILES})
    assert told["problems"] == []
    assert told["text"] == "tiles-nl 0,0 RoRd hand:RsGsGcBoPxYt others:6"
    assert told["play"]["may"] == {"play": True, "opening": None, "trade": 6, "pass": False}
    assert described(shared_host, {"text": told["text"]}) == told
    assert described(shared_host, {"position": told["position"]}) == told
    wrong = described(shared_host, {"position": TILES | {"hand": []}})
    assert (wrong["problems"], wrong["play"]) == ([{"code": "hand-empty", "number": 6}], None)


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_position_is_found_in_a_record(shared_host: Host, edition_id: str) -> None:
    record = whole_game(edition_id, 2)
    told = ask(shared_host, "/record", {"record": record, "turn": 4})
    TypeAdapter(DescribedJson).validate_python(told)
    assert told["problems"] == []
    unknown = ask(shared_host, "/record", {"record": erased(record), "turn": 4})
    assert [problem["code"] for problem in unknown["problems"]] == ["hand-empty"]
    assert unknown["position"]["board"] == told["position"]["board"]
    assert unknown["position"]["table"] == told["position"]["table"]
    assert ask(shared_host, "/record", {"record": record, "turn": 999}, 422)["code"] == "no-such-turn"


@pytest.mark.parametrize(
    "text",
    [
        "tiles-nl 0,0 RoRd hand:RsGsGcBoPxYt others:6",
        "cubes-nl 0,0 RoRd hand:RsGsGcBoPxYt others:6",
        "cards-iello [RoRdRc] hand:RsRtRxOsPsYtYoYcGx others:9",
    ],
)
def test_the_best_plays_are_told_with_why(shared_host: Host, text: str) -> None:
    position = described(shared_host, {"text": text})["position"]
    told = ask(shared_host, "", {"position": position})
    TypeAdapter(AnalysedJson).validate_python(told)
    assert (told["by"], told["problems"], told["refusal"]) == ("coach", [], None)
    assert told["decisions"][0]["best"][0]["chance"] > 0
    again = ask(shared_host, "", {"position": position, "action": told["hints"][-1]["action"]})
    assert again["decisions"][0]["made"]["action"] == told["hints"][-1]["action"]


def test_a_play_that_is_not_allowed_is_refused_with_its_place(shared_host: Host) -> None:
    told = ask(shared_host, "", {"position": TILES, "action": {"play": [["Gs", 2, 0]]}})
    assert (told["refusal"]["code"], told["refusal"]["cells"], told["hints"]) == ("mixed-line", [[2, 0]], [])


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/position", {"text": "tiles-nl 0,0 RoZz"}, "bad-notation"),
        ("/position", {}, "bad-notation"),
        ("/position", {"position": {"edition": "tiles-mars"}}, "unknown-edition"),
        ("/position", {"position": TILES | {"weather": 1}}, "malformed"),
        ("/position", {"position": TILES | {"hand": ["Ro"] * 19}}, "malformed"),
        ("/position", {"text": "x" * 2_001}, "malformed"),
        ("", {"position": {"edition": "tiles-mars"}}, "unknown-edition"),
        ("", {"position": TILES, "action": {"reroll": []}}, "wrong-game"),
        ("", {"position": TILES, "action": {}}, "malformed"),
        ("", {}, "malformed"),
        ("/record", {}, "malformed"),
        ("/record", {"record": {}, "turn": True}, "malformed"),
        ("/record", {"record": {}, "turn": -1}, "malformed"),
        ("/record", {"record": {}, "turn": 1}, "bad-record"),
    ],
)
def test_what_is_no_position_is_refused(shared_host: Host, path: str, body: Any, code: str) -> None:
    assert ask(shared_host, path, body, 422)["code"] == code


HOSTILE: list[Json] = [
    TILES | {"board": [["Ro", 10_000, 10_000], ["Rd", -10_000, -10_000]]},
    TILES | {"board": [["Ro", 2 * n, 0] for n in range(108)]},
    TILES | {"board": [["RGBYPO"[n % 6] + "ocdstx"[n % 6], n % 10, n // 10] for n in range(108)]},
    TILES | {"hand": ["Ro"] * 18, "others": [6] * 7, "scores": [9_999] * 8},
    TILES | {"gone": ["Ro"] * 108, "left": 108, "others": [108] * 7},
    {"edition": "cards-iello", "table": [["Ro"] * 6] * 36, "hand": ["Ro"] * 18, "qwirkles": [[["Ro"] * 6] * 18] * 8},
    {"edition": "cubes-nl", "table": [["Ro"]], "board": [], "rolled": True, "turns_left": 108},
]


@pytest.mark.parametrize("position", HOSTILE, ids=range(len(HOSTILE)))
def test_no_position_does_harm(shared_host: Host, position: Json) -> None:
    assert described(shared_host, {"position": position})["problems"]
    told = ask(shared_host, "", {"position": position})
    assert told["problems"]
    assert told["hints"] == []


SPENT_AT_ONCE = replace(UNLIMITED, coach_processor=(1e-9, 1e-9))
"""The first thing that the coach thinks about uses up all that an address has, and more."""


@pytest.mark.slow
def test_thinking_is_paid_for_like_the_coach(tmp_path: Path) -> None:
    with server_inside(tmp_path, limits=SPENT_AT_ONCE) as url, asking(url) as client:
        answers = [client.post("/api/analysis", json={"position": TILES}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert client.post("/api/analysis/position", json={"position": TILES}).status_code == 200


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-iello"])
@run_async
async def test_without_a_kernel_points_are_counted(edition_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = whole_game(edition_id, 2)

    def refuse(*_: Any, **__: Any) -> Any:
        raise NoKernel

    for name in ("Board", "CardsView", "cards_every_turn"):
        monkeypatch.setattr(kernel, name, refuse)
    position = TILES | {"edition": edition_id}
    if edition_id.startswith("cards"):
        held = ["Rs", "Rt", "Rx", "Gx", "Yc", "Bs", "Po", "Gd", "Yt"]
        position = {"edition": edition_id, "table": [["Ro", "Rd", "Rc"]], "hand": held, "others": [9]}
    told = await HereAsking().analyse("pocket", position | {"scores": [1, 0]}, None)
    TypeAdapter(AnalysedJson).validate_python(told)
    assert (told["by"], told["decisions"]) == ("points", [])
    assert told["hints"][0]["preview"]["legal"]
    with pytest.raises(Denied, match="needs-server"):
        await HereAsking().judge("pocket", record, [3], edition_id)
