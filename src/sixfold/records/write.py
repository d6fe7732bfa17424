"""From a state to its record."""

from collections.abc import Mapping, Sequence
from typing import Any

from sixfold.core.game import GameState, Result
from sixfold.core.stream import Shuffle
from sixfold.games import GAMES
from sixfold.records.checksum import checksum
from sixfold.records.pieces import hands_json
from sixfold.records.turns import TURNS

FORMAT = "sixfold/1"

Json = dict[str, Any]


def record_of(
    state: GameState, players: Sequence[Mapping[str, Any]], shuffle: Shuffle | None = None, reveal: bool = False
) -> Json:
    """The record of a game so far. The seed is told once the game is over, or on demand if it was given up.

    Where seats added entropy, `shuffle` says so; otherwise the seed of the stream is the dealer's.
    """
    game_name = state.edition.game
    turn_json = TURNS[game_name].turn_json
    result: Result | None = GAMES[game_name].result(state)
    record: Json = {
        "format": FORMAT,
        "game": game_name,
        "edition": state.edition.id,
        "players": [dict(player) for player in players],
        "seniority": list(state.seniority),
    }
    if state.stream is not None:
        told = reveal or result is not None
        record["shuffle"] = shuffle_json(shuffle or Shuffle(state.stream.seed), told)
    record |= {
        "deal": hands_json(state.deal),
        "first": state.first,
        "turns": [turn_json(turn) for turn in state.turns],
        "result": None if result is None else result_json(result),
    }
    record["checksum"] = checksum(record)
    return record


def shuffle_json(shuffle: Shuffle, told: bool) -> Json:
    """A shuffle as records write it; before the end without its seed and what the seats added."""
    written: Json = {"method": shuffle.method, "seed": shuffle.seed.hex(), "commitment": shuffle.commitment}
    entropy = shuffle.entropy
    if (mix := shuffle.mix) is not None:
        entropy = mix.entropy
        written |= {
            "game": mix.game,
            "round": mix.round,
            "commitments": [None if promised is None else promised.hex() for promised in mix.commitments],
            "left_out": [left._asdict() for left in mix.left_out],
        }
    if not told:
        del written["seed"]
    elif mix is not None or any(entropy):
        written["entropy"] = [None if given is None else given.hex() for given in entropy]
    if shuffle.given:
        written["given"] = True
    return written


def result_json(result: Result) -> Json:
    """A result as records write it."""
    return {"scores": list(result.scores), "winners": list(result.winners), "reason": result.reason}
