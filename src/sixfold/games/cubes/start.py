"""Set-up: the bag is shuffled, everybody draws and rolls, the oldest starts."""

from collections.abc import Iterable, Sequence

from sixfold.core.edition import Edition
from sixfold.core.game import Hand, check_hands, check_setup, starter
from sixfold.core.pieces import COLOURS, Piece
from sixfold.core.stream import Stream
from sixfold.games.cubes.roll import roll, take_colours
from sixfold.games.cubes.state import State
from sixfold.games.lines import longest
from sixfold.games.placement import Board, position


def whole_bag(edition: Edition) -> tuple[int, ...]:
    """All cubes by colour, in the order that is shuffled: colour by colour."""
    return tuple(colour for colour in range(len(COLOURS)) for _ in range(edition.copies))


def start(edition: Edition, seniority: Sequence[int], seed: bytes) -> State:
    """Shuffle the whole bag; seat 0 draws from the front, then seat 1, and so on; then all roll in that order."""
    check_setup(edition, seniority)
    bag, stream = Stream(seed).shuffled(whole_bag(edition))
    size = edition.hand_size
    dealt = len(seniority) * size
    cubes, stream = roll(stream, bag[:dealt])
    hands = tuple(cubes[place : place + size] for place in range(0, dealt, size))
    return _begin(edition, seniority, hands, bag[dealt:], stream)


def start_from(edition: Edition, seniority: Sequence[int], hands: Sequence[Hand]) -> State:
    """Follow a game at a real table, where the hands were drawn and rolled by other means."""
    check_hands(edition, seniority, hands)
    bag = take_colours(whole_bag(edition), tuple(piece for hand in hands for piece in hand))
    return _begin(edition, seniority, tuple(hands), bag, None)


def undrawn(edition: Edition, seen: Iterable[Piece]) -> tuple[int, ...]:
    """The colours of the whole bag without the cubes that are held or lie open."""
    return take_colours(whole_bag(edition), tuple(seen))


def shortest_opening(edition: Edition) -> int:
    """The very first turn lays a line: cubes that do not go together are rolled until some do."""
    return edition.shortest


def piece_count(edition: Edition) -> int:
    """How many cubes there are in all."""
    return len(whole_bag(edition))


def hand_from(drawn: Sequence[int], stream: Stream) -> tuple[Hand, Stream]:
    """The hand that somebody who has drawn cubes of these colours holds: what they show when rolled."""
    return roll(stream, drawn)


def set_up(
    edition: Edition, hands: Sequence[Hand], lying: Board, undrawn: Sequence[int], stream: Stream | None = None
) -> State:
    """A position in the middle of a game, with seat 0 on turn."""
    return State(**position(edition, hands, lying, stream), bag=tuple(undrawn))


def _begin(
    edition: Edition,
    seniority: Sequence[int],
    hands: tuple[Hand, ...],
    bag: tuple[int, ...],
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
