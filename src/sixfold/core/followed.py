"""A game at a real table, followed by somebody who does not see the hands."""

from dataclasses import dataclass, replace
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import Hand, Result, highest
from sixfold.core.hands import without


@dataclass(frozen=True, slots=True)
class Scored:
    """A turn of which only the points were told, without those for ending the game; for cards, the Qwirkles."""

    points: int
    ends: bool = False


@dataclass(frozen=True, slots=True)
class FollowedTurn:
    """A turn as far as it was told."""

    seat: int
    action: Any
    score: int
    drawn: int | None
    """How many pieces were drawn; nothing where nobody can tell."""
    draw: Hand | None = None
    qwirkles: tuple[Hand, ...] = ()


class LyingUnknown(ValueError):
    """Nobody knows what lies on the table: an earlier turn was told by its points alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """What is known of a game: what lies open, how much everybody holds, and perhaps some of the hands."""

    edition: Edition
    first: int
    seat: int
    """Whose turn it is."""
    hands: tuple[Hand | None, ...]
    """By seat; nothing where a hand is not known."""
    sizes: tuple[int, ...] | None
    """How many pieces each seat holds; nothing once a turn was told by its points alone."""
    left: int | None
    """How many pieces are left to draw; the same."""
    lying: Any
    """The board, or the table; the same."""
    scores: tuple[int, ...]
    aside: Hand = ()
    """Pieces that were taken off the table and lie open beside it."""
    passes: int = 0
    turns: tuple[FollowedTurn, ...] = ()
    turns_left: int | None = None
    """Once the last piece is drawn in a game with a last round: how many turns are still to be played."""
    ended: str | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.scores)

    @property
    def hand(self) -> Hand | None:
        """The hand of the player on turn, where it is known."""
        return self.hands[self.seat]

    @property
    def size(self) -> int | None:
        """How many pieces the player on turn holds."""
        return None if self.sizes is None else self.sizes[self.seat]


def begin(edition: Edition, first: int, hands: tuple[Hand | None, ...], pieces: int, lying: Any) -> Followed:
    """A game before its first turn, played with so many pieces in all."""
    players = len(hands)
    return Followed(
        edition=edition,
        first=first,
        seat=first,
        hands=hands,
        sizes=(edition.hand_size,) * players,
        left=pieces - players * edition.hand_size,
        lying=lying,
        scores=(0,) * players,
    )


def drawn_for(state: Followed, used: int) -> int | None:
    """How many pieces are drawn for those used."""
    return None if state.left is None else min(used, state.left)


def use(state: Followed, used: Hand, draw: Hand | None) -> Followed:
    """The state after the player on turn has used pieces and drawn as many, while there are some."""
    drawn = drawn_for(state, len(used))
    seat = state.seat
    if draw is None and drawn == 0:
        draw = ()
    hand = None if state.hand is None or draw is None else without(state.hand, used) + draw
    sizes = state.sizes
    if sizes is not None and drawn is not None:
        sizes = (*sizes[:seat], sizes[seat] - len(used) + drawn, *sizes[seat + 1 :])
    left = None if state.left is None or drawn is None else state.left - drawn
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), sizes=sizes, left=left)


def gain(state: Followed, score: int) -> Followed:
    """The state with points for the player on turn."""
    seat = state.seat
    return replace(state, scores=(*state.scores[:seat], state.scores[seat] + score, *state.scores[seat + 1 :]))


def score_only(state: Followed, action: Scored, ending: str, bonus: int) -> Followed:
    """The state after a turn that was told by its points: what lies and who holds how much is known no more."""
    score = action.points + (bonus if action.ends else 0)
    hands = tuple(None if seat == state.seat else hand for seat, hand in enumerate(state.hands))
    after = replace(gain(state, score), hands=hands, sizes=None, left=None, lying=None, passes=0)
    return next_turn(state, after, FollowedTurn(state.seat, action, score, None), ending if action.ends else None)


def next_turn(before: Followed, after: Followed, turn: FollowedTurn, ended: str | None) -> Followed:
    """The state with the turn told, and the next seat on turn."""
    following = (before.seat + 1) % before.players
    return replace(after, turns=(*before.turns, turn), seat=following, ended=ended)


def result(state: Followed) -> Result | None:
    """How the game ended; nothing while it goes on."""
    return highest(state.scores, state.ended) if state.ended else None
