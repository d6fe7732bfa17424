"""What pieces, boards, hands and tables look like, with and without colours and signs."""

import io
from unittest.mock import patch

import pytest
from rich.console import Console
from rich.text import Text

from sixfold.cli.draw import block, board, code, columns_in, crop, hand, look_of, sentence
from sixfold.cli.draw_cards import DrawnSeries, TableWords, table
from sixfold.core.pieces import KINDS, parse_piece, parse_pieces, piece_name
from sixfold.core.refusals import Cell
from sixfold.draw.look import COLOUR_VALUES
from sixfold.draw.text import Look, Marks, Window, whole

SIGNS, LETTERS = Look(), Look(unicode=False)
LAID = {(-1, 0): parse_piece("Ro"), (0, 0): parse_piece("Rd"), (0, 1): parse_piece("Gd")}
WORDS = TableWords("Colours", "Shapes", "Unfinished", "Nothing")


def shown(drawing: Text, coloured: bool = False) -> str:
    file = io.StringIO()
    Console(file=file, width=80, color_system="truecolor" if coloured else None, force_terminal=coloured).print(drawing)
    return file.getvalue()


def test_every_piece_is_two_cells_wide_and_told_apart_without_colour() -> None:
    for look in (SIGNS, LETTERS):
        blocks = [block(kind, look) for kind in KINDS]
        assert {drawn.cell_len for drawn in blocks} == {2}
        assert len({drawn.plain for drawn in blocks}) == 36
    assert [block(kind, LETTERS).plain for kind in KINDS] == [piece_name(kind) for kind in KINDS]


def test_a_piece_has_its_colour_on_a_dark_block() -> None:
    for kind in KINDS:
        colour = COLOUR_VALUES[kind // 6]
        assert str(block(kind, SIGNS).style) == f"bold {colour} on #16181d"
        assert str(block(kind, SIGNS, lit=True).style) == f"bold #16181d on {colour}"


def test_a_board_has_its_coordinates_and_dots_beside_pieces() -> None:
    assert shown(board(LAID, whole(LAID), LETTERS)).splitlines() == [
        "   -2 -1  0  1",
        "-1     .  .    ",
        " 0  . Ro Rd  . ",
        " 1     . Gd  . ",
        " 2        .    ",
    ]


def test_an_empty_board_shows_cells_to_begin_on() -> None:
    lines = shown(board({}, whole({}), SIGNS)).splitlines()
    assert lines[0].split() == ["-1", "0", "1", "2", "3", "4", "5", "6"]
    assert lines[2].split() == ["0", *"········"]


def test_what_was_played_stands_in_brackets_and_what_is_wrong_between_exclamation_marks() -> None:
    played = Marks(played=frozenset({(-1, 0), (0, 0)}))
    assert " 0  ·[R●|R◆] · " in shown(board(LAID, whole(LAID), SIGNS, played))
    alone = Marks(played=frozenset({(0, 1)}))
    assert " 1     ·[G◆] · " in shown(board(LAID, whole(LAID), SIGNS, alone))
    wrong = Marks(wrong=frozenset({(1, 0), (0, 1)}))
    lines = shown(board(LAID, whole(LAID), SIGNS, wrong)).splitlines()
    assert lines[2:4] == [" 0  · R● R◆! ·!", " 1     ·!G◆! · "]


def test_a_tall_board_names_its_columns_twice() -> None:
    tall = {(0, y): KINDS[y] for y in range(12)}
    lines = shown(board(tall, whole(tall), SIGNS)).splitlines()
    assert lines[0] == lines[-1] == "   -1  0  1"


@pytest.mark.parametrize("width", [12, 40, 80])
@pytest.mark.parametrize("centre", [(-20, 0), (0, 0), (7, 3), (30, 30)])
def test_a_wide_board_is_cropped_around_a_cell_and_fits(width: int, centre: Cell) -> None:
    wide = {(x, x % 3): KINDS[x % 36] for x in range(-20, 31)}
    window = whole(wide)
    part = crop(window, columns_in(width, window), 4, centre)
    drawing = board(wide, part, SIGNS)
    assert max(len(line) for line in drawing.plain.splitlines()) <= width
    assert part.right - part.left + 1 == columns_in(width, window)
    assert part.bottom - part.top + 1 == 4
    assert window.left <= part.left <= part.right <= window.right
    assert part.left <= centre[0] <= part.right
    assert crop(window, 999, 999, centre) == window


def test_a_window_knows_its_cells() -> None:
    window = Window(-1, 2, 0, 1)
    assert [window.holds(cell) for cell in [(-1, 0), (2, 1), (3, 1), (0, -1)]] == [True, True, False, False]


def test_a_hand_shows_the_code_to_type_below_each_piece() -> None:
    pieces = parse_pieces("RoGxPs")
    assert shown(hand(pieces, SIGNS)).splitlines() == ["R● G✖ P■", "Ro Gx Ps"]
    assert shown(hand(pieces, LETTERS)).splitlines() == ["Ro Gx Ps"]
    assert shown(hand((), SIGNS)).strip() == ""


def test_colours_are_sent_to_a_terminal_and_not_where_they_are_unwanted(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = block(parse_piece("Ro"), SIGNS)
    coloured = shown(piece, coloured=True)
    assert "38;2;230;6;60" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    plain = shown(piece, coloured=True)
    assert "38;2" not in plain
    assert "R●" in plain


@pytest.mark.parametrize(("encoding", "signs"), [("utf-8", True), ("ascii", False), ("latin-1", False), ("?", False)])
def test_signs_are_used_where_the_encoding_has_them(encoding: str, signs: bool) -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
    with patch.object(Console, "encoding", encoding):
        assert look_of(console) == Look(unicode=signs)


def test_only_codes_of_pieces_are_coloured_in_a_sentence() -> None:
    drawn = sentence(f"Go on: {code(parse_piece('Go'))} 1,0.")
    assert drawn.plain == "Go on: Go 1,0."
    assert [(span.start, span.end) for span in drawn.spans] == [(7, 9)]


def series(number: int, codes: str, fresh: str = "", remark: str = "ok", stands: bool = True) -> DrawnSeries:
    new = parse_pieces(fresh)
    return DrawnSeries(number, tuple((card, card in new) for card in parse_pieces(codes)), stands, remark)


def test_a_table_has_a_row_of_colours_a_row_of_shapes_and_the_unfinished() -> None:
    drawn = table(
        [series(1, "RoRdRs"), series(2, "RoGoBo", fresh="GoBo"), series(3, "YtYx", "Yt", "short", stands=False)],
        WORDS,
        LETTERS,
        80,
    )
    assert [line.rstrip() for line in shown(drawn).splitlines()] == [
        "Colours",
        "  1 Ro Rd Rs ok",
        "Shapes",
        "  2 Ro[Go|Bo]ok",
        "Unfinished",
        "  3[Yt]Yx short",
    ]
    assert shown(table([], WORDS, LETTERS, 80)).strip() == "Nothing"


def test_a_row_of_series_is_broken_between_series() -> None:
    drawn = table([series(number, "RoRdRsRt") for number in range(1, 8)], WORDS, SIGNS, 40)
    lines = drawn.plain.splitlines()
    assert max(len(line) for line in lines) <= 40
    assert sum(line.count("R●") for line in lines) == 7
    assert all(line.count("R●") == line.count("R★") for line in lines)
