"""Matches between bots, from Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sixfold.arena import Forfeit, Match, Played, Standing, Tally, plan, play_here
from sixfold.bots import check_bot
from sixfold.bots.seating import close_engines
from sixfold.core.game import check_setup
from sixfold.games import edition as edition_of


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match went: one standing for each bot, in the order in which they were named, and every game."""

    edition_id: str
    standings: tuple[Standing, ...]
    played: tuple[Played, ...]

    @property
    def records(self) -> list[dict[str, Any]]:
        """The records of all games, in the order in which they were planned."""
        return [game.record for game in self.played]

    @property
    def forfeits(self) -> list[Forfeit]:
        """What bots of other people did wrong; each cost them a game."""
        return [game.forfeit for game in self.played if game.forfeit is not None]

    def __str__(self) -> str:
        width = max(len(standing.name) for standing in self.standings)
        return "\n".join(
            f"{standing.name:<{width}}  {100 * standing.rate:5.1f} %  {standing.score:7.1f}  {standing.margin:+7.1f}"
            for standing in self.standings
        )

    def __repr__(self) -> str:
        wins = ", ".join(f"{standing.name} {standing.wins:g}" for standing in self.standings)
        return f"<MatchResult {self.edition_id}: {len(self.played)} games, {wins}>"


def match(
    bots: Sequence[str | Callable[..., Any]],
    edition: str = "tiles-nl",
    *,
    games: int = 100,
    seed: int | str = 1,
    workers: int = 1,
) -> MatchResult:
    """Let bots play complete games on paired deals: every bot plays every hand, so that luck cancels out.

    Bots are names as `sixfold.bot` takes them, or functions that can be imported. The same seed gives the same match,
    however many workers play it.

    Examples:
        >>> match(["greedy", "random"], "tiles-nl", games=4, seed=1)
        <MatchResult tiles-nl: 4 games, greedy 4, random 0>
    """
    names = tuple(bot if isinstance(bot, str) else f"{bot.__module__}:{bot.__qualname__}" for bot in bots)
    rules = edition_of(edition)
    check_setup(rules, range(len(names)))
    for name in dict.fromkeys(names):
        check_bot(name, rules.game)
    tally = Tally(names)
    played = []
    try:
        for game in play_here(plan(Match(edition, names, games, f"{seed}")), workers):
            tally.add(game)
            played.append(game)
    finally:
        close_engines()
    return MatchResult(edition, tuple(tally.standings()), tuple(played))
