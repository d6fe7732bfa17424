"""One recorded turn: do what it says, and compare what it claims with what the rules give.

With a seed, chance comes from the stream and the record is compared with it; without one, the record dictates it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sixfold.core.game import AnyGame, GameState, Hand
from sixfold.core.hands import NotHeld
from sixfold.core.pieces import Piece, piece_name
from sixfold.core.refusals import Refusal, Refused
from sixfold.games import cards, cubes, tiles
from sixfold.games.lines import QWIRKLE, longest
from sixfold.games.placement import PlacementState
from sixfold.records.faults import BadRecord, Fault, FaultCode, RefusedTurn, bad
from sixfold.records.parse import parse_hand, parse_hands, parse_placement

Json = Mapping[str, Any]


def _tiles(state: tiles.State, turn: Json, number: int) -> tiles.State:
    action: tiles.Action = tiles.Pass()
    if "play" in turn:
        action = tiles.Place(parse_placement(turn["play"]))
    elif "trade" in turn:
        action = tiles.Trade(parse_hand(turn["trade"]))
    after: tiles.State = _act(tiles, state, action, turn, number)
    return after


def _cubes(state: cubes.State, turn: Json, number: int) -> cubes.State:
    if "reroll" in turn or "forced" in turn:
        state = _cubes_roll(state, turn, number)
    action = cubes.Place(parse_placement(turn["play"])) if "play" in turn else cubes.Pass()
    after: cubes.State = _act(cubes, state, action, turn, number)
    return after


def _cubes_roll(state: cubes.State, turn: Json, number: int) -> cubes.State:
    pairs = parse_hands(turn.get("reroll", ()))
    faces = tuple(after for _, after in pairs)
    forced = parse_hands(turn.get("forced", ()))
    action = cubes.Reroll(tuple(before for before, _ in pairs))
    try:
        if state.stream is None:
            return cubes.advance(state, action, faces, forced)
        rolled = cubes.apply(state, action)
    except Refused as refused:
        raise _refused(state, refused.refusal, number) from None
    except cubes.WrongRoll:
        raise bad(FaultCode.ROLL_IMPOSSIBLE, number) from None
    found = tuple(after for _, after in rolled.reroll or ())
    if found != faces:
        raise bad(FaultCode.REROLL, number, said=_codes(faces), found=_codes(found))
    if rolled.forced != forced:
        raise bad(FaultCode.FORCED, number, said=_hands(forced), found=_hands(rolled.forced))
    return rolled


def _cards(state: cards.State, turn: Json, number: int) -> cards.State:
    action: cards.Action = cards.Pass()
    if "play" in turn:
        table, taken = parse_hands(turn["table"]), parse_hands(turn.get("qwirkles", ()))
        if any(len(series) == QWIRKLE for series in table) or any(len(series) != QWIRKLE for series in taken):
            raise bad(FaultCode.QWIRKLES, number)
        action = cards.Play(parse_hand(turn["play"]), table + taken)
    after: cards.State = _act(cards, state, action, turn, number)
    return after


FOLLOW: Mapping[str, Callable[[Any, Json, int], GameState]] = {"tiles": _tiles, "cubes": _cubes, "cards": _cards}


def _act(rules: AnyGame, state: Any, action: Any, turn: Json, number: int) -> Any:
    """The state after the turn's action; its draw and its score are as recorded.

    The rules judge the action while they apply it, so nobody asks them before; but a refusal comes before a draw of
    the wrong size.
    """
    draw = parse_hand(turn.get("draw", ()))
    size = rules.draw_size(state, action)
    if len(draw) != size:
        if refusal := rules.refusal(state, state.seat, action):
            raise _refused(state, refusal, number)
        raise bad(FaultCode.DRAW_SIZE, number, said=len(draw), found=size)
    try:
        after = rules.advance(state, action, draw) if state.stream is None else rules.apply(state, action)
    except Refused as refused:
        raise _refused(state, refused.refusal, number) from None
    except NotHeld as error:
        raise bad(FaultCode.DRAW_IMPOSSIBLE, number, pieces=_codes(error.missing)) from None
    last = after.turns[-1]
    if last.draw != draw:
        raise bad(FaultCode.DRAW, number, said=_codes(draw), found=_codes(last.draw))
    if "score" in turn and turn["score"] != last.score:
        raise bad(FaultCode.SCORE, number, said=turn["score"], found=last.score)
    return after


def _refused(state: Any, refusal: Refusal, number: int) -> BadRecord:
    left = state.bag_size if isinstance(state, PlacementState) else len(state.stack)
    refused = RefusedTurn(refusal, state.edition.game, longest(state.hand), left)
    return BadRecord(Fault(FaultCode.REFUSED, number, {"refusal": refusal.code.value}, refused))


def _codes(pieces: Iterable[Piece]) -> str:
    return " ".join(piece_name(piece) for piece in pieces)


def _hands(hands: Iterable[Hand]) -> str:
    return " / ".join(_codes(hand) for hand in hands)
