"""A server in a process for tests and in a given world, with limits that scripted clients do not meet.

It does what the test says over its pipe (`Given.heed`) and ends with it. It is forked from a process that has all of
this loaded (`process.py`): nothing may happen when this is imported.
"""

import os
import signal
import threading
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Any

from given import SLOWEST, Given, forbid_real_chance
from sixfold.server.app import assemble
from sixfold.server.config import Config, Limits
from sixfold.server.run import run_app
from sixfold.server.table import clocks

FREE = (1e6, 1e6)
DONE = "done"
UNLIMITED = Limits(
    requests=FREE,
    creations=FREE,
    hints=FREE,
    reactions=FREE,
    messages=FREE,
    processor=FREE,
    processor_beside_others=FREE,
    coach_processor=FREE,
    game_processor=FREE,
    waiting_lobbies=1_000_000,
    watchable=1_000_000,
    sockets_a_client=10_000,
    connections_a_client=20_000,
    hello=SLOWEST,
    header_seconds=SLOWEST,
)
ATTACKER, VICTIM = "192.0.2.1", "192.0.2.2"
"""Addresses of nobody."""


def limited(**limits: Any) -> Limits:
    """No limits but these."""
    return replace(UNLIMITED, **limits)


def serve(asked: dict[str, Any], test: "Connection[Any, Any]", log: str) -> None:
    """Serve with this configuration, and say the port."""
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    forbid_real_chance()
    # On a busy machine a client may be slow to take part in the shuffle, and would be left out.
    clocks.PATIENCE = SLOWEST
    limits = asked.pop("limits", UNLIMITED)
    port, level = asked.pop("port"), asked.pop("log_level", "warning")
    given = Given(asked.pop("scene"), asked.pop("at"), asked.pop("off"))
    config = Config(limits=limits, **asked)
    threading.Thread(target=_heed, args=(given, test), daemon=True).start()
    run_app(assemble(config, given.world), config, "127.0.0.1", port, level, test.send)


def _heed(given: Given, test: "Connection[Any, Any]") -> None:
    """Do what the test says; when it says no more it is gone, and so is the server."""
    while True:
        try:
            given.heed(test.recv())
            test.send(DONE)
        except (EOFError, OSError):
            os.kill(os.getpid(), signal.SIGKILL)
