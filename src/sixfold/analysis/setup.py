"""A position as somebody sets it up: what the player on turn sees, and how much the others hold."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from typing_extensions import TypedDict

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.pieces import Piece, parse_piece, piece_name
from sixfold.core.refusals import Cell
from sixfold.games import edition
from sixfold.records.pieces import hand_json, hands_json
from sixfold.wire.shapes import PieceCode, Placed, Series, closed


@closed
class SetupJson(TypedDict):
    """A position. The player on turn comes first in `scores` and `qwirkles`, the others in the order of play."""

    edition: str
    board: list[Placed] | None
    table: list[Series] | None
    hand: list[PieceCode]
    others: list[int]
    left: int | None
    gone: list[PieceCode]
    scores: list[int]
    qwirkles: list[list[Series]]
    rolled: bool
    turns_left: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A position that somebody has set up; whether it can be is for others to say."""

    edition: Edition
    laid: tuple[tuple[Piece, Cell], ...] = ()
    """The board, where there is one; no cell has two pieces."""
    table: tuple[Hand, ...] = ()
    """The series, where there are any."""
    hand: Hand = ()
    others: tuple[int, ...] = ()
    """How many pieces each of the others holds."""
    left: int | None = None
    """How many there are to draw; nothing: all that are nowhere else."""
    gone: Hand = ()
    """Pieces of the box that are not in the game."""
    scores: tuple[int, ...] = ()
    """Points by seat; none where Qwirkles are counted."""
    qwirkles: tuple[tuple[Hand, ...], ...] = ()
    """By seat the Qwirkles taken; none where points are counted."""
    rolled: bool = False
    """Whether the optional roll of this turn is over."""
    turns_left: int | None = None
    """How many turns are still to be played, once there is nothing to draw."""

    @property
    def players(self) -> int:
        """How many play."""
        return 1 + len(self.others)

    @property
    def lying(self) -> Hand:
        """All pieces that lie open: on the board or table, and Qwirkles that were taken."""
        taken = (card for seat in self.qwirkles for series in seat for card in series)
        return (*(piece for piece, _ in self.laid), *(card for series in self.table for card in series), *taken)

    @property
    def seen(self) -> Hand:
        """All pieces of which it is known where they are."""
        return (*self.lying, *self.hand, *self.gone)


def parse_setup(told: Mapping[str, Any]) -> Setup:
    """A position from JSON of the right shape; `ValueError` if there is no such edition."""
    rules = edition(told["edition"])
    others = tuple(told.get("others") or (rules.hand_size,))
    laid = {(x, y): parse_piece(code) for code, x, y in told.get("board") or ()}
    setup = Setup(
        edition=rules,
        laid=tuple((piece, cell) for cell, piece in laid.items()),
        table=tuple(series for series in map(_hand, told.get("table") or ()) if series),
        hand=_hand(told.get("hand") or ()),
        others=others,
        left=told.get("left"),
        gone=_hand(told.get("gone") or ()),
        rolled=bool(told.get("rolled")),
        turns_left=told.get("turns_left"),
    )
    scores = tuple(told.get("scores") or ())[: setup.players]
    taken = tuple(tuple(map(_hand, seat)) for seat in told.get("qwirkles") or ())[: setup.players]
    return replace(
        setup,
        scores=scores + (0,) * (setup.players - len(scores)),
        qwirkles=taken + ((),) * (setup.players - len(taken)),
    )


def setup_json(setup: Setup, *, on_table: bool) -> SetupJson:
    """A position as JSON; `on_table` says whether its game has a table instead of a board."""
    return {
        "edition": setup.edition.id,
        "board": None if on_table else [(piece_name(piece), x, y) for piece, (x, y) in setup.laid],
        "table": hands_json(setup.table) if on_table else None,
        "hand": hand_json(setup.hand),
        "others": list(setup.others),
        "left": setup.left,
        "gone": hand_json(setup.gone),
        "scores": list(setup.scores),
        "qwirkles": [hands_json(seat) for seat in setup.qwirkles],
        "rolled": setup.rolled,
        "turns_left": setup.turns_left,
    }


def _hand(codes: Sequence[str]) -> Hand:
    return tuple(parse_piece(code) for code in codes)
