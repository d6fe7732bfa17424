"""Puzzles of tiles."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

from sixfold import kernel
from sixfold.bots.seats import from_seat
from sixfold.bots.tiles import kernel_board, kernel_seen
from sixfold.coach import Reason
from sixfold.coach.ending import known
from sixfold.coach.judging import Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import Measured
from sixfold.coach.tiles import CAREFUL, LATE, TilesQuestion
from sixfold.core.hands import choices_from
from sixfold.core.pieces import Piece
from sixfold.games.tiles import Action, Observation, Place, State, Trade, set_up
from sixfold.puzzles import ending, themes
from sixfold.puzzles.hidden import dealt
from sixfold.puzzles.solving import Search, Solution, best_by_deals, solve_by_deals
from sixfold.puzzles.themes import Theme

MINING = Search((32, 128, 512, 2048), (10, 5, 3, 1), 200, enough=512, promising=8, looks=(8, 32, 96))
CHECKING = Search((64, 256, 1024, 4096), (12, 6, 3, 1), 400)
DOUBT, LATE_DOUBT = Doubt(0.015, 0.25), Doubt(0.03, 0.2)
MOST_PLACEMENTS = 300
"""With more to choose from, nobody would find the best one by thinking."""
FINDERS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "novice": (1170, 8),
        "greedy": (1500, 4),
        "club": (1620, 2),
        "expert@60": (1680, 4),
        "expert@400": (1720, 2),
        "expert": (1760, 1),
    }
)
"""Who looks for the answer: their rating, from `docs/strength.md`, and how often each may try."""


def as_solver(seen: Observation) -> Observation:
    """What the solver sees, who sits at seat 0: as it lies, without how it came about."""
    return replace(
        seen,
        seat=0,
        observer=0,
        first=0,
        log=(),
        hand_sizes=tuple(from_seat(seen.hand_sizes, seen.seat)),
        scores=tuple(from_seat(seen.scores, seen.seat)),
    )


def state_of(seen: Observation) -> State:
    """A state that looks like this to the solver."""
    lying = tuple(seen.board.pieces.values())
    hands, bag, stream = dealt(seen.edition, (*lying, *seen.hand), seen.hand_sizes[1:])
    state = set_up(seen.edition, (seen.hand, *hands), seen.board, bag, stream)
    return replace(state, scores=seen.scores, passes=seen.passes)


def plays(seen: Observation, every: bool = False) -> list[Action]:
    """All placements, and trades: the one that keeps most, or every one. None where there are too many.

    What is best without looking ahead comes first.
    """
    placements = kernel.tiles_judge(kernel_board(seen), *kernel_seen(seen))
    if len(placements) > MOST_PLACEMENTS:
        return []
    found: list[Action] = [Place(placement) for placement, *_ in placements]
    if seen.bag_size and seen.board.pieces:
        kept = tuple(Piece(piece) for piece in kernel.tiles_trade(seen.hand, seen.bag_size))
        choices = [choice for choice in choices_from(seen.hand) if len(choice) <= seen.bag_size]
        found += [Trade(choice) for choice in (choices if every else [kept])]
    return found


def question(seen: Observation, *_: Action) -> Question:
    """The decision that the solver faces."""
    return TilesQuestion(seen)


def doubt_of(seen: Observation) -> Doubt:
    """How far the look ahead may be off: as when the puzzles that ship were found; the coach says more."""
    return LATE_DOUBT if 0 < seen.bag_size <= LATE else DOUBT


def same(seen: Observation, one: Action, other: Action) -> bool:
    """Whether two plays come to the same."""
    return TilesQuestion(seen).same(one, other)


def solve(seen: Observation, chance: Random) -> Solution | None:
    """The one play that is clearly best; nothing if there is none. With both hands known it is proven.

    A trade that is best must be better than every other trade, too.
    """
    if known(seen):
        return ending.solve(seen, plays(seen))
    asked = TilesQuestion(seen)
    found = solve_by_deals(asked, plays(seen), MINING, chance, doubt_of(seen))
    if found is None or not isinstance(found.answer, Trade):
        return found
    others = [play for play in plays(seen, every=True) if not asked.same(play, found.answer)]
    return solve_by_deals(asked, [found.answer, *others], MINING, chance, doubt_of(seen))


def best(seen: Observation, chance: Random) -> list[Action]:
    """The best play, looked for again among all there are, then the nearest to it."""
    if known(seen):
        solution = ending.solve(seen, plays(seen))
        return [] if solution is None else [solution.answer, *solution.rivals]
    return best_by_deals(TilesQuestion(seen), plays(seen, every=True), CHECKING, chance)


def second_opinion(seen: Observation, chosen: Sequence[Action], deals: int, seed: int) -> list[Measured]:
    """The plays as careful players go on from them; nothing to add where the end was searched for."""
    if known(seen):
        return []
    measured: list[Measured] = TilesQuestion(seen).replay(chosen, deals, seed, player=CAREFUL)
    return measured


def theme(seen: Observation, answer: Action, _: Action, reasons: Sequence[Reason]) -> Theme | None:
    """What the answer is about."""
    if seen.bag_size == 0:
        return Theme.FINISH
    if not isinstance(answer, Place):
        return Theme.HOLD_BACK
    return themes.of_placement(seen.board, answer.placement, len(seen.hand), reasons)
