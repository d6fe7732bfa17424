"""Cubes on the wire."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from typing_extensions import TypedDict

from sixfold.core.game import Hand
from sixfold.core.pieces import COLOUR_CODES, colour_of
from sixfold.games import cubes
from sixfold.games.placement import Board, board_of
from sixfold.records.pieces import hand_json, hands_json, parse_hand, parse_placement, placement_json
from sixfold.records.turns import cubes as recorded
from sixfold.wire.placement import board_json, placement_preview_json
from sixfold.wire.refusals import judged_json
from sixfold.wire.shapes import ActionJson, MayPass, PieceCode, Placed, Preview, Turn, closed


@closed
class CubesMay(MayPass):
    """What the seat on turn may do."""

    play: bool
    opening: int | None
    reroll: bool
    must_roll: bool


@closed
class CubesNow(TypedDict):
    """What a turn may change, but for the board and the list of turns."""

    first: int
    hands: list[list[PieceCode]]
    bag_size: int
    scores: list[int]
    reroll: list[tuple[PieceCode, PieceCode]] | None
    forced: list[list[PieceCode]]
    ended: str | None
    unseen: dict[str, int]
    may: CubesMay | None


@closed
class CubesPlay(CubesNow):
    """The whole play."""

    board: list[Placed]
    turns: list[Turn]


def parse_action(written: Mapping[str, Any]) -> cubes.Action | None:
    """Read an action; nothing if it is none of this game."""
    match written:
        case {"pass": True, **rest} if not rest:
            return cubes.Pass()
        case {"reroll": pieces, **rest} if not rest:
            return cubes.Reroll(parse_hand(pieces))
        case {"play": placement, **rest} if not rest:
            return cubes.Place(parse_placement(placement))
    return None


def action_json(action: cubes.Action) -> ActionJson:
    """Write what `parse_action` reads."""
    match action:
        case cubes.Place(placement):
            return {"play": placement_json(placement)}
        case cubes.Reroll(pieces):
            return {"reroll": hand_json(pieces)}
        case cubes.Pass():
            return {"pass": True}


def parse_lying(written: Mapping[str, Any]) -> Board:
    """Read what lies open."""
    return board_of(parse_placement(written["board"]))


def pieces_of(lying: Board) -> Hand:
    """The pieces that lie open."""
    return tuple(lying.pieces.values())


def now_json(seen: cubes.Onlooker) -> CubesNow:
    """What a turn may change, as a seat or an onlooker sees it; all cubes lie open."""
    lying = [*seen.board.pieces.values(), *(piece for hand in seen.hands for piece in hand)]
    colours, copies = Counter(colour_of(piece) for piece in lying), seen.edition.copies
    pairs = seen.reroll
    return {
        "first": seen.first,
        "hands": hands_json(seen.hands),
        "bag_size": seen.bag_size,
        "scores": list(seen.scores),
        "reroll": None if pairs is None else cast("list[tuple[PieceCode, PieceCode]]", hands_json(pairs)),
        "forced": hands_json(seen.forced),
        "ended": seen.ended,
        "unseen": {code: copies - colours[colour] for colour, code in enumerate(COLOUR_CODES)},
        "may": _may_json(cubes.may(seen)) if isinstance(seen, cubes.Observation) else None,
    }


def play_json(seen: cubes.Onlooker) -> CubesPlay:
    """The whole play as a seat or an onlooker sees it."""
    return {**now_json(seen), "board": board_json(seen.board), "turns": [turn_json(turn) for turn in seen.turns]}


def last_json(seen: cubes.Onlooker) -> Turn | None:
    """The last turn that was played, as everybody sees it."""
    return turn_json(seen.turns[-1]) if seen.turns else None


def turn_json(turn: cubes.Turn) -> Turn:
    """A turn as everybody sees it: all of it, as the record has it."""
    return cast("Turn", recorded.turn_json(turn))


def preview_json(state: cubes.State, seat: int, action: cubes.Action) -> Preview:
    """What an action would give that seat."""
    shown = cubes.preview(state, seat, action)
    return placement_preview_json(shown) if isinstance(action, cubes.Place) else judged_json(shown.refusal)


def _may_json(may: cubes.May | None) -> CubesMay | None:
    if may is None:
        return None
    return {
        "play": may.play,
        "opening": may.opening,
        "reroll": may.reroll,
        "must_roll": may.must_roll,
        "pass": may.passing,
    }
