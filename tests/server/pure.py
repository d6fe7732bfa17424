"""Tables without a server: made, filled and played in memory."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sixfold.bots import bot
from sixfold.games import edition
from sixfold.server.table import Event, Seat, SeatSettings, Settings, Step, Table, evolve, replay
from sixfold.server.table.decide import Thought, created, read_action, starting
from sixfold.wire import action_json

SEED = bytes(range(32))
PEOPLE = ("here", "mixes")


class Room:
    """A table and the log it came from."""

    def __init__(self, edition_id: str, kinds: Sequence[str], seed: bytes = SEED, **settings: Any) -> None:
        """Seats of the kinds `here`, `mixes` for one that takes part in the shuffle, or a bot's name; time is 0."""
        seats = tuple(
            SeatSettings("here", name=f"p{number}") if kind in PEOPLE else SeatSettings("bot", kind, kind)
            for number, kind in enumerate(kinds)
        )
        made = tuple(
            Seat(name=seat.name, bot=seat.bot, token=None if seat.bot else f"hash{number}", mixes=kind == "mixes")
            for number, (seat, kind) in enumerate(zip(seats, kinds, strict=True))
        )
        first = created(Settings(edition_id, seats, **settings), made, seed, "host", None, 0.0)
        self.log: list[Event] = [first]
        self.table: Table = replay("g", self.log)
        self.add(starting(self.table, 0.0))

    def add(self, steps: Sequence[Step]) -> None:
        """Append what was decided; replaying each event alone must lead to the same table."""
        for step in steps:
            assert evolve(self.table, step.event) == step.after
            self.table = step.after
            self.log.append(step.event)


def choice(table: Table, rng: Random, name: str = "greedy") -> dict[str, Any]:
    """An action of a bot for the seat on turn."""
    state: Any = table.state
    game = edition(table.settings.edition).game
    return action_json(game, bot(name, game)(table.verbs.observe(state, state.seat), rng))


def thought(table: Table, written: dict[str, Any], by: str = "greedy") -> Thought:
    """What a bot wants to do, as its worker hands it over."""
    state: Any = table.state
    action = read_action(table, written)
    return Thought(state, action, table.verbs.apply(state, action), by)
