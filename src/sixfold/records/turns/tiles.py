"""Turns of tiles."""

from typing import Any

from sixfold.games import tiles
from sixfold.records.pieces import hand_json, parse_hand, parse_placement, placement_json
from sixfold.records.turns.following import Written, act


def turn_json(turn: tiles.Turn) -> dict[str, Any]:
    """A turn as records write it."""
    match turn.action:
        case tiles.Place(placement):
            played = {"play": placement_json(placement), "score": turn.score, "draw": hand_json(turn.draw)}
            return {"seat": turn.seat, **played}
        case tiles.Trade(pieces):
            return {"seat": turn.seat, "trade": hand_json(pieces), "draw": hand_json(turn.draw)}
        case tiles.Pass():
            return {"seat": turn.seat, "pass": True}


def follow(state: tiles.State, turn: Written, number: int) -> tiles.State:
    """The state after a recorded turn, every claim of which is checked."""
    action: tiles.Action = tiles.Pass()
    if "play" in turn:
        action = tiles.Place(parse_placement(turn["play"]))
    elif "trade" in turn:
        action = tiles.Trade(parse_hand(turn["trade"]))
    after: tiles.State = act(tiles, state, action, turn, number)
    return after
