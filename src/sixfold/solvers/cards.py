"""The most Qwirkles that one turn of cards can take, exactly."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sixfold.core.pieces import KINDS, Piece, colour_of, shape_of
from sixfold.games.cards import Arrangement, Series, Table, arrange

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


def best_takings(table: Table, hand: Sequence[Piece]) -> list[Taking]:
    """Every choice of Qwirkles that takes as many as possible in one turn, each with one way to do it.

    Nothing if no card can be played at all. What can be done with some Qwirkles can be done with fewer of them (a
    series of six need not be taken to stand), so choices grow by one Qwirkle from those that work.
    """
    lying = tuple(card for series in table for card in series)
    found = _taking(lying, hand, ())
    level: list[tuple[tuple[int, ...], Taking]] = [((), found)] if found else []
    while True:
        longer: list[tuple[tuple[int, ...], Taking]] = []
        for chosen, _ in level:
            choices = [(*chosen, line) for line in range(chosen[-1] if chosen else 0, len(LINES))]
            longer += [(choice, taking) for choice in choices if (taking := _taking(lying, hand, choice))]
        if not longer:
            return [taking for _, taking in level]
        level = longer


def _taking(lying: Sequence[Piece], hand: Sequence[Piece], chosen: tuple[int, ...]) -> Taking | None:
    """A way to take these Qwirkles with at least one card from the hand; cards from the table go into them first."""
    on_table, in_hand = Counter(lying), Counter(hand)
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
    rest = _rest(on_table, in_hand, bool(played))
    if rest is None:
        return None
    return Taking(tuple(LINES[line] for line in chosen), rest.table, (*played, *rest.played))


def _rest(on_table: Counter[Piece], in_hand: Counter[Piece], played_already: bool) -> Arrangement | None:
    if played_already:
        return arrange(on_table.elements(), in_hand.elements())
    for card in sorted(+in_hand):
        arrangement = arrange([*on_table.elements(), card], (in_hand - Counter([card])).elements())
        if arrangement:
            return Arrangement(arrangement.table, (card, *arrangement.played))
    return None
