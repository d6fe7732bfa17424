"""Pieces, placements and series as words of one line of text; `docs/notation.md` is the description."""

import re
from collections.abc import Iterable, Mapping, Sequence

from sixfold.core.pieces import Piece, UnknownPiece, parse_pieces, piece_name, piece_names
from sixfold.core.refusals import Cell

Laid = Sequence[tuple[Piece, Cell]]
"""Pieces and the cells they lie on, in the order in which they were laid."""

MOST_SKIPPED = 5
"""A line of six has at most so many cells between two of its pieces; pieces further apart are written separately."""
PASS = "pass"

_LINE = re.compile(r"(-?\d{1,9}),(-?\d{1,9})([>v])([A-Za-z.]+)")
_ORIGIN = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")
_ROW_PART = re.compile(r"([A-Z][a-z])|(\d{1,9})")


class BadNotation(ValueError):
    """Text that is not a turn, an action or a position; `token` is the part that cannot be read."""

    def __init__(self, token: str) -> None:
        super().__init__(f"cannot read {token!r}")
        self.token = token


def read_pieces(text: str, token: str | None = None) -> tuple[Piece, ...]:
    """Pieces written one after the other; `token` is the word they are a part of."""
    try:
        return parse_pieces(text)
    except UnknownPiece:
        raise BadNotation(text if token is None else token) from None


def is_line_text(word: str) -> bool:
    """Whether a word is written as pieces on a row or column are, such as ``1,0>RoRdRc``."""
    return _LINE.fullmatch(word) is not None


def laid_text(laid: Laid) -> str:
    """Pieces laid, in their order, as few stretches of a row or column as that order allows."""
    stretches: list[tuple[str, list[tuple[Piece, Cell]]]] = []
    for entry in laid:
        direction = _direction(stretches[-1], entry[1]) if stretches else None
        if direction:
            stretches[-1] = (direction, [*stretches[-1][1], entry])
        else:
            stretches.append(("", [entry]))
    return " ".join(_line(direction or ">", entries) for direction, entries in stretches)


def parse_laid(text: str) -> tuple[tuple[Piece, Cell], ...]:
    """Read what `laid_text` writes."""
    laid = tuple(entry for word in text.split() for entry in _read_line(word))
    if not laid:
        raise BadNotation(text)
    return laid


def board_text(laid: Laid) -> str:
    """The corner (least x and y), then the rows: numbers count empty cells, a row that is a number empty rows."""
    if not laid:
        return "-"
    by_row: dict[int, list[tuple[int, Piece]]] = {}
    for piece, (x, y) in laid:
        by_row.setdefault(y, []).append((x, piece))
    left, top = min(x for _, (x, _) in laid), min(by_row)
    rows: list[str] = []
    next_y = top
    for y, row in sorted(by_row.items()):
        if y > next_y:
            rows.append(str(y - next_y))
        next_y, next_x, text = y + 1, left, ""
        for x, piece in sorted(row):
            text += (str(x - next_x) if x > next_x else "") + piece_name(piece)
            next_x = x + 1
        rows.append(text)
    return f"{left},{top} {'/'.join(rows)}"


def parse_board(text: str) -> tuple[tuple[Piece, Cell], ...]:
    """Read what `board_text` writes, row by row."""
    origin, _, rows = text.partition(" ")
    if text == "-":
        return ()
    corner = _ORIGIN.fullmatch(origin)
    if not corner or not rows:
        raise BadNotation(rows if corner else origin)
    laid: list[tuple[Piece, Cell]] = []
    y = int(corner[2])
    for row in rows.split("/"):
        if row.isdecimal():
            y += read_number(row)
            continue
        x = int(corner[1])
        if not row or _ROW_PART.sub("", row):
            raise BadNotation(row or rows)
        for part in _ROW_PART.finditer(row):
            if part[1]:
                laid += [(piece, (x, y)) for piece in read_pieces(part[1], row)]
            x += 1 if part[1] else int(part[2])
        y += 1
    return tuple(laid)


def table_text(table: Iterable[Iterable[Piece]]) -> str:
    """Series of cards in brackets."""
    return "[" + ",".join(piece_names(series) for series in table) + "]"


def parse_table(word: str) -> tuple[tuple[Piece, ...], ...]:
    """Read what `table_text` writes."""
    if not (word.startswith("[") and word.endswith("]")):
        raise BadNotation(word)
    inside = word[1:-1]
    return tuple(read_pieces(series, word) for series in inside.split(",")) if inside else ()


def read_number(text: str, token: str | None = None) -> int:
    """A number of at most nine digits; `token` is the word it is a part of."""
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise BadNotation(text if token is None else token)
    return int(text)


def _direction(stretch: tuple[str, list[tuple[Piece, Cell]]], cell: Cell) -> str | None:
    """How a piece goes on from a stretch: to the right, downwards, or not."""
    going, entries = stretch
    right, down = cell[0] - entries[-1][1][0], cell[1] - entries[-1][1][1]
    if down == 0 and 0 < right <= MOST_SKIPPED and going != "v":
        return ">"
    if right == 0 and 0 < down <= MOST_SKIPPED and going != ">":
        return "v"
    return None


def _line(direction: str, entries: list[tuple[Piece, Cell]]) -> str:
    axis = 0 if direction == ">" else 1
    first = entries[0][1]
    text = f"{first[0]},{first[1]}{direction}"
    place = first[axis]
    for piece, cell in entries:
        text += "." * (cell[axis] - place) + piece_name(piece)
        place = cell[axis] + 1
    return text


def _read_line(word: str) -> list[tuple[Piece, Cell]]:
    found = _LINE.fullmatch(word)
    if not found:
        raise BadNotation(word)
    x, y = int(found[1]), int(found[2])
    laid: list[tuple[Piece, Cell]] = []
    for part in re.findall(r"\.|[^.]{1,2}", found[4]):
        if part != ".":
            laid += [(piece, (x, y)) for piece in read_pieces(part, word)]
        x, y = (x + 1, y) if found[3] == ">" else (x, y + 1)
    if not laid:
        raise BadNotation(word)
    return laid


def parse_fields(text: str, sizes: Mapping[str, int]) -> dict[str, str]:
    """Names, each with as many words behind it as `sizes` says; names that are not known are skipped with one word."""
    fields: dict[str, str] = {}
    words = text.split()
    place = 0
    while place < len(words):
        name = words[place]
        size = sizes.get(name, 1)
        value = words[place + 1 : place + 1 + size]
        if len(value) < size:
            raise BadNotation(name)
        fields[name] = " ".join(value)
        place += 1 + size
    if missing := [name for name in sizes if name not in fields]:
        raise BadNotation(missing[0])
    return fields


def read_numbers(text: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    return tuple(read_number(word, text) for word in text.split(","))


def read_hands(text: str) -> tuple[tuple[Piece, ...], ...]:
    """Hands with commas between them; none for a lone minus."""
    return () if text == "-" else tuple(read_pieces(word, text) for word in text.split(","))
