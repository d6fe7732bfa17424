"""Tiles on the wire."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from sixfold.core.game import Hand
from sixfold.games import tiles
from sixfold.games.placement import Board, board_of
from sixfold.records.pieces import hand_json, parse_hand, parse_placement, placement_json
from sixfold.wire.counting import unseen_kinds
from sixfold.wire.placement import board_json, placement_preview_json
from sixfold.wire.refusals import judged_json
from sixfold.wire.shapes import ActionJson, MayPass, PieceCode, Placed, Preview, Turn, closed


@closed
class TilesMay(MayPass):
    """What the seat on turn may do: the length an opening must have, and how many tiles it may trade."""

    play: bool
    opening: int | None
    trade: int


@closed
class TilesNow(TypedDict):
    """What a turn may change, but for the board and the list of turns."""

    first: int
    hand: list[PieceCode] | None
    hand_sizes: list[int]
    bag_size: int
    scores: list[int]
    ended: str | None
    unseen: dict[str, int]
    may: TilesMay | None


@closed
class TilesPlay(TilesNow):
    """The whole play."""

    board: list[Placed]
    turns: list[Turn]


def parse_action(written: Mapping[str, Any]) -> tiles.Action | None:
    """Read an action; nothing if it is none of this game."""
    match written:
        case {"pass": True, **rest} if not rest:
            return tiles.Pass()
        case {"trade": pieces, **rest} if not rest:
            return tiles.Trade(parse_hand(pieces))
        case {"play": placement, **rest} if not rest:
            return tiles.Place(parse_placement(placement))
    return None


def action_json(action: tiles.Action) -> ActionJson:
    """Write what `parse_action` reads."""
    match action:
        case tiles.Place(placement):
            return {"play": placement_json(placement)}
        case tiles.Trade(pieces):
            return {"trade": hand_json(pieces)}
        case tiles.Pass():
            return {"pass": True}


def parse_lying(written: Mapping[str, Any]) -> Board:
    """Read what lies open."""
    return board_of(parse_placement(written["board"]))


def pieces_of(lying: Board) -> Hand:
    """The pieces that lie open."""
    return tuple(lying.pieces.values())


def now_json(seen: tiles.Onlooker) -> TilesNow:
    """What a turn may change, as a seat or an onlooker sees it."""
    hand = seen.hand if isinstance(seen, tiles.Observation) else ()
    return {
        "first": seen.first,
        "hand": hand_json(hand) if isinstance(seen, tiles.Observation) else None,
        "hand_sizes": list(seen.hand_sizes),
        "bag_size": seen.bag_size,
        "scores": list(seen.scores),
        "ended": seen.ended,
        "unseen": unseen_kinds((*seen.board.pieces.values(), *hand), seen.edition.copies),
        "may": _may_json(tiles.may(seen)) if isinstance(seen, tiles.Observation) else None,
    }


def play_json(seen: tiles.Onlooker) -> TilesPlay:
    """The whole play as a seat or an onlooker sees it."""
    return {**now_json(seen), "board": board_json(seen.board), "turns": [turn_json(turn) for turn in seen.log]}


def last_json(seen: tiles.Onlooker) -> Turn | None:
    """The last turn that was played, as everybody sees it."""
    return turn_json(seen.log[-1]) if seen.log else None


def turn_json(turn: tiles.SeenTurn) -> Turn:
    """A turn as everybody sees it."""
    match turn.action:
        case tiles.Place(placement):
            played = placement_json(placement)
            return {"seat": turn.seat, "play": played, "score": turn.score, "drawn": turn.drawn}
        case tiles.Traded(count):
            return {"seat": turn.seat, "traded": count, "drawn": turn.drawn}
        case tiles.Pass():
            return {"seat": turn.seat, "pass": True}


def preview_json(state: tiles.State, seat: int, action: tiles.Action) -> Preview:
    """What an action would give that seat."""
    shown = tiles.preview(state, seat, action)
    return placement_preview_json(shown) if isinstance(action, tiles.Place) else judged_json(shown.refusal)


def _may_json(may: tiles.May | None) -> TilesMay | None:
    if may is None:
        return None
    return {"play": may.play, "opening": may.opening, "trade": may.trade, "pass": may.passing}
