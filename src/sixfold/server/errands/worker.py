"""One process that works: asked in pickles with their length in front, started when it is first needed."""

import asyncio
import os
import pickle
import signal
import socket
import subprocess
import sys
from typing import Any

from sixfold.server.errands.working import LENGTH

MOST_ANSWER_BYTES = 4_000_000
NICE = 10
"""How far a worker stands back where processors are few: whoever is at a table comes first."""
LEAST_PRIORITY = 19


class Failed(Exception):
    """The work could not be done."""


class Worker:
    """One process that works; it is started anew after it was killed."""

    def __init__(self, program: str) -> None:
        """`program` is the module that it runs."""
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self._loading: socket.socket | None = None
        """What leads to a process that has not yet said that it can work."""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    def start(self) -> None:
        """Start the process, and let it load what it needs while nobody waits for it."""
        if self._process is None:
            self._loading = self._start()

    async def be_ready(self) -> None:
        """Start the process if none runs, and wait until it can work."""
        if self._process is None or self._process.poll() is not None:
            await self.stop()
            self.start()
        if self._loading is not None:
            ours, self._loading = self._loading, None
            self._reader, self._writer = await asyncio.open_unix_connection(sock=ours, limit=MOST_ANSWER_BYTES)
            await self._reader.readexactly(LENGTH.size)

    def _start(self) -> socket.socket:
        """The process, and what leads to its input and output.

        Not by the event loop's own means: to start a program, uvloop copies the tables of this whole process first,
        and nobody's move goes on for tens of milliseconds.
        """
        ours, its = socket.socketpair()
        command = [sys.executable, "-m", self._program]
        with its:
            try:
                # Not in the group of this process: Ctrl-C is for the server, which lets its workers go at the end.
                self._process = subprocess.Popen(command, stdin=its.fileno(), stdout=its.fileno(), process_group=0)
            except OSError:
                ours.close()
                raise
        # Not left to the process itself: to load what it needs is the most work that many ever do.
        now = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, self._process.pid, min(now + NICE, LEAST_PRIORITY))
        ours.setblocking(False)
        return ours

    async def ask(self, question: Any) -> Any:
        """Ask, and wait for the answer; `Failed` if the worker says that it has none."""
        assert self._reader is not None
        assert self._writer is not None
        asked = pickle.dumps(question)
        self._writer.write(LENGTH.pack(len(asked)) + asked)
        await self._writer.drain()
        (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
        went_well, answer = pickle.loads(await self._reader.readexactly(length))
        if not went_well:
            raise Failed(answer)
        return answer

    async def stop(self) -> bool:
        """Kill the process, if there is one; true if it had ended by itself, its processor time used up."""
        process, self._process = self._process, None
        writer, self._writer, self._reader = self._writer, None, None
        if writer is not None:
            writer.close()
        if self._loading is not None:
            self._loading.close()
            self._loading = None
        if process is None:
            return False
        process.kill()
        return await asyncio.to_thread(process.wait) == -signal.SIGPROF
