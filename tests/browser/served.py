"""A real server in a process of its own, which tests may kill and start again."""

import re
import subprocess
import sys
import threading
from pathlib import Path

LISTENS = re.compile(r"http://127\.0\.0\.1:(\d+)")
SECONDS_TO_START = 120


class Served:
    """`sixfold serve` on loopback with a database that outlives it."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "games.sqlite"
        self._log = folder / "server.log"
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the app is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, on the same port as before."""
        command = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self._database}", "--bot-workers", "1"]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [Path(sys.executable).with_name("sixfold"), *command], stdout=subprocess.PIPE, stderr=log, text=True
            )
        stuck = threading.Timer(SECONDS_TO_START, self._process.kill)
        stuck.start()
        assert self._process.stdout is not None
        try:
            found = next((found for line in self._process.stdout if (found := LISTENS.search(line))), None)
        finally:
            stuck.cancel()
        if found is None:
            self.kill()
            raise AssertionError(self._log.read_text())
        self.port = int(found[1])

    def kill(self) -> None:
        """End it without a chance to say goodbye."""
        self._end(kill=True)

    def stop(self) -> None:
        """End it in order."""
        self._end(kill=False)

    def _end(self, *, kill: bool) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill() if kill else process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
