"""Turns of `sixfold/2`, game by game: JSON to an action and back."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from sixfold.core.edition import Edition
from sixfold.core.followed import FollowedTurn, Scored
from sixfold.games import cards, cubes, tiles
from sixfold.games.cubes.followed import Rolled
from sixfold.games.lines import QWIRKLE
from sixfold.records.faults import FaultCode, bad
from sixfold.records.pieces import (
    hand_json,
    hands_json,
    parse_hand,
    parse_hands,
    parse_placement,
    placement_json,
)
from sixfold.records.turns import Written

Json = dict[str, Any]


class Told(NamedTuple):
    """How the turns of a game are read and written."""

    parse: Callable[[Written, int], Any]
    """What a turn with more than points did; the number of the turn is for faults."""
    written: Callable[[FollowedTurn], Json]


def parse_told(game_name: str, edition: Edition, turn: Written, number: int) -> Any:
    """What a turn did."""
    if "play" in turn or "trade" in turn or "pass" in turn:
        return TOLD[game_name].parse(turn, number)
    ends = "ends" in turn
    points = turn["score"] - (edition.ending_bonus if ends else 0)
    if points < 0:
        raise bad(FaultCode.SCORE, number, said=turn["score"], found=edition.ending_bonus)
    return Scored(points, ends)


def told_json(game_name: str, turn: FollowedTurn) -> Json:
    """A turn as these records write it: what was drawn only where it is known."""
    if isinstance(turn.action, Scored):
        return {"seat": turn.seat, "score": turn.score} | ({"ends": True} if turn.action.ends else {})
    drawn = {} if turn.draw is None or not turn.drawn else {"draw": hand_json(turn.draw)}
    return {"seat": turn.seat} | TOLD[game_name].written(turn) | drawn


def _parse_tiles(turn: Written, _: int) -> Any:
    if "play" in turn:
        return tiles.Place(parse_placement(turn["play"]))
    if "trade" not in turn:
        return tiles.Pass()
    traded = turn["trade"]
    return tiles.Traded(traded) if isinstance(traded, int) else tiles.Trade(parse_hand(traded))


def _tiles_json(turn: FollowedTurn) -> Json:
    match turn.action:
        case tiles.Place(placement):
            return {"play": placement_json(placement), "score": turn.score}
        case tiles.Trade(pieces):
            return {"trade": hand_json(pieces)}
        case tiles.Traded(count):
            return {"trade": count}
    return {"pass": True}


def _parse_cubes(turn: Written, _: int) -> Any:
    if "play" not in turn:
        return cubes.Pass()
    placement = parse_placement(turn["play"])
    if "reroll" in turn or "forced" in turn:
        return Rolled(placement, turn.get("reroll", 0), turn.get("forced", 0))
    return cubes.Place(placement)


def _cubes_json(turn: FollowedTurn) -> Json:
    match turn.action:
        case cubes.Place(placement):
            return {"play": placement_json(placement), "score": turn.score}
        case Rolled(placement, rolled, forced):
            rolls = {name: count for name, count in (("reroll", rolled), ("forced", forced)) if count}
            return {**rolls, "play": placement_json(placement), "score": turn.score}
    return {"pass": True}


def _parse_cards(turn: Written, number: int) -> Any:
    if "play" not in turn:
        return cards.Pass()
    table, taken = parse_hands(turn["table"]), parse_hands(turn.get("qwirkles", ()))
    if any(len(series) == QWIRKLE for series in table) or any(len(series) != QWIRKLE for series in taken):
        raise bad(FaultCode.QWIRKLES, number)
    return cards.Play(parse_hand(turn["play"]), table + taken)


def _cards_json(turn: FollowedTurn) -> Json:
    if isinstance(turn.action, cards.Pass):
        return {"pass": True}
    left = hands_json(cards.left_on(turn.action.table))
    return {"play": hand_json(turn.action.pieces), "table": left, "qwirkles": hands_json(turn.qwirkles)}


TOLD: Mapping[str, Told] = MappingProxyType(
    {
        tiles.NAME: Told(_parse_tiles, _tiles_json),
        cubes.NAME: Told(_parse_cubes, _cubes_json),
        cards.NAME: Told(_parse_cards, _cards_json),
    }
)
