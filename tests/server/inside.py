"""A server in this process, with its chance, clock and secrets in the test's hand."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from server.serving import FREE
from sixfold.server import app, desk
from sixfold.server.config import Config, Limits
from sixfold.server.run import uvicorn_config
from sixfold.server.service import Service

LIMITS = Limits(requests=FREE, creations=FREE, hints=FREE, messages=FREE)


class _InThread(uvicorn.Server):
    """A server that tells when it listens, and leaves signals alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = threading.Event()

    def install_signal_handlers(self) -> None:
        """Signals belong to the test's own thread."""

    async def startup(self, sockets: Any = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self.listening.set()


@contextmanager
def server_inside(folder: Path, **config: Any) -> Iterator[str]:
    """A running server of this process; its address."""
    made = Config(str(folder / "games.sqlite3"), **{"limits": LIMITS, "heartbeat": 1000.0, "poll": 1000.0, **config})
    server = _InThread(uvicorn_config(made, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert server.listening.wait(20)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive()


@contextmanager
def foreseeable(seed: bytes, at: float = 1000.0) -> Iterator[None]:
    """Games with this seed, ids and secrets counted from one, and a clock that stands still."""
    ids, secrets = count(1), count(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "Service", partial(Service, clock=lambda: at))
        patch.setattr(desk, "new_seed", lambda: seed)
        patch.setattr(desk, "new_game_id", lambda: f"game{next(ids)}")
        patch.setattr(desk, "new_secret", lambda purpose: f"{purpose}_{next(secrets):032}")
        yield
