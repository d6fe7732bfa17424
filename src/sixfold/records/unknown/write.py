"""From a game that was followed at a real table to its record."""

from collections.abc import Mapping, Sequence
from typing import Any

from sixfold.core.followed import Followed, result
from sixfold.core.game import Hand
from sixfold.records.checksum import checksum
from sixfold.records.pieces import hand_json
from sixfold.records.unknown.turns import told_json
from sixfold.records.write import result_json

FORMAT = "sixfold/2"
Json = dict[str, Any]


def record_known(
    state: Followed,
    players: Sequence[Mapping[str, Any]],
    deal: Sequence[Hand | None],
    seniority: Sequence[int] | None = None,
) -> Json:
    """The record of a game so far; what nobody knows is left out or `null`."""
    game_name = state.edition.game
    ended = result(state)
    record: Json = {
        "format": FORMAT,
        "game": game_name,
        "edition": state.edition.id,
        "players": [dict(player) for player in players],
        "seniority": None if seniority is None else list(seniority),
        "deal": [None if hand is None else hand_json(hand) for hand in deal],
        "first": state.first,
        "turns": [told_json(game_name, turn) for turn in state.turns],
        "result": None if ended is None else result_json(ended),
    }
    record["checksum"] = checksum(record)
    return record
