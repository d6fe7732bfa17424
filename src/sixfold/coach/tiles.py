"""A turn of tiles, as its seat faced it."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from sixfold import kernel
from sixfold.bots.tiles import kernel_board, kernel_seen
from sixfold.coach import ending, why_tiles
from sixfold.coach.judging import Deals, Question
from sixfold.coach.labels import DOUBTS, LATE_DOUBT
from sixfold.coach.measures import Measured, measured_of
from sixfold.coach.openings import as_the_kernel_lays
from sixfold.coach.reasons import Reason
from sixfold.core.hands import choices_from
from sixfold.core.pieces import Piece
from sixfold.games.placement import Placement, lines_made
from sixfold.games.tiles import NAME, Action, Observation, Pass, Place, Trade, Turn

ROLLOUTS = 1500
"""How often the search for candidates plays on."""
CANDIDATES = 5
"""How many of those it finds are compared."""
GLANCE = 64
"""How often a quick player would play on before choosing."""


LATE = 20
"""With so few tiles in the bag, what greedy players make of the end tells too little."""
FEWER = 8
"""How many times fewer deals are enough where careful players go on."""
CAREFUL = kernel.TilesPlayer("club", endgame_nodes=300)


class TilesQuestion:
    """What to lay or trade.

    Nothing is concluded from what the others laid: that takes them for players who look at points alone.
    """

    deals = Deals(250, 700, 2500)

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        late = 0 < seen.bag_size <= LATE
        self.doubt = LATE_DOUBT if late else DOUBTS[NAME]
        # Where tiles are supposed to be out of the game, many worlds are looked at: with care that would take seconds.
        self._careful = late and not seen.gone
        self._board = kernel_board(seen)
        self._numbers = kernel_seen(seen)

    def forced(self) -> bool:
        """Whether there is only one thing to do."""
        may = self.seen.bag_size > 0 and bool(self.seen.board.pieces)
        trades = next(islice(choices_from(self.seen.hand), 1, None), None) is not None if may else False
        return len(self._board.placements(self.seen.hand)) + may + trades < 2

    def candidates(self, seed: int) -> list[Action]:
        """The plays that a search finds best."""
        if ending.known(self.seen):
            return ending.candidates(self.seen)
        return self._searched(ROLLOUTS, seed)[:CANDIDATES]

    def glances(self, seed: int) -> list[Action]:
        """The most points, the best without looking ahead, and what a hasty search finds; none if all is known."""
        placements = [] if ending.known(self.seen) else kernel.tiles_judge(self._board, *self._numbers)
        if not placements:
            return []
        most = max(points for _, points, _ in placements)
        richest = next(placement for placement, points, _ in placements if points == most)
        return [Place(richest), Place(placements[0][0]), self._searched(GLANCE, seed)[0]]

    def same(self, one: Action, other: Action) -> bool:
        """Whether two plays come to the same."""
        return self._plain(one) == self._plain(other)

    def points(self, play: Action) -> float:
        """What a play scores by itself."""
        if not isinstance(play, Place):
            return 0
        return sum(line.points for line in lines_made(self.seen.board, play.placement, self.seen.edition.qwirkle_bonus))

    def compare(self, plays: Sequence[Action], deals: int, seed: int, drawn: Sequence[int] = ()) -> list[Measured]:
        """The plays over the same hands and draws; with both hands known, as they would be followed up."""
        if ending.known(self.seen):
            return ending.compare(self.seen, plays)
        if any(isinstance(play, Pass) for play in plays):
            return []
        measured: list[Measured] = self.replay(plays, deals, seed, drawn)
        return measured

    def measure(self, plays: Sequence[Action], deals: int, seed: int) -> list[Measured]:
        """The plays over the same deals; late in the game everybody goes on with care."""
        if not self._careful:
            return self.compare(plays, deals, seed)
        measured: list[Measured] = self.replay(plays, max(100, deals // FEWER), seed, player=CAREFUL)
        return measured

    def replay(self, plays: Sequence[Action], deals: int, seed: int, drawn: Sequence[int] = (), **how: Any) -> Any:
        """The plays as the kernel plays them on: for some rounds, or in other ways."""
        compared = kernel.tiles_compare(
            self._board,
            *self._numbers,
            seed=seed,
            plays=[self._kernel_play(play) for play in plays],
            deals=deals,
            drawn=drawn,
            **how,
        )
        return measured_of(compared, deals)

    def reasons(self, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
        """Why the best is better."""
        return why_tiles.reasons(self.seen, made, best, measured)

    def _searched(self, rollouts: int, seed: int) -> list[Action]:
        found = kernel.tiles_search(self._board, *self._numbers, seed=seed, rollouts=rollouts)
        return [_action(placement, traded) for placement, traded, *_ in found]

    def _kernel_play(self, play: Action) -> tuple[Placement, tuple[Piece, ...]]:
        match play:
            case Place(placement):
                return as_the_kernel_lays(self.seen.board, placement), ()
            case Trade(pieces):
                return (), pieces
            case Pass():
                raise ValueError("nobody chooses to pass")

    def _plain(self, play: Action) -> object:
        match play:
            case Place(placement):
                return frozenset(as_the_kernel_lays(self.seen.board, placement))
            case Trade(pieces):
                return tuple(sorted(pieces))
            case Pass():
                return ()


def questions(seen: Observation, turn: Turn) -> Iterator[tuple[Question, Action, tuple[int, ...]]]:
    """The decision of a turn, what was done, and what was drawn then."""
    yield TilesQuestion(seen), turn.action, turn.draw


def _action(placement: Placement, traded: Sequence[int]) -> Action:
    return Place(placement) if placement else Trade(tuple(Piece(piece) for piece in traded))


def question(seen: Observation, _: Action) -> Question:
    """The decision that the player on turn faces."""
    return TilesQuestion(seen)
