"""Messages on their way out: a few at a time, so that a crowd at one table keeps nobody at another waiting."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

A_ROUND, A_GAME = 32, 4
"""To how many sockets something is sent in one round of the event loop, and to how many of one game among others."""
Deliver = Callable[[], None]


class Post:
    """Calls those whose messages wait, in turn by game."""

    def __init__(self) -> None:
        self._due: OrderedDict[str, deque[Deliver]] = OrderedDict()
        self._on_its_way = False

    def call(self, game_id: str, deliver: Deliver) -> None:
        """Deliver soon: whoever waits at a table where few do need not wait for the others of another."""
        self._due.setdefault(game_id, deque()).append(deliver)
        if not self._on_its_way:
            self._on_its_way = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        left = A_ROUND
        most = A_GAME if len(self._due) > 1 else A_ROUND
        for _ in range(len(self._due)):
            game_id, due = self._due.popitem(last=False)
            for _ in range(min(most, left, len(due))):
                due.popleft()()
                left -= 1
            if due:
                self._due[game_id] = due
            if not left:
                break
        self._on_its_way = bool(self._due)
        if self._on_its_way:
            asyncio.get_running_loop().call_soon(self._go_round)
