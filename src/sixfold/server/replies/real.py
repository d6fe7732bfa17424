"""At a real table: nothing is kept, what was entered is judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixfold.core.pieces import UnknownPiece
from sixfold.games import EDITIONS
from sixfold.realtable.trying import try_play
from sixfold.records.pieces import parse_hand
from sixfold.records.positions import BadPosition, parse_position
from sixfold.server.table import Denial, Denied
from sixfold.wire import NotOfThisGame

if TYPE_CHECKING:
    from sixfold.server.table.shapes import Preview


def tried(
    edition_id: str,
    board: Sequence[Any] | None,
    table: Sequence[Any] | None,
    action: Mapping[str, Any],
    size: int | None,
    left: int | None,
    hand: Sequence[str] | None = None,
) -> Preview:
    """What a play would give on a board or table, whoever holds what: its score or why not, and what may join it."""
    edition = EDITIONS.get(edition_id)
    if edition is None:
        raise Denied(Denial.UNKNOWN_EDITION)
    lying: dict[str, Any] = {"board": board or []} if table is None else {"table": table, "new_table": []}
    try:
        held = None if hand is None else parse_hand(hand)
        position = parse_position({"game": edition.game, "edition": edition.id, "play": []} | lying)
        return try_play(edition, position.lying_on, action, hand=held, size=size, left=left)
    except BadPosition:
        raise Denied(Denial.BAD_RECORD) from None
    except (NotOfThisGame, UnknownPiece):
        raise Denied(Denial.WRONG_GAME) from None
