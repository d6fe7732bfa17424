"""Whether a table of cards on which some series are settled can still become legal, exactly.

The settled series stay as they are. All other cards, of series not yet touched and those lifted from the table, are
free: they must lie somewhere in the end, with any cards of the hand. Untouched series stand as they are, so the
question is only where the lifted cards go; most answers are found without a search, and the rest by the rules' own
`arrange`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from sixfold.core.pieces import KINDS, Piece
from sixfold.games.cards import Series, arrange
from sixfold.games.lines import COLOUR_MASKS, COMPANIONS, QWIRKLE, SHAPE_MASKS, longest, may_join

Counts = tuple[int, ...]
"""How many copies of each of the 36 kinds."""


def counted(cards: Sequence[Piece]) -> Counts:
    """How many copies of each kind there are."""
    counts = Counter(cards)
    return tuple(counts[kind] for kind in KINDS)


def listed(counts: Counts) -> tuple[Piece, ...]:
    """The cards that are counted, lowest first."""
    return tuple(kind for kind in KINDS for _ in range(counts[kind]))


@lru_cache(maxsize=65536)
def can_end(untouched: tuple[Series, ...], lifted: Counts, hand: Counts, played: bool, shortest: int) -> bool:
    """Whether a legal table is still possible; at least one card of the hand must have been played in the end."""
    return _seems_easy(untouched, lifted, hand, played, shortest) or _search(
        tuple(sorted(card for series in untouched for card in series)), lifted, hand, played, shortest
    )


def _seems_easy(untouched: tuple[Series, ...], lifted: Counts, hand: Counts, played: bool, shortest: int) -> bool:
    """A way without a search: lifted cards join untouched series one after the other, the rest and the hand do it.

    No is no answer.
    """
    open_to = [may_join(series) for series in untouched]
    rest = [card for card in listed(lifted) if not _joined(card, open_to)]
    held = listed(hand)
    if rest:
        found = arrange(rest, held, shortest=shortest)
        return found is not None and (played or bool(found.played))
    return played or longest(held) >= shortest or any(mask >> card & 1 for mask in open_to for card in held)


def _joined(card: Piece, open_to: list[int]) -> bool:
    for place, mask in enumerate(open_to):
        if mask >> card & 1:
            open_to[place] = mask & COMPANIONS[card]
            return True
    return False


@lru_cache(maxsize=65536)
def _search(untouched: tuple[Piece, ...], lifted: Counts, hand: Counts, played: bool, shortest: int) -> bool:
    must, held = (*untouched, *listed(lifted)), listed(hand)
    if played:
        return arrange(must, held, shortest=shortest) is not None
    for card in dict.fromkeys(held):
        rest = list(held)
        rest.remove(card)
        if arrange((*must, card), rest, shortest=shortest) is not None:
            return True
    return False


def completions(begun: Sequence[Piece], at_hand: Counts, lowest: int, shortest: int) -> Iterator[tuple[Piece, ...]]:
    """Every choice of kinds at hand, from `lowest` on, that makes a series of what is begun."""
    there = 0
    for card in begun:
        there |= 1 << card
    found = set()
    for mask in COLOUR_MASKS + SHAPE_MASKS:
        if there & ~mask:
            continue
        kinds = [kind for kind in KINDS[lowest:] if at_hand[kind] and mask >> kind & 1 and not there >> kind & 1]
        for choice in range(1 << len(kinds)):
            if shortest <= len(begun) + choice.bit_count() <= QWIRKLE:
                found.add(tuple(kind for place, kind in enumerate(kinds) if choice >> place & 1))
    yield from sorted(found, key=len)
