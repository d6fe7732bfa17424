"""What the solver cannot see, dealt in some way: the answer does not depend on it, and nothing of it is ever sent."""

from collections.abc import Sequence
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.pieces import Piece
from sixfold.core.stream import SEED_BYTES, Stream
from sixfold.games import GAMES

STREAM = Stream(bytes(SEED_BYTES))


def dealt(edition: Edition, known: Sequence[Piece], sizes: Sequence[int]) -> tuple[list[Hand], tuple[Any, ...], Stream]:
    """Hands of these sizes, what is left to draw then, and what chance goes on with."""
    game = GAMES[edition.game]
    undrawn, stream = STREAM.shuffled(game.undrawn(edition, known))
    hands: list[Hand] = []
    for size in sizes:
        hand, stream = game.hand_from(undrawn[:size], stream)
        hands.append(hand)
        undrawn = undrawn[size:]
    return hands, undrawn, stream
