"""What is known of a real table, as JSON."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias, cast

from typing_extensions import TypedDict

from sixfold.core.followed import Followed, FollowedTurn, Scored
from sixfold.core.pieces import COLOUR_CODES, KINDS, piece_name
from sixfold.games import cards, cubes, tiles
from sixfold.games.following import FOLLOWING
from sixfold.records.pieces import hand_json, hands_json
from sixfold.records.unknown.turns import told_json
from sixfold.wire.placement import board_json
from sixfold.wire.shapes import PieceCode, Placed, Series, Turn, closed

Lying: TypeAlias = tuple[list[Placed] | None, list[Series] | None]
"""A board or a table: the games have one of them."""


@closed
class NowJson(TypedDict):
    """What is known after the good turns; nothing where nobody can tell."""

    first: int
    on_turn: int | None
    hands: list[list[PieceCode] | None]
    hand_sizes: list[int] | None
    left: int | None
    scores: list[int]
    turns_left: int | None
    ended: str | None
    unseen: dict[str, int] | None
    board: list[Placed] | None
    table: list[Series] | None
    qwirkles: list[list[Series]]
    turns: list[Turn]
    must_play: bool
    """Whether the player on turn can certainly lay or play something, so that nobody else may pass."""
    trade: int
    """How many pieces may be traded at most."""


def now_json(state: Followed) -> NowJson:
    """What is known of a real table."""
    following = FOLLOWING[state.edition.game]
    known = state.lying is not None
    board, table = LYING[state.edition.game](state) if known else (None, None)
    return {
        "first": state.first,
        "on_turn": None if state.ended else state.seat,
        "hands": [None if hand is None else hand_json(hand) for hand in state.hands],
        "hand_sizes": None if state.sizes is None else list(state.sizes),
        "left": state.left,
        "scores": list(state.scores),
        "turns_left": state.turns_left,
        "ended": state.ended,
        "unseen": _unseen(state) if known else None,
        "qwirkles": [
            hands_json(series for turn in state.turns if turn.seat == seat for series in turn.qwirkles)
            for seat in range(state.players)
        ],
        "turns": [turn_json(state, turn) for turn in state.turns],
        "must_play": known and not state.ended and following.surely_able(state),
        "trade": TRADES[state.edition.game](state),
        "board": board,
        "table": table,
    }


def turn_json(state: Followed, turn: FollowedTurn) -> Turn:
    """A turn as everybody sees it; one of which only the points are known has nothing else."""
    told = told_json(state.edition.game, turn)
    told.pop("ends", None)
    if isinstance(turn.action, Scored):
        return {"seat": turn.seat, "score": turn.score}
    traded = told.pop("trade", None)
    if traded is not None:
        told["traded"] = traded if isinstance(traded, int) else len(traded)
    for name in ("draw", "reroll", "forced"):
        told.pop(name, None)
    if turn.drawn is not None and not told.get("pass"):
        told["drawn"] = turn.drawn
    return cast("Turn", told)


def _unseen(state: Followed) -> dict[str, int]:
    left = FOLLOWING[state.edition.game].unseen(state)
    return UNSEEN[state.edition.game](left)


def _kinds(left: Mapping[Any, int]) -> dict[str, int]:
    return {piece_name(kind): left.get(kind, 0) for kind in KINDS}


def _colours(left: Mapping[Any, int]) -> dict[str, int]:
    return {code: left.get(colour, 0) for colour, code in enumerate(COLOUR_CODES)}


def _board(state: Followed) -> Lying:
    return board_json(state.lying), None


def _table(state: Followed) -> Lying:
    return None, hands_json(state.lying)


def _trade(state: Followed) -> int:
    if state.ended or (state.lying is not None and not state.lying.pieces):
        return 0
    most = state.edition.hand_size if state.size is None else state.size
    return most if state.left is None else min(most, state.left)


def _no_trade(_: Followed) -> int:
    return 0


UNSEEN: Mapping[str, Callable[[Mapping[Any, int]], dict[str, int]]] = MappingProxyType(
    {tiles.NAME: _kinds, cubes.NAME: _colours, cards.NAME: _kinds}
)
LYING: Mapping[str, Callable[[Followed], Lying]] = MappingProxyType(
    {tiles.NAME: _board, cubes.NAME: _board, cards.NAME: _table}
)
TRADES: Mapping[str, Callable[[Followed], int]] = MappingProxyType(
    {tiles.NAME: _trade, cubes.NAME: _no_trade, cards.NAME: _no_trade}
)
