"""Cubes at a real table, where nobody may have written down what every hand shows."""

from collections import Counter
from dataclasses import dataclass, replace

from sixfold.core.edition import Edition
from sixfold.core.followed import Followed, Scored, begin, score_only
from sixfold.core.game import HAND_EMPTIED, Hand
from sixfold.core.pieces import COLOURS
from sixfold.core.refusals import Code, Refusal
from sixfold.games.cubes.roll import ever_able_to_place, take_colours
from sixfold.games.cubes.start import piece_count, shortest_opening, whole_bag
from sixfold.games.cubes.state import Pass, Place
from sixfold.games.lines import COLOUR_MASKS
from sixfold.games.placement import Board, Placement, fits_somewhere
from sixfold.games.placement.followed import laid, lay_refusal, passed


@dataclass(frozen=True, slots=True)
class Rolled:
    """Cubes laid after so many of them were rolled by choice, and after so many forced rolls."""

    placement: Placement
    rolled: int = 0
    forced: int = 0


FollowedAction = Place | Rolled | Pass | Scored


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
        case Rolled(placement, rolled, _):
            if rolled > (state.edition.hand_size if state.size is None else state.size):
                return Refusal(Code.CANNOT_REROLL)
            return lay_refusal(_after_roll(state), placement, shortest_opening(state.edition))
        case Pass():
            return Refusal(Code.MUST_PLACE) if surely_able(state) else None
    return None


def follow(state: Followed, action: FollowedAction, draw: Hand | None) -> Followed:
    """The state after a turn that is not refused; `NotHeld` if the box has no such cubes."""
    match action:
        case Place(placement):
            after = laid(state, action, placement, draw)
        case Rolled(placement):
            after = laid(_after_roll(state), action, placement, draw)
        case Pass():
            after = passed(state, action)
        case Scored():
            return score_only(state, action, HAND_EMPTIED, state.edition.ending_bonus)
    unseen(after)
    return after


def unseen(state: Followed) -> Counter[int]:
    """By colour, what is neither on the board nor in a hand that is known; `NotHeld` beyond what the box holds."""
    lying = () if state.lying is None else tuple(state.lying.pieces.values())
    known = tuple(piece for hand in state.hands if hand is not None for piece in hand)
    return Counter(take_colours(whole_bag(state.edition), (*lying, *known)))


def surely_able(state: Followed) -> bool:
    """Whether some roll can be placed, whatever colours an unknown hand has."""
    if state.lying is None:
        return False
    if state.hand is not None:
        return ever_able_to_place(state.lying, state.hand)
    return all(fits_somewhere(state.lying, COLOUR_MASKS[colour]) for colour in range(len(COLOURS)))


def _after_roll(state: Followed) -> Followed:
    """The state once cubes have been rolled: what they show is known no more."""
    return replace(state, hands=(*state.hands[: state.seat], None, *state.hands[state.seat + 1 :]))
