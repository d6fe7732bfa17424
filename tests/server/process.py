"""Servers as processes, on this machine only."""

import multiprocessing
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any
from unittest.mock import patch

from given import SLOWEST, STAGE, Given, chance
from server.keeping import hold_port, port_of
from server.serving import DONE, serve

TESTS = Path(__file__).parents[1]
PROCESSES = multiprocessing.get_context("forkserver")
LOADED = [
    "server.serving",
    "alembic.command",
    "anyio._backends._asyncio",
    "mako.ext.pygmentplugin",
    "pygments.formatters.html",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "aiosqlite",
    "asyncpg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
]
"""What a server would load when it starts; it is loaded once for all."""
PROCESSES.set_forkserver_preload(LOADED)


class ServerProcess:
    """One server in a given world, started, killed and started again on the same port. It ends with this process."""

    def __init__(
        self, database: str, name: str | None = None, at: float | None = None, off: float | None = None, **config: Any
    ) -> None:
        """A server that several tests share has a name; `at` stops its clock, `off` lets it be so many seconds off."""
        self._held = hold_port()
        self._config = {"database": database, "port": port_of(self._held), **config}
        if "://" in database:
            # Beside a file lies its key. Several servers of one test share a PostgreSQL, and so one key.
            self._config.setdefault("key", chance("key").hex())
        self._process: ForkServerProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="sixfold-server-"))
        self._name, self._lives = STAGE.enter(self, name), 0
        self._first_clock = self._clock = at
        self._off = off

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self._config['port']}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> "ServerProcess":
        """Start, and wait until it listens."""
        with patch.dict(os.environ, {"PYTHONPATH": str(TESTS)}):
            forkserver.ensure_running()
        self._lives += 1
        asked = self._config | {"scene": self._drawing(STAGE.scene), "at": self._clock, "off": self._off}
        self._pipe, its = PROCESSES.Pipe()
        self._process = PROCESSES.Process(target=serve, args=(asked, its, str(self._folder / "log")), daemon=True)
        self._process.start()
        its.close()
        assert self._hear() == self._config["port"], f"the server did not start: {self.log()}"
        return self

    def begin(self, scene: str) -> None:
        """A new test begins, in which it draws and tells the time as if it had just been started for it."""
        self._lives = int(self.alive())
        if self.alive():
            self._tell(begin=self._drawing(scene))
        self.set_clock(self._first_clock)

    def twin(self) -> Given:
        """A world that draws what this server draws in the present scene, from the beginning."""
        return Given(self._drawing(STAGE.scene), self._clock)

    def _drawing(self, scene: str) -> str:
        """What its draws are for; another life in the same scene must not make the same games again."""
        return f"{scene} {self._name} life {self._lives}"

    def deal(self, *seeds: bytes) -> None:
        """Give the next games these seeds, in order; `deals.deal_where` finds them."""
        self._tell(deal=[seed.hex() for seed in seeds])

    def set_clock(self, at: float | None) -> None:
        """Stop its clock at this time, or let it go with the machine's again."""
        self._clock = at
        if self.alive():
            self._tell(clock=at)

    def jump_clock(self, off: float) -> None:
        """Let its clock jump, so that it is so many seconds off; time goes on as before."""
        self._off = off
        if self.alive():
            self._tell(off=off)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def stop(self) -> int:
        """Ask it to stop, and wait; the exit code."""
        assert self._process is not None
        if self._process.is_alive():
            self._process.terminate()
        return self._gone()

    def alive(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.is_alive()

    def log(self) -> str:
        """What it has logged."""
        log = self._folder / "log"
        return log.read_text() if log.exists() else ""

    def close(self) -> None:
        """Stop it if it runs."""
        STAGE.leave(self)
        if self.alive():
            self.stop()
        self._held.close()
        shutil.rmtree(self._folder)

    def _tell(self, **said: Any) -> None:
        assert self._pipe is not None
        self._pipe.send(said)
        assert self._hear() == DONE, self.log()

    def _hear(self) -> Any:
        assert self._pipe is not None
        try:
            return self._pipe.recv() if self._pipe.poll(SLOWEST) else None
        except EOFError:
            return None

    def _gone(self) -> int:
        process, pipe = self._process, self._pipe
        assert process is not None
        assert pipe is not None
        process.join(SLOWEST)
        assert process.exitcode is not None, "the server does not stop"
        pipe.close()
        return process.exitcode


@contextmanager
def server_process(database: str, name: str | None = None, **config: Any) -> Iterator[ServerProcess]:
    """A running server."""
    server = ServerProcess(database, name, **config)
    try:
        yield server.start()
    finally:
        server.close()
