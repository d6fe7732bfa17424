"""A match: the same deals for every seating, so that luck cancels out."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any

from sixfold.bots import BotFault, FaultCode, is_ours
from sixfold.bots.pick import shuffled
from sixfold.bots.seating import seated
from sixfold.core.game import GameState, Result
from sixfold.core.refusals import Refused
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


Watch = Callable[[int, Any, Any], None]

FORFEIT = "forfeit"
"""Why a game ended that a bot lost by a fault."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A game lost by a fault of the bot in a seat: the code and what is known about it."""

    seat: int
    code: FaultCode
    detail: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: its record, its result, and by seat the decisions and the seconds they took."""

    game: Game
    record: dict[str, Any]
    result: Result
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    forfeit: Forfeit | None = None

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


def play_game(game: Game, watch: Watch | None = None) -> Played:
    """Play to the end; each bot sees only what its seat observes, and has a generator of its own.

    `watch` is told every accepted action: the seat, what it saw, and what it did.

    A bot of other people that crashes, is silent or breaks a rule loses the game: it stops there, and the best of the
    others has won.
    """
    rules = edition(game.match.edition_id)
    verbs = GAMES[rules.game]
    names = [game.match.bots[entrant] for entrant in game.seating]
    generators = [_generator(game.seed, f"{entrant}") for entrant in game.seating]
    moves, seconds = [0] * len(names), [0.0] * len(names)
    seniority = shuffled(_generator(game.seed, "seniority"), range(len(names)))
    state: GameState = verbs.start(rules, seniority, game.seed)
    forfeit: Forfeit | None = None
    with seated(names, rules.game) as players:
        while not state.ended and forfeit is None:
            seat = state.seat
            observation = verbs.observe(state, seat)
            begun = time.perf_counter()
            try:
                action = players[seat](observation, generators[seat])
                seconds[seat] += time.perf_counter() - begun
                moves[seat] += 1
                state = verbs.apply(state, action)
                if watch is not None:
                    watch(seat, observation, action)
            except BotFault as fault:
                forfeit = Forfeit(seat, fault.code, fault.detail)
            except Refused as refused:
                if is_ours(names[seat]):
                    raise
                players[seat].healthy = False
                forfeit = Forfeit(seat, FaultCode.REFUSED, f"{action.notation} {refused.refusal.code.value}")
    result = verbs.result(state) if forfeit is None else forfeited(state, forfeit)
    assert result is not None
    return Played(game, _record(state, names, forfeit), result, tuple(moves), tuple(seconds), forfeit)


def forfeited(state: GameState, forfeit: Forfeit) -> Result:
    """The result of a game that stopped: the highest score among the others wins."""
    reached = GAMES[state.edition.game].result(replace(state, ended=FORFEIT))
    assert reached is not None
    others = [seat for seat in range(state.players) if seat != forfeit.seat]
    best = max(reached.scores[seat] for seat in others)
    return Result(reached.scores, tuple(seat for seat in others if reached.scores[seat] == best), FORFEIT)


def _record(state: GameState, names: list[str], forfeit: Forfeit | None) -> dict[str, Any]:
    """The record; that of a forfeited game is one of a game that was given up, and says who and why."""
    players: list[dict[str, str]] = [{"name": name, "bot": name} for name in names]
    if forfeit is not None:
        players[forfeit.seat] |= {FORFEIT: forfeit.code.value, "detail": forfeit.detail}
    return record_of(state, players, reveal=forfeit is not None)


def forfeit_in(record: Mapping[str, Any]) -> Forfeit | None:
    """The forfeit that a record tells of; nothing if there was none."""
    for seat, player in enumerate(record["players"]):
        if FORFEIT in player:
            return Forfeit(seat, FaultCode(player[FORFEIT]), str(player.get("detail", "")))
    return None


def _generator(seed: bytes, purpose: str) -> Random:
    """A bot's own chance, apart from the game's: it tells nothing of the deal."""
    return Random(int.from_bytes(sha256(b"sixfold bot " + seed + purpose.encode()).digest(), "big"))
