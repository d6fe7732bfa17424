"""The table of cards while a person tries things out: free until it is confirmed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from sixfold.cli.prompt import Unreadable
from sixfold.core.hands import without
from sixfold.core.pieces import Piece, piece_name
from sixfold.games.cards import Play, Series, Table, in_rows


class Card(NamedTuple):
    """A card on the table, and whether it came from the hand in this turn."""

    piece: Piece
    fresh: bool


Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WorkingTable:
    """Series under way, numbered from 1, and what is left in the hand. An emptied series keeps its number."""

    series: tuple[Cards, ...]
    hand: Series
    shortest: int
    """The fewest cards that make a series."""

    @property
    def numbered(self) -> list[tuple[int, Cards]]:
        """The series that hold cards, with their numbers."""
        return [(number, cards) for number, cards in enumerate(self.series, 1) if cards]

    @property
    def play(self) -> Play:
        """The play that the table stands for."""
        played = tuple(card.piece for cards in self.series for card in cards if card.fresh)
        return Play(played, tuple(tuple(card.piece for card in cards) for _, cards in self.numbered))

    def new(self, pieces: Sequence[Piece]) -> "WorkingTable":
        """Start a series with cards of the hand or, where it lacks them, of the table."""
        table, laid = self, list[Card]()
        for piece in _some(pieces):
            if piece in table.hand:
                table, card = replace(table, hand=without(table.hand, [piece])), Card(piece, fresh=True)
            else:
                table, card = table._take(piece, table._where(piece))
            laid.append(card)
        return replace(table, series=(*table.series, tuple(laid)))

    def add(self, pieces: Sequence[Piece], number: int) -> "WorkingTable":
        """Put cards of the hand into a series."""
        self._check_number(number)
        table = self
        for piece in _some(pieces):
            if piece not in table.hand:
                raise Unreadable("cards-not-held", piece=piece)
            table = replace(table, hand=without(table.hand, [piece]))._put(Card(piece, fresh=True), number)
        return table

    def move(self, pieces: Sequence[Piece], source: int | None, target: int | None) -> "WorkingTable":
        """Move cards between series: without a source from the only one that has them, without a target to a new one.

        All cards of one move to a new series lie in the same one.
        """
        table = self
        if source is not None:
            self._check_number(source)
        if target is None:
            table, target = replace(table, series=(*table.series, ())), len(table.series) + 1
        else:
            self._check_number(target)
        for piece in _some(pieces):
            table, card = table._take(piece, source or table._only_place(piece, target))
            table = table._put(card, target)
        return table

    def back(self, pieces: Sequence[Piece]) -> "WorkingTable":
        """Take cards that were played in this turn back into the hand."""
        table = self
        for piece in pieces:
            fresh = Card(piece, fresh=True)
            number = next((number for number, cards in table.numbered if fresh in cards), None)
            if number is None:
                raise Unreadable("cards-not-played", piece=piece)
            cards = table.series[number - 1]
            place = cards.index(fresh)
            table = table._with(number, cards[:place] + cards[place + 1 :])
            table = replace(table, hand=(*table.hand, piece))
        return table

    def _with(self, number: int, cards: Cards) -> "WorkingTable":
        return replace(self, series=(*self.series[: number - 1], cards, *self.series[number:]))

    def _put(self, card: Card, number: int) -> "WorkingTable":
        return self._with(number, (*self.series[number - 1], card))

    def _take(self, piece: Piece, number: int) -> tuple["WorkingTable", Card]:
        """Take a card out of a series, one that lay there before this turn if there is a choice."""
        cards = self.series[number - 1]
        for card in (Card(piece, fresh=False), Card(piece, fresh=True)):
            if card in cards:
                place = cards.index(card)
                return self._with(number, cards[:place] + cards[place + 1 :]), card
        raise Unreadable("cards-not-here", piece=piece, number=number)

    def _where(self, piece: Piece) -> int:
        """A series to take a card from: one that stands without it, if there is one."""
        places = self._places(piece)
        if not places:
            raise Unreadable("cards-nowhere", piece=piece)
        return next((number for number in places if len(self.series[number - 1]) > self.shortest), places[0])

    def _only_place(self, piece: Piece, target: int) -> int:
        places = [number for number in self._places(piece) if number != target]
        if not places:
            raise Unreadable("cards-nowhere", piece=piece)
        if len(places) > 1:
            raise Unreadable("cards-several", piece=piece, numbers=places, code=piece_name(piece))
        return places[0]

    def _places(self, piece: Piece) -> list[int]:
        return [number for number, cards in self.numbered if any(card.piece == piece for card in cards)]

    def _check_number(self, number: int) -> None:
        if not 1 <= number <= len(self.series) or not self.series[number - 1]:
            raise Unreadable("cards-no-series", number=number)


def working_table(table: Table, hand: Series, shortest: int, fresh: Iterable[Piece] = ()) -> WorkingTable:
    """A table to work on, colour series first; of the cards named fresh, as many are marked so."""
    colours, shapes = in_rows(table)
    unmarked = Counter(fresh)
    series = []
    for cards in colours + shapes:
        marked = []
        for piece in cards:
            marked.append(Card(piece, fresh=unmarked[piece] > 0))
            unmarked[piece] -= 1
        series.append(tuple(marked))
    return WorkingTable(tuple(series), hand, shortest)


def _some(pieces: Sequence[Piece]) -> Sequence[Piece]:
    if not pieces:
        raise Unreadable("cards-which")
    return pieces
