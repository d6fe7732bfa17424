"""Whether cards can lie on the table, exactly.

Every card on the table lies in a series of its colour or in a series of its shape. Take the cards that lie in series
of one colour: with `m` copies of the most frequent kind and `n` cards in all, they can be split into series of three
to six exactly when there are none, or `3 × m ≤ n`: deal the cards, kind by kind, in turn to ⌊n / 3⌋ piles. The same
holds for the cards that lie in series of one shape. So the whole question is how many copies of each kind lie on
their shape's side; the rest lie on their colour's.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from sixfold.core.pieces import KINDS, Piece, colour_of, piece_of, shape_of
from sixfold.games.cards.state import Series, Table
from sixfold.games.lines import longest, may_join

SHORTEST = 3
SIX = range(6)

Counts = tuple[int, ...]
"""How many copies of each of the 36 kinds."""


def counts_of(pieces: Iterable[Piece]) -> Counts:
    """How many copies of each kind there are."""
    counts = [0] * len(KINDS)
    for piece in pieces:
        counts[piece] += 1
    return tuple(counts)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A table that stands, and the cards of the hand that lie on it."""

    table: Table
    played: tuple[Piece, ...]


def can_play(table: Table, hand: Sequence[Piece]) -> bool:
    """Whether at least one card of the hand can be played in some way."""
    if longest(hand) >= SHORTEST or any(may_join(series) >> card & 1 for series in table for card in hand):
        return True
    return find_play(table, hand) is not None


def find_play(table: Table, hand: Sequence[Piece]) -> Arrangement | None:
    """Some way to play at least one card of the hand; nothing if there is none."""
    lying = [card for series in table for card in series]
    for card in sorted(set(hand)):
        rest = list(hand)
        rest.remove(card)
        if arrangement := arrange([*lying, card], rest):
            return Arrangement(arrangement.table, (card, *arrangement.played))
    return None


def arrange(must: Iterable[Piece], may: Iterable[Piece] = ()) -> Arrangement | None:
    """A table that holds all cards of `must` and any of `may`; nothing if no such table stands."""
    return _Search(counts_of(must), counts_of(may)).solve()


@dataclass(slots=True)
class _Search:
    """Colour by colour, try how many copies of each kind go to their shape's side.

    Of each shape only the number of cards and the most copies of a kind matter for what follows, so a dead end is
    remembered by these.
    """

    must: Counts
    may: Counts
    dead_ends: set[tuple[int, tuple[tuple[int, int], ...]]] = field(default_factory=set)

    def solve(self) -> Arrangement | None:
        options = {colour: list(self._options(colour)) for colour in SIX}
        order = sorted(SIX, key=lambda colour: len(options[colour]))
        still = [[0] * 6]
        for colour in reversed(order):
            cards = [self.must[piece_of(colour, shape)] + self.may[piece_of(colour, shape)] for shape in SIX]
            still.insert(0, [more + later for more, later in zip(cards, still[0], strict=True)])
        chosen = self._choose(0, order, options, still, ((0, 0),) * 6)
        return None if chosen is None else self._lay_out(dict(zip(order, chosen, strict=True)))

    def _options(self, colour: int) -> Iterator[tuple[int, ...]]:
        """For one colour, every choice of copies for the shapes' sides that leaves the colour's side able to stand."""
        kinds = [piece_of(colour, shape) for shape in SIX]
        for given in product(*(range(self.must[kind] + self.may[kind] + 1) for kind in kinds)):
            if self._own_side(colour, given) is not None:
                yield given

    def _own_side(self, colour: int, given: tuple[int, ...]) -> tuple[int, ...] | None:
        """How many copies of each kind then lie on the colour's own side; nothing if they cannot stand."""
        kinds = [piece_of(colour, shape) for shape in SIX]
        least = [max(self.must[kind] - gone, 0) for kind, gone in zip(kinds, given, strict=True)]
        if not any(least):
            return (0,) * 6
        most = [self.must[kind] + self.may[kind] - gone for kind, gone in zip(kinds, given, strict=True)]
        for height in range(max(least), max(most) + 1):
            levelled = [min(count, height) for count in most]
            if sum(levelled) >= SHORTEST * height:
                return tuple(levelled)
        return None

    def _choose(
        self,
        place: int,
        order: list[int],
        options: dict[int, list[tuple[int, ...]]],
        still: list[list[int]],
        shapes: tuple[tuple[int, int], ...],
    ) -> list[tuple[int, ...]] | None:
        if place == len(order):
            return []
        if (place, shapes) in self.dead_ends:
            return None
        later = still[place + 1]
        for given in options[order[place]]:
            after = []
            for (cards, most), more, hope in zip(shapes, given, later, strict=True):
                total, tallest = cards + more, max(most, more)
                if SHORTEST * tallest > total + hope:
                    break
                after.append((min(total, 9), tallest))
            else:
                rest = self._choose(place + 1, order, options, still, tuple(after))
                if rest is not None:
                    return [given, *rest]
        self.dead_ends.add((place, shapes))
        return None

    def _lay_out(self, given: dict[int, tuple[int, ...]]) -> Arrangement:
        """The series themselves, and which cards of `may` lie in them."""
        table: list[Series] = []
        used = [0] * len(KINDS)
        for colour in SIX:
            own = self._own_side(colour, given[colour]) or (0,) * 6
            table += _split([piece_of(colour, shape) for shape in SIX for _ in range(own[shape])])
            for shape in SIX:
                used[piece_of(colour, shape)] = own[shape] + given[colour][shape]
        for shape in SIX:
            table += _split([piece_of(colour, shape) for colour in SIX for _ in range(given[colour][shape])])
        played = tuple(kind for kind in KINDS for _ in range(used[kind] - self.must[kind]))
        return Arrangement(tuple(table), played)


def _split(cards: list[Piece]) -> list[Series]:
    """Deal cards of one colour or shape, sorted by kind, to as many piles as can have three."""
    piles = len(cards) // SHORTEST
    return [tuple(cards[pile::piles]) for pile in range(piles)]


def in_rows(table: Table) -> tuple[Table, Table]:
    """The table as the books suggest it: a row of colour series and a row of shape series, each in the given order."""
    colours = tuple(series for series in table if len({colour_of(card) for card in series}) == 1)
    shapes = tuple(series for series in table if len({shape_of(card) for card in series}) == 1)
    return colours, shapes
