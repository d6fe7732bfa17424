"""What the commands print: tables that fit the terminal, JSON, and letters that the terminal can write."""

import codecs
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import NamedTuple, NoReturn
from unicodedata import normalize

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixfold.cli.exits import MALFORMED
from sixfold.cli.speech import say

BESIDE_CELL = 3
"""What a table draws beside each cell: a blank on either side, and a line."""
PLAIN = "sixfold-plain"
"""The name under which Python knows how we write letters that an encoding lacks."""
_PLAINER = str.maketrans(
    {
        "–": "-", "—": "-", "−": "-", "·": "|", "•": "*", "…": "...", "±": "+-", "×": "x", "÷": "/", "✓": "+",
        "‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "\xa0": " ", "\u202f": " ",
        "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "ß": "ss", "æ": "ae", "œ": "oe", "│": "|", "─": "-",
    }
)  # fmt: skip


class Column(NamedTuple):
    """A heading, and whether numbers stand below it."""

    heading: str
    number: bool = False


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What is written in place of letters that the terminal cannot write: their nearest of ASCII."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = normalize("NFKD", error.object[error.start : error.end].translate(_PLAINER))
    plain = "".join(letter for letter in letters if letter.isascii())
    return plain or "?" * (error.end - error.start), error.end


def prepare_streams() -> None:
    """Let no letter end a command: one that a stream cannot write is written as its nearest of ASCII."""
    codecs.register_error(PLAIN, plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def stop_writing(error: OSError) -> NoReturn:
    """End a command whose output goes nowhere, with one sentence and without a second complaint at the end."""
    with suppress(OSError):
        typer.echo(say("cannot-print", reason=error.strerror or ""), err=True)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
            continue
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    sys.exit(MALFORMED)


def print_json(value: object) -> None:
    """One value on standard output, in ASCII if that is all it takes."""
    encoding = getattr(sys.stdout, "encoding", None) or ""
    ascii_only = codecs.lookup(encoding).name != "utf-8" if encoding else True
    typer.echo(json.dumps(value, indent=2, ensure_ascii=ascii_only))


def print_table(
    columns: Sequence[Column], rows: Sequence[Sequence[str]], title: str = "", narrowest: int | None = None
) -> None:
    """A table; where it would break a word or a number, each row as a list of its own.

    A table whose texts may be broken between words says with `narrowest` how narrow it may become; others are not
    broken at all.
    """
    console = Console(highlight=False)
    cells = [[column.heading, *(row[place] for row in rows)] for place, column in enumerate(columns)]
    widths = _widths(cells, console.width, narrowest)
    if widths is None:
        _print_lists(console, columns, rows, title)
        return
    table = Table(title=title or None, show_lines=narrowest is not None)
    for column, width in zip(columns, widths, strict=True):
        table.add_column(column.heading, justify="right" if column.number else "left", width=width)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(table)


def _widths(cells: Sequence[Sequence[str]], width: int, narrowest: int | None) -> list[int] | None:
    """How wide each column becomes, no narrower than its longest word; nothing if they do not fit."""
    room = width - BESIDE_CELL * len(cells) - 1
    whole = [max(cell_len(line) for cell in column for line in cell.split("\n")) for column in cells]
    if sum(whole) <= room:
        return whole
    least = [max(cell_len(word) for cell in column for word in cell.split() or [""]) for column in cells]
    if narrowest is None or width < narrowest or sum(least) > room:
        return None
    spare, wanted = room - sum(least), sum(whole) - sum(least)
    return [low + (high - low) * spare // wanted for low, high in zip(least, whole, strict=True)]


def _print_lists(console: Console, columns: Sequence[Column], rows: Sequence[Sequence[str]], title: str) -> None:
    if title:
        console.print(Text(title, "italic"))
    for first, *rest in rows:
        console.print(Text(f"\n{first}", "bold"))
        for column, cell in zip(columns[1:], rest, strict=True):
            beside, below = (cell, "") if "\n" not in cell else ("", cell)
            labelled = say("labelled", label=column.heading, value=beside).rstrip()
            console.print(Padding(Text(labelled), (0, 0, 0, 2), expand=False))
            if below:
                console.print(Padding(Text(below), (0, 0, 0, 4), expand=False))
