"""A match: the same deals for every seating, so that luck cancels out."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from sixfold.bots import bot
from sixfold.bots.pick import shuffled
from sixfold.core.game import GameState, Result
from sixfold.games import GAMES, edition
from sixfold.records import record_of


@dataclass(frozen=True, slots=True)
class Match:
    """Bots that play a number of games of one edition, all chance from one seed."""

    edition_id: str
    bots: tuple[str, ...]
    games: int
    seed: str


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a match: which entrant of the match sits at each seat, and the seed of its deal."""

    match: Match
    number: int
    seating: tuple[int, ...]
    seed: bytes


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: its record, its result, and by seat the decisions and the seconds they took."""

    game: Game
    record: dict[str, Any]
    result: Result
    moves: tuple[int, ...]
    seconds: tuple[float, ...]

    def share(self, entrant: int) -> float:
        """What an entrant won: 1, its share of a shared win, or 0."""
        won = self.game.seating.index(entrant) in self.result.winners
        return 1 / len(self.result.winners) if won else 0.0


def plan(match: Match) -> Iterator[Game]:
    """The games of a match. With n bots, n games in a row share a deal and every bot plays each of its hands."""
    entrants = range(len(match.bots))
    for number in range(match.games):
        deal, turned = divmod(number, len(match.bots))
        seating = tuple(entrants[(seat + turned) % len(match.bots)] for seat in entrants)
        dealt = f"{match.seed}/{match.edition_id}/{len(match.bots)}/{deal}".encode("utf-8", "surrogateescape")
        yield Game(match, number, seating, sha256(dealt).digest())


def play_game(game: Game) -> Played:
    """Play to the end; each bot sees only what its seat observes, and has a generator of its own."""
    rules = edition(game.match.edition_id)
    verbs = GAMES[rules.game]
    seats = range(len(game.seating))
    players = [bot(game.match.bots[entrant], rules.game) for entrant in game.seating]
    generators = [_generator(game.seed, f"{entrant}") for entrant in game.seating]
    moves, seconds = [0] * len(players), [0.0] * len(players)
    seniority = shuffled(_generator(game.seed, "seniority"), seats)
    state: GameState = verbs.start(rules, seniority, game.seed)
    while not state.ended:
        seat = state.seat
        observation = verbs.observe(state, seat)
        begun = time.perf_counter()
        action = players[seat](observation, generators[seat])
        seconds[seat] += time.perf_counter() - begun
        moves[seat] += 1
        state = verbs.apply(state, action)
    result = verbs.result(state)
    assert result is not None
    names = [{"name": name, "bot": name} for name in (game.match.bots[entrant] for entrant in game.seating)]
    return Played(game, record_of(state, names), result, tuple(moves), tuple(seconds))


def _generator(seed: bytes, purpose: str) -> Random:
    """A bot's own chance, apart from the game's: it tells nothing of the deal."""
    return Random(int.from_bytes(sha256(b"sixfold bot " + seed + purpose.encode()).digest(), "big"))
