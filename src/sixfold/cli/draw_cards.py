"""The table of cards as a Rich renderable: a row of colour series and a row of shape series, numbered."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from sixfold.cli.draw import block
from sixfold.core.pieces import Piece, colour_of
from sixfold.draw.text import Look


@dataclass(frozen=True, slots=True)
class DrawnSeries:
    """A series as it is shown: its number, its cards, each with whether it was just played, and a word on it."""

    number: int
    cards: tuple[tuple[Piece, bool], ...]
    stands: bool
    remark: str


@dataclass(frozen=True, slots=True)
class TableWords:
    """What the rows are called."""

    colours: str
    shapes: str
    unfinished: str
    empty: str


def table(series: Sequence[DrawnSeries], words: TableWords, look: Look, width: int) -> Text:
    """All series that stand, by colour and by shape, then those that do not; rows are broken to fit the width."""
    colours = [one for one in series if one.stands and _one_colour(one)]
    shapes = [one for one in series if one.stands and not _one_colour(one)]
    unfinished = [one for one in series if not one.stands]
    rows = [(words.colours, colours), (words.shapes, shapes), (words.unfinished, unfinished)]
    lines = [line for title, members in rows if members for line in _row(title, members, look, width)]
    return Text("\n").join(lines) if lines else Text(words.empty, "dim")


def _row(title: str, members: Sequence[DrawnSeries], look: Look, width: int) -> list[Text]:
    """The title, then as many series a line as fit."""
    lines = [Text(title, "dim")]
    line = Text()
    for one in members:
        drawn = _series(one, look)
        if line and line.cell_len + drawn.cell_len > width:
            lines.append(line)
            line = Text()
        line.append_text(drawn)
    return [*lines, line]


def _series(one: DrawnSeries, look: Look) -> Text:
    drawn = Text(f"{one.number:>3}", "bold")
    before = False
    for card, fresh in one.cards:
        drawn.append(_gap(before, fresh), "bold")
        drawn.append_text(block(card, look, fresh))
        before = fresh
    drawn.append(_gap(before, False), "bold")
    if one.remark:
        drawn.append(one.remark, "dim" if one.stands else "bold")
        drawn.append(" ")
    return drawn


def _gap(before: bool, after: bool) -> str:
    """The sign between two cards: brackets hold those just played."""
    if before:
        return "|" if after else "]"
    return "[" if after else " "


def _one_colour(one: DrawnSeries) -> bool:
    return len({colour_of(card) for card, _ in one.cards}) == 1
