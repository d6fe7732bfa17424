"""What the coach does for clients, in a worker process: a few turns of a game at a time."""

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from sixfold.coach import decision_json, judge_instead, judge_turn, turn_json
from sixfold.core.game import GameState
from sixfold.core.pieces import UnknownPiece
from sixfold.games import GAMES
from sixfold.records import BadRecord, states
from sixfold.records.checksum import checksum
from sixfold.wire import NotOfThisGame, parse_action, refusal_json

MALFORMED = "malformed"
BAD_RECORD, NO_SUCH_TURN, WRONG_GAME = "bad-record", "no-such-turn", "wrong-game"
"""Why there is no answer, as the codes of `Denial`."""
MOST_AT_ONCE = 4
"""Turns that are judged in one go: others wait no longer than that."""
MOST_KEPT = 4_000
"""Judged turns that are remembered."""
MOST_PATHS = 4
"""Games whose states are remembered."""

_judged: OrderedDict[tuple[str, int], Any] = OrderedDict()
_paths: OrderedDict[str, list[GameState]] = OrderedDict()


def judge_of_body(body: bytes) -> Any:
    """Some turns of the record in a request's body."""
    asked = _parsed(body, {"record", "turns"})
    turns = None if asked is None else _turns(asked["turns"])
    if asked is None or turns is None:
        return MALFORMED
    return _of_record(asked["record"], lambda record, key: judge_turns(record, turns, key))


def consider_of_body(body: bytes) -> Any:
    """Another action in a turn of the record in a request's body."""
    asked = _parsed(body, {"record", "turn", "action"})
    turns = None if asked is None else _turns([asked["turn"]])
    if asked is None or turns is None or not isinstance(asked["action"], dict):
        return MALFORMED
    return _of_record(asked["record"], lambda record, key: consider(record, turns[0], asked["action"], key))


def judge_turns(record: Mapping[str, Any], turns: Sequence[int], key: str) -> Any:
    """These turns of a game, judged; those that the game does not have are left out."""
    path = _path(record, key)
    told = []
    for number in turns:
        if number >= len(path):
            continue
        found = _judged.get((key, number))
        if found is None:
            judged = judge_turn(path[number - 1], path[number], key)
            found = _judged[key, number] = turn_json(judged, path[0].edition.game)
            if len(_judged) > MOST_KEPT:
                _judged.popitem(last=False)
        _judged.move_to_end((key, number))
        told.append(found)
    return {"turns": told}


def consider(record: Mapping[str, Any], turn: int, action: Mapping[str, Any], key: str) -> Any:
    """Another action in the place of what was done in a turn: why it is refused, or how good it is."""
    path = _path(record, key)
    if turn >= len(path):
        return NO_SUCH_TURN
    before, after = path[turn - 1], path[turn]
    game = before.edition.game
    try:
        read = parse_action(game, action)
    except (NotOfThisGame, UnknownPiece):
        return WRONG_GAME
    if before.hand == _faced(after, before):
        refused = GAMES[game].refusal(before, before.seat, read)
        if refused is not None:
            return {"legal": False, "refusal": refusal_json(refused), "decision": None}
    try:
        judged = judge_instead(before, after, read, f"{key} {turn} {json.dumps(action, sort_keys=True)}")
    except ValueError:
        judged = None
    told = None if judged is None else decision_json(judged, game)
    return {"legal": told is not None, "refusal": None, "decision": told}


def _faced(after: GameState, before: GameState) -> Any:
    """The hand that the turn was played from: as before, unless something was rolled."""
    turn = after.turns[-1]
    return None if getattr(turn, "reroll", ()) or getattr(turn, "forced", ()) else before.hand


def _parsed(body: bytes, fields: set[str]) -> dict[str, Any] | None:
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return asked if isinstance(asked, dict) and set(asked) == fields and isinstance(asked["record"], dict) else None


def _turns(asked: object) -> list[int] | None:
    """Numbers of turns; JSON does not tell 1.0 from 1."""
    if not isinstance(asked, list) or not 0 < len(asked) <= MOST_AT_ONCE:
        return None
    if any(isinstance(turn, bool) or not isinstance(turn, int | float) or turn < 1 or turn % 1 for turn in asked):
        return None
    return [int(turn) for turn in asked]


def _of_record(record: dict[str, Any], work: Any) -> Any:
    try:
        return work(record, checksum(record))
    except (BadRecord, RecursionError):
        return BAD_RECORD


def _path(record: Mapping[str, Any], key: str) -> list[GameState]:
    """The states of a record, which may have grown since it was last asked for."""
    found = _paths.pop(key, None)
    if found is None or len(found) <= len(record["turns"]):
        found = list(states(dict(record)))
    _paths[key] = found
    if len(_paths) > MOST_PATHS:
        _paths.popitem(last=False)
    return found
