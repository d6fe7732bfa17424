"""From a state to its record."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sixfold.core.game import GameState, Result
from sixfold.core.pieces import Piece, piece_name
from sixfold.core.stream import Shuffle
from sixfold.games import GAMES, cards, cubes, tiles
from sixfold.games.placement import Placement
from sixfold.records.checksum import checksum

FORMAT = "sixfold/1"

Json = dict[str, Any]


def record_of(
    state: GameState, players: Sequence[Mapping[str, Any]], shuffle: Shuffle | None = None, reveal: bool = False
) -> Json:
    """The record of a game so far. The seed is told once the game is over, or on demand if it was given up.

    Where seats added entropy, `shuffle` says so; otherwise the seed of the stream is the dealer's.
    """
    result: Result | None = GAMES[state.edition.game].result(state)
    record: Json = {
        "format": FORMAT,
        "game": state.edition.game,
        "edition": state.edition.id,
        "players": [dict(player) for player in players],
        "seniority": list(state.seniority),
    }
    if state.stream is not None:
        told = reveal or result is not None
        record["shuffle"] = shuffle_json(shuffle or Shuffle(state.stream.seed), told)
    record |= {
        "deal": [names(hand) for hand in state.deal],
        "first": state.first,
        "turns": [turn_json(turn) for turn in _turns(state)],
        "result": None if result is None else result_json(result),
    }
    record["checksum"] = checksum(record)
    return record


def shuffle_json(shuffle: Shuffle, told: bool) -> Json:
    """A shuffle as records write it; before the end only its method and its commitment."""
    written: Json = {"method": shuffle.method, "seed": shuffle.seed.hex(), "commitment": shuffle.commitment}
    if not told:
        del written["seed"]
    elif any(shuffle.entropy):
        written["entropy"] = [None if given is None else given.hex() for given in shuffle.entropy]
    if shuffle.given:
        written["given"] = True
    return written


def result_json(result: Result) -> Json:
    """A result as records write it."""
    return {"scores": list(result.scores), "winners": list(result.winners), "reason": result.reason}


def turn_json(turn: tiles.Turn | cubes.Turn | cards.Turn) -> Json:
    """A turn as records write it."""
    match turn:
        case tiles.Turn():
            return _tiles_turn(turn)
        case cubes.Turn():
            return _cubes_turn(turn)
        case cards.Turn():
            return _cards_turn(turn)


def names(pieces: Iterable[Piece]) -> list[str]:
    """The codes of pieces."""
    return [piece_name(piece) for piece in pieces]


def _turns(state: GameState) -> Sequence[tiles.Turn | cubes.Turn | cards.Turn]:
    if isinstance(state, tiles.State | cubes.State | cards.State):
        return state.turns
    raise TypeError(f"no record is known for a {type(state).__name__}")


def _placement(placement: Placement) -> list[list[str | int]]:
    return [[piece_name(piece), x, y] for piece, (x, y) in placement]


def _tiles_turn(turn: tiles.Turn) -> Json:
    match turn.action:
        case tiles.Place(placement):
            return {
                "seat": turn.seat,
                "play": _placement(placement),
                "score": turn.score,
                "draw": names(turn.draw),
            }
        case tiles.Trade(pieces):
            return {"seat": turn.seat, "trade": names(pieces), "draw": names(turn.draw)}
        case tiles.Pass():
            return {"seat": turn.seat, "pass": True}


def _cubes_turn(turn: cubes.Turn) -> Json:
    written: Json = {"seat": turn.seat}
    if isinstance(turn.action, cubes.Pass):
        return written | {"pass": True}
    if turn.reroll:
        written["reroll"] = [names(pair) for pair in turn.reroll]
    if turn.forced:
        written["forced"] = [names(hand) for hand in turn.forced]
    return written | {
        "play": _placement(turn.action.placement),
        "score": turn.score,
        "draw": names(turn.draw),
    }


def _cards_turn(turn: cards.Turn) -> Json:
    if isinstance(turn.action, cards.Pass):
        return {"seat": turn.seat, "pass": True}
    return {
        "seat": turn.seat,
        "play": names(turn.action.pieces),
        "table": [names(series) for series in cards.left_on(turn.action.table)],
        "qwirkles": [names(series) for series in turn.qwirkles],
        "draw": names(turn.draw),
    }
