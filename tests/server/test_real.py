"""Real tables over HTTP: nothing is kept, everything is judged, and no client can stop the server with it."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from realtable.erased import erased, whole_game
from server.client import ask_once
from server.process import ServerProcess
from sixfold.games import EDITIONS
from sixfold.records import check_record
from sixfold.server.http.answers import Preview
from sixfold.server.http.answers_real import RealKnown

Json = dict[str, Any]


def table(turns: list[Json], edition_id: str = "tiles-nl", names: int = 2) -> Json:
    """A table of so many people."""
    seated = [{"seat": number % names} | turn for number, turn in enumerate(turns)]
    return {"edition": edition_id, "players": [{"name": f"P{n}"} for n in range(names)], "first": 0, "turns": seated}


def follow(server: ServerProcess, entered: Json) -> Json:
    """What the server makes of a table."""
    answer = ask_once(server.url, "POST", "/api/real", {"table": entered})
    assert answer.status_code == 200, answer.text
    TypeAdapter(RealKnown).validate_python(answer.json())
    told: Json = answer.json()
    return told


@pytest.mark.parametrize("edition_id", ["tiles-schmidt", "cubes-nl", "cards-iello"])
def test_a_whole_game_comes_back_as_a_good_record(sqlite_server: ServerProcess, edition_id: str) -> None:
    record = whole_game(edition_id, 2)
    told = follow(sqlite_server, erased(record))
    assert told["fault"] is None
    assert told["now"]["scores"] == record["result"]["scores"]
    assert told["record"]["result"] == record["result"]
    check_record(told["record"])
    good = ask_once(sqlite_server.url, "POST", "/api/check", {"record": told["record"]}).json()
    assert good == {"good": True, "fault": None}


def test_the_first_turn_that_is_wrong_is_named_and_those_before_it_stand(sqlite_server: ServerProcess) -> None:
    told = follow(
        sqlite_server,
        table(
            [{"play": [["Ro", 0, 0], ["Rd", 1, 0]]}, {"play": [["Rc", 2, 0]]}, {"play": [["Gx", 3, 0]]}, {"score": 2}]
        ),
    )
    assert (told["fault"]["turn"], told["fault"]["code"]) == (3, "refused")
    assert told["fault"]["refusal"]["code"] == "mixed-line"
    assert told["now"]["scores"] == [2, 3]
    assert told["now"]["on_turn"] == 0
    assert len(told["record"]["turns"]) == 2


@pytest.mark.parametrize(
    "entered",
    [
        {},
        {"edition": 1},
        {"edition": "tiles-mars"},
        table([], names=1),
        table([], "cubes-nl", 5),
        table([{"play": "no"}]),
        table([{"play": [["Zz", 0, 0]]}]),
        table([]) | {"first": 7},
        table([]) | {"more": True},
    ],
)
def test_what_is_no_table_is_refused(sqlite_server: ServerProcess, entered: Json) -> None:
    answer = ask_once(sqlite_server.url, "POST", "/api/real", {"table": entered})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record"), answer.text


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_the_most_players_of_every_edition_may_sit_down(sqlite_server: ServerProcess, edition_id: str) -> None:
    most = EDITIONS[edition_id].players[1]
    told = follow(sqlite_server, table([], edition_id, most))
    assert told["now"]["scores"] == [0] * most


def ask_preview(server: ServerProcess, asked: Json) -> Json:
    """What a play would give."""
    answer = ask_once(server.url, "POST", "/api/real/preview", asked)
    assert answer.status_code == 200, answer.text
    TypeAdapter(Preview).validate_python(answer.json())
    told: Json = answer.json()
    return told


BOARD = [["Ro", 0, 0], ["Rd", 1, 0]]


def test_a_play_is_tried_out_whoever_holds_it(sqlite_server: ServerProcess) -> None:
    asked = {"edition": "tiles-nl", "board": BOARD, "size": 6, "left": 90}
    shown = ask_preview(sqlite_server, asked | {"action": {"play": [["Rc", 2, 0]]}})
    assert (shown["legal"], shown["score"]) == (True, 3)
    assert [3, 0] in shown["fits"]["Rs"]
    refused = ask_preview(sqlite_server, asked | {"action": {"play": [["Gx", 2, 0]]}})
    assert refused["refusal"]["code"] == "mixed-line"
    gap = ask_preview(sqlite_server, asked | {"action": {"play": [["Rc", 2, 0], ["Rs", 4, 0]]}})
    assert (gap["refusal"]["code"], gap["need"]) == ("gap", 1)


def test_the_last_of_a_hand_is_shown_with_its_bonus(sqlite_server: ServerProcess) -> None:
    asked = {"edition": "tiles-nl", "board": BOARD, "left": 0, "action": {"play": [["Rc", 2, 0]]}}
    assert ask_preview(sqlite_server, asked | {"size": 1})["score"] == 9
    assert ask_preview(sqlite_server, asked | {"size": 2})["score"] == 3


def test_cards_are_tried_out_series_by_series(sqlite_server: ServerProcess) -> None:
    asked = {"edition": "cards-999", "table": [["Ro", "Rd", "Rc"]]}
    more = {"play": ["Rs"], "table": [["Ro", "Rd", "Rc", "Rs"]]}
    assert ask_preview(sqlite_server, asked | {"action": more})["legal"]
    short = {"play": ["Gs"], "table": [["Ro", "Rd", "Rc"], ["Gs"]]}
    assert ask_preview(sqlite_server, asked | {"action": short})["need"] == 2


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"edition": "tiles-mars", "action": {"play": []}}, "unknown-edition"),
        ({"edition": "tiles-nl", "board": [["Ro", 0, 0], ["Gx", 1, 0]], "action": {"play": []}}, "bad-record"),
        ({"edition": "tiles-nl", "board": [["Ro", x, 0] for x in (0, 2, 4, 6)], "action": {"play": []}}, "bad-record"),
        ({"edition": "cards-999", "table": [], "action": {"play": [["Ro", 0, 0]]}}, "wrong-game"),
        ({"edition": "tiles-nl", "board": [], "action": {"trade": ["Ro"]}}, "malformed"),
    ],
)
def test_what_cannot_be_tried_is_refused(sqlite_server: ServerProcess, asked: Json, code: str) -> None:
    answer = ask_once(sqlite_server.url, "POST", "/api/real/preview", asked)
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
