"""Pieces, boards and hands as Rich renderables.

A piece is a dark block of two terminal cells, about a square: the letter of its colour and a sign for its shape, both
in its colour. Colour never stands alone, so everything can be read without it.
"""

import re
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from sixfold.core.pieces import COLOUR_CODES, SHAPE_CODES, Piece, colour_of, parse_piece, piece_name
from sixfold.core.refusals import Cell
from sixfold.draw.look import BLOCK, COLOUR_VALUES, SIGNS
from sixfold.draw.text import CELL_WIDTH, NO_MARKS, Line, Look, Marks, Window, board_lines, label_width

_CODE = re.compile(f"\u2068([{COLOUR_CODES}][{SHAPE_CODES}])\u2069")


def look_of(console: Console) -> Look:
    """What this console can show."""
    try:
        (SIGNS + "·✓").encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return Look(unicode=False)
    return Look()


def style_of(piece: Piece, lit: bool = False) -> str:
    """A piece's style: its colour on the dark block, or the reverse where it is lit."""
    colour = COLOUR_VALUES[colour_of(piece)]
    return f"bold {BLOCK} on {colour}" if lit else f"bold {colour} on {BLOCK}"


def block(piece: Piece, look: Look, lit: bool = False) -> Text:
    """A piece."""
    return Text(look.face(piece), style_of(piece, lit), no_wrap=True)


def code(piece: Piece) -> str:
    """A piece's code, set apart so that `sentence` can colour it and nothing else that looks like one."""
    return f"\u2068{piece_name(piece)}\u2069"


def sentence(text: str, style: str = "") -> Text:
    """A sentence in which the codes of pieces have their colours."""
    drawn = Text(style=style)
    for place, part in enumerate(_CODE.split(text)):
        drawn.append(part, style_of(parse_piece(part)) if place % 2 else None)
    return drawn


def crop(window: Window, columns: int, rows: int, centre: Cell) -> Window:
    """The part of a window that has at most so many columns and rows, as near to the centre as it can be."""
    left, right = _crop(window.left, window.right, columns, centre[0])
    top, bottom = _crop(window.top, window.bottom, rows, centre[1])
    return Window(left, right, top, bottom)


def _crop(low: int, high: int, room: int, centre: int) -> tuple[int, int]:
    if high - low < room:
        return low, high
    start = min(max(centre - room // 2, low), high - room + 1)
    return start, start + room - 1


def columns_in(width: int, window: Window) -> int:
    """How many columns of the board fit beside the coordinates of its rows."""
    return max(1, (width - label_width(window) - 1) // CELL_WIDTH)


def board(pieces: Mapping[Cell, Piece], window: Window, look: Look, marks: Marks = NO_MARKS) -> Text:
    """The part of a board that a window shows, with the coordinates of its columns above and of its rows before.

    The columns are named below a tall board too. Dots are the cells beside pieces; on an empty board all of them.
    """
    lines = [_text(line) for line in board_lines(pieces, window, look, marks)]
    drawing = Text("\n", no_wrap=True, overflow="crop").join(lines)
    drawing.no_wrap, drawing.overflow = True, "crop"
    return drawing


def _text(line: Line) -> Text:
    drawn = Text()
    for text, piece, lit, dim in line:
        drawn.append(text, style_of(piece, lit) if piece is not None else "dim" if dim else "bold")
    return drawn


def hand(pieces: Sequence[Piece], look: Look) -> Text:
    """A hand: the pieces, and below each the code to type for it."""
    blocks = Text(" ").join(block(piece, look) for piece in pieces)
    if not look.unicode:
        return blocks
    codes = Text(" ".join(piece_name(piece) for piece in pieces))
    return Text("\n").join([blocks, codes])


def open_hand(pieces: Sequence[Piece], look: Look) -> Text:
    """A hand that lies open on the other side of the table."""
    return Text(" ").join(block(piece, look) for piece in pieces)
