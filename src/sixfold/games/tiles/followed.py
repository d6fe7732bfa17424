"""Tiles at a real table, where hands may be unknown."""

from collections import Counter
from dataclasses import replace

from sixfold.core.edition import Edition
from sixfold.core.followed import Followed, FollowedTurn, Scored, begin, next_turn, score_only
from sixfold.core.game import BLOCKED, HAND_EMPTIED, Hand
from sixfold.core.hands import missing_from, without
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.placement import Board, can_place
from sixfold.games.placement.followed import laid, lay_refusal, passed
from sixfold.games.tiles.start import piece_count, shortest_opening, whole_bag
from sixfold.games.tiles.state import Pass, Place, Trade, Traded

FollowedAction = Place | Trade | Traded | Pass | Scored


def follow_from(edition: Edition, first: int, hands: tuple[Hand | None, ...]) -> Followed:
    """A game before its first turn."""
    return begin(edition, first, hands, piece_count(edition), Board())


def follow_refusal(state: Followed, action: FollowedAction) -> Refusal | None:
    """Why the player on turn may not do this, as far as anybody can tell."""
    if state.ended:
        return Refusal(Code.GAME_OVER)
    match action:
        case Place(placement):
            return lay_refusal(state, placement, shortest_opening(state.edition))
        case Trade(pieces):
            missing = () if state.hand is None else missing_from(state.hand, pieces)
            return Refusal(Code.NOT_IN_HAND, pieces=missing) if missing else _trade_refusal(state, len(pieces))
        case Traded(count):
            return _trade_refusal(state, count)
        case Pass():
            return _pass_refusal(state)
    return None


def follow(state: Followed, action: FollowedAction, draw: Hand | None) -> Followed:
    """The state after a turn that is not refused; `NotHeld` if the box has no such pieces."""
    match action:
        case Place(placement):
            after = laid(state, action, placement, draw)
        case Trade() | Traded():
            after = _traded(state, action, draw)
        case Pass():
            after = passed(state, action)
        case Scored():
            return score_only(state, action, HAND_EMPTIED, state.edition.ending_bonus)
    unseen(after)
    return after


def unseen(state: Followed) -> Counter[Piece]:
    """What is neither on the board nor in a hand that is known; `NotHeld` if there is more than the box holds."""
    lying = () if state.lying is None else tuple(state.lying.pieces.values())
    known = tuple(piece for hand in state.hands if hand is not None for piece in hand)
    return Counter(without(whole_bag(state.edition), (*lying, *known)))


def _trade_refusal(state: Followed, count: int) -> Refusal | None:
    if count < 1:
        return Refusal(Code.NO_PIECES)
    if state.lying is not None and not state.lying.pieces:
        return Refusal(Code.TRADE_ON_OPENING)
    if state.left == 0:
        return Refusal(Code.CANNOT_TRADE)
    most = min(state.edition.hand_size if state.size is None else state.size, state.left or count)
    return Refusal(Code.TRADE_TOO_MANY) if count > most else None


def _pass_refusal(state: Followed) -> Refusal | None:
    if state.lying is None or state.size is None:
        return None
    if surely_able(state):
        return Refusal(Code.MUST_PLACE)
    return Refusal(Code.MUST_TRADE) if state.left else None


def surely_able(state: Followed) -> bool:
    """Whether the player on turn can lay a tile, whatever an unknown hand holds."""
    if state.hand is not None:
        return can_place(state.lying, state.hand)
    stuck = sum(count for piece, count in unseen(state).items() if not can_place(state.lying, (piece,)))
    return stuck < (state.size or 0)


def _traded(state: Followed, action: Trade | Traded, draw: Hand | None) -> Followed:
    hand = None
    if isinstance(action, Trade) and state.hand is not None and draw is not None:
        hand = without(state.hand, action.pieces) + draw
    hands = (*state.hands[: state.seat], hand, *state.hands[state.seat + 1 :])
    count = len(action.pieces) if isinstance(action, Trade) else action.count
    turn = FollowedTurn(state.seat, action, 0, count, draw)
    after = next_turn(state, replace(state, hands=hands, passes=0), turn, None)
    return replace(after, ended=BLOCKED if _nothing_left_but_trading(after) else None)


def _nothing_left_but_trading(state: Followed) -> bool:
    """Whether all have traded one after another and no tile outside the board could ever be placed (ruling R13)."""
    everybody = state.turns[-state.players :]
    if state.lying is None or len(everybody) < state.players:
        return False
    if not all(isinstance(turn.action, Trade | Traded) for turn in everybody):
        return False
    return not can_place(state.lying, without(whole_bag(state.edition), state.lying.pieces.values()))
