"""Messages on their way out: a few at a time, so that a crowd at one table keeps nobody at another waiting."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable

A_ROUND, FEW = 32, 4
"""To how many sockets something is sent in one round of the event loop, and to how many of one place among others."""
Deliver = Callable[[], None]
Place = tuple[str, int | None]
"""A seat of a game, or its spectators."""


class Post:
    """Calls those whose messages wait, in turn by place. Where many wait at one place, they are a crowd: its messages
    go out while nobody else needs the event loop, for somebody may have made it to keep others waiting."""

    def __init__(self) -> None:
        self._few: OrderedDict[Place, deque[Deliver]] = OrderedDict()
        self._crowds: OrderedDict[Place, deque[Deliver]] = OrderedDict()
        self._few_called = self._crowds_called = False
        """Whether their next round is on the loop's list."""
        self.wait_for_others: Callable[[], float] = lambda: 0.0
        """The seconds that a crowd has to wait, 0 if it may go on."""

    def call(self, place: Place, deliver: Deliver) -> None:
        """Deliver soon: whoever waits at a place where few do need not wait for the others of another."""
        if place in self._crowds:
            self._crowds[place].append(deliver)
            return
        few = self._few.setdefault(place, deque())
        few.append(deliver)
        if len(few) > FEW:
            self._crowds[place] = self._few.pop(place)
            if not self._crowds_called:
                self._crowds_called = True
                asyncio.get_running_loop().call_soon(self._tell_crowds)
        elif not self._few_called:
            self._few_called = True
            asyncio.get_running_loop().call_soon(self._tell_few)

    def _tell_few(self) -> None:
        _go_round(self._few)
        self._few_called = bool(self._few)
        if self._few_called:
            asyncio.get_running_loop().call_soon(self._tell_few)

    def _tell_crowds(self) -> None:
        if wait := self.wait_for_others():
            asyncio.get_running_loop().call_later(wait, self._tell_crowds)
            return
        _go_round(self._crowds)
        self._crowds_called = bool(self._crowds)
        if self._crowds_called:
            asyncio.get_running_loop().call_soon(self._tell_crowds)


def _go_round(places: OrderedDict[Place, deque[Deliver]]) -> None:
    """Deliver to some of each place, as long as the round lasts; whoever is left waits at the end of the line."""
    left, most = A_ROUND, FEW if len(places) > 1 else A_ROUND
    for _ in range(len(places)):
        place, due = places.popitem(last=False)
        for _ in range(min(most, left, len(due))):
            due.popleft()()
            left -= 1
        if due:
            places[place] = due
        if not left:
            break
