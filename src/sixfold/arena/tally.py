"""Adding up a match: wins, margins, time."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from sixfold.arena.match import Forfeit, Played

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant after a match: wins (a shared win counts as its share), mean score, mean lead over the best other."""

    name: str
    games: int
    wins: float
    score: float
    margin: float
    milliseconds: float | None
    """Mean time of a decision; nothing if no game was timed."""

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate, after Wilson: it stays within 0 and 1 also where every game was won."""
        if not self.games:
            return 0.0, 1.0
        games, square = self.games, NORMAL_95 * NORMAL_95
        centre = (self.wins + square / 2) / (games + square)
        half = NORMAL_95 * sqrt(games * self.rate * (1 - self.rate) + square / 4) / (games + square)
        return max(centre - half, 0.0), min(centre + half, 1.0)


@dataclass(slots=True)
class Tally:
    """The running sums of a match, by entrant."""

    names: Sequence[str]
    games: int = 0
    forfeits: list[tuple[int, str, Forfeit]] = field(default_factory=list)
    """Games lost by a fault: the number from 1, the bot, and what it did."""
    wins: list[float] = field(init=False)
    scores: list[int] = field(init=False)
    margins: list[int] = field(init=False)
    moves: list[int] = field(init=False)
    seconds: list[float] = field(init=False)

    def __post_init__(self) -> None:
        count = len(self.names)
        self.wins, self.seconds = [0.0] * count, [0.0] * count
        self.scores, self.margins, self.moves = [0] * count, [0] * count, [0] * count

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        result = played.result
        for seat, entrant in enumerate(played.game.seating):
            others = [score for other, score in enumerate(result.scores) if other != seat]
            self.scores[entrant] += result.scores[seat]
            self.margins[entrant] += result.scores[seat] - max(others)
            self.moves[entrant] += played.moves[seat]
            self.seconds[entrant] += played.seconds[seat]
            self.wins[entrant] += played.share(entrant)
            if played.forfeit is not None and played.forfeit.seat == seat:
                self.forfeits.append((played.game.number + 1, self.names[entrant], played.forfeit))

    def standings(self) -> list[Standing]:
        """One line an entrant, in the order in which they were named."""
        return [
            Standing(
                name=name,
                games=self.games,
                wins=self.wins[entrant],
                score=self.scores[entrant] / max(self.games, 1),
                margin=self.margins[entrant] / max(self.games, 1),
                milliseconds=1000 * self.seconds[entrant] / self.moves[entrant] if self.moves[entrant] else None,
            )
            for entrant, name in enumerate(self.names)
        ]
