"""A turn of cubes, as its seat faced it: which cubes to roll, then what to lay."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from sixfold import kernel
from sixfold.bots.cubes import kernel_board, kernel_seen
from sixfold.coach import why_cubes
from sixfold.coach.judging import Deals, Question
from sixfold.coach.labels import DOUBTS
from sixfold.coach.measures import Measured, measured_of
from sixfold.coach.openings import as_the_kernel_lays
from sixfold.coach.reasons import Reason
from sixfold.core.game import Hand
from sixfold.core.hands import without
from sixfold.core.pieces import Piece
from sixfold.games.cubes import NAME, Action, Observation, Pass, Place, Reroll, Turn, ever_able_to_place
from sixfold.games.placement import lines_made

ROLLOUTS = 1000
CANDIDATES = 4
ROLLS = 4
"""How many of the rolls with the most points to expect are compared."""


class _CubesQuestion:
    """What the two decisions of a turn have in common."""

    doubt = DOUBTS[NAME]
    deals = Deals(200, 600, 2000)

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self._numbers = kernel_seen(seen)

    def measure(self, plays: Sequence[Action], deals: int, seed: int) -> list[Measured]:
        """The same: everybody goes on alike."""
        return self.compare(plays, deals, seed)

    def replay(self, plays: Sequence[Action], deals: int, seed: int, drawn: Sequence[int] = (), **how: Any) -> Any:
        """The plays as the kernel plays them on: for some rounds, or in other ways."""
        compared = kernel.cubes_compare(
            *self._numbers, seed, plays=[self._kernel_play(play) for play in plays], deals=deals, drawn=drawn, **how
        )
        return measured_of(compared, deals)

    def compare(self, plays: Sequence[Action], deals: int, seed: int, drawn: Sequence[int] = ()) -> list[Measured]:
        """The plays over the same draws and rolls."""
        if any(isinstance(play, Pass) for play in plays):
            return []
        measured: list[Measured] = self.replay(plays, deals, seed, drawn)
        return measured

    def _kernel_play(self, play: Action) -> tuple[Any, Any]:
        match play:
            case Place(placement):
                return as_the_kernel_lays(self.seen.board, placement), None
            case Reroll(pieces):
                return (), pieces
            case Pass():
                raise ValueError("nobody chooses to pass")


class RollQuestion(_CubesQuestion):
    """Which cubes to roll; to roll none of them is to keep all."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self._expected: dict[tuple[Piece, ...], float] = {}
        if ever_able_to_place(seen.board, seen.hand):
            for choice, expected in enumerate(kernel.cubes_rolls(kernel_board(seen), seen.hand)):
                rolled = sorted(cube for place, cube in enumerate(seen.hand) if choice >> place & 1)
                self._expected[tuple(rolled)] = expected

    def forced(self) -> bool:
        """Whether no roll could ever be placed."""
        return not self._expected

    def candidates(self, _: int) -> list[Action]:
        """The rolls with the most points to expect."""
        best = sorted(self._expected, key=lambda rolled: (-self._expected[rolled], len(rolled)))
        return [Reroll(rolled) for rolled in best[:ROLLS]]

    def glances(self, _: int) -> list[Action]:
        """Rolls are counted, and none is hard to see."""
        return []

    def same(self, one: Action, other: Action) -> bool:
        """Whether two rolls take the same cubes."""
        return _rolled(one) == _rolled(other)

    def points(self, play: Action) -> float:
        """The points that the turn may expect after a roll, exactly."""
        return self._expected.get(_rolled(play), 0.0)

    def reasons(self, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
        """The expectations of both rolls."""
        return why_cubes.roll_reasons(_rolled(best), self.points(made), self.points(best), measured)


class LayQuestion(_CubesQuestion):
    """What to lay of the cubes as they lie."""

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self._board = kernel_board(seen)

    def forced(self) -> bool:
        """Whether there is only one placement, or none."""
        return len(self._board.placements(self.seen.hand)) < 2

    def candidates(self, seed: int) -> list[Action]:
        """The placements that a search finds best."""
        found = kernel.cubes_search(*self._numbers, seed, rollouts=ROLLOUTS)
        return [Place(placement) for placement, *_ in found[:CANDIDATES]]

    def glances(self, seed: int) -> list[Action]:
        """The most points, and the best when weighed against the next player's cubes."""
        found = kernel.cubes_search(*self._numbers, seed, rollouts=0)
        richest = max(found, key=lambda one: one[1])
        return [Place(richest[0]), Place(found[0][0])]

    def same(self, one: Action, other: Action) -> bool:
        """Whether two plays come to the same."""
        return self._plain(one) == self._plain(other)

    def points(self, play: Action) -> float:
        """What a placement scores by itself."""
        if not isinstance(play, Place):
            return 0
        return sum(line.points for line in lines_made(self.seen.board, play.placement, self.seen.edition.qwirkle_bonus))

    def reasons(self, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
        """Why the best is better."""
        return why_cubes.reasons(self.seen, made, best, measured)

    def _plain(self, play: Action) -> object:
        return frozenset(as_the_kernel_lays(self.seen.board, play.placement)) if isinstance(play, Place) else None


def questions(seen: Observation, turn: Turn) -> Iterator[tuple[Question, Action, tuple[int, ...]]]:
    """The roll, then what was laid after it and what was drawn then."""
    if isinstance(turn.action, Pass):
        yield LayQuestion(seen), turn.action, ()
        return
    yield RollQuestion(seen), Reroll(tuple(before for before, _ in turn.reroll)), ()
    hand = _hand_after(seen.hand, turn)
    hands = (*seen.hands[: seen.seat], hand, *seen.hands[seen.seat + 1 :])
    yield LayQuestion(replace(seen, hands=hands, reroll=turn.reroll, forced=turn.forced)), turn.action, turn.draw


def _hand_after(hand: Hand, turn: Turn) -> Hand:
    if turn.forced:
        return turn.forced[-1]
    return without(hand, (before for before, _ in turn.reroll)) + tuple(after for _, after in turn.reroll)


def _rolled(play: Action) -> tuple[Piece, ...]:
    return tuple(sorted(play.pieces)) if isinstance(play, Reroll) else ()


def question(seen: Observation, action: Action) -> Question:
    """The decision that an action answers: a roll, or what to lay."""
    return RollQuestion(seen) if isinstance(action, Reroll) else LayQuestion(seen)
