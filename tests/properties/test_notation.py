"""Notation: what is written as text reads back the same, and other text is refused with a `BadNotation`."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sixfold.core.pieces import KINDS, piece_name
from sixfold.records.notation import BadNotation, parse_position_text, parse_turn, position_text, turn_text

codes = some.sampled_from([piece_name(kind) for kind in KINDS])
hands = some.lists(codes, max_size=9)
coordinates = some.integers(-999_999, 999_999) | some.integers(-8, 8)
placements = some.lists(some.tuples(codes, coordinates, coordinates).map(list), min_size=1, max_size=6)
seats = some.integers(0, 7)
scores = some.integers(0, 200)
tables = some.lists(some.lists(codes, min_size=1, max_size=6), max_size=6)

tiles_turns = some.one_of(
    some.fixed_dictionaries({"seat": seats, "play": placements, "score": scores, "draw": hands}),
    some.fixed_dictionaries({"seat": seats, "trade": some.lists(codes, min_size=1, max_size=6), "draw": hands}),
    some.fixed_dictionaries({"seat": seats, "pass": some.just(True)}),
)
cubes_turns = some.fixed_dictionaries(
    {"seat": seats, "play": placements, "score": scores, "draw": hands},
    optional={
        "reroll": some.lists(some.tuples(codes, codes).map(list), min_size=1, max_size=6),
        "forced": some.lists(some.lists(codes, min_size=1, max_size=6), min_size=1, max_size=4),
    },
)
cards_turns = some.fixed_dictionaries(
    {
        "seat": seats,
        "play": hands,
        "table": tables,
        "qwirkles": some.lists(some.lists(codes, min_size=6, max_size=6), max_size=2),
        "draw": hands,
    }
)


@given(some.one_of(tiles_turns, cubes_turns, cards_turns))
def test_a_turn_reads_back(turn: dict[str, Any]) -> None:
    text = turn_text(turn)
    assert "\n" not in text
    assert parse_turn(text) == turn


boards = some.dictionaries(some.tuples(coordinates, coordinates), codes, max_size=20).map(
    lambda cells: [[code, x, y] for (x, y), code in sorted(cells.items(), key=lambda item: (item[0][1], item[0][0]))]
)


@given(
    some.one_of(
        some.fixed_dictionaries(
            {"game": some.sampled_from(["tiles", "cubes"]), "board": boards},
            optional={"hand": hands, "play": placements},
        ),
        some.fixed_dictionaries(
            {"game": some.just("cards"), "table": tables}, optional={"hand": hands, "play": hands, "new_table": tables}
        ),
    )
)
def test_a_position_reads_back(position: dict[str, Any]) -> None:
    text = position_text(position)
    assert "\n" not in text
    assert parse_position_text(text) == position


@pytest.mark.slow
@given(some.text(max_size=40) | some.text("0123456789,>v.[]:+-=*~!RoGd passtilescubescardshand/ ", max_size=60))
def test_other_text_is_refused_and_nothing_worse(text: str) -> None:
    for parse in (parse_turn, parse_position_text):
        with suppress(BadNotation):
            parse(text)


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        (
            "0: 1,0>RoRdRc =3 +GxBsYt",
            {
                "seat": 0,
                "play": [["Ro", 1, 0], ["Rd", 2, 0], ["Rc", 3, 0]],
                "score": 3,
                "draw": ["Gx", "Bs", "Yt"],
            },
        ),
        ("2: 1,1>Go..Gt =7 +", {"seat": 2, "play": [["Go", 1, 1], ["Gt", 4, 1]], "score": 7, "draw": []}),
        ("1: 0,-2vPsBs =2", {"seat": 1, "play": [["Ps", 0, -2], ["Bs", 0, -1]], "score": 2}),
        ("1: -RoYd +PtPs", {"seat": 1, "trade": ["Ro", "Yd"], "draw": ["Pt", "Ps"]}),
        ("3: pass", {"seat": 3, "pass": True}),
        (
            "0: ~Ro:Rt,Gs:Gs !RtGxYd -1,0>Rt =2 +Yd",
            {
                "seat": 0,
                "reroll": [["Ro", "Rt"], ["Gs", "Gs"]],
                "forced": [["Rt", "Gx", "Yd"]],
                "play": [["Rt", -1, 0]],
                "score": 2,
                "draw": ["Yd"],
            },
        ),
        (
            "0: YtBc [RcGcBc] *YoYcYdYsYtYx +",
            {
                "seat": 0,
                "play": ["Yt", "Bc"],
                "table": [["Rc", "Gc", "Bc"]],
                "qwirkles": [["Yo", "Yc", "Yd", "Ys", "Yt", "Yx"]],
                "draw": [],
            },
        ),
    ],
)
def test_the_documented_turns(text: str, turn: dict[str, Any]) -> None:
    assert parse_turn(text) == turn
    assert turn_text(turn) == text


@pytest.mark.parametrize(
    "text",
    [
        "tiles 0,-2 Ps/BsBo/RsRoRdRc hand:RoYt 4,0>Rt",
        "tiles - hand:RoRdRcGxGxBs 0,0>RoRdRc",
        "cubes -1,0 Rx4Rt/3/Gx",
        "cards [RoGoBo,PdPcPt] hand:OoPsRd OoPs [RoGoBoOo,PdPcPtPs]",
        "cards []",
    ],
)
def test_the_documented_positions(text: str) -> None:
    assert position_text(parse_position_text(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "0:", "0 pass", "9: pass", "0: 1,0>", "0: 1,0>Rz", "0: 1,0>R", "0: pass 1,0>Ro =1", "0: =5", "0: ~Ro-Rt =5"],
)
def test_text_that_is_no_turn(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_turn(text)


@pytest.mark.parametrize(
    "text", ["", "chess -", "tiles", "tiles 0,0", "tiles 0,0 Rq", "tiles 0,0 Ro//Rd", "cards RoRd"]
)
def test_text_that_is_no_position(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_position_text(text)
