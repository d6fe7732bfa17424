"""What the server must do by itself: bots' turns, and clocks that run out.

When a game is due stands in the database, so nothing is lost when a server dies: whoever runs goes on. Two servers may
try the same; the unique number of the next event lets only one succeed.
"""

import asyncio
import logging
from functools import partial

from sixfold.server.bots.thinking import Thinking
from sixfold.server.service import Service
from sixfold.server.store.log import Log, Unavailable
from sixfold.server.table import KNOWN_RULES, Denied, Table
from sixfold.server.table.decide import act_for_bot, time_out

LOG = logging.getLogger(__name__)
LATE = 0.5
"""Seconds after a deadline before it is acted on: a move that arrived in time may still be on its way here."""
TICK = 0.5
"""Seconds between two looks at what is due."""
AFTER_FAILURE = 60.0
"""Seconds for which a game that could not be attended to is left alone, so that others get their turn."""


class Agenda:
    """Looks after bots' turns and deadlines for as long as the server runs."""

    def __init__(self, service: Service, journal: Log, thinkers: Thinking, patience: float) -> None:
        """A bot's turn that another server began is left to it for `patience` seconds."""
        self._service, self._journal, self._thinkers = service, journal, thinkers
        self._patience = patience
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}
        """Until when a game is left alone."""
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, with everything that was left lying."""
        self._service.watchers.append(self.consider)
        self._looking = asyncio.create_task(self._look_on(), name="agenda")

    async def close(self) -> None:
        """Stop; bots' turns under way are left to the next start."""
        tasks = [*self._playing.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, table: Table) -> None:
        """Let the bot play, if one is on turn."""
        seat = table.on_turn
        if seat is not None and table.seats[seat].bot is not None and table.game_id not in self._playing:
            self._start(table.game_id)

    def _start(self, game_id: str) -> None:
        task = asyncio.create_task(self._play(game_id))
        self._playing[game_id] = task
        task.add_done_callback(lambda _: self._playing.pop(game_id, None))

    async def _play(self, game_id: str) -> None:
        """Play for bots until a person is on turn or the game is over."""
        try:
            table = await self._service.load(game_id)
            while (seat := table.on_turn) is not None and (bot := table.seats[seat].bot) is not None:
                thought = await self._thinkers.choose(table, bot)
                table, _ = await self._service.change(game_id, partial(act_for_bot, thought=thought))
        except (Denied, Unavailable) as error:
            LOG.warning("bot-turn-left", extra={"game": game_id, "error": type(error).__name__})
        except Exception:
            LOG.exception("bot-turn-failed", extra={"game": game_id})
            self._failed[game_id] = self._service.clock() + AFTER_FAILURE

    async def _look_on(self) -> None:
        patience = 0.0
        while True:
            try:
                await self._look(patience)
            except Unavailable:
                LOG.warning("agenda-waits")
            except Exception:
                LOG.exception("agenda-failed")
            patience = self._patience
            await asyncio.sleep(TICK)

    async def _look(self, patience: float) -> None:
        """Attend to every game that is due, but to those that are being played or have just failed."""
        now = self._service.clock()
        self._failed = {game_id: until for game_id, until in self._failed.items() if until > now}
        rules, but = sorted(KNOWN_RULES), {*self._playing, *self._failed}
        for game_id in await self._journal.due(now - LATE, False, rules, but):
            await self._attend(game_id)
        for game_id in await self._journal.due(now - patience, True, rules, but):
            await self._attend(game_id)

    async def _attend(self, game_id: str) -> None:
        try:
            # Another server may have gone on; what is kept here could show a person on turn who has long moved.
            await self._service.catch_up(game_id)
            table, _ = await self._service.change(game_id, time_out)
            self.consider(table)
        except Unavailable:
            raise
        except Exception as error:
            LOG.error("attend-failed", exc_info=error, extra={"game": game_id})
            self._failed[game_id] = self._service.clock() + AFTER_FAILURE
