"""Turns of cards."""

from typing import Any

from sixfold.games import cards
from sixfold.games.lines import QWIRKLE
from sixfold.records.faults import FaultCode, bad
from sixfold.records.pieces import hand_json, hands_json, parse_hand, parse_hands
from sixfold.records.turns.following import Written, act


def turn_json(turn: cards.Turn) -> dict[str, Any]:
    """A turn as records write it."""
    if isinstance(turn.action, cards.Pass):
        return {"seat": turn.seat, "pass": True}
    return {
        "seat": turn.seat,
        "play": hand_json(turn.action.pieces),
        "table": hands_json(cards.left_on(turn.action.table)),
        "qwirkles": hands_json(turn.qwirkles),
        "draw": hand_json(turn.draw),
    }


def follow(state: cards.State, turn: Written, number: int) -> cards.State:
    """The state after a recorded turn, every claim of which is checked."""
    action: cards.Action = cards.Pass()
    if "play" in turn:
        table, taken = parse_hands(turn["table"]), parse_hands(turn.get("qwirkles", ()))
        if any(len(series) == QWIRKLE for series in table) or any(len(series) != QWIRKLE for series in taken):
            raise bad(FaultCode.QWIRKLES, number)
        action = cards.Play(parse_hand(turn["play"]), table + taken)
    after: cards.State = act(cards, state, action, turn, number)
    return after
