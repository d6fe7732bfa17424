"""Whether cards can lie on the table, exactly.

Every card on the table lies in a series of its colour or in a series of its shape. Take the cards that lie in series
of one colour: with `m` copies of the most frequent kind and `n` cards in all, they can be split into series of at
least `s` (three, in the books) exactly when there are none, or `s × m ≤ n`: deal the cards, kind by kind, in turn to
⌊n / s⌋ piles. The same
holds for the cards that lie in series of one shape. So the whole question is how many copies of each kind lie on
their shape's side; the rest lie on their colour's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from operator import add
from typing import NamedTuple

from sixfold.core.pieces import KINDS, Piece, colour_of, piece_of, shape_of
from sixfold.games.cards.state import Series, Table
from sixfold.games.lines import longest, may_join

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


def can_play(table: Table, hand: Sequence[Piece], shortest: int) -> bool:
    """Whether at least one card of the hand can be played in some way."""
    if longest(hand) >= shortest or any(may_join(series) >> card & 1 for series in table for card in hand):
        return True
    return find_play(table, hand, shortest) is not None


def find_play(table: Table, hand: Sequence[Piece], shortest: int) -> Arrangement | None:
    """Some way to play at least one card of the hand; nothing if there is none."""
    lying = [card for series in table for card in series]
    for card in sorted(set(hand)):
        rest = list(hand)
        rest.remove(card)
        if arrangement := arrange([*lying, card], rest, shortest=shortest):
            return Arrangement(arrangement.table, (card, *arrangement.played))
    return None


def arrange(must: Iterable[Piece], may: Iterable[Piece] = (), *, shortest: int) -> Arrangement | None:
    """A table that holds all cards of `must` and any of `may`; nothing if no such table stands."""
    return _Search(counts_of(must), counts_of(may), shortest).solve()


Six = tuple[int, ...]
"""One number for each of six kinds."""


class _Option(NamedTuple):
    """For the kinds of one colour, how many copies lie on their shapes' sides and how many on the colour's own."""

    given: Six
    own: Six


@lru_cache(maxsize=4096)
def _options(must: Six, may: Six, shortest: int) -> tuple[_Option, ...]:
    """Every choice of copies for the shapes' sides that leaves the colour's own side able to stand."""
    choices = product(*(range(due + extra + 1) for due, extra in zip(must, may, strict=True)))
    owned = ((given, _own_side(must, may, given, shortest)) for given in choices)
    return tuple(_Option(given, own) for given, own in owned if own is not None)


def _own_side(must: Six, may: Six, given: Six, shortest: int) -> Six | None:
    """How many copies then lie on the colour's own side; nothing if they cannot stand."""
    least = [max(due - gone, 0) for due, gone in zip(must, given, strict=True)]
    if not any(least):
        return (0,) * 6
    # A kind with more copies would need more cards beside it than it brings: the lowest height is the easiest.
    height = max(least)
    most = [due + extra - gone for due, extra, gone in zip(must, may, given, strict=True)]
    levelled = tuple(min(count, height) for count in most)
    return levelled if sum(levelled) >= shortest * height else None


@dataclass(slots=True)
class _Search:
    """Colour by colour, try how many copies of each kind go to their shape's side.

    Of each shape only the number of cards and the most copies of a kind matter for what follows, so a dead end is
    remembered by these.
    """

    must: Counts
    may: Counts
    shortest: int
    options: list[tuple[int, tuple[_Option, ...]]] = field(init=False)
    """The colours, those with the fewest options first."""
    hopes: list[list[Six]] = field(init=False)
    """After each of these colours, for each shape: how many cards the later ones could still give if no kind gave
    more than none, one, two, … copies."""
    enough: int = field(init=False)
    """So many cards of one shape stand whatever their kinds."""
    dead_ends: set[tuple[int, tuple[tuple[int, int], ...]]] = field(init=False)

    def __post_init__(self) -> None:
        rows = {colour: (self._row(self.must, colour), self._row(self.may, colour)) for colour in SIX}
        options = [(colour, _options(*row, self.shortest)) for colour, row in rows.items()]
        self.options = sorted(options, key=lambda entry: len(entry[1]))
        self.dead_ends = set()
        heights = range(max(map(add, self.must, self.may)) + 1)
        self.enough = self.shortest * heights[-1]
        self.hopes = [[(0,) * len(heights)] * 6]
        for colour, _ in reversed(self.options[1:]):
            later = zip(self.hopes[0], map(add, *rows[colour]), strict=True)
            hopes = [tuple(hope[height] + min(copies, height) for height in heights) for hope, copies in later]
            self.hopes.insert(0, hopes)

    def solve(self) -> Arrangement | None:
        """A table, if one stands."""
        chosen = self._choose(0, ((0, 0),) * 6)
        if chosen is None:
            return None
        return self._lay_out({colour: option for (colour, _), option in zip(self.options, chosen, strict=True)})

    @staticmethod
    def _row(counts: Counts, colour: int) -> Six:
        return counts[6 * colour : 6 * colour + 6]

    def _choose(self, place: int, shapes: tuple[tuple[int, int], ...]) -> list[_Option] | None:
        if place == len(self.options):
            return []
        if (place, shapes) in self.dead_ends:
            return None
        for option in self.options[place][1]:
            after = []
            for (cards, most), more, hope in zip(shapes, option.given, self.hopes[place], strict=True):
                total, tallest = cards + more, max(most, more)
                if total + hope[tallest] < self.shortest * tallest:
                    break
                after.append((min(total, self.enough), tallest))
            else:
                rest = self._choose(place + 1, tuple(after))
                if rest is not None:
                    return [option, *rest]
        self.dead_ends.add((place, shapes))
        return None

    def _lay_out(self, chosen: dict[int, _Option]) -> Arrangement:
        """The series themselves, and which cards of `may` lie in them."""
        table: list[Series] = []
        used = [0] * len(KINDS)
        for colour, option in sorted(chosen.items()):
            own = [piece_of(colour, shape) for shape in SIX for _ in range(option.own[shape])]
            table += _split(own, self.shortest)
            for shape in SIX:
                used[piece_of(colour, shape)] = option.own[shape] + option.given[shape]
        for shape in SIX:
            given = [piece_of(colour, shape) for colour in SIX for _ in range(chosen[colour].given[shape])]
            table += _split(given, self.shortest)
        played = tuple(kind for kind in KINDS for _ in range(used[kind] - self.must[kind]))
        return Arrangement(tuple(table), played)


def _split(cards: list[Piece], shortest: int) -> list[Series]:
    """Deal cards of one colour or shape, sorted by kind, to as many piles as can make a series."""
    piles = len(cards) // shortest
    return [tuple(cards[pile::piles]) for pile in range(piles)]


def in_rows(table: Table) -> tuple[Table, Table]:
    """The table as the books suggest it: a row of colour series and a row of shape series, each in the given order."""
    colours = tuple(series for series in table if len({colour_of(card) for card in series}) == 1)
    shapes = tuple(series for series in table if len({shape_of(card) for card in series}) == 1)
    return colours, shapes
