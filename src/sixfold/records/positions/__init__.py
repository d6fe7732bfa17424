"""Positions: a board or table, a hand, and a play to be judged."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.hands import NotHeld
from sixfold.core.pieces import piece_name
from sixfold.games import EDITIONS, GAMES, cards, cubes, editions_of, tiles
from sixfold.records.positions import board, table
from sixfold.records.positions.board import BoardPosition, parse_board
from sixfold.records.positions.reading import BadPosition, Json, known_pieces
from sixfold.records.positions.table import TablePosition, parse_table

Position = BoardPosition | TablePosition


class Kind(NamedTuple):
    """How the positions of a game are written."""

    fields: frozenset[str]
    parse: Callable[[Edition, Json, Hand | None], Position]


def _board(
    shortest_opening: Callable[[Edition], int], edition: Edition, content: Json, hand: Hand | None
) -> BoardPosition:
    return parse_board(edition, content, hand, shortest_opening(edition))


POSITIONS: Mapping[str, Kind] = MappingProxyType(
    {
        tiles.NAME: Kind(board.FIELDS, partial(_board, tiles.shortest_opening)),
        cubes.NAME: Kind(board.FIELDS, partial(_board, cubes.shortest_opening)),
        cards.NAME: Kind(table.FIELDS, parse_table),
    }
)


def parse_position(content: object) -> Position:
    """A position from its JSON; `BadPosition` says what is wrong with it."""
    if not isinstance(content, dict):
        raise BadPosition("not-an-object")
    game_name = content.get("game")
    if not isinstance(game_name, str) or game_name not in POSITIONS:
        raise BadPosition("no-game")
    fields, parse = POSITIONS[game_name]
    known = {"game", "edition", "hand", "play"} | fields
    if extra := sorted(str(name) for name in content if name not in known):
        raise BadPosition("unknown-field", field=extra[0])
    rules = _edition(content, game_name)
    hand = known_pieces(content["hand"], "hand") if "hand" in content else None
    position = parse(rules, content, hand)
    _check_copies(rules, position)
    return position


def judge(position: Position) -> Json:
    """The verdict: legal with its score and lines or its Qwirkles, or not, with the code and where."""
    return position.verdict()


def _edition(content: Json, game_name: str) -> Edition:
    """The edition it names; without one, the game's first, for the printed ones agree in what is asked here."""
    if "edition" not in content:
        return editions_of(game_name)[0]
    edition_id = content["edition"]
    rules = EDITIONS.get(edition_id) if isinstance(edition_id, str) else None
    if rules is None or rules.game != game_name:
        raise BadPosition("no-edition", edition=str(edition_id)[:40])
    return rules


def _check_copies(rules: Edition, position: Position) -> None:
    """Refuse a position with more pieces of a kind (cubes: of a colour) than the box holds."""
    try:
        GAMES[rules.game].undrawn(rules, (*position.lying, *(position.hand or ())))
    except NotHeld as error:
        raise BadPosition("too-many", piece=piece_name(error.missing[0]), copies=rules.copies) from None


__all__ = ["POSITIONS", "BadPosition", "BoardPosition", "Position", "TablePosition", "judge", "parse_position"]
