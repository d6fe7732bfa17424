"""A position from a game: as the player on turn saw it after so many turns."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from sixfold.analysis.setup import Setup
from sixfold.core.followed import Followed
from sixfold.core.game import GameState
from sixfold.games import cards, cubes, tiles
from sixfold.records import states
from sixfold.records.schema import check_shape
from sixfold.records.unknown import FORMAT, states_known


class NoSuchTurn(ValueError):
    """The game has not so many turns, or after that one nobody can tell what lies there, or it is over."""


def position_at(record: Mapping[str, Any], turn: int) -> Setup:
    """What the player on turn sees after so many turns of a record; `BadRecord` if it is none."""
    content = check_shape(dict(record))
    known = content["format"] == FORMAT
    path: list[Any] = list(states_known(content) if known else states(content))
    if turn >= len(path) or path[turn].ended:
        raise NoSuchTurn
    return _followed(path[turn]) if known else STATES[path[turn].edition.game](path[turn])


def _followed(state: Followed) -> Setup:
    """A position of which perhaps the hand is not known, and then it is empty."""
    if state.lying is None or state.sizes is None:
        raise NoSuchTurn
    return Setup(
        edition=state.edition,
        **LYING[state.edition.game](state.lying),
        hand=state.hand or (),
        others=_from(state.sizes, state.seat)[1:],
        scores=COUNTED[state.edition.game](_from(state.scores, state.seat)),
        qwirkles=tuple(
            tuple(series for turn in state.turns if turn.seat == seat for series in turn.qwirkles)
            for seat in _from(tuple(range(state.players)), state.seat)
        ),
        turns_left=state.turns_left,
    )


def _common(state: GameState) -> dict[str, Any]:
    sizes = tuple(len(hand) for hand in state.hands)
    return {"edition": state.edition, "hand": state.hand, "others": _from(sizes, state.seat)[1:]}


def _laid(state: Any) -> Setup:
    return Setup(
        **_common(state),
        **_board(state.board),
        scores=_from(state.scores, state.seat),
        qwirkles=((),) * state.players,
        rolled=getattr(state, "reroll", None) is not None,
    )


def _arranged(state: cards.State) -> Setup:
    return Setup(
        **_common(state),
        table=state.table,
        scores=(0,) * state.players,
        qwirkles=_from(state.qwirkles, state.seat),
        turns_left=state.turns_left,
    )


def _board(board: Any) -> dict[str, Any]:
    return {"laid": tuple((piece, cell) for cell, piece in board.pieces.items())}


def _table(table: Any) -> dict[str, Any]:
    return {"table": tuple(table)}


def _points(scores: tuple[int, ...]) -> tuple[int, ...]:
    return scores


def _no_points(scores: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * len(scores)


def _from(by_seat: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    return by_seat[seat:] + by_seat[:seat]


STATES: Mapping[str, Callable[[Any], Setup]] = MappingProxyType(
    {tiles.NAME: _laid, cubes.NAME: _laid, cards.NAME: _arranged}
)
LYING: Mapping[str, Callable[[Any], dict[str, Any]]] = MappingProxyType(
    {tiles.NAME: _board, cubes.NAME: _board, cards.NAME: _table}
)
COUNTED: Mapping[str, Callable[[tuple[int, ...]], tuple[int, ...]]] = MappingProxyType(
    {tiles.NAME: _points, cubes.NAME: _points, cards.NAME: _no_points}
)
