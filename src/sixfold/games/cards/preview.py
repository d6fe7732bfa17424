"""What a player who tries cards on the table would like to know before confirming."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from sixfold.core.game import Hand
from sixfold.core.hands import missing_from
from sixfold.core.pieces import Piece, is_piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.cards.arrange import SHORTEST
from sixfold.games.cards.judge import play_refusal
from sixfold.games.cards.state import Play, Series, Table
from sixfold.games.cards.turn import qwirkles_in
from sixfold.games.lines import QWIRKLE, may_join, repeated, share_attribute


@dataclass(frozen=True, slots=True)
class Preview:
    """A table laid out tentatively: which series stand, what is wrong with the whole, and what it would take."""

    refusal: Refusal | None
    """Why the play could not be confirmed; nothing if it could."""
    series: tuple[Code | None, ...]
    """For each series, why it does not stand; nothing if it does."""
    missing: Hand
    """Cards of the old table, or played, that lie nowhere."""
    added: Hand
    """Cards that lie on the table and were neither there nor played."""
    qwirkles: Table
    """The series of six that would be taken; none while the play could not be confirmed."""
    fits: Mapping[Piece, tuple[int, ...]]
    """For each kind left in the hand, the series that it may join as they lie."""


def preview(table: Table, hand: Hand, play: Play) -> Preview:
    """What a play would give, judged series by series and as a whole."""
    refusal = play_refusal(table, hand, play)
    due = Counter([*play.pieces, *(card for series in table for card in series)])
    lying = Counter(card for series in play.table for card in series)
    return Preview(
        refusal,
        tuple(_fault(series) for series in play.table),
        tuple(sorted((due - lying).elements())),
        tuple(sorted((lying - due).elements())),
        () if refusal else qwirkles_in(play.table),
        _fits(hand, play),
    )


def _fault(series: Series) -> Code | None:
    if not all(is_piece(card) for card in series):
        return Code.UNKNOWN_PIECE
    if len(series) < SHORTEST:
        return Code.SERIES_TOO_SHORT
    if repeated(series):
        return Code.DUPLICATE_IN_SERIES
    return None if share_attribute(series) else Code.MIXED_SERIES


def _fits(hand: Hand, play: Play) -> dict[Piece, tuple[int, ...]]:
    """The series that each kind left in hand may join; a series that is faulty beyond its length takes none."""
    if missing_from(hand, play.pieces):
        return {}
    left = Counter(hand) - Counter(play.pieces)
    open_to = [
        may_join(series) if len(series) < QWIRKLE and _fault(series) in (None, Code.SERIES_TOO_SHORT) else 0
        for series in play.table
    ]
    places = {card: tuple(place for place, mask in enumerate(open_to) if mask >> card & 1) for card in sorted(left)}
    return {card: found for card, found in places.items() if found}
