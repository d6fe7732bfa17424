"""What a person may type."""

import pytest

from sixfold.cli.prompt import Unreadable, Vocabulary, read_cards, read_cell, read_choice, read_placement
from sixfold.core.pieces import parse_pieces, piece_name
from sixfold.locale import catalogue

VOCABULARY = Vocabulary(catalogue("en"))


def read(text: str) -> str:
    return " ".join(f"{piece_name(piece)}@{x},{y}" for piece, (x, y) in read_placement(text, VOCABULARY))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Ro 1,0", "Ro@1,0"),
        ("1,0 Ro", "Ro@1,0"),
        ("ro at 1,0", "Ro@1,0"),
        ("RO (1, -2)", "Ro@1,-2"),
        ("Ro 1,0 Rd 2,0", "Ro@1,0 Rd@2,0"),
        ("ro 1 0, rd 2 0", "Ro@1,0 Rd@2,0"),
        ("1,0 Ro 2,0 Rd", "Ro@1,0 Rd@2,0"),
        ("1,0>RoRdRc", "Ro@1,0 Rd@2,0 Rc@3,0"),
        ("1,0 > ro rd rc", "Ro@1,0 Rd@2,0 Rc@3,0"),
        ("1,0→RoRd", "Ro@1,0 Rd@2,0"),
        ("1,0↓RoRd", "Ro@1,0 Rd@1,1"),
        ("Ro Rd at 1,0 right", "Ro@1,0 Rd@2,0"),
        ("0,-2vPsBs", "Ps@0,-2 Bs@0,-1"),
        ("0,-2 V psbs", "Ps@0,-2 Bs@0,-1"),
        ("0,-2 down Ps.Bs", "Ps@0,-2 Bs@0,0"),
        ("3,3>..Oo", "Oo@5,3"),
        ("3,3>Oo", "Oo@3,3"),
        ("0,0>Ro 5,0>Rd", "Ro@0,0 Rd@5,0"),
        ("0,0>RoRc 5,0 Rd", "Ro@0,0 Rc@1,0 Rd@5,0"),
    ],
)
def test_a_placement_can_be_written_in_many_ways(typed: str, meant: str) -> None:
    assert read(typed) == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Ro", "unreadable-where"),
        ("1,0>", "unreadable-line"),
        ("Ro Rd 1,0", "unreadable-direction"),
        ("Ro 1,0 2,0", "unreadable-pairs"),
        ("Ro 1,0 > Rd 2,0", "unreadable-pairs"),
        ("1,0>vRo", "unreadable-pairs"),
        ("1,0 2,0 Ro", "unreadable-pairs"),
        ("Rz 1,0", "unreadable-piece"),
        ("RoR 1,0", "unreadable-piece"),
        ("hello", "unreadable-piece"),
        ("Ro 1", "unreadable-cell"),
        ("Ro 12345,0", "unreadable-line"),
        ("$%&", "unreadable-line"),
    ],
)
def test_what_cannot_be_read_says_why(typed: str, key: str) -> None:
    with pytest.raises(Unreadable) as problem:
        read(typed)
    assert problem.value.key == key
    assert catalogue("en").say(key, **problem.value.values)


def test_commands_are_words_in_any_case_and_with_other_spellings() -> None:
    for line, word, rest in [
        ("trade Ro Yd", "trade", "Ro Yd"),
        ("  SWAP  ro ", "trade", "ro"),
        ("?", "help", ""),
        ("? trade", "help", "trade"),
        ("Ro 1,0", None, "Ro 1,0"),
        ("ro \u22121,0", None, "ro -1,0"),
        ("", None, ""),
    ]:
        command = VOCABULARY.command(line)
        assert (command.word, command.rest) == (word, rest)


def test_choices_cards_and_cells() -> None:
    hand = parse_pieces("RoGsBt")
    assert read_choice("all", hand, VOCABULARY) == hand
    assert read_choice("gs, RO", hand, VOCABULARY) == parse_pieces("GsRo")
    with pytest.raises(Unreadable):
        read_choice("Ro 3", hand, VOCABULARY)
    assert read_cards("Bs Bt from 1 to 3", VOCABULARY) == (parse_pieces("BsBt"), (1, 3), False)
    assert read_cards("bs 1 > new", VOCABULARY) == (parse_pieces("Bs"), (1,), True)
    assert (read_cell("3,-1"), read_cell("(3, -1)"), read_cell("4")) == ((3, -1), (3, -1), (4, 0))
    for text in ("", "Ro", "1,2,3"):
        with pytest.raises(Unreadable):
            read_cell(text)
