"""Which Qwirkles one turn of cards can take, exactly."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixfold.core.pieces import KINDS, Piece, colour_of, shape_of
from sixfold.games.cards.arrange import Arrangement, arrange
from sixfold.games.cards.state import Series, Table

LINES: tuple[Series, ...] = tuple(
    tuple(kind for kind in KINDS if attribute(kind) == value)
    for attribute in (colour_of, shape_of)
    for value in range(6)
)
"""The twelve different Qwirkles."""


@dataclass(frozen=True, slots=True)
class Taking:
    """Qwirkles taken in one turn, and a way to do it: the rest of the table and all cards played."""

    qwirkles: Table
    rest: Table
    played: tuple[Piece, ...]


def best_takings(table: Table, hand: Sequence[Piece], shortest: int) -> list[Taking]:
    """Every choice of Qwirkles that takes as many as possible in one turn, each with one way to do it.

    Nothing if no card can be played at all.
    """
    takings = all_takings(table, hand, shortest)
    most = max((len(taking.qwirkles) for taking in takings), default=0)
    return [taking for taking in takings if len(taking.qwirkles) == most]


def all_takings(table: Table, hand: Sequence[Piece], shortest: int) -> list[Taking]:
    """Every choice of Qwirkles that one turn can take, also of none, each with one way to do it."""
    lying = [card for series in table for card in series]
    return _grow(lambda choice: _taking(lying, hand, choice, shortest))


def takings_of(cards: Sequence[Piece], shortest: int) -> list[Taking]:
    """Every choice of Qwirkles, also of none, that can be taken from a table of exactly these cards."""
    return _grow(lambda choice: _taking(cards, None, choice, shortest))


def _grow(take: Callable[[tuple[int, ...]], Taking | None]) -> list[Taking]:
    """Choices that work, grown by one Qwirkle at a time from smaller ones that work.

    What can be done with some Qwirkles can be done with fewer: a series of six need not be taken to stand.
    """
    found: list[Taking] = []
    choices: list[tuple[int, ...]] = [()]
    while choices:
        working = [(choice, taking) for choice in choices if (taking := take(choice))]
        found += [taking for _, taking in working]
        choices = [(*choice, line) for choice, _ in working for line in range(choice[-1] if choice else 0, len(LINES))]
    return found


def _taking(
    lying: Sequence[Piece], hand: Sequence[Piece] | None, chosen: tuple[int, ...], shortest: int
) -> Taking | None:
    """A way to take these Qwirkles with at least one card from the hand; cards from the table go into them first.

    With no hand at all, the table alone must do.
    """
    on_table, in_hand = Counter(lying), Counter(hand or ())
    played: list[Piece] = []
    for line in chosen:
        for card in LINES[line]:
            if on_table[card]:
                on_table[card] -= 1
            elif in_hand[card]:
                in_hand[card] -= 1
                played.append(card)
            else:
                return None
    rest = _rest(on_table, in_hand, bool(played) or hand is None, shortest)
    if rest is None:
        return None
    return Taking(tuple(LINES[line] for line in chosen), rest.table, (*played, *rest.played))


def _rest(on_table: Counter[Piece], in_hand: Counter[Piece], enough_played: bool, shortest: int) -> Arrangement | None:
    if enough_played:
        return arrange(on_table.elements(), in_hand.elements(), shortest=shortest)
    for card in sorted(+in_hand):
        arrangement = arrange([*on_table.elements(), card], (in_hand - Counter([card])).elements(), shortest=shortest)
        if arrangement:
            return Arrangement(arrangement.table, (card, *arrangement.played))
    return None
