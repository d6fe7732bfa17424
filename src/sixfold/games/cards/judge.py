"""What the player on turn may do, and why anything else is refused."""

from collections import Counter

from sixfold.core.game import Hand
from sixfold.core.hands import missing_from
from sixfold.core.pieces import Piece, is_piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.cards.arrange import can_play
from sixfold.games.cards.state import Action, Pass, Play, State, Table
from sixfold.games.lines import repeated, share_attribute


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not do this now; of several reasons the first in the order of `docs/refusals.md`."""
    if isinstance(action, Play) and (found := _pieces_refusal(state.hands[seat], action.pieces)):
        return found
    if state.seat != seat:
        return Refusal(Code.NOT_YOUR_TURN)
    if state.ended:
        return Refusal(Code.GAME_OVER)
    if isinstance(action, Pass):
        return Refusal(Code.MUST_PLACE) if can_play(state.table, state.hands[seat], state.edition.shortest) else None
    return _table_refusal(state.table, action.pieces, action.table, state.edition.shortest)


def play_refusal(table: Table, hand: Hand | None, play: Play, shortest: int) -> Refusal | None:
    """Why a play is refused in a position; without a hand, any card may be played."""
    return _pieces_refusal(hand, play.pieces) or _table_refusal(table, play.pieces, play.table, shortest)


def _pieces_refusal(hand: Hand | None, pieces: Hand) -> Refusal | None:
    if not pieces:
        return Refusal(Code.NO_PIECES)
    if unknown := tuple(piece for piece in pieces if not is_piece(piece)):
        return Refusal(Code.UNKNOWN_PIECE, pieces=unknown)
    if hand is not None and (missing := missing_from(hand, pieces)):
        return Refusal(Code.NOT_IN_HAND, pieces=missing)
    return None


def _table_refusal(before: Table, played: Hand, after: Table, shortest: int) -> Refusal | None:
    """What is wrong with the table at the end of the turn."""
    for place, series in enumerate(after):
        if unknown := tuple(piece for piece in series if not is_piece(piece)):
            return Refusal(Code.UNKNOWN_PIECE, pieces=unknown, series=place)
    for place, series in enumerate(after):
        if len(series) < shortest:
            return Refusal(Code.SERIES_TOO_SHORT, pieces=series, series=place)
    for place, series in enumerate(after):
        if twice := repeated(series):
            return Refusal(
                Code.DUPLICATE_IN_SERIES, pieces=tuple(card for card in series if twice >> card & 1), series=place
            )
    for place, series in enumerate(after):
        if not share_attribute(series):
            return Refusal(Code.MIXED_SERIES, pieces=series, series=place)
    due = Counter([*played, *(card for series in before for card in series)])
    lying = Counter(card for series in after for card in series)
    if missing := _sorted(due - lying):
        return Refusal(Code.CARDS_MISSING, pieces=missing)
    if added := _sorted(lying - due):
        return Refusal(Code.CARDS_ADDED, pieces=added)
    return None


def _sorted(cards: Counter[Piece]) -> tuple[Piece, ...]:
    return tuple(sorted(cards.elements()))
