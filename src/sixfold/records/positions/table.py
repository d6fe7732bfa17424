"""Positions of games in which cards lie in series on a table."""

from dataclasses import dataclass

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.games import cards
from sixfold.games.lines import is_line
from sixfold.records.pieces import hands_json
from sixfold.records.positions.reading import BadPosition, Json, known_pieces, list_of, listed, tried_piece
from sixfold.records.refusals import refusal_json

FIELDS = frozenset({"table", "new_table"})


@dataclass(frozen=True, slots=True)
class TablePosition:
    """A table, a hand and a play; without a hand, any card may be played."""

    edition: Edition
    table: cards.Table
    hand: Hand | None
    play: cards.Play

    @property
    def lying_on(self) -> cards.Table:
        """What the play is laid on."""
        return self.table

    @property
    def lying(self) -> Hand:
        """The cards on the table."""
        return tuple(card for series in self.table for card in series)

    def verdict(self) -> Json:
        """Legal with its Qwirkles, or not, with the code and where."""
        refusal = cards.play_refusal(self.table, self.hand, self.play, self.edition.shortest)
        if refusal:
            return {"legal": False, **refusal_json(refusal)}
        return {"legal": True, "qwirkles": hands_json(cards.qwirkles_in(self.play.table))}


def parse_table(edition: Edition, content: Json, hand: Hand | None) -> TablePosition:
    """A position from its JSON; everything on the table before the play must be a series."""
    table = tuple(known_pieces(series, "table") for series in list_of(content, "table"))
    for place, series in enumerate(table):
        if len(series) < edition.shortest or not is_line(series):
            raise BadPosition("no-series", series=place)
    played = tuple(tried_piece(code) for code in list_of(content, "play"))
    after = tuple(
        tuple(tried_piece(code) for code in listed(series, "new_table")) for series in list_of(content, "new_table")
    )
    return TablePosition(edition, table, hand, cards.Play(played, after))
