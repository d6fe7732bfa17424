"""A store as the browser's is, in memory. What is appended can be held back or refused."""

import asyncio
import json
from typing import Any


class MemoryStore:
    """Events and rows of games, as text in and text out."""

    def __init__(self) -> None:
        self.written: dict[str, dict[int, Any]] = {}
        self.rows: dict[str, Any] = {}
        self.broken = False
        self.waiting = 0
        """How many wait for the gate."""
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, entries: str) -> bool:
        """Keep all or nothing."""
        self.waiting += 1
        await self.gate.wait()
        self.waiting -= 1
        if self.broken:
            raise OSError("the disk is full")
        read = json.loads(entries)
        if any(event["number"] in self.written.get(one["game"], {}) for one in read for event in one["events"]):
            return False
        for one in read:
            self.written.setdefault(one["game"], {}).update({event["number"]: event for event in one["events"]})
            if one["row"] is not None:
                self.rows[one["game"]] = one["row"]
        return True

    async def events(self, game: str, after: int) -> str:
        """Those of one game after a number."""
        return json.dumps([event for number, event in sorted(self.written.get(game, {}).items()) if number > after])

    async def last(self, game: str) -> int:
        """The highest number."""
        return max(self.written.get(game, {}), default=0)

    async def games(self) -> str:
        """All rows."""
        return json.dumps(list(self.rows.values()))

    async def game(self, game: str) -> str:
        """One row."""
        return json.dumps(self.rows.get(game))
