"""Positions that people set up: what is wrong with them, as text and back, and from games."""

from typing import Any

import pytest

from realtable.erased import erased, whole_game
from sixfold.analysis import Setup, describe, parse_setup, parse_setup_text, position_at, problems_of, setup_text
from sixfold.analysis.found import NoSuchTurn
from sixfold.core.notation import BadNotation
from sixfold.games import EDITIONS
from sixfold.records import BadRecord, states

TEXTS = [
    "tiles-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6",
    "tiles-mindware - hand:RsGsGcBoPxYt others:6,6,6 scores:1,2,3,4",
    "tiles-nl 0,-1 1Gd/RoRdRc hand:RsGs others:3 left:0 gone:PxPx",
    "cubes-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6,6 left:12 rolled",
    "cards-iello [RoRdRc,GsBsYs] hand:RsRtRxOsPsYtYoYcGx others:9 taken:[YoYcYdYsYtYx]/[]",
    "cards-999 [] others:9,9 left:0 last:2",
]


@pytest.mark.parametrize("text", TEXTS)
def test_text_comes_back_as_it_was(text: str) -> None:
    setup = parse_setup_text(text)
    assert setup_text(setup) == text
    assert parse_setup_text(text.replace(" ", "_")) == setup
    told = describe(setup)
    assert told["text"] == text
    assert parse_setup(told["position"]) == setup


@pytest.mark.parametrize(
    "text",
    [
        "",
        "chess - hand:Ro",
        "tiles-nl",
        "tiles-nl 0,0",
        "tiles-nl 0,0 RoZz",
        "tiles-nl - hand:Zz",
        "tiles-nl - hand:Ro hand:Ro",
        "tiles-nl - weather:6",
        "tiles-nl - left:many",
        "tiles-nl - left:-1",
        "tiles-nl - others:6,",
        "tiles-nl - scores:99999",
        "tiles-nl 99999999,0 Ro",
        "tiles-nl - gone:" + 109 * "Ro",
        "tiles-nl - rolled:yes",
        "cards-iello RoRdRc",
        "cards-iello [] taken:",
    ],
)
def test_what_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_setup_text(text)


def codes(text: str) -> list[str]:
    """What is wrong with a position."""
    return [problem.code.value for problem in problems_of(parse_setup_text(text))]


@pytest.mark.parametrize("text", TEXTS[:5])
def test_a_position_of_the_game_has_no_problem(text: str) -> None:
    assert codes(text) == []
    assert describe(parse_setup_text(text))["play"] is not None


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("tiles-nl 0,0 RoGx hand:RsGsGcBoPxYt", ["no-line"]),
        ("tiles-nl 0,0 RoRdRo hand:RsGsGcBoPxYt", ["no-line"]),
        ("tiles-nl 0,0 RoRd1Rc hand:RsGsGcBoPxYt", ["apart"]),
        ("tiles-nl - hand:RoRoRoRoPxYt", ["too-many"]),
        ("tiles-nl -", ["hand-empty"]),
        ("tiles-nl - hand:Ro", ["hand-short"]),
        ("tiles-nl - hand:RsGsGcBoPxYtYt", ["hand-large"]),
        ("tiles-nl - hand:RsGsGcBoPxYt others:7", ["others-large"]),
        ("tiles-nl - hand:RsGsGcBoPxYt others:2", ["others-short"]),
        ("tiles-nl - hand:RsGsGcBoPxYt others:6 left:97", ["left-large"]),
        ("tiles-nl 0,0 RoRd hand:Rs others:0 left:0", ["over"]),
        ("cubes-nl - hand:RsGsGcBoPxYt others:6,6,6,6", ["players"]),
        ("cards-iello [RoRdGx] hand:RsRtRxOsPsYtYoYcGx others:9", ["no-series"]),
        ("cards-iello [RoRd] hand:RsRtRxOsPsYtYoYcGx others:9", ["series-short"]),
        ("cards-iello [RoRcRdRsRtRx] hand:RsRtRxOsPsYtYoYcGx others:9", ["qwirkle-left"]),
        ("cards-iello [] hand:RsRtRxOsPsYtYoYcGx others:9 taken:[RoRd]/[]", ["no-qwirkle"]),
        ("cards-iello [] hand:RsRtRxOsPsYtYoYcGx others:9 left:3", ["left-other"]),
        ("cards-iello [] hand:RsRtRxOsPsYtYoYcGx others:9 gone:Rs", ["left-other"]),
        ("cubes-nl - hand:Gd others:6,5 left:0", ["hand-short", "others-short"]),
    ],
)
def test_what_is_wrong_with_a_position_is_named(text: str, wrong: list[str]) -> None:
    assert codes(text) == wrong
    assert describe(parse_setup_text(text))["play"] is None


def test_a_problem_points_at_its_place() -> None:
    apart, *_ = describe(parse_setup_text("tiles-nl 0,0 RoRd1Rc hand:RsGsGcBoPxYt"))["problems"]
    assert apart == {"code": "apart", "cells": [[3, 0]]}
    line, *_ = describe(parse_setup_text("tiles-nl 0,0 RoGx hand:RsGsGcBoPxYt"))["problems"]
    assert line == {"code": "no-line", "cells": [[0, 0], [1, 0]]}
    short, *_ = describe(parse_setup_text("tiles-nl - hand:Ro"))["problems"]
    assert short == {"code": "hand-short", "number": 6}


def test_what_is_out_of_sight_is_counted() -> None:
    told = describe(parse_setup_text("tiles-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6 gone:RoRo"))
    assert (told["unseen"]["Ro"], told["unseen"]["Rd"], told["unseen"]["Rx"]) == (0, 2, 3)
    assert (told["left"], told["most_left"]) == (91, 91)
    cubes = describe(parse_setup_text("cubes-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6"))
    assert (cubes["unseen"]["R"], cubes["unseen"]["O"]) == (11, 15)


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("known", [True, False], ids=["all", "one hand"])
def test_every_turn_of_a_game_is_a_position(edition_id: str, known: bool) -> None:
    record = whole_game(edition_id, 2)
    path = list(states(record))
    told: dict[str, Any] = record if known else erased(record, mine=0)
    for turn in range(0, len(path) - 1, 3):
        setup = position_at(told, turn)
        described = describe(setup)
        mine = known or path[turn].seat == 0
        assert described["problems"] == ([] if mine and setup.hand else [{"code": "hand-empty", "number": size(setup)}])
        if mine and setup.hand:
            assert setup.hand == path[turn].hand
            assert described["left"] == path[turn].left_to_draw
    with pytest.raises(NoSuchTurn):
        position_at(told, len(path))
    with pytest.raises(NoSuchTurn):
        position_at(told, len(path) - 1)


def size(setup: Setup) -> int:
    """How many pieces a full hand has."""
    return setup.edition.hand_size


def test_what_is_no_record_has_no_positions() -> None:
    with pytest.raises(BadRecord):
        position_at({"format": "sixfold/1"}, 0)
