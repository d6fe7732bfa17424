"""Turns and positions on one line of text, to paste in a chat; `docs/notation.md` is the description.

A turn: ``0: 1,0>RoRdRc =3 +GxBsYt``. A position: ``tiles 0,-2 Ps/BsBo/RsRoRdRc hand:RoYt 4,0>Rt``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sixfold.core.notation import (
    MOST_SKIPPED,
    PASS,
    BadNotation,
    Laid,
    board_text,
    is_line_text,
    laid_text,
    parse_board,
    parse_laid,
    parse_table,
    read_number,
    read_pieces,
)
from sixfold.core.pieces import parse_piece, piece_name
from sixfold.records.positions import POSITIONS

Json = dict[str, Any]

_SEAT = re.compile(r"([0-7]):")

__all__ = [
    "MOST_SKIPPED",
    "BadNotation",
    "parse_position_text",
    "parse_turn",
    "position_text",
    "turn_text",
]


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
    words.append(_series(position["table"]) if on_table else board_text(_laid(position["board"])))
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
        position["board"] = [] if origin == "-" else _placement(parse_board(f"{origin} {next(words, '')}"))
    for word in words:
        if word.startswith("hand:"):
            position["hand"] = _codes(word[len("hand:") :], word)
        elif on_table and word.startswith("["):
            position["new_table"] = _read_series(word)
        elif on_table:
            position["play"] = _codes(word.removeprefix("."), word)
        else:
            position.setdefault("play", []).extend(_placement(parse_laid(word)))
    return position


def _turn_tokens(turn: Json) -> Iterator[str]:
    if "pass" in turn:
        yield PASS
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
    if token == PASS:
        turn["pass"] = True
    elif sign == "-" and not is_line_text(token):
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
        turn["score"] = read_number(rest, token)
    elif sign == "+":
        turn["draw"] = _codes(rest, token)
    elif is_line_text(token):
        turn.setdefault("play", []).extend(_placement(parse_laid(token)))
    else:
        turn["play"] = _codes(token.removeprefix("."), token)


def _cards_played(codes: Sequence[str]) -> list[str]:
    """Cards played; a lone dot stands for none."""
    return ["".join(codes) or "."]


def _lines(placement: Iterable[Sequence[Any]]) -> list[str]:
    return laid_text(_laid(placement)).split()


def _laid(placement: Iterable[Sequence[Any]]) -> Laid:
    return [(parse_piece(code), (x, y)) for code, x, y in placement]


def _placement(laid: Laid) -> list[list[Any]]:
    return [[piece_name(piece), x, y] for piece, (x, y) in laid]


def _series(table: Iterable[Iterable[str]]) -> str:
    return "[" + ",".join("".join(series) for series in table) + "]"


def _read_series(token: str) -> list[list[str]]:
    return [[piece_name(piece) for piece in series] for series in parse_table(token)]


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
    return [piece_name(piece) for piece in read_pieces(text, token)]
