"""A turn of cards, as its seat faced it."""

from collections.abc import Iterator, Sequence
from typing import Any

from sixfold import kernel
from sixfold.bots.cards import kernel_view, play_of
from sixfold.coach import why_cards
from sixfold.coach.judging import Deals, Question
from sixfold.coach.labels import DOUBTS
from sixfold.coach.measures import Measured, measured_of
from sixfold.coach.reasons import Reason
from sixfold.core.pieces import Piece, colour_of, shape_of
from sixfold.games.cards import NAME, Action, Observation, Pass, Play, Turn, qwirkles_in

ROLLOUTS = 200
CANDIDATES = 4
FOLLOWER = kernel.CardsPlayer("club")
"""Who everybody plays on as."""


class CardsQuestion:
    """Which cards to play, and which Qwirkles to take."""

    doubt = DOUBTS[NAME]
    deals = Deals(60, 300, 1200)

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self._view = kernel_view(seen)

    def forced(self) -> bool:
        """Whether there is only one set of cards that can be played, or none."""
        return len(kernel.cards_every_turn(self.seen.table, self.seen.hand, 12, limit=2)) < 2

    def candidates(self, seed: int) -> list[Action]:
        """The turns that a search finds best."""
        expert = kernel.CardsPlayer("expert", rollouts=ROLLOUTS)
        return [play_of(turn) for turn in kernel.cards_search(expert, self._view, seed)[:CANDIDATES]]

    def glances(self, seed: int) -> list[Action]:
        """The most Qwirkles, and the best without looking ahead."""
        players = (kernel.CardsPlayer("greedy"), FOLLOWER)
        turns = [kernel.cards_choose(player, self._view, seed) for player in players]
        return [play_of(turn) for turn in turns if turn is not None]

    def same(self, one: Action, other: Action) -> bool:
        """Whether two turns play the same cards and take the same Qwirkles; the arrangement does not matter."""
        return _plain(one) == _plain(other)

    def points(self, play: Action) -> float:
        """The Qwirkles taken."""
        return len(qwirkles_in(play.table)) if isinstance(play, Play) else 0

    def compare(self, plays: Sequence[Action], deals: int, seed: int, drawn: Sequence[int] = ()) -> list[Measured]:
        """The turns over the same hands and draws."""
        if any(isinstance(play, Pass) for play in plays):
            return []
        measured: list[Measured] = self.replay(plays, deals, seed, drawn)
        return measured

    def measure(self, plays: Sequence[Action], deals: int, seed: int) -> list[Measured]:
        """The same: everybody goes on alike."""
        return self.compare(plays, deals, seed)

    def replay(self, plays: Sequence[Action], deals: int, seed: int, drawn: Sequence[int] = (), **how: Any) -> Any:
        """The turns as the kernel plays them on: for some rounds, or in other ways."""
        player = how.pop("player", FOLLOWER)
        turns = [(played, lines) for played, lines in map(_plain, plays)]
        return measured_of(
            kernel.cards_compare(player, self._view, seed, turns=turns, deals=deals, drawn=drawn, **how), deals
        )

    def reasons(self, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
        """Why the best is better."""
        return why_cards.reasons(self.seen, made, best, measured)


def questions(seen: Observation, turn: Turn) -> Iterator[tuple[Question, Action, tuple[int, ...]]]:
    """The decision of a turn, what was done, and what was drawn then."""
    yield CardsQuestion(seen), turn.action, turn.draw


def _plain(play: Action) -> tuple[tuple[Piece, ...], tuple[int, ...]]:
    """The cards played and the lines taken, as the kernel numbers them: colours first, then shapes."""
    if isinstance(play, Pass):
        return (), ()
    return tuple(sorted(play.pieces)), tuple(sorted(_line(series) for series in qwirkles_in(play.table)))


def _line(series: Sequence[Piece]) -> int:
    colours = {colour_of(card) for card in series}
    return colours.pop() if len(colours) == 1 else 6 + shape_of(series[0])


def question(seen: Observation, _: Action) -> Question:
    """The decision that the player on turn faces."""
    return CardsQuestion(seen)
