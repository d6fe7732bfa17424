"""Set-up: the bag is shuffled, everybody draws, the longest line in hand starts."""

from collections.abc import Sequence

from sixfold.core.edition import Edition
from sixfold.core.game import Hand, check_hands, check_setup, starter
from sixfold.core.hands import without
from sixfold.core.pieces import KINDS, Piece
from sixfold.core.stream import Stream
from sixfold.games.lines import longest
from sixfold.games.placement import Board
from sixfold.games.tiles.state import State


def whole_bag(edition: Edition) -> tuple[Piece, ...]:
    """All tiles, in the order that is shuffled: kind by kind, the copies of a kind together."""
    return tuple(kind for kind in KINDS for _ in range(edition.copies))


def start(edition: Edition, seniority: Sequence[int], seed: bytes) -> State:
    """Shuffle the whole bag; seat 0 draws its hand from the front, then seat 1, and so on."""
    check_setup(edition, seniority)
    bag, stream = Stream(seed).shuffled(whole_bag(edition))
    size = edition.hand_size
    hands = tuple(bag[seat * size : (seat + 1) * size] for seat in range(len(seniority)))
    return _begin(edition, seniority, hands, bag[len(seniority) * size :], stream)


def start_from(edition: Edition, seniority: Sequence[int], hands: Sequence[Hand]) -> State:
    """Follow a game at a real table, where the hands were dealt by other means."""
    check_hands(edition, seniority, hands)
    bag = without(whole_bag(edition), (piece for hand in hands for piece in hand))
    return _begin(edition, seniority, tuple(hands), bag, None)


def _begin(
    edition: Edition,
    seniority: Sequence[int],
    hands: tuple[Hand, ...],
    bag: tuple[Piece, ...],
    stream: Stream | None,
) -> State:
    first = starter(edition, seniority, [longest(hand) for hand in hands])
    return State(
        edition=edition,
        seniority=tuple(seniority),
        stream=stream,
        deal=hands,
        first=first,
        seat=first,
        hands=hands,
        bag=bag,
        board=Board(),
        scores=(0,) * len(hands),
    )
