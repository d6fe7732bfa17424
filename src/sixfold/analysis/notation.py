"""A position on one line of text, for a chat or a link; `docs/notation.md` is the description.

``tiles-nl 0,-2 Ps/BsBo/RsRoRdRc hand:RoYtGsGcBdPx others:6,6 left:40 scores:12,9,3``
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from sixfold.analysis.setup import Setup, parse_setup
from sixfold.core.notation import (
    BadNotation,
    board_text,
    parse_board,
    parse_table,
    read_number,
    read_numbers,
    read_pieces,
    table_text,
)
from sixfold.core.pieces import piece_name, piece_names
from sixfold.games import EDITIONS, cards, cubes, editions_of, tiles
from sixfold.games.cards import Table

NOTHING = "-"
MOST_LAID = 108
"""No box holds more pieces."""
FARTHEST = 10_000
Json = dict[str, Any]

ON_TABLE: Mapping[str, bool] = MappingProxyType({tiles.NAME: False, cubes.NAME: False, cards.NAME: True})
"""Whether a game has a table of series in place of a board."""


def setup_text(setup: Setup) -> str:
    """A position as text; `parse_setup_text` reads it. What is as usual is left out."""
    on_table = ON_TABLE[setup.edition.game]
    words = [setup.edition.id, table_text(setup.table) if on_table else board_text(setup.laid)]
    if setup.hand:
        words.append(f"hand:{piece_names(setup.hand)}")
    words.append("others:" + ",".join(map(str, setup.others)))
    if setup.left is not None:
        words.append(f"left:{setup.left}")
    if setup.gone:
        words.append(f"gone:{piece_names(setup.gone)}")
    if any(setup.scores):
        words.append("scores:" + ",".join(map(str, setup.scores)))
    if any(setup.qwirkles):
        words.append("taken:" + "/".join(map(table_text, setup.qwirkles)))
    if setup.rolled:
        words.append("rolled")
    if setup.turns_left is not None:
        words.append(f"last:{setup.turns_left}")
    return " ".join(words)


def parse_setup_text(text: str) -> Setup:
    """A position from its text, also as the arbiter takes it; `BadNotation` names what cannot be read.

    An underscore stands for a space, so that a link stays in one piece.

    Examples:
        >>> setup_text(parse_setup_text("tiles 0,0 RoRdRc hand:RsGs"))
        'tiles-nl 0,0 RoRdRc hand:RsGs others:6'
    """
    words = iter(text.replace("_", " ").split())
    told = dict[str, Any](_rules(next(words, "")))
    game = EDITIONS[told["edition"]].game
    if ON_TABLE[game]:
        told["table"] = _codes_of(parse_table(next(words, "")))
    else:
        origin = next(words, "")
        laid = () if origin == NOTHING else parse_board(f"{origin} {next(words, '')}")
        if any(max(abs(x), abs(y)) > FARTHEST for _, (x, y) in laid):
            raise BadNotation(origin)
        told["board"] = [[piece_name(piece), x, y] for piece, (x, y) in laid]
    for word in words:
        name, _, value = word.partition(":")
        if name not in READ or name in told:
            raise BadNotation(word)
        told |= READ[name](value, word)
    _check_sizes(told, text)
    return parse_setup(told)


def _rules(word: str) -> Iterator[tuple[str, Any]]:
    """The edition that a word names; the first of its game, if it names a game."""
    if word in EDITIONS:
        yield "edition", word
    elif word in ON_TABLE:
        yield "edition", editions_of(word)[0].id
    else:
        raise BadNotation(word)


def _check_sizes(told: Json, text: str) -> None:
    """Refuse numbers below zero, and more than any box holds."""
    numbers = [*told.get("others", ()), *told.get("scores", ()), told.get("left") or 0, told.get("turns_left") or 0]
    if any(not 0 <= number <= 9_999 for number in numbers):
        raise BadNotation(text)
    pieces = len(told.get("board", ())) + sum(map(len, told.get("table", ()))) + len(told.get("hand", ()))
    if pieces + len(told.get("gone", ())) > MOST_LAID:
        raise BadNotation(text)


def _codes(value: str, word: str) -> list[str]:
    return [piece_name(piece) for piece in read_pieces(value, word)]


def _codes_of(table: Table) -> list[list[str]]:
    return [[piece_name(card) for card in series] for series in table]


def _read_taken(value: str, word: str) -> Json:
    if not value:
        raise BadNotation(word)
    return {"qwirkles": [_codes_of(parse_table(seat)) for seat in value.split("/")]}


def _read_rolled(value: str, word: str) -> Json:
    if value or word.endswith(":"):
        raise BadNotation(word)
    return {"rolled": True}


READ: Mapping[str, Callable[[str, str], Json]] = MappingProxyType(
    {
        "hand": lambda value, word: {"hand": _codes(value, word)},
        "others": lambda value, _: {"others": list(read_numbers(value))},
        "left": lambda value, word: {"left": read_number(value, word)},
        "gone": lambda value, word: {"gone": _codes(value, word)},
        "scores": lambda value, _: {"scores": list(read_numbers(value))},
        "taken": _read_taken,
        "rolled": _read_rolled,
        "last": lambda value, word: {"turns_left": read_number(value, word)},
    }
)
