"""Doing what a recorded turn says, and comparing what it claims with what the rules give.

With a seed, chance comes from the stream and the record is compared with it; without one, the record dictates it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from sixfold.core.game import AnyGame, Hand
from sixfold.core.hands import NotHeld
from sixfold.core.pieces import Piece, piece_name
from sixfold.core.refusals import Refusal, Refused
from sixfold.games.lines import longest
from sixfold.records.faults import BadRecord, Fault, FaultCode, RefusedTurn, bad
from sixfold.records.pieces import parse_hand

Written = Mapping[str, Any]


def act(rules: AnyGame, state: Any, action: Any, turn: Written, number: int) -> Any:
    """The state after the turn's action; its draw and its score are as recorded.

    The rules judge an action when they apply it, so nobody asks them before; but a refusal comes before a draw of the
    wrong size.
    """
    draw = parse_hand(turn.get("draw", ()))
    size = rules.draw_size(state, action)
    if len(draw) != size:
        if refusal := rules.refusal(state, state.seat, action):
            raise refused_turn(rules, state, refusal, number)
        raise bad(FaultCode.DRAW_SIZE, number, said=len(draw), found=size)
    try:
        after = rules.advance(state, action, draw) if state.stream is None else rules.apply(state, action)
    except Refused as refused:
        raise refused_turn(rules, state, refused.refusal, number) from None
    except NotHeld as error:
        raise bad(FaultCode.DRAW_IMPOSSIBLE, number, pieces=codes(error.missing)) from None
    last = after.turns[-1]
    if last.draw != draw:
        raise bad(FaultCode.DRAW, number, said=codes(draw), found=codes(last.draw))
    if "score" in turn and turn["score"] != last.score:
        raise bad(FaultCode.SCORE, number, said=turn["score"], found=last.score)
    return after


def refused_turn(rules: AnyGame, state: Any, refusal: Refusal, number: int) -> BadRecord:
    """The exception for a turn that the rules refuse."""
    refused = RefusedTurn(refusal, rules.NAME, longest(state.hand), state.left_to_draw)
    return BadRecord(Fault(FaultCode.REFUSED, number, {"refusal": refusal.code.value}, refused))


def codes(pieces: Iterable[Piece]) -> str:
    """Pieces as a message shows them."""
    return " ".join(piece_name(piece) for piece in pieces)


def codes_of_hands(hands: Iterable[Hand]) -> str:
    """Several hands as a message shows them."""
    return " / ".join(codes(hand) for hand in hands)
