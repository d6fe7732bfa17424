"""Cards at a real table, where hands may be unknown."""

from collections import Counter
from dataclasses import replace

from sixfold.core.edition import Edition
from sixfold.core.followed import (
    Followed,
    FollowedTurn,
    LyingUnknown,
    Scored,
    begin,
    drawn_for,
    gain,
    next_turn,
    score_only,
    use,
)
from sixfold.core.game import BLOCKED, LAST_ROUND, Hand
from sixfold.core.hands import without
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.cards.arrange import can_play
from sixfold.games.cards.judge import play_refusal
from sixfold.games.cards.start import piece_count, whole_stack
from sixfold.games.cards.state import Pass, Play
from sixfold.games.cards.turn import left_on, qwirkles_in

FollowedAction = Play | Pass | Scored


def follow_from(edition: Edition, first: int, hands: tuple[Hand | None, ...]) -> Followed:
    """A game before its first turn."""
    return begin(edition, first, hands, piece_count(edition), ())


def follow_refusal(state: Followed, action: FollowedAction) -> Refusal | None:
    """Why the player on turn may not do this, as far as anybody can tell."""
    if state.ended:
        return Refusal(Code.GAME_OVER)
    match action:
        case Play(pieces):
            if state.lying is None:
                raise LyingUnknown
            if refused := play_refusal(state.lying, state.hand, action, state.edition.shortest):
                return refused
            excess = () if state.size is None else pieces[state.size :]
            return Refusal(Code.NOT_IN_HAND, pieces=excess) if excess else None
        case Pass():
            return Refusal(Code.MUST_PLACE) if surely_able(state) else None
    return None


def follow(state: Followed, action: FollowedAction, draw: Hand | None) -> Followed:
    """The state after a turn that is not refused; `NotHeld` if the box has no such cards."""
    match action:
        case Play(pieces, table):
            after = _played(state, action, pieces, table, draw)
        case Pass():
            after = _ended(state, replace(state, passes=state.passes + 1), FollowedTurn(state.seat, action, 0, 0))
        case Scored():
            return score_only(state, action, LAST_ROUND, 0)
    unseen(after)
    return after


def unseen(state: Followed) -> Counter[Piece]:
    """What is not to be seen and in no hand that is known; `NotHeld` if there is more than the box holds."""
    lying = () if state.lying is None else tuple(card for series in state.lying for card in series)
    known = tuple(card for hand in state.hands if hand is not None for card in hand)
    return Counter(without(whole_stack(state.edition), (*lying, *state.aside, *known)))


def surely_able(state: Followed) -> bool:
    """Whether the player on turn can play a card. Of a hand that nobody knows, nobody can tell."""
    return (
        state.hand is not None and state.lying is not None and can_play(state.lying, state.hand, state.edition.shortest)
    )


def _played(state: Followed, action: Play, pieces: Hand, table: tuple[Hand, ...], draw: Hand | None) -> Followed:
    taken = qwirkles_in(table)
    after = gain(use(state, pieces, draw), len(taken))
    aside = (*state.aside, *(card for series in taken for card in series))
    drawn = drawn_for(state, len(pieces))
    turn = FollowedTurn(state.seat, action, len(taken), drawn, draw, taken)
    return _ended(state, replace(after, lying=left_on(table), aside=aside, passes=0), turn)


def _ended(before: Followed, after: Followed, turn: FollowedTurn) -> Followed:
    """The next turn, unless the last round is over or nobody could play."""
    turns_left = None if before.turns_left is None else before.turns_left - 1
    if turn.drawn and after.left == 0:
        turns_left = before.players
    ended = LAST_ROUND if turns_left == 0 else BLOCKED if after.passes == before.players else None
    return replace(next_turn(before, after, turn, ended), turns_left=turns_left)
