"""Positions that somebody has set up, judged in a worker process; and positions found in records."""

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from sixfold.analysis import analyse, analyse_by_points, describe, parse_setup, position_at
from sixfold.analysis.found import NoSuchTurn
from sixfold.records import BadRecord
from sixfold.server.errands.coaching import BAD_RECORD, MALFORMED, NO_SUCH_TURN

MOST_KEPT = 500
"""Answers that are remembered: the same position is asked for again and again."""
MOST_TURNS = 10_000
Json = dict[str, Any]

_analysed: OrderedDict[str, Any] = OrderedDict()


def analyse_position(position: Mapping[str, Any], action: Mapping[str, Any] | None) -> Any:
    """The best plays of a position, or what an action is worth in it."""
    return _remembered(analyse, position, action)


def analyse_points(position: Mapping[str, Any], action: Mapping[str, Any] | None) -> Any:
    """The plays with the most points, where nobody can look further."""
    return _remembered(analyse_by_points, position, action)


def position_of_body(body: bytes) -> Any:
    """The position after so many turns of the record in a request's body."""
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        return MALFORMED
    if not isinstance(asked, dict) or set(asked) != {"record", "turn"} or not isinstance(asked["record"], dict):
        return MALFORMED
    turn = asked["turn"]
    if not isinstance(turn, int | float) or isinstance(turn, bool) or not 0 <= turn <= MOST_TURNS or turn % 1:
        return MALFORMED
    try:
        return describe(position_at(asked["record"], int(turn)))
    except (BadRecord, RecursionError):
        return BAD_RECORD
    except NoSuchTurn:
        return NO_SUCH_TURN


def _remembered(work: Callable[..., Any], position: Mapping[str, Any], action: Mapping[str, Any] | None) -> Any:
    key = json.dumps([work.__name__, position, action], sort_keys=True)
    if key not in _analysed:
        _analysed[key] = work(parse_setup(position), action)
        if len(_analysed) > MOST_KEPT:
            _analysed.popitem(last=False)
    _analysed.move_to_end(key)
    return _analysed[key]
