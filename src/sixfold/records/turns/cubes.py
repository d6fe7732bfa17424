"""Turns of cubes."""

from typing import Any

from sixfold.core.refusals import Refused
from sixfold.games import cubes
from sixfold.records.faults import FaultCode, bad
from sixfold.records.pieces import hand_json, hands_json, parse_hands, parse_placement, placement_json
from sixfold.records.turns.following import Written, act, codes, codes_of_hands, refused_turn


def turn_json(turn: cubes.Turn) -> dict[str, Any]:
    """A turn as records write it; everybody has seen all of it."""
    written: dict[str, Any] = {"seat": turn.seat}
    if isinstance(turn.action, cubes.Pass):
        return written | {"pass": True}
    if turn.reroll:
        written["reroll"] = hands_json(turn.reroll)
    if turn.forced:
        written["forced"] = hands_json(turn.forced)
    placed = placement_json(turn.action.placement)
    return written | {"play": placed, "score": turn.score, "draw": hand_json(turn.draw)}


def follow(state: cubes.State, turn: Written, number: int) -> cubes.State:
    """The state after a recorded turn, every claim of which is checked."""
    if "reroll" in turn or "forced" in turn:
        state = _rolled(state, turn, number)
    action = cubes.Place(parse_placement(turn["play"])) if "play" in turn else cubes.Pass()
    after: cubes.State = act(cubes, state, action, turn, number)
    return after


def _rolled(state: cubes.State, turn: Written, number: int) -> cubes.State:
    pairs = parse_hands(turn.get("reroll", ()))
    faces = tuple(after for _, after in pairs)
    forced = parse_hands(turn.get("forced", ()))
    action = cubes.Reroll(tuple(before for before, _ in pairs))
    try:
        if state.stream is None:
            return cubes.advance(state, action, faces, forced)
        rolled = cubes.apply(state, action)
    except Refused as refused:
        raise refused_turn(cubes, state, refused.refusal, number) from None
    except cubes.WrongRoll:
        raise bad(FaultCode.ROLL_IMPOSSIBLE, number) from None
    found = tuple(after for _, after in rolled.reroll or ())
    if found != faces:
        raise bad(FaultCode.REROLL, number, said=codes(faces), found=codes(found))
    if rolled.forced != forced:
        raise bad(FaultCode.FORCED, number, said=codes_of_hands(forced), found=codes_of_hands(rolled.forced))
    return rolled
