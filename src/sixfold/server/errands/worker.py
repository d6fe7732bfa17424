"""One process that works: asked in pickles with their length in front, started when it is first needed."""

import asyncio
import pickle
import sys
from typing import Any

from sixfold.server.errands.working import LENGTH

MOST_ANSWER_BYTES = 4_000_000


class Failed(Exception):
    """The work could not be done."""


class Worker:
    """One process that works; it is started anew after it was killed."""

    def __init__(self, program: str) -> None:
        """`program` is the module that it runs."""
        self._program = program
        self._process: asyncio.subprocess.Process | None = None

    async def be_ready(self) -> None:
        """Start the process if none runs, and wait until it can work."""
        if self._process is not None and self._process.returncode is None:
            return
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_ANSWER_BYTES,
        )
        assert self._process.stdout is not None
        await self._process.stdout.readexactly(LENGTH.size)

    async def ask(self, question: Any) -> Any:
        """Ask, and wait for the answer; `Failed` if the worker says that it has none."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        asked = pickle.dumps(question)
        process.stdin.write(LENGTH.pack(len(asked)) + asked)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        went_well, answer = pickle.loads(await process.stdout.readexactly(length))
        if not went_well:
            raise Failed(answer)
        return answer

    async def stop(self) -> None:
        """Kill the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
