"""A second, deliberately naive search for tables of cards, on codes such as ``Gd``."""

from collections.abc import Iterator
from itertools import combinations

from perft.brute import is_line


def stands(cards: list[str]) -> bool:
    """Whether the cards can be parted into series of three to six: try every series that holds the first card."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    for size in range(2, 6):
        for others in combinations(range(len(rest)), size):
            series = [first, *(rest[other] for other in others)]
            left = [card for place, card in enumerate(rest) if place not in others]
            if is_line(series) and stands(left):
                return True
    return False


def choices(hand: list[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of cards from the hand, that of none included."""
    for size in range(len(hand) + 1):
        yield from combinations(hand, size)


def can_play(lying: list[str], hand: list[str]) -> bool:
    """Whether at least one card of the hand can be played."""
    return any(choice and stands([*lying, *choice]) for choice in choices(hand))


def can_arrange(must: list[str], may: list[str]) -> bool:
    """Whether a table stands that holds all of the first cards and any of the second."""
    return any(stands([*must, *choice]) for choice in choices(may))
