"""Real tables, played through in a worker process: a long one takes a while, and nobody else should wait for it."""

import json
from typing import Any

from sixfold.core.pieces import UnknownPiece
from sixfold.realtable import BadTable, RealTable, now_json
from sixfold.records.faults import Fault
from sixfold.server.encoding import encode
from sixfold.server.errands.coaching import BAD_RECORD, MALFORMED, NO_SUCH_TURN
from sixfold.wire import refusal_json

MOST_TURNS = 10_000
MOST_SEATS, MOST_HELD = 8, 18


def follow_table(body: bytes) -> bytes | str:
    """What is known of the table in a request's body: after its good turns, with the first that is wrong. Written out,
    for a thousand turns keep whoever only passes them on waiting; or a code."""
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        return MALFORMED
    if not isinstance(asked, dict) or not {"table"} <= set(asked) <= {"table", "correct", "hand"}:
        return MALFORMED
    correct, hand = asked.get("correct"), asked.get("hand")
    if not isinstance(asked["table"], dict) or not (correct is None or _is_correction(correct)):
        return MALFORMED
    if not (hand is None or _is_hand(hand)):
        return MALFORMED
    try:
        table = RealTable.read(asked["table"])
        if correct is not None:
            table = table.correct(int(correct["turn"]), correct["by"])
        if hand is not None:
            table = table.hold(int(hand["seat"]), hand["pieces"])
    except (BadTable, RecursionError, UnknownPiece):
        return BAD_RECORD
    except IndexError:
        return NO_SUCH_TURN
    fault = table.replayed.fault
    known = {
        "now": now_json(table.now),
        "fault": None if fault is None else _fault_json(fault),
        "turns": table.turns,
        "record": table.record(),
    }
    return encode(known).encode()


def _is_correction(correct: object) -> bool:
    """Whether this names a turn and what it is corrected by; JSON does not tell 1.0 from 1."""
    if not isinstance(correct, dict) or set(correct) != {"turn", "by"} or not isinstance(correct["by"], dict):
        return False
    turn = correct["turn"]
    return isinstance(turn, int | float) and not isinstance(turn, bool) and 1 <= turn <= MOST_TURNS and turn % 1 == 0


def _is_hand(hand: object) -> bool:
    """Whether this names a seat and some pieces."""
    if not isinstance(hand, dict) or set(hand) != {"seat", "pieces"} or not isinstance(hand["pieces"], list):
        return False
    seat, pieces = hand["seat"], hand["pieces"]
    numbered = isinstance(seat, int | float) and not isinstance(seat, bool) and 0 <= seat < MOST_SEATS and seat % 1 == 0
    return numbered and len(pieces) <= MOST_HELD and all(isinstance(piece, str) for piece in pieces)


def _fault_json(fault: Fault) -> Any:
    """A fault as it is told: its turn, and the refusal of the rules where that is what it is."""
    refused = fault.refused
    return {
        "code": fault.code.value,
        "turn": fault.turn,
        "refusal": None if refused is None else refusal_json(refused.refusal),
        "values": {name: str(value) for name, value in fault.values.items()},
    }
