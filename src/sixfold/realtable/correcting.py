"""Correcting a turn in the middle: what the turns after it become."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sixfold.games import cards, cubes, tiles
from sixfold.games.lines import QWIRKLE

Json = dict[str, Any]
Series = tuple[str, ...]
Table = list[Series]


def corrected(game_name: str, turns: Sequence[Json], number: int, turn: Json) -> list[Json]:
    """The turns with another in the place of one, counted from 1; those after it tell of the table as it is then."""
    before, after = list(turns[: number - 1]), list(turns[number:])
    return [*before, turn, *LATER[game_name](before, turns[number - 1], turn, after)]


def _as_they_are(_: Sequence[Json], __: Json, ___: Json, after: list[Json]) -> list[Json]:
    """On a board a turn tells only what it lays, so the turns after it stay."""
    return after


def _on_another_table(before: Sequence[Json], old: Json, new: Json, after: list[Json]) -> list[Json]:
    """A turn of cards tells the whole table: what the correction changed in it is changed in the later ones too.

    Where a later turn has taken a changed series apart, nobody can say what it would have done: from there on the
    turns stay as they were entered, and the first that does not fit is named.
    """
    lying = _table_after(before, [])
    was, is_now = _table_after([old], lying), _table_after([new], lying)
    told: list[Json] = []
    for place, turn in enumerate(after):
        if "table" not in turn:
            told.append(turn)
            continue
        whole = _moved(_whole(turn), was, is_now)
        if whole is None:
            return [*told, *after[place:]]
        was = _left(_whole(turn))
        is_now = _left(whole)
        taken = [list(series) for series in whole if len(series) == QWIRKLE]
        told.append({**turn, "table": [list(series) for series in is_now], "qwirkles": taken})
    return told


def _moved(whole: Table, was: Table, is_now: Table) -> Table | None:
    """A table that was made of one table, made of another instead; nothing if that cannot be said."""
    gone, come = _less(was, is_now), _less(is_now, was)
    left = list(whole)
    for series in gone:
        after = max(come, key=lambda other: len({*series} & {*other}), default=None)
        grown = next((one for one in left if {*series} <= {*one}), None)
        if grown is None:
            return None
        left.remove(grown)
        added = tuple(card for card in grown if card not in series)
        if after is None or not {*series} & {*after}:
            if added:
                return None
            continue
        come.remove(after)
        left.append((*after, *added))
    return [*left, *come]


def _less(some: Table, others: Table) -> Table:
    """The series of one table that are not in the other."""
    kept = Counter(frozenset(series) for series in others)
    found = []
    for series in some:
        if kept[frozenset(series)]:
            kept[frozenset(series)] -= 1
        else:
            found.append(series)
    return found


def _table_after(turns: Sequence[Json], table: Table) -> Table:
    """What lies there after these turns; one that tells no table leaves it as it was."""
    told = next((turn for turn in reversed(turns) if "table" in turn), None)
    return table if told is None else [tuple(series) for series in told["table"]]


def _whole(turn: Json) -> Table:
    return [tuple(series) for series in (*turn["table"], *turn.get("qwirkles", ()))]


def _left(whole: Table) -> Table:
    return [series for series in whole if len(series) < QWIRKLE]


LATER: Mapping[str, Callable[[Sequence[Json], Json, Json, list[Json]], list[Json]]] = MappingProxyType(
    {tiles.NAME: _as_they_are, cubes.NAME: _as_they_are, cards.NAME: _on_another_table}
)
