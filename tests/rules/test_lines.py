"""Lines and series: what belongs together."""

from itertools import combinations

import pytest

from perft.brute import is_line as naive_is_line
from positions import pieces
from sixfold.core.pieces import KINDS, Piece, piece_name
from sixfold.games.lines import is_line, longest, may_join, repeated, share_attribute


@pytest.mark.parametrize("text", ["Ro", "RoRd", "RoGo", "RoOoYoGoBoPo", "PoPcPdPsPtPx"])
def test_lines(text: str) -> None:
    assert is_line(pieces(text))


@pytest.mark.parametrize("text", ["RoRo", "RoGd", "RoRdGd", "RoRdGo", "RoRdRo", "RoOoYoGoBoPoRo"])
def test_no_lines(text: str) -> None:
    assert not is_line(pieces(text))


def test_every_set_of_three_kinds_is_judged_as_the_rules_read() -> None:
    for three in combinations(KINDS, 3):
        assert is_line(three) == naive_is_line([piece_name(piece) for piece in three])


def test_a_piece_may_join_where_the_longer_line_is_one() -> None:
    for text in ("", "Ro", "RoRd", "RoGo", "RoRcRdRsRt", "PoPcPdPsPtPx"):
        line = pieces(text)
        joining = {piece for piece in KINDS if may_join(line) >> piece & 1}
        assert joining == {piece for piece in KINDS if is_line((*line, piece))}


def test_sharing_an_attribute_ignores_repeats() -> None:
    assert share_attribute(pieces("RoRoRd"))
    assert not share_attribute(pieces("RoRdGd"))
    assert repeated(pieces("RoRdRo")) == 1 << Piece(0)


@pytest.mark.parametrize(
    ("text", "length"),
    [("Ro", 1), ("RoRoRo", 1), ("RoGd", 1), ("RoRdGdBd", 3), ("RoRcRdRsRtRx", 6), ("RoRoRdRdGxGx", 2), ("", 0)],
)
def test_longest_line_in_hand(text: str, length: int) -> None:
    assert longest(pieces(text)) == length
