"""What a player who tries cards on the table would like to know before confirming, and what a turn brought."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from sixfold.core.game import Hand, Worth
from sixfold.core.hands import missing_from
from sixfold.core.pieces import Piece, is_piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.cards.judge import play_refusal, refusal
from sixfold.games.cards.state import Action, Play, Series, State, Table
from sixfold.games.cards.turn import qwirkles_in
from sixfold.games.lines import QWIRKLE, may_join, repeated, share_attribute

UNFINISHED = (Code.SERIES_TOO_SHORT, Code.NO_PIECES)
"""What is refused only until more cards lie there."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A table laid out tentatively: which series stand, what is wrong with the whole, and what it would take."""

    refusal: Refusal | None
    """Why the play could not be confirmed; nothing if it could."""
    series: tuple[Code | None, ...] = ()
    """For each series, why it does not stand; nothing if it does."""
    missing: Hand = ()
    """Cards of the old table, or played, that lie nowhere."""
    added: Hand = ()
    """Cards that lie on the table and were neither there nor played."""
    qwirkles: Table = ()
    """The series of six that would be taken; none while the play could not be confirmed."""
    fits: Mapping[Piece, tuple[int, ...]] = field(default_factory=dict)
    """For each kind left in the hand, the series that it may join as they lie."""
    need: int = 0
    """How many more cards the table wants before it may be confirmed, where nothing else is wrong with it."""


def preview(state: State, seat: int, action: Action) -> Preview:
    """What an action would give that seat, also before its turn."""
    if not isinstance(action, Play):
        return Preview(refusal(state, seat, action))
    return preview_play(state.table, state.hands[seat], action, state.edition.shortest)


def preview_play(table: Table, hand: Hand, play: Play, shortest: int) -> Preview:
    """What a play would give, judged series by series and as a whole."""
    refused = play_refusal(table, hand, play, shortest)
    due = Counter([*play.pieces, *(card for series in table for card in series)])
    lying = Counter(card for series in play.table for card in series)
    faults = tuple(_fault(series, shortest) for series in play.table)
    return Preview(
        refused,
        faults,
        tuple(sorted((due - lying).elements())),
        tuple(sorted((lying - due).elements())),
        () if refused else qwirkles_in(play.table),
        _fits(hand, play, shortest),
        _need(play, faults, shortest) if refused and refused.code in UNFINISHED else 0,
    )


def worth(before: State, action: Action, after: State) -> Worth:
    """What a legal action brought."""
    if not isinstance(action, Play):
        return Worth()
    return Worth(
        count=len(action.pieces),
        laid=len(action.pieces),
        qwirkles=len(after.turns[-1].qwirkles),
        moved=sum(not any(set(series) <= set(kept) for kept in action.table) for series in before.table),
    )


def _fault(series: Series, shortest: int) -> Code | None:
    if not all(is_piece(card) for card in series):
        return Code.UNKNOWN_PIECE
    if len(series) < shortest:
        return Code.SERIES_TOO_SHORT
    if repeated(series):
        return Code.DUPLICATE_IN_SERIES
    return None if share_attribute(series) else Code.MIXED_SERIES


def _need(play: Play, faults: tuple[Code | None, ...], shortest: int) -> int:
    """The cards that short series lack; a card from the hand if only that is missing; 0 if a series is wrong itself."""
    if any(fault not in (None, Code.SERIES_TOO_SHORT) for fault in faults):
        return 0
    short = sum(shortest - len(series) for series in play.table if len(series) < shortest)
    return max(short, 0 if play.pieces else 1)


def _fits(hand: Hand, play: Play, shortest: int) -> dict[Piece, tuple[int, ...]]:
    """The series that each kind left in hand may join; a series that is faulty beyond its length takes none."""
    if missing_from(hand, play.pieces):
        return {}
    left = Counter(hand) - Counter(play.pieces)
    open_to = [
        may_join(series) if len(series) < QWIRKLE and _fault(series, shortest) in (None, Code.SERIES_TOO_SHORT) else 0
        for series in play.table
    ]
    places = {card: tuple(place for place, mask in enumerate(open_to) if mask >> card & 1) for card in sorted(left)}
    return {card: found for card, found in places.items() if found}
