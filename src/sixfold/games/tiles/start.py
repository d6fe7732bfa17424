"""Set-up: the bag is shuffled, everybody draws, the longest line in hand starts."""

from collections.abc import Iterable, Sequence

from sixfold.core.edition import Edition
from sixfold.core.game import Hand, check_hands, check_setup, starter
from sixfold.core.hands import without
from sixfold.core.pieces import KINDS, Piece
from sixfold.core.stream import Stream
from sixfold.games.lines import longest
from sixfold.games.placement import Board, position
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


def undrawn(edition: Edition, seen: Iterable[Piece]) -> tuple[Piece, ...]:
    """The whole bag without the tiles that are held or lie open."""
    return without(whole_bag(edition), seen)


def shortest_opening(_: Edition) -> int:
    """A hand in which nothing goes together opens with a single tile (ruling R5)."""
    return 1


def piece_count(edition: Edition) -> int:
    """How many tiles there are in all."""
    return len(whole_bag(edition))


def hand_from(drawn: Sequence[Piece], stream: Stream) -> tuple[Hand, Stream]:
    """The hand that somebody who has drawn these tiles holds: just these."""
    return tuple(drawn), stream


def set_up(
    edition: Edition, hands: Sequence[Hand], lying: Board, undrawn: Sequence[Piece], stream: Stream | None = None
) -> State:
    """A position in the middle of a game, with seat 0 on turn."""
    return State(**position(edition, hands, lying, stream), bag=tuple(undrawn))


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
