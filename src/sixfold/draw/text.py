"""Boards, tables and hands as text: signs and letters first, colours for whoever can show them.

A piece is two characters, about a square on a terminal: the letter of its colour and a sign for its shape. Colour
never stands alone, so everything can be read without it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sixfold.core.pieces import COLOUR_CODES, Piece, colour_of, piece_name, shape_of
from sixfold.core.refusals import Cell
from sixfold.draw.look import SIGNS

CELL_WIDTH = 3
"""Two for the piece and one for the gap before it, which also holds marks."""


@dataclass(frozen=True, slots=True)
class Look:
    """What can be shown: signs beyond ASCII, or letters only."""

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


class Span(NamedTuple):
    """A stretch of text that is shown in one way: a piece, lit or not, or something around pieces."""

    text: str
    piece: Piece | None = None
    lit: bool = False
    dim: bool = False


Line = list[Span]


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


def label_width(window: Window) -> int:
    """How many characters the coordinates of the rows take."""
    return max(len(str(window.top)), len(str(window.bottom)))


def board_lines(pieces: Mapping[Cell, Piece], window: Window, look: Look, marks: Marks = NO_MARKS) -> list[Line]:
    """The part of a board that a window shows, with the coordinates of its columns above and of its rows before.

    The columns are named below a tall board too. Dots are the cells beside pieces; on an empty board all of them.
    """
    label = label_width(window)
    across = range(window.left, window.right + 1)
    head = [Span(" " * label + "".join(f"{x:>{CELL_WIDTH}}" for x in across), dim=True)]
    lines: list[Line] = [head]
    for y in range(window.top, window.bottom + 1):
        line = [Span(f"{y:>{label}}", dim=True)]
        for x in across:
            line += [Span(marks.between((x - 1, y), (x, y))), _cell(pieces, (x, y), look, marks)]
        line.append(Span(marks.between((window.right, y), (window.right + 1, y))))
        lines.append(line)
    if len(lines) > 10:
        lines.append(head)
    return lines


def _cell(pieces: Mapping[Cell, Piece], cell: Cell, look: Look, marks: Marks) -> Span:
    """A piece, or a dot where one could be laid, or nothing."""
    lit = marks.lit(cell)
    if cell in pieces:
        return Span(look.face(pieces[cell]), pieces[cell], lit)
    x, y = cell
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    if lit or not pieces or any(neighbour in pieces for neighbour in beside):
        return Span(f" {look.empty}", lit=lit, dim=not lit)
    return Span("  ")


def series_line(series: Sequence[Piece], look: Look) -> Line:
    """A series of cards, or a hand: pieces side by side."""
    line: Line = []
    for piece in series:
        line += [Span(" "), Span(look.face(piece), piece)]
    return line[1:]


def plain(lines: Iterable[Line]) -> str:
    """Lines without colours or trailing spaces."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
