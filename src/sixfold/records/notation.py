"""Turns and positions on one line of text, to paste in a chat; `docs/notation.md` is the description.

A turn: ``0: 1,0>RoRdRc =3 +GxBsYt``. A position: ``tiles 0,-2 Ps/BsBo/RsRoRdRc hand:RoYt 4,0>Rt``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from sixfold.core.pieces import UnknownPiece, parse_pieces, piece_name
from sixfold.records.positions import POSITIONS

Json = dict[str, Any]

MOST_SKIPPED = 5
"""A line of six has at most so many cells between two of its pieces; pieces further apart are written separately."""

_LINE = re.compile(r"(-?\d{1,9}),(-?\d{1,9})([>v])([A-Za-z.]+)")
_ORIGIN = re.compile(r"(-?\d{1,9}),(-?\d{1,9})")
_SEAT = re.compile(r"([0-7]):")
_ROW_PART = re.compile(r"([A-Z][a-z])|(\d{1,9})")


class BadNotation(ValueError):
    """Text that is not a turn or a position; `token` is the part that cannot be read."""

    def __init__(self, token: str) -> None:
        super().__init__(f"cannot read {token!r}")
        self.token = token


def turn_text(turn: Json) -> str:
    """A recorded turn as text; `parse_turn` reads it."""
    return " ".join([f"{turn['seat']}:", *_turn_tokens(turn)])


def parse_turn(text: str) -> Json:
    """A recorded turn from its text."""
    first, *tokens = text.split() or [""]
    seat = _SEAT.fullmatch(first)
    if not seat or not tokens:
        raise BadNotation(first if not seat else text)
    turn: Json = {"seat": int(seat[1])}
    for token in tokens:
        _read_turn_token(turn, token)
    if "table" in turn:
        turn.setdefault("qwirkles", [])
    if sum(name in turn for name in ("play", "trade", "pass")) != 1:
        raise BadNotation(text)
    return turn


def position_text(position: Json) -> str:
    """A position as text; `parse_position_text` reads it."""
    words = [position["game"]]
    on_table = "table" in position
    words += [_series(position["table"])] if on_table else _board(position["board"])
    if "hand" in position:
        words.append("hand:" + "".join(position["hand"]))
    if "play" in position:
        words += _cards_played(position["play"]) if on_table else _lines(position["play"])
    if "new_table" in position:
        words.append(_series(position["new_table"]))
    return " ".join(words)


def parse_position_text(text: str) -> Json:
    """A position, as the arbiter takes it, from its text."""
    words = iter(text.split())
    game = next(words, "")
    position: Json = {"game": game}
    if game not in POSITIONS:
        raise BadNotation(game)
    on_table = "table" in POSITIONS[game].fields
    if on_table:
        position["table"] = _read_series(next(words, ""))
    else:
        origin = next(words, "")
        position["board"] = [] if origin == "-" else _read_board(origin, next(words, ""))
    for word in words:
        if word.startswith("hand:"):
            position["hand"] = _codes(word[len("hand:") :], word)
        elif on_table and word.startswith("["):
            position["new_table"] = _read_series(word)
        elif on_table:
            position["play"] = _codes(word.removeprefix("."), word)
        else:
            position.setdefault("play", []).extend(_read_line(word))
    return position


def _turn_tokens(turn: Json) -> Iterator[str]:
    if "pass" in turn:
        yield "pass"
    if "trade" in turn:
        yield "-" + "".join(turn["trade"])
    if "reroll" in turn:
        yield "~" + ",".join(f"{before}:{after}" for before, after in turn["reroll"])
    for hand in turn.get("forced", ()):
        yield "!" + "".join(hand)
    if "play" in turn:
        yield from _cards_played(turn["play"]) if "table" in turn else _lines(turn["play"])
    if "table" in turn:
        yield _series(turn["table"])
    for series in turn.get("qwirkles", ()):
        yield "*" + "".join(series)
    if "score" in turn:
        yield f"={turn['score']}"
    if "draw" in turn:
        yield "+" + "".join(turn["draw"])


def _read_turn_token(turn: Json, token: str) -> None:
    sign, rest = token[0], token[1:]
    if token == "pass":
        turn["pass"] = True
    elif sign == "-" and not _LINE.fullmatch(token):
        turn["trade"] = _codes(rest, token)
    elif sign == "~":
        turn["reroll"] = _read_rolls(rest, token)
    elif sign == "!":
        turn.setdefault("forced", []).append(_codes(rest, token))
    elif sign == "[":
        turn["table"] = _read_series(token)
    elif sign == "*":
        turn.setdefault("qwirkles", []).append(_codes(rest, token))
    elif sign == "=":
        turn["score"] = _number(rest, token)
    elif sign == "+":
        turn["draw"] = _codes(rest, token)
    elif _LINE.fullmatch(token):
        turn.setdefault("play", []).extend(_read_line(token))
    else:
        turn["play"] = _codes(token.removeprefix("."), token)


def _cards_played(codes: Sequence[str]) -> list[str]:
    """Cards played; a lone dot stands for none."""
    return ["".join(codes) or "."]


def _lines(placement: Sequence[Sequence[Any]]) -> list[str]:
    """Placed pieces in their order, as few stretches of a row or column as that order allows."""
    stretches: list[tuple[str, list[Sequence[Any]]]] = []
    for entry in placement:
        direction = _direction(stretches[-1], entry) if stretches else None
        if direction:
            stretches[-1] = (direction, [*stretches[-1][1], entry])
        else:
            stretches.append(("", [entry]))
    return [_line(direction or ">", entries) for direction, entries in stretches]


def _direction(stretch: tuple[str, list[Sequence[Any]]], entry: Sequence[Any]) -> str | None:
    """How the piece goes on from a stretch: to the right, downwards, or not."""
    going, entries = stretch
    right, down = entry[1] - entries[-1][1], entry[2] - entries[-1][2]
    if down == 0 and 0 < right <= MOST_SKIPPED and going != "v":
        return ">"
    if right == 0 and 0 < down <= MOST_SKIPPED and going != ">":
        return "v"
    return None


def _line(direction: str, entries: list[Sequence[Any]]) -> str:
    axis = 1 if direction == ">" else 2
    text = f"{entries[0][1]},{entries[0][2]}{direction}"
    place = entries[0][axis]
    for entry in entries:
        text += "." * (entry[axis] - place) + entry[0]
        place = entry[axis] + 1
    return text


def _read_line(token: str) -> list[list[Any]]:
    found = _LINE.fullmatch(token)
    if not found:
        raise BadNotation(token)
    x, y = int(found[1]), int(found[2])
    placement: list[list[Any]] = []
    for part in re.findall(r"\.|[^.]{1,2}", found[4]):
        if part != ".":
            placement.append([*_codes(part, token), x, y])
        x, y = (x + 1, y) if found[3] == ">" else (x, y + 1)
    if not placement:
        raise BadNotation(token)
    return placement


def _board(laid: Sequence[Sequence[Any]]) -> list[str]:
    """The corner (least x and y), then the rows: numbers count empty cells, a row that is a number empty rows."""
    if not laid:
        return ["-"]
    left, top = min(x for _, x, _ in laid), min(y for _, _, y in laid)
    rows: list[str] = []
    next_y = top
    for y, row in groupby(sorted(laid, key=lambda entry: (entry[2], entry[1])), key=lambda entry: entry[2]):
        if y > next_y:
            rows.append(str(y - next_y))
        next_y, next_x, text = y + 1, left, ""
        for code, x, _ in row:
            text += (str(x - next_x) if x > next_x else "") + code
            next_x = x + 1
        rows.append(text)
    return [f"{left},{top}", "/".join(rows)]


def _read_board(origin: str, rows: str) -> list[list[Any]]:
    corner = _ORIGIN.fullmatch(origin)
    if not corner or not rows:
        raise BadNotation(rows if corner else origin)
    laid: list[list[Any]] = []
    y = int(corner[2])
    for row in rows.split("/"):
        if row.isdecimal():
            y += _number(row, row)
            continue
        x = int(corner[1])
        if not row or _ROW_PART.sub("", row):
            raise BadNotation(row or rows)
        for part in _ROW_PART.finditer(row):
            if part[1]:
                laid.append([*_codes(part[1], row), x, y])
            x += 1 if part[1] else int(part[2])
        y += 1
    return laid


def _series(table: Iterable[Iterable[str]]) -> str:
    return "[" + ",".join("".join(series) for series in table) + "]"


def _read_series(token: str) -> list[list[str]]:
    if not (token.startswith("[") and token.endswith("]")):
        raise BadNotation(token)
    inside = token[1:-1]
    return [_codes(series, token) for series in inside.split(",")] if inside else []


def _read_rolls(rest: str, token: str) -> list[list[str]]:
    rolls = []
    for roll in rest.split(","):
        before, colon, after = roll.partition(":")
        pair = _codes(before + after, token)
        if not colon or len(before) != 2 or len(pair) != 2:
            raise BadNotation(token)
        rolls.append(pair)
    return rolls


def _codes(text: str, token: str) -> list[str]:
    try:
        return [piece_name(piece) for piece in parse_pieces(text)]
    except UnknownPiece:
        raise BadNotation(token) from None


def _number(text: str, token: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise BadNotation(token)
    return int(text)
