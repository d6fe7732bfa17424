"""The positions of lessons, whole: what is written nowhere is in the bag or held by the other seat."""

from collections.abc import Mapping
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.hands import without
from sixfold.core.stream import SEED_BYTES, Stream
from sixfold.games import cards, cubes, tiles
from sixfold.games.cubes.roll import roll, take_colours
from sixfold.games.placement import Board, board_of
from sixfold.records.parse import parse_hand, parse_hands, parse_placement

AnyState = tiles.State | cubes.State | cards.State
Written = Mapping[str, Any]

BAG = Stream(bytes(SEED_BYTES))
"""Where the order of every bag and stack comes from; the chance of the step itself has a seed of its own."""


def position_of(edition: Edition, written: Written) -> AnyState:
    """The state in which a step begins, with the player on turn at seat 0 of two."""
    hand = parse_hand(written["hand"])
    stream = Stream(bytes([written.get("seed", 0)]) * SEED_BYTES)
    if edition.game == "cards":
        return _table(edition, hand, parse_hands(written["table"]), stream)
    board = board_of(parse_placement(written["board"]))
    return (_cubes if edition.game == "cubes" else _tiles)(edition, hand, board, stream)


def action_of(game: str, written: Written) -> tiles.Action | cubes.Action | cards.Action:
    """The action that solves a step."""
    match written:
        case {"trade": pieces}:
            return tiles.Trade(parse_hand(pieces))
        case {"reroll": pieces}:
            return cubes.Reroll(parse_hand(pieces))
        case {"play": pieces, "table": table}:
            return cards.Play(parse_hand(pieces), parse_hands(table))
        case _:
            placement = parse_placement(written["play"])
            return cubes.Place(placement) if game == "cubes" else tiles.Place(placement)


def _common(edition: Edition, hand: Hand, other: Hand, stream: Stream) -> dict[str, Any]:
    hands = (hand, other)
    return {
        "edition": edition,
        "seniority": (0, 1),
        "stream": stream,
        "deal": hands,
        "first": 0,
        "seat": 0,
        "hands": hands,
    }


def _tiles(edition: Edition, hand: Hand, board: Board, stream: Stream) -> tiles.State:
    bag, _ = BAG.shuffled(without(tiles.whole_bag(edition), (*hand, *board.pieces.values())))
    other, bag = bag[: edition.hand_size], bag[edition.hand_size :]
    return tiles.State(**_common(edition, hand, other, stream), bag=bag, board=board, scores=(0, 0))


def _cubes(edition: Edition, hand: Hand, board: Board, stream: Stream) -> cubes.State:
    bag, after = BAG.shuffled(take_colours(cubes.whole_bag(edition), (*hand, *board.pieces.values())))
    other, _ = roll(after, bag[: edition.hand_size])
    bag = bag[edition.hand_size :]
    return cubes.State(**_common(edition, hand, other, stream), bag=bag, board=board, scores=(0, 0))


def _table(edition: Edition, hand: Hand, table: cards.Table, stream: Stream) -> cards.State:
    lying = (card for series in table for card in series)
    stack, _ = BAG.shuffled(without(cards.whole_stack(edition), (*hand, *lying)))
    other, stack = stack[: edition.hand_size], stack[edition.hand_size :]
    return cards.State(**_common(edition, hand, other, stream), stack=stack, table=table, qwirkles=((), ()))
