"""Servers that are broken on purpose: the simulated worlds find each of them, and say the number that repeats it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from simulation import machine, universe
from simulation.machine import InProcess
from simulation.universe import Failed, Universe
from sixfold.server.bots import agenda
from sixfold.server.bots.agenda import Agenda
from sixfold.server.encoding import encode
from sixfold.server.live.hub import Hub
from sixfold.server.service import Service
from sixfold.server.store.journal import Journal, _Append, _settle
from sixfold.server.store.log import Entry, Unavailable
from sixfold.server.table import Event, Step, Table
from sixfold.server.table.decide import Thought, _played
from sixfold.server.table.views import event_message
from sixfold.server.timekeeper import Timekeeper
from sixfold.wire import action_json

Break = Callable[[pytest.MonkeyPatch], None]
GAMES = 8
WORLDS = 100
"""In so many at most a broken server is found; most are in one of the first three."""
SLOW = (1.0, 4.0)
"""Seconds that a bot thinks, so that people come back meanwhile."""


def acknowledge_before_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def append(self: Journal, *entries: Entry) -> bool:
        waiting = _Append(entries)
        waiting.done.add_done_callback(lambda done: done.exception())
        self._waiting.put_nowait(waiting)
        return True

    monkeypatch.setattr(Journal, "append", append)


def publish_before_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Service._append

    async def append(self: Service, table: Table, steps: Sequence[Step], *others: Entry) -> Table | None:
        before = table
        for step in steps:
            self._hub.publish(before, step.event, step.after)
            before = step.after
        return await honest(self, table, steps, *others)

    monkeypatch.setattr(Service, "_append", append)


def lose_the_version_check(monkeypatch: pytest.MonkeyPatch) -> None:
    async def commit(self: Journal, batch: list[_Append]) -> None:
        try:
            await self._transaction([entry for append in batch for entry in append.entries])
        except IntegrityError:
            pass
        except Exception:
            await self._drop_connection()
            for append in batch:
                _settle(append, Unavailable())
        for append in batch:
            _settle(append, True)

    monkeypatch.setattr(Journal, "_commit", commit)


def tell_all_seats_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def publish(self: Hub, before: Table | None, event: Event, after: Table, *_: object) -> dict[int | None, str]:
        listeners = [one for one in self._games.get(after.game_id, ()) if one.number < event.number]
        for listener in listeners:
            listener.number = event.number
            listener.put(encode(event_message(before, event, after, listeners[0].seat)))
        return {}

    monkeypatch.setattr(Hub, "publish", publish)


def believe_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(self: Timekeeper) -> None:
        clock, _ = await self._read()
        self._set(clock + self._shift)
        self.settled = True

    monkeypatch.setattr(Timekeeper, "look", look)


def leave_what_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(*_: object) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(Agenda, "_look", look)
    monkeypatch.setattr(universe, "LATEST", 120.0)


def fail_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(*_: object) -> object:
        return "an action without its cost"

    monkeypatch.setattr(InProcess, "ask", ask)


def play_for_whoever_came_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def act_for_bot(table: Table, now: float, thought: Thought) -> list[Step]:
        if table.state is not thought.before or table.on_turn is None:
            return []
        action = action_json(table.edition.game, thought.action)
        return [_played(table, now, action, thought.by, None, thought.after)]

    monkeypatch.setattr(agenda, "act_for_bot", act_for_bot)
    monkeypatch.setattr(machine, "THOUGHT", SLOW)


TOLD = ("told only what is stored",)
FOUND: dict[str, tuple[Break, tuple[str, ...], dict[str, Any]]] = {
    "acknowledge before commit": (acknowledge_before_commit, TOLD, {}),
    "publish before commit": (publish_before_commit, TOLD, {}),
    "lose the version check": (
        lose_the_version_check,
        (*TOLD, "acknowledged is stored", "same view for all", "the log can be replayed"),
        {"shared": True},
    ),
    "tell all seats the same": (tell_all_seats_the_same, ("same view for all",), {}),
    "believe the clock": (believe_the_clock, ("clocks keep the time", "clocks never run backwards"), {}),
    "fail to think": (fail_to_think, ("bots play by themselves",), {}),
    "play for whoever came back": (play_for_whoever_came_back, ("nobody plays for a person",), {}),
    "leave what is due": (leave_what_is_due, ("every game ends",), {}),
}


def _run_worlds(**how: Any) -> None:
    for number in range(1, WORLDS + 1):
        Universe(number, GAMES, **how).run()


@pytest.mark.slow
@pytest.mark.parametrize("name", FOUND)
def test_a_broken_server_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, rules, how = FOUND[name]
    broken(monkeypatch)
    with pytest.raises(Failed) as failed:
        _run_worlds(**how)
    assert failed.value.rule in rules, failed.value
    assert f"`scripts/simulate {failed.value.seed} --games {GAMES}` repeats it" in str(failed.value)
