"""What a bot of other people says it can play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sixfold.core.edition import Edition
from sixfold.games import EDITIONS, edition

ATTRIBUTE = "sixfold_claim"

BotT = TypeVar("BotT", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Claim:
    """Games or editions by name, and numbers of players; nothing said means all."""

    editions: tuple[str, ...] = ()
    players: tuple[int, ...] = ()

    def covers(self, rules: Edition, players: int | None = None) -> bool:
        """Whether that edition can be played, by that many players if a number is given."""
        if self.editions and rules.id not in self.editions and rules.game not in self.editions:
            return False
        return players is None or not self.players or players in self.players

    def tables(self) -> list[tuple[str, int]]:
        """Every edition and number of players that is claimed and that the rules allow."""
        return [
            (rules.id, players)
            for rules in EDITIONS.values()
            for players in range(rules.players[0], rules.players[1] + 1)
            if self.covers(rules, players)
        ]

    def covers_game(self, game: str) -> bool:
        """Whether some edition of that game can be played."""
        return any(self.covers(rules) for rules in EDITIONS.values() if rules.game == game)


EVERYTHING = Claim()


def plays(*editions: str, players: Sequence[int] = ()) -> Callable[[BotT], BotT]:
    """Say which games or editions a bot plays, and with how many players; a bot that says nothing plays all.

    Examples:
        >>> @plays("tiles", players=[2])
        ... def my_bot(observation, rng):
        ...     return "pass"
        >>> claim_of(my_bot).tables()
        [('tiles-nl', 2), ('tiles-mindware', 2), ('tiles-schmidt', 2)]
    """
    games = {rules.game for rules in EDITIONS.values()}
    for name in editions:
        if name not in games:
            edition(name)

    def say(bot: BotT) -> BotT:
        setattr(bot, ATTRIBUTE, Claim(editions, tuple(players)))
        return bot

    return say


def claim_of(bot: object) -> Claim:
    """What a bot says it can play."""
    claim = getattr(bot, ATTRIBUTE, EVERYTHING)
    return claim if isinstance(claim, Claim) else EVERYTHING
