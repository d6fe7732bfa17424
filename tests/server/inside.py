"""A server in this process, in a world in the test's hand."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from given import SLOWEST, STAGE, Given
from server.serving import UNLIMITED
from sixfold.server.app import assemble
from sixfold.server.config import Config
from sixfold.server.run import Announced, uvicorn_config


class _InThread(Announced):
    """A server that tells when it listens, and leaves signals alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        self.listening = threading.Event()
        super().__init__(config, lambda _port: self.listening.set())

    def install_signal_handlers(self) -> None:
        """Signals belong to the test's own thread."""


@contextmanager
def server_inside(folder: Path, given: Given | None = None, **config: Any) -> Iterator[str]:
    """A running server of this process; its address."""
    made = Config(str(folder / "games.sqlite3"), **{"limits": UNLIMITED, "heartbeat": 1000.0, "poll": 1000.0, **config})
    app = assemble(made, (given or Given(f"{STAGE.scene} {folder.name}")).world)
    server = _InThread(uvicorn_config(app, made, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert server.listening.wait(SLOWEST)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(SLOWEST)
        assert not thread.is_alive()
