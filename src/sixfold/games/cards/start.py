"""Set-up: the cards are shuffled and dealt until somebody holds a series; the largest series starts."""

from collections.abc import Iterable, Sequence

from sixfold.core.edition import Edition
from sixfold.core.game import BadSetup, Hand, check_hands, check_setup, starter
from sixfold.core.hands import without
from sixfold.core.pieces import KINDS, Piece
from sixfold.core.stream import Stream
from sixfold.games.cards.state import State, Table
from sixfold.games.lines import longest


def whole_stack(edition: Edition) -> tuple[Piece, ...]:
    """All cards, in the order that is shuffled: kind by kind, the copies of a kind together."""
    return tuple(kind for kind in KINDS for _ in range(edition.copies))


def start(edition: Edition, seniority: Sequence[int], seed: bytes) -> State:
    """Shuffle the whole stack; seat 0 is dealt its hand from the front, then seat 1, and so on.

    If nobody then holds a series, the whole stack, in its first order, is shuffled again with what follows in the
    stream.
    """
    check_setup(edition, seniority)
    stream = Stream(seed)
    size = edition.hand_size
    while True:
        stack, stream = stream.shuffled(whole_stack(edition))
        hands = tuple(stack[seat * size : (seat + 1) * size] for seat in range(len(seniority)))
        if deal_counts(edition, hands):
            return _begin(edition, seniority, hands, stack[len(seniority) * size :], stream)


def start_from(edition: Edition, seniority: Sequence[int], hands: Sequence[Hand]) -> State:
    """Follow a game at a real table, where the hands were dealt by other means."""
    check_hands(edition, seniority, hands)
    if not deal_counts(edition, hands):
        raise BadSetup(f"nobody holds a series of {edition.shortest}: the cards are dealt again")
    stack = without(whole_stack(edition), (piece for hand in hands for piece in hand))
    return _begin(edition, seniority, tuple(hands), stack, None)


def deal_counts(edition: Edition, hands: Sequence[Hand]) -> bool:
    """Whether somebody holds a series; otherwise the cards are dealt again."""
    return any(longest(hand) >= edition.shortest for hand in hands)


def undrawn(edition: Edition, seen: Iterable[Piece]) -> tuple[Piece, ...]:
    """The whole stack without the cards that are held or lie open."""
    return without(whole_stack(edition), seen)


def piece_count(edition: Edition) -> int:
    """How many cards there are in all."""
    return len(whole_stack(edition))


def hand_from(drawn: Sequence[Piece], stream: Stream) -> tuple[Hand, Stream]:
    """The hand that somebody who has drawn these cards holds: just these."""
    return tuple(drawn), stream


def set_up(
    edition: Edition, hands: Sequence[Hand], lying: Table, undrawn: Sequence[Piece], stream: Stream | None = None
) -> State:
    """A position in the middle of a game, with seat 0 on turn."""
    return State(
        edition=edition,
        seniority=tuple(range(len(hands))),
        stream=stream,
        deal=tuple(hands),
        first=0,
        seat=0,
        hands=tuple(hands),
        stack=tuple(undrawn),
        table=lying,
        qwirkles=((),) * len(hands),
    )


def _begin(
    edition: Edition,
    seniority: Sequence[int],
    hands: tuple[Hand, ...],
    stack: tuple[Piece, ...],
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
        stack=stack,
        table=(),
        qwirkles=((),) * len(hands),
    )
