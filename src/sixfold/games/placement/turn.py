"""What placing and passing do to a game in which pieces are laid on a board."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sixfold.core.edition import Edition
from sixfold.core.game import BLOCKED, HAND_EMPTIED, GameState, Hand, Result, Worth, highest
from sixfold.core.hands import without
from sixfold.core.stream import Stream
from sixfold.games.lines import QWIRKLE
from sixfold.games.placement.board import Board, Placement
from sixfold.games.placement.generate import placements
from sixfold.games.placement.judge import lines_made


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacementState(GameState):
    """A game with a board, a bag and points. The bag is in the order in which it will be drawn."""

    bag: tuple[int, ...]
    board: Board
    scores: tuple[int, ...]

    @property
    def bag_size(self) -> int:
        """How many pieces are left in the bag."""
        return len(self.bag)

    @property
    def left_to_draw(self) -> int:
        """The same, as every game calls it."""
        return len(self.bag)


StateT = TypeVar("StateT", bound=PlacementState)


def placed(state: StateT, placement: Placement, draw: Hand, bag: tuple[int, ...]) -> tuple[StateT, int]:
    """The state after the player on turn has placed and drawn, and what the turn scored."""
    hand = without(state.hand, (piece for piece, _ in placement)) + draw
    score = sum(line.points for line in lines_made(state.board, placement, state.edition.qwirkle_bonus))
    if not hand:
        score += state.edition.ending_bonus
    seat = state.seat
    after = replace(
        state,
        board=state.board.lay(placement),
        hands=with_hand(state, hand),
        scores=(*state.scores[:seat], state.scores[seat] + score, *state.scores[seat + 1 :]),
        bag=bag,
        passes=0,
        seat=state.next_seat,
        ended=None if hand else HAND_EMPTIED,
    )
    return after, score


def passed(state: StateT) -> StateT:
    """The state after a pass; when all have passed in a row, the game is over."""
    passes = state.passes + 1
    return replace(state, passes=passes, seat=state.next_seat, ended=BLOCKED if passes == state.players else None)


def with_hand(state: GameState, hand: Hand) -> tuple[Hand, ...]:
    """All hands, with that of the player on turn replaced."""
    return (*state.hands[: state.seat], hand, *state.hands[state.seat + 1 :])


def placed_worth(before: PlacementState, placement: Placement, score: int) -> Worth:
    """What a placement brought that scored so much in all."""
    lines = lines_made(before.board, placement, before.edition.qwirkle_bonus)
    qwirkles = sum(len(line.cells) == QWIRKLE for line in lines)
    return Worth(score=score, count=len(placement), laid=len(placement), qwirkles=qwirkles)


def least_placement(state: PlacementState) -> Placement:
    """The first placement of those that score least."""
    scored = placements(state.board, state.hand, state.edition.qwirkle_bonus)
    return min(scored, key=lambda found: (found[1], found[0]))[0]


def position(edition: Edition, hands: Sequence[Hand], lying: Board, stream: Stream | None) -> dict[str, Any]:
    """What positions in the middle of a game have in common: nobody has scored yet, and seat 0 is on turn."""
    return {
        "edition": edition,
        "seniority": tuple(range(len(hands))),
        "stream": stream,
        "deal": tuple(hands),
        "first": 0,
        "seat": 0,
        "hands": tuple(hands),
        "board": lying,
        "scores": (0,) * len(hands),
    }


def result(state: PlacementState) -> Result | None:
    """The highest score wins; nothing while the game goes on."""
    return highest(state.scores, state.ended) if state.ended else None
