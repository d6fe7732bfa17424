"""Long steps of the scripts: shown while they run, heard when they fail, and ended with the script."""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

SECONDS_TO_END = 5
SECONDS_BETWEEN_SIGNS = 30
"""How often a step says that it still runs where a line cannot be drawn over."""
LINES_HEARD = 60
"""How many of the last lines of a step that failed are shown."""
TROUBLE = re.compile(r"Retrying|attempt \d+ failed|ETIMEDOUT|ECONN\w+|ENOTFOUND|EAI_AGAIN|Temporary failure")
"""A fault that the program itself tries to get over: shown at once, since it may take minutes."""
DOING = (
    (re.compile(r"(?:Downloading|Using cached) (?:\S*/)?([A-Za-z0-9_.]+)-\d"), "{}"),
    (re.compile(r"GET 200 \S*/([^/\s]+)-\d[^/]*\.tgz"), "{}"),
    (re.compile(r"Building (?:wheel|editable) for (\S+)"), "building {}"),
    (re.compile(r"(Installing) collected packages"), "unpacking"),
)
"""What pip and npm say when they begin something, and how it is shown."""


Command = Sequence[str | Path]


class StepFailed(Exception):
    """A step ended badly. What it said has been shown."""


class Stopped(BaseException):
    """The script was told to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Step:
    """One command in a process group of its own, so that all it starts can be ended with it."""

    def __init__(self, title: str, command: Command, folder: Path, environment: Mapping[str, str]) -> None:
        self.title = title
        self.begun = time.monotonic()
        self.said: list[str] = []
        self.doing = ""
        self.trouble: list[str] = []
        self._process = subprocess.Popen(
            [str(word) for word in command],
            cwd=folder,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )

    def listen(self) -> int:
        """Read what it says until it ends; its exit code."""
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self.said.append(line)
                for begins, shown in DOING:
                    if found := begins.search(line):
                        self.doing = shown.format(found[1])
                if TROUBLE.search(line):
                    self.trouble.append(line.strip())
        return self._process.wait()

    @property
    def seconds(self) -> int:
        """How long it has run."""
        return int(time.monotonic() - self.begun)

    def end(self) -> None:
        """End it and all it started, politely at first."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self._process.pid, number)
            except ProcessLookupError:
                return
            try:
                self._process.wait(SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                continue


class Steps:
    """The steps of one script. Leaving the block ends whatever still runs; from then on `ended` is true."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._running: list[Step] = []
        self.ended = False
        self._draws = sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._sign = SECONDS_BETWEEN_SIGNS
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Steps":
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            self._before[number] = signal.signal(number, _stop)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.ended = True
        with self._lock:
            left = list(self._running)
        for step in left:
            step.end()
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._wipe()

    def run(
        self,
        title: str,
        command: Command,
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
        tries: int = 1,
        heard: bool = True,
    ) -> str:
        """Run a command to its end and return what it said; a failure is shown unless it may be overcome."""
        for left in reversed(range(tries)):
            step = self._begin(title, command, folder or Path.cwd(), environment or {})
            code = self._watch(step)
            if code == 0:
                self._say(f"{title}: done in {step.seconds} s")
                return "".join(step.said)
            if self.ended:
                break
            if left:
                self._say(f"{title}: failed after {step.seconds} s, trying again")
            elif heard:
                self._say(f"{title}: failed after {step.seconds} s\n\n{''.join(step.said[-LINES_HEARD:])}")
        raise StepFailed(title)

    def together(self, *works: Callable[[], object]) -> None:
        """Do several works at once; when one fails, the others are ended."""
        failed: list[BaseException] = []

        def do(work: Callable[[], object]) -> None:
            try:
                work()
            except BaseException as error:
                failed.append(error)

        threads = [threading.Thread(target=do, args=(work,), daemon=True) for work in works]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads) and not failed:
            time.sleep(0.1)
            self._draw()
        if failed:
            raise failed[0]

    def _begin(self, title: str, command: Command, folder: Path, environment: Mapping[str, str]) -> Step:
        if not self._draws:
            self._say(f"{title} ...")
        with self._lock:
            if self.ended:
                raise StepFailed(title)
            step = Step(title, command, folder, environment)
            self._running.append(step)
        return step

    def _watch(self, step: Step) -> int:
        """Wait for a step while drawing it, from whichever thread began it."""
        codes: list[int] = []
        listener = threading.Thread(target=lambda: codes.append(step.listen()), daemon=True)
        listener.start()
        while listener.is_alive():
            listener.join(0.2)
            if threading.current_thread() is threading.main_thread():
                self._draw()
        with self._lock:
            self._tell_trouble(step)
            self._running.remove(step)
        return codes[0]

    def _tell_trouble(self, step: Step) -> None:
        while step.trouble:
            self._say(f"{step.title}: {step.trouble.pop(0)}")

    def _draw(self) -> None:
        with self._lock:
            for step in self._running:
                self._tell_trouble(step)
            if self._draws:
                shown = (f"{one.title} … {one.doing} {one.seconds} s".replace("  ", " ") for one in self._running)
                width = shutil.get_terminal_size().columns - 1
                print(f"\r\033[K{' · '.join(shown)[:width]}", end="", file=sys.stderr, flush=True)
            elif self._running and (longest := max(one.seconds for one in self._running)) >= self._sign:
                self._sign = longest + SECONDS_BETWEEN_SIGNS
                for one in self._running:
                    self._say(f"{one.title}: {one.seconds} s so far {one.doing}".rstrip())

    def _say(self, text: str) -> None:
        with self._lock:
            self._wipe()
            print(text, file=sys.stderr, flush=True)

    def _wipe(self) -> None:
        if self._draws:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _stop(number: int, _: FrameType | None) -> None:
    raise Stopped(number)


def steps_of(script: Callable[[Steps], object]) -> None:
    """Run a script; a step that failed or a signal ends it with the right code and no traceback."""
    try:
        with Steps() as steps:
            script(steps)
    except StepFailed:
        sys.exit(1)
    except Stopped as stopped:
        print("Stopped.", file=sys.stderr)
        sys.exit(128 + stopped.number)


def become(command: Iterable[str | Path]) -> None:
    """Turn into another program, which then gets the signals itself."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    sys.stderr.flush()
    os.execvp(words[0], words)
