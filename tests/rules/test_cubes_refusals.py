"""Cubes: every refusal that can occur, and which comes first."""

from dataclasses import replace

import pytest

from positions import cells, cubes_state, drawn, pieces, placement
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Code, Refusal, Refused
from sixfold.games import cubes
from sixfold.games.placement import Board

UNKNOWN = Piece(99)
ROW = drawn("Ro Rd Rc")
SIX = drawn("Ro Rc Rd Rs Rt Rx")
NO_RED = drawn("Go Gc", "Gc Go")
"""A board on which only green can be laid."""
HAND = "RsRtRsGoGdBx"


def refused(state: cubes.State, action: cubes.Action, seat: int = 0) -> Refusal:
    found = cubes.refusal(state, seat, action)
    assert found is not None
    return found


PLACEMENTS = [
    ("", ROW, Refusal(Code.NO_PIECES)),
    ("Yd@1,1", ROW, Refusal(Code.NOT_IN_HAND, cells("1,1"), pieces=pieces("Yd"))),
    ("Rs@1,0", ROW, Refusal(Code.CELL_TAKEN, cells("1,0"))),
    ("Rs@3,0 Rt@0,1", ROW, Refusal(Code.NOT_IN_ONE_LINE, cells("3,0 0,1"), pieces=pieces("RsRt"))),
    ("Rs@0,1 Gd@1,1", ROW, Refusal(Code.NO_SHARED_ATTRIBUTE, cells("0,1 1,1"), pieces=pieces("RsGd"))),
    ("Rs@-1,0 Rs@3,0", ROW, Refusal(Code.REPEATED_PIECE, cells("-1,0 3,0"), pieces=pieces("RsRs"))),
    ("Rs@3,0 Rt@5,0", ROW, Refusal(Code.GAP, cells("4,0"))),
    ("Rs@3,1", ROW, Refusal(Code.DETACHED, cells("3,1"), pieces=pieces("Rs"))),
    ("Rs@6,0", SIX, Refusal(Code.LINE_TOO_LONG, cells("6,0"), tuple((x, 0) for x in range(7)), pieces("Rs"))),
    (
        "Rs@2,0",
        drawn("Ro Rs"),
        Refusal(Code.DUPLICATE_IN_LINE, cells("1,0 2,0"), cells("0,0 1,0 2,0"), pieces("RsRs")),
    ),
    ("Gd@3,0", ROW, Refusal(Code.MIXED_LINE, cells("3,0"), cells("0,0 1,0 2,0 3,0"), pieces("Gd"))),
    ("Rs@0,0", Board(), Refusal(Code.OPENING_NOT_LONGEST, cells("0,0"), pieces=pieces("Rs"))),
]


@pytest.mark.parametrize(
    ("text", "board", "expected"), PLACEMENTS, ids=[expected.code.value for _, _, expected in PLACEMENTS]
)
def test_a_placement_is_refused(text: str, board: Board, expected: Refusal) -> None:
    state = cubes_state(HAND, "PxPt", board=board, bag="YoYo")
    assert refused(state, cubes.Place(placement(text))) == expected


def test_unknown_piece_in_a_placement_and_in_a_roll() -> None:
    state = cubes_state(HAND, "PxPt", board=ROW, bag="Yo")
    assert refused(state, cubes.Place(((UNKNOWN, (3, 0)),))) == Refusal(Code.UNKNOWN_PIECE, cells("3,0"))
    assert refused(state, cubes.Reroll((UNKNOWN,))) == Refusal(Code.UNKNOWN_PIECE, pieces=(UNKNOWN,))


def test_an_opening_of_one_cube_is_never_enough() -> None:
    state = cubes_state("RoOcYdGsBtPx", "PxPt", bag="Yo")
    found = refused(state, cubes.Place(placement("Ro@0,0")))
    assert found == Refusal(Code.OPENING_NOT_LONGEST, cells("0,0"), pieces=pieces("Ro"))


def test_must_place() -> None:
    assert refused(cubes_state(HAND, "Px", board=ROW, bag="Yo"), cubes.Pass()) == Refusal(Code.MUST_PLACE)


def test_a_player_whose_cubes_cannot_be_placed_as_they_lie_may_still_not_pass() -> None:
    state = cubes_state("BxPt", "Px", board=ROW)
    assert not cubes.able_to_place(state.board, state.hand, 2)
    assert refused(state, cubes.Pass()) == Refusal(Code.MUST_PLACE)


def test_no_cubes_rolled_by_a_player_who_can_place() -> None:
    assert refused(cubes_state(HAND, "Px", board=ROW), cubes.Reroll(())) == Refusal(Code.NO_PIECES)


def test_cubes_rolled_that_are_not_held() -> None:
    found = refused(cubes_state(HAND, "Px", board=ROW), cubes.Reroll(pieces("RtRtPx")))
    assert found == Refusal(Code.NOT_IN_HAND, pieces=pieces("RtPx"))


def test_cannot_reroll_twice_in_a_turn() -> None:
    once = cubes.apply(cubes_state(HAND, "Px", board=ROW), cubes.Reroll(pieces("Bx")))
    assert refused(once, cubes.Reroll(once.hand[:1])) == Refusal(Code.CANNOT_REROLL)


def test_cannot_reroll_when_no_roll_could_be_placed() -> None:
    state = cubes_state("RoRd", "Px", board=NO_RED)
    assert refused(state, cubes.Reroll(pieces("Ro"))) == Refusal(Code.CANNOT_REROLL)
    assert refused(state, cubes.Reroll(())) == Refusal(Code.CANNOT_REROLL)


@pytest.mark.parametrize(
    "action", [cubes.Place(placement("Rs@3,0")), cubes.Reroll(pieces("Rs"))], ids=["place", "reroll"]
)
def test_not_your_turn_and_game_over(action: cubes.Action) -> None:
    waiting = cubes_state("Gx", HAND, board=ROW, bag="Yo")
    assert refused(waiting, action, seat=1) == Refusal(Code.NOT_YOUR_TURN)
    over = replace(cubes_state(HAND, "Gx", board=ROW), ended="hand-emptied")
    assert refused(over, action) == Refusal(Code.GAME_OVER)
    assert refused(replace(waiting, ended="blocked"), action, seat=1) == Refusal(Code.NOT_YOUR_TURN)


def test_the_roll_of_another_turn_does_not_stop_a_seat_that_waits() -> None:
    rolled = cubes.apply(cubes_state(HAND, HAND, board=ROW), cubes.Reroll(pieces("Bx")))
    assert refused(rolled, cubes.Reroll(pieces("Rs")), seat=1) == Refusal(Code.NOT_YOUR_TURN)


def test_of_several_reasons_the_first_of_the_table_is_given() -> None:
    state = cubes_state(HAND, "Px", board=ROW)
    assert refused(state, cubes.Reroll((Piece(35), UNKNOWN))).code == Code.UNKNOWN_PIECE
    once = cubes.apply(state, cubes.Reroll(pieces("Bx")))
    assert refused(once, cubes.Reroll(pieces("Yo"))).code == Code.NOT_IN_HAND
    waiting = cubes_state("Gx", HAND, board=ROW)
    assert refused(waiting, cubes.Place(placement("Gd@3,0")), seat=1).code == Code.MIXED_LINE


def test_applying_what_is_refused_raises_the_refusal() -> None:
    with pytest.raises(Refused, match="mixed-line"):
        cubes.apply(cubes_state(HAND, "Px", board=ROW), cubes.Place(placement("Gd@3,0")))


def test_a_roll_at_a_real_table_must_be_possible() -> None:
    state = cubes_state("BxPt", "Px", board=ROW)
    with pytest.raises(cubes.WrongRoll, match="keeps the colours"):
        cubes.advance(state, cubes.Reroll(pieces("Bx")), pieces("Ro"))
    with pytest.raises(cubes.WrongRoll, match="not rolled again"):
        cubes.advance(state, cubes.Reroll(pieces("Bx")), pieces("Bs"))
    with pytest.raises(cubes.WrongRoll, match="though the cubes could be placed"):
        cubes.advance(state, cubes.Reroll(pieces("Bx")), pieces("Bo"), (pieces("BsPo"),))
    with pytest.raises(cubes.WrongRoll, match="keeps the colours"):
        cubes.advance(state, cubes.Reroll(()), (), (pieces("BoBo"),))
    after = cubes.advance(state, cubes.Reroll(()), (), (pieces("BsPx"), pieces("BoPx")))
    assert after.hand == pieces("BoPx")
    assert after.forced == (pieces("BsPx"), pieces("BoPx"))
