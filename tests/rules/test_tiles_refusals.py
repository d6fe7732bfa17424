"""Tiles: every refusal, with the cells to point at and the line that breaks, and which comes first."""

from dataclasses import replace

import pytest

from positions import cells, drawn, pieces, placement, tiles_state
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Code, Refusal, Refused
from sixfold.games import tiles
from sixfold.games.placement import Board

UNKNOWN = Piece(36)
ROW = drawn("Ro Rd Rc")
SIX = drawn("Ro Rc Rd Rs Rt Rx")
HAND = "RsRtRsGoGdBx"
"""Against `ROW`: two red squares, and the blue cross that fits nowhere beside it."""


def refused(state: tiles.State, action: tiles.Action, seat: int = 0) -> Refusal:
    found = tiles.refusal(state, seat, action)
    assert found is not None
    return found


def place(text: str, hand: str = HAND, board: Board = ROW) -> Refusal:
    return refused(tiles_state(hand, "PxPt", board=board, bag="YoYo"), tiles.Place(placement(text)))


def test_no_pieces() -> None:
    assert place("") == Refusal(Code.NO_PIECES)


def test_unknown_piece() -> None:
    state = tiles_state(HAND, "PxPt", board=ROW, bag="Yo")
    action = tiles.Place(((Piece(3), (3, 0)), (UNKNOWN, (4, 0)), (Piece(-1), (5, 0))))
    assert refused(state, action) == Refusal(Code.UNKNOWN_PIECE, cells("4,0 5,0"))


def test_not_in_hand() -> None:
    assert place("Yd@1,1") == Refusal(Code.NOT_IN_HAND, cells("1,1"), pieces=pieces("Yd"))


def test_not_in_hand_that_often_points_at_the_piece_too_many() -> None:
    assert place("Rt@3,0 Rt@4,0") == Refusal(Code.NOT_IN_HAND, cells("4,0"), pieces=pieces("Rt"))


def test_cell_taken_by_an_earlier_piece() -> None:
    assert place("Rs@1,0") == Refusal(Code.CELL_TAKEN, cells("1,0"))


def test_cell_taken_because_named_twice() -> None:
    assert place("Rs@3,0 Rt@3,0") == Refusal(Code.CELL_TAKEN, cells("3,0"))


def test_not_in_one_line() -> None:
    assert place("Rs@3,0 Rt@0,1") == Refusal(Code.NOT_IN_ONE_LINE, cells("3,0 0,1"), pieces=pieces("RsRt"))


def test_no_shared_attribute() -> None:
    assert place("Rs@0,1 Gd@1,1") == Refusal(Code.NO_SHARED_ATTRIBUTE, cells("0,1 1,1"), pieces=pieces("RsGd"))


def test_repeated_piece() -> None:
    found = place("Rs@-1,0 Rt@3,0 Rs@4,0")
    assert found == Refusal(Code.REPEATED_PIECE, cells("-1,0 4,0"), pieces=pieces("RsRs"))


def test_gap() -> None:
    assert place("Rs@3,0 Rt@6,0") == Refusal(Code.GAP, cells("4,0 5,0"))


def test_gap_over_a_great_distance_points_at_its_first_cells() -> None:
    found = place("Rs@3,0 Rt@1000000000,0")
    assert found.code == Code.GAP
    assert found.cells[0] == (4, 0)
    assert 1 <= len(found.cells) <= 12


def test_detached() -> None:
    assert place("Rs@3,1 Rt@4,1") == Refusal(Code.DETACHED, cells("3,1 4,1"), pieces=pieces("RsRt"))


def test_touching_by_a_corner_only_is_detached() -> None:
    assert place("Rs@3,1") == Refusal(Code.DETACHED, cells("3,1"), pieces=pieces("Rs"))


def test_line_too_long() -> None:
    six = cells("0,0 1,0 2,0 3,0 4,0 5,0")
    assert place("Go@6,0", board=SIX) == Refusal(Code.LINE_TOO_LONG, cells("6,0"), (*six, (6, 0)), pieces("Go"))


def test_line_too_long_by_joining_two() -> None:
    board = drawn("Ro Rc Rd .. Rs Rt Rx", ".. .. Gd Bd Gt")
    found = place("Rx@3,0", hand="RxGoGo", board=board)
    assert found == Refusal(Code.LINE_TOO_LONG, cells("3,0"), tuple((x, 0) for x in range(7)), pieces("Rx"))


def test_duplicate_in_line_points_at_both() -> None:
    board = drawn("Ro Rs Rc")
    line = cells("0,0 1,0 2,0 3,0")
    found = place("Rs@3,0", board=board)
    assert found == Refusal(Code.DUPLICATE_IN_LINE, cells("1,0 3,0"), line, pieces("RsRs"))


def test_mixed_line() -> None:
    assert place("Gd@3,0") == Refusal(Code.MIXED_LINE, cells("3,0"), cells("0,0 1,0 2,0 3,0"), pieces("Gd"))


def test_mixed_line_where_a_piece_fits_its_neighbour_but_not_the_row_it_also_joins() -> None:
    board = drawn("Yo Yd ..", ".. .. Ps")
    found = place("Po@2,0", hand="PoPtPx", board=board)
    assert found == Refusal(Code.MIXED_LINE, cells("2,0"), cells("0,0 1,0 2,0"), pieces("Po"))


def test_opening_not_longest() -> None:
    found = refused(tiles_state("RoRdRcGxBsYt", "PxPt", bag="Yo"), tiles.Place(placement("Ro@0,0 Rd@1,0")))
    assert found == Refusal(Code.OPENING_NOT_LONGEST, cells("0,0 1,0"), pieces=pieces("RoRd"))


def test_any_of_several_longest_lines_may_open_anywhere_in_any_direction() -> None:
    state = tiles_state("RoRdRcGxGsGt", "PxPt", bag="Yo")
    for text in ("Ro@0,0 Rd@1,0 Rc@2,0", "Gx@7,-3 Gt@7,-5 Gs@7,-4"):
        assert tiles.refusal(state, 0, tiles.Place(placement(text))) is None


def test_a_pass_is_refused_while_a_piece_can_be_placed() -> None:
    for bag in ("", "YoYo"):
        state = tiles_state(HAND, "PxPt", board=ROW, bag=bag)
        assert refused(state, tiles.Pass()) == Refusal(Code.MUST_PLACE)


def test_a_pass_is_refused_while_tiles_can_be_traded() -> None:
    state = tiles_state("BxPt", "PxPt", board=ROW, bag="Yo")
    assert refused(state, tiles.Pass()) == Refusal(Code.MUST_TRADE)


def test_a_pass_on_the_opening_turn_is_refused() -> None:
    assert refused(tiles_state("Ro", "Px", bag="Yo"), tiles.Pass()) == Refusal(Code.MUST_PLACE)


def test_trade_of_nothing() -> None:
    assert refused(tiles_state(HAND, "Px", board=ROW, bag="Yo"), tiles.Trade(())) == Refusal(Code.NO_PIECES)


def test_trade_of_an_unknown_piece() -> None:
    found = refused(tiles_state(HAND, "Px", board=ROW, bag="Yo"), tiles.Trade((UNKNOWN,)))
    assert found == Refusal(Code.UNKNOWN_PIECE, pieces=(UNKNOWN,))


def test_trade_of_a_piece_not_held() -> None:
    found = refused(tiles_state(HAND, "Px", board=ROW, bag="YoYoYo"), tiles.Trade(pieces("RtRtPx")))
    assert found == Refusal(Code.NOT_IN_HAND, pieces=pieces("RtPx"))


def test_trade_too_many() -> None:
    found = refused(tiles_state(HAND, "Px", board=ROW, bag="Yo"), tiles.Trade(pieces("RsRt")))
    assert found == Refusal(Code.TRADE_TOO_MANY)


def test_trade_on_opening() -> None:
    found = refused(tiles_state(HAND, "Px", bag="YoYoYo"), tiles.Trade(pieces("RsRt")))
    assert found == Refusal(Code.TRADE_ON_OPENING)


def test_trade_with_an_empty_bag_by_a_player_who_can_place() -> None:
    assert refused(tiles_state(HAND, "Px", board=ROW), tiles.Trade(pieces("Rs"))) == Refusal(Code.MUST_PLACE)


def test_trade_with_an_empty_bag_by_a_player_who_cannot_place() -> None:
    assert refused(tiles_state("BxPt", "Px", board=ROW), tiles.Trade(pieces("Bx"))) == Refusal(Code.CANNOT_TRADE)


@pytest.mark.parametrize(
    "action", [tiles.Place(placement("Rs@3,0")), tiles.Trade(pieces("Rs"))], ids=["place", "trade"]
)
def test_not_your_turn(action: tiles.Action) -> None:
    state = tiles_state("Gx", HAND, board=ROW, bag="Yo")
    assert refused(state, action, seat=1) == Refusal(Code.NOT_YOUR_TURN)


@pytest.mark.parametrize(
    "action", [tiles.Place(placement("Rs@3,0")), tiles.Trade(pieces("Rs"))], ids=["place", "trade"]
)
def test_game_over(action: tiles.Action) -> None:
    state = replace(tiles_state(HAND, "Gx", board=ROW, bag="Yo"), ended="hand-emptied")
    assert refused(state, action) == Refusal(Code.GAME_OVER)


def test_applying_what_is_refused_raises_the_refusal() -> None:
    with pytest.raises(Refused) as caught:
        tiles.apply(tiles_state(HAND, "Px", board=ROW, bag="Yo"), tiles.Place(placement("Gd@3,0")))
    assert caught.value.refusal.code == Code.MIXED_LINE
    with pytest.raises(Refused, match="must-place"):
        tiles.advance(tiles_state(HAND, "Px", board=ROW), tiles.Pass(), ())


ORDER = [
    ("not-in-hand before cell-taken", "Yd@1,0", ROW, Code.NOT_IN_HAND),
    ("cell-taken before not-in-one-line", "Rs@1,0 Rt@2,2", ROW, Code.CELL_TAKEN),
    ("not-in-one-line before no-shared-attribute", "Rs@3,0 Gd@1,1", ROW, Code.NOT_IN_ONE_LINE),
    ("no-shared-attribute before repeated-piece", "Rs@3,0 Rs@4,0 Gd@5,0", ROW, Code.NO_SHARED_ATTRIBUTE),
    ("repeated-piece before gap", "Rs@3,0 Rs@5,0", ROW, Code.REPEATED_PIECE),
    ("gap before detached", "Rs@3,5 Rt@5,5", ROW, Code.GAP),
    ("gap before mixed-line", "Go@3,0 Gd@5,0", ROW, Code.GAP),
    ("line-too-long before duplicate-in-line", "Rs@6,0", SIX, Code.LINE_TOO_LONG),
    ("line-too-long in one run before mixed-line in another", "Rs@6,0 Rt@6,1", SIX, Code.LINE_TOO_LONG),
    ("duplicate-in-line before mixed-line of one run", "Gd@1,0", drawn("Ro .. Ro"), Code.DUPLICATE_IN_LINE),
    (
        "duplicate-in-line of the second piece before mixed-line of the first",
        "Go@1,1 Gd@2,1",
        drawn("Ro Rc Gd Rx"),
        Code.DUPLICATE_IN_LINE,
    ),
]


@pytest.mark.parametrize(("text", "board", "code"), [case[1:] for case in ORDER], ids=[case[0] for case in ORDER])
def test_of_several_reasons_the_first_of_the_table_is_given(text: str, board: Board, code: Code) -> None:
    assert place(text, board=board).code == code


def test_unknown_piece_before_not_in_hand() -> None:
    state = tiles_state(HAND, "Px", board=ROW, bag="Yo")
    action = tiles.Place(((Piece(35), (3, 0)), (UNKNOWN, (4, 0))))
    assert refused(state, action) == Refusal(Code.UNKNOWN_PIECE, cells("4,0"))
    assert refused(state, tiles.Trade((Piece(35), UNKNOWN))).code == Code.UNKNOWN_PIECE


def test_mistakes_of_the_placement_before_those_of_the_turn() -> None:
    waiting = tiles_state("Gx", HAND, board=ROW, bag="Yo")
    assert refused(waiting, tiles.Place(placement("Gd@3,0")), seat=1).code == Code.MIXED_LINE
    opening = tiles_state("Gx", "RoRd", bag="Yo")
    assert refused(opening, tiles.Place(placement("Ro@0,0")), seat=1).code == Code.OPENING_NOT_LONGEST
    assert refused(waiting, tiles.Pass(), seat=1).code == Code.MUST_PLACE
    over = replace(waiting, ended="hand-emptied")
    assert refused(over, tiles.Place(placement("Rs@3,0")), seat=1).code == Code.NOT_YOUR_TURN


def test_mistakes_of_a_trade_in_the_order_of_the_table() -> None:
    assert refused(tiles_state(HAND, "Px"), tiles.Trade(pieces("Rs"))).code == Code.MUST_PLACE
    assert refused(tiles_state(HAND, "Px", bag="Yo"), tiles.Trade(pieces("RsRt"))).code == Code.TRADE_TOO_MANY
    waiting = tiles_state("Gx", "BxPt", board=ROW)
    assert refused(waiting, tiles.Trade(pieces("Bx")), seat=1).code == Code.CANNOT_TRADE
