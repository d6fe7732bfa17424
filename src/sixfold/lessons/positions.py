"""The positions of lessons, whole: what is written nowhere is in the bag or held by the other seat."""

from collections.abc import Mapping
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import GameState
from sixfold.core.stream import SEED_BYTES, Stream
from sixfold.games import GAMES
from sixfold.records.pieces import parse_hand
from sixfold.wire import WIRES

Written = Mapping[str, Any]

BAG = Stream(bytes(SEED_BYTES))
"""Where the order of every bag and stack comes from; the chance of the step itself has a seed of its own."""


def position_of(edition: Edition, written: Written) -> GameState:
    """The state in which a step begins, with the player on turn at seat 0 of two."""
    game, wire = GAMES[edition.game], WIRES[edition.game]
    hand, lying = parse_hand(written["hand"]), wire.parse_lying(written)
    undrawn, stream = BAG.shuffled(game.undrawn(edition, (*hand, *wire.pieces_of(lying))))
    size = edition.hand_size
    other, _ = game.hand_from(undrawn[:size], stream)
    chance = Stream(bytes([written.get("seed", 0)]) * SEED_BYTES)
    state: GameState = game.set_up(edition, (hand, other), lying, undrawn[size:], chance)
    return state
