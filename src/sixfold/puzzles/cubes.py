"""Puzzles of cubes: what to roll, or what to lay without a roll; or what to lay after it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

from sixfold import kernel
from sixfold.bots.cubes import kernel_board
from sixfold.bots.seats import from_seat
from sixfold.coach import Reason
from sixfold.coach.cubes import LayQuestion, RollQuestion
from sixfold.coach.judging import Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import Measured
from sixfold.core.game import Hand
from sixfold.games.cubes import Action, Observation, Place, Reroll, State, ever_able_to_place, set_up
from sixfold.puzzles import themes
from sixfold.puzzles.hidden import dealt
from sixfold.puzzles.solving import Search, Solution, best_by_deals, solve_by_deals
from sixfold.puzzles.themes import Theme

MINING = Search((24, 96, 384, 1536), (10, 5, 3, 1), 120, enough=384, promising=8, looks=(8, 32, 96))
CHECKING = Search((48, 192, 768, 3072), (12, 6, 3, 1), 240)
DOUBT = Doubt(0.015, 0.25)
ROLLS = 16
"""How many rolls with the most points to expect are weighed when puzzles are looked for."""
MOST_PLACEMENTS = 300
FOLLOWER = kernel.CubesPlayer("greedy")
"""Who goes on in a second opinion: rolls exactly, then takes the most points."""
FINDERS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "novice": (1170, 8),
        "greedy": (1500, 4),
        "club": (1550, 2),
        "expert@60": (1620, 4),
        "expert@400": (1670, 2),
        "expert": (1710, 1),
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
        turns=(),
        hands=tuple(from_seat(seen.hands, seen.seat)),
        scores=tuple(from_seat(seen.scores, seen.seat)),
    )


def state_of(seen: Observation) -> State:
    """A state that looks like this to the solver."""
    known = (*seen.board.pieces.values(), *(cube for hand in seen.hands for cube in hand))
    _, bag, stream = dealt(seen.edition, known, ())
    state = set_up(seen.edition, seen.hands, seen.board, bag, stream)
    return replace(state, scores=seen.scores, passes=seen.passes, reroll=seen.reroll, forced=seen.forced)


def plays(seen: Observation, every: bool = False) -> list[Action]:
    """All placements and, before the roll, rolls: those with the most points to expect, or every one.

    The most points of this turn come first, whether laid or expected.
    """
    placements = kernel_board(seen).placements(seen.hand)
    if len(placements) > MOST_PLACEMENTS or not ever_able_to_place(seen.board, seen.hand):
        return []
    rolled = _rolls(seen) if seen.reroll is None else []
    valued: list[tuple[Action, float]] = [(Place(placement), points) for placement, points in placements]
    valued += rolled if every else rolled[:ROLLS]
    return [play for play, _ in sorted(valued, key=lambda one: -one[1])]


def _rolls(seen: Observation) -> list[tuple[Action, float]]:
    """Every roll of some cubes with the points to expect, the most first."""
    expected: dict[Hand, float] = {}
    for choice, points in enumerate(kernel.cubes_rolls(kernel_board(seen), seen.hand)):
        rolled = tuple(sorted(cube for place, cube in enumerate(seen.hand) if choice >> place & 1))
        if rolled:
            expected[rolled] = points
    return [(Reroll(rolled), expected[rolled]) for rolled in sorted(expected, key=lambda one: -expected[one])]


def question(seen: Observation, *answers: Action) -> Question:
    """The decision between these plays: what to lay, or else whether to roll."""
    if all(isinstance(answer, Place) for answer in answers):
        return LayQuestion(seen)
    return _RollOrKeep(seen)


class _RollOrKeep(RollQuestion):
    """Which cubes to roll; whoever places at once keeps all."""

    def reasons(self, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
        """The expectations of both."""
        return super().reasons(_kept(made), _kept(best), measured)

    def points(self, play: Action) -> float:
        """The points that the turn may expect."""
        return super().points(_kept(play))


def _kept(play: Action) -> Action:
    return play if isinstance(play, Reroll) else Reroll(())


def doubt_of(_: Observation) -> Doubt:
    """How far the look ahead may be off: as when the puzzles that ship were found; the coach says more."""
    return DOUBT


def same(seen: Observation, one: Action, other: Action) -> bool:
    """Whether two plays come to the same."""
    if isinstance(one, Reroll) and isinstance(other, Reroll):
        return sorted(one.pieces) == sorted(other.pieces)
    return type(one) is type(other) and LayQuestion(seen).same(one, other)


def solve(seen: Observation, chance: Random) -> Solution | None:
    """The one play that is clearly best; nothing if there is none."""
    return solve_by_deals(LayQuestion(seen), plays(seen), MINING, chance, doubt_of(seen))


def best(seen: Observation, chance: Random) -> list[Action]:
    """The best play, looked for again among all there are, then the nearest to it."""
    return best_by_deals(LayQuestion(seen), plays(seen, every=True), CHECKING, chance)


def second_opinion(seen: Observation, chosen: Sequence[Action], deals: int, seed: int) -> list[Measured]:
    """The plays as players go on from them who roll exactly."""
    measured: list[Measured] = LayQuestion(seen).replay(chosen, deals, seed, player=FOLLOWER)
    return measured


def theme(seen: Observation, answer: Action, against: Action, reasons: Sequence[Reason]) -> Theme | None:
    """What the answer is about."""
    if isinstance(answer, Reroll) or isinstance(against, Reroll):
        return Theme.ROLL_OR_KEEP
    if not isinstance(answer, Place):
        return None
    if seen.bag_size == 0:
        return Theme.FINISH
    return themes.of_placement(seen.board, answer.placement, len(seen.hand), reasons)
