"""Pieces: their codes, their numbers, and what is not one."""

import pytest

from positions import pieces
from sixfold.core.pieces import (
    COLOUR_CODES,
    COLOURS,
    KINDS,
    SHAPE_CODES,
    SHAPES,
    Piece,
    UnknownPiece,
    colour_of,
    is_piece,
    kinds_in,
    mask_of,
    parse_piece,
    parse_pieces,
    piece_name,
    piece_names,
    piece_of,
    shape_of,
)


def test_the_codes_are_those_of_the_rules() -> None:
    assert dict(zip(COLOUR_CODES, COLOURS, strict=True)) == {
        "R": "red",
        "O": "orange",
        "Y": "yellow",
        "G": "green",
        "B": "blue",
        "P": "purple",
    }
    assert dict(zip(SHAPE_CODES, SHAPES, strict=True)) == {
        "o": "circle",
        "c": "clover",
        "d": "diamond",
        "s": "square",
        "t": "star",
        "x": "cross",
    }


def test_the_green_diamond_is_kind_twenty() -> None:
    diamond = parse_piece("Gd")
    assert diamond == 20
    assert COLOURS[colour_of(diamond)] == "green"
    assert SHAPES[shape_of(diamond)] == "diamond"


def test_every_kind_is_read_as_it_is_written() -> None:
    names = [piece_name(kind) for kind in KINDS]
    assert len(set(names)) == 36
    assert [parse_piece(name) for name in names] == list(KINDS)
    assert [piece_of(colour_of(kind), shape_of(kind)) for kind in KINDS] == list(KINDS)


def test_several_pieces_are_read_with_and_without_spaces() -> None:
    assert parse_pieces("RoRdGx") == parse_pieces(" Ro Rd\tGx ") == (0, 2, 23)
    assert piece_names(parse_pieces("RoRdGx")) == "RoRdGx"
    assert parse_pieces("") == ()


@pytest.mark.parametrize("code", ["", "R", "oR", "ro", "RO", "Zo", "Rz", "Rox", " Ro"])
def test_a_wrong_code_is_no_piece(code: str) -> None:
    with pytest.raises(UnknownPiece) as caught:
        parse_piece(code)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["RoR", "RoXx", "R,oG"])
def test_a_wrong_code_among_right_ones_is_found(text: str) -> None:
    with pytest.raises(UnknownPiece):
        parse_pieces(text)


@pytest.mark.parametrize("number", [-1, 36, 1.0, "Ro", None, True, False])
def test_only_whole_numbers_from_0_to_35_are_pieces(number: object) -> None:
    assert not is_piece(number)


def test_masks_forget_repeats_and_order() -> None:
    assert mask_of(pieces("GdRoGd")) == (1 << 20) | 1
    assert kinds_in(mask_of(pieces("GdRoGd"))) == [Piece(0), Piece(20)]
