"""Pieces, boards and hands as Rich renderables.

A piece is a dark block of two terminal cells, about a square: the letter of its colour and a sign for its shape, both
in its colour. Colour never stands alone, so everything can be read without it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from sixfold.core.pieces import COLOUR_CODES, SHAPE_CODES, Piece, colour_of, parse_piece, piece_name, shape_of
from sixfold.core.refusals import Cell

BLOCK = "#16181d"
COLOURS = ("#e6063c", "#f19123", "#f5ee0a", "#68fcbb", "#54a5ff", "#a5549d")
SIGNS = "●♣◆■★✖"
CELL_WIDTH = 3
"""Two for the piece and one for the gap before it, which also holds marks."""

_CODE = re.compile(f"\u2068([{COLOUR_CODES}][{SHAPE_CODES}])\u2069")


@dataclass(frozen=True, slots=True)
class Look:
    """What the terminal can show: signs beyond ASCII, or letters only."""

    unicode: bool = True

    @property
    def empty(self) -> str:
        """The sign of an empty cell."""
        return "·" if self.unicode else "."

    @property
    def tick(self) -> str:
        """The sign of what is in order."""
        return "✓" if self.unicode else "+"

    def face(self, piece: Piece) -> str:
        """The two characters of a piece."""
        return COLOUR_CODES[colour_of(piece)] + SIGNS[shape_of(piece)] if self.unicode else piece_name(piece)


def look_of(console: Console) -> Look:
    """What this console can show."""
    try:
        (SIGNS + "·✓").encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return Look(unicode=False)
    return Look()


def style_of(piece: Piece, lit: bool = False) -> str:
    """A piece's style: its colour on the dark block, or the reverse where it is lit."""
    colour = COLOURS[colour_of(piece)]
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


class Window(NamedTuple):
    """The part of the board that is shown, both ends included."""

    left: int
    right: int
    top: int
    bottom: int

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is shown."""
        return self.left <= cell[0] <= self.right and self.top <= cell[1] <= self.bottom


EMPTY_BOARD = Window(-1, 6, -1, 1)


def whole(cells: Iterable[Cell]) -> Window:
    """The window that shows all of these cells and the empty ones around them."""
    if not (taken := list(cells)):
        return EMPTY_BOARD
    across, down = zip(*taken, strict=True)
    return Window(min(across) - 1, max(across) + 1, min(down) - 1, max(down) + 1)


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
    return max(1, (width - _label_width(window) - 1) // CELL_WIDTH)


def _label_width(window: Window) -> int:
    return max(len(str(window.top)), len(str(window.bottom)))


@dataclass(frozen=True, slots=True)
class Marks:
    """Cells to look at: those just played and those a refusal points at."""

    played: frozenset[Cell] = frozenset()
    wrong: frozenset[Cell] = frozenset()

    def lit(self, cell: Cell) -> bool:
        """Whether the cell is drawn brightly."""
        return cell in self.played or cell in self.wrong

    def between(self, left: Cell, right: Cell) -> str:
        """The sign in the gap between two neighbours."""
        if left in self.wrong or right in self.wrong:
            return "!"
        if left in self.played:
            return "|" if right in self.played else "]"
        return "[" if right in self.played else " "


NO_MARKS = Marks()


def board(pieces: Mapping[Cell, Piece], window: Window, look: Look, marks: Marks = NO_MARKS) -> Text:
    """The part of a board that a window shows, with the coordinates of its columns above and of its rows before.

    The columns are named below a tall board too. Dots are the cells beside pieces; on an empty board all of them.
    """
    label = _label_width(window)
    across = range(window.left, window.right + 1)
    head = Text(" " * label + "".join(f"{x:>{CELL_WIDTH}}" for x in across), "dim")
    lines = [head]
    for y in range(window.top, window.bottom + 1):
        line = Text(f"{y:>{label}}", "dim")
        row = Text()
        for x in across:
            row.append(marks.between((x - 1, y), (x, y)), "bold")
            row.append_text(_cell(pieces, (x, y), look, marks))
        row.append(marks.between((window.right, y), (window.right + 1, y)), "bold")
        lines.append(Text.assemble(line, row))
    if len(lines) > 10:
        lines.append(head)
    drawing = Text("\n", no_wrap=True, overflow="crop").join(lines)
    drawing.no_wrap, drawing.overflow = True, "crop"
    return drawing


def _cell(pieces: Mapping[Cell, Piece], cell: Cell, look: Look, marks: Marks) -> Text:
    """A piece, or a dot where one could be laid, or nothing."""
    if cell in pieces:
        return block(pieces[cell], look, marks.lit(cell))
    x, y = cell
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    if marks.lit(cell) or not pieces or any(neighbour in pieces for neighbour in beside):
        return Text(f" {look.empty}", "bold" if marks.lit(cell) else "dim")
    return Text("  ")


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
