"""What the way to the kernel costs: the share of an expert's move that is spent on messages and not on thought."""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from sixfold import kernel
from sixfold.bots import bot
from sixfold.core.game import GameState
from sixfold.games import GAMES, edition
from sixfold.kernel import door

EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")
PLAYERS = 2
SMALL = 2000
"""How often the smallest of all questions is asked."""


class Heard:
    """Passes requests on, and remembers answers and how long they took."""

    def __init__(self) -> None:
        self._call = door.native()
        self._answers: dict[bytes, bytes] = {}
        self.seconds = 0.0

    def ask(self, request: bytes) -> bytes:
        """The kernel's answer."""
        start = perf_counter()
        answer = self._call(request)
        self.seconds += perf_counter() - start
        self._answers[request] = answer
        return answer

    def recall(self, request: bytes) -> bytes:
        """The same answer, at once."""
        return self._answers[request]


class Called:
    """Calls of the kernel's functions by a bot, to be made again."""

    def __init__(self) -> None:
        self._calls: list[tuple[Any, Any, Any]] = []
        self._names = [name for name in kernel.__all__ if callable(getattr(kernel, name))]
        self._usual = {name: getattr(kernel, name) for name in self._names}

    def __enter__(self) -> "Called":
        for name, usual in self._usual.items():
            setattr(kernel, name, self._noting(usual))
        return self

    def __exit__(self, *_: object) -> None:
        for name, usual in self._usual.items():
            setattr(kernel, name, usual)

    def _noting(self, usual: Any) -> Any:
        def noted(*arguments: Any, **named: Any) -> Any:
            self._calls.append((usual, arguments, named))
            return usual(*arguments, **named)

        return noted

    def again(self) -> float:
        """Seconds that all of them take."""
        start = perf_counter()
        for usual, arguments, named in self._calls:
            usual(*arguments, **named)
        return perf_counter() - start


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """By game: an expert's move, and how much of it goes into writing requests and reading answers."""
    door.use(door.native())
    start = perf_counter()
    for _ in range(SMALL):
        kernel.tiles_trade((0, 1), 9)
    yield {"what": "the smallest call", "figure": 1e6 * (perf_counter() - start) / SMALL, "unit": "µs"}
    for edition_id in EDITIONS:
        yield from _of_game(edition_id, 20 if full else 2)
    door.use(door.native())


def _of_game(edition_id: str, games: int) -> Iterator[dict[str, Any]]:
    heard, called = Heard(), Called()
    door.use(heard.ask)
    moves, seconds = _played(edition_id, games, called)
    door.use(heard.recall)
    messages = min(called.again() for _ in range(3))
    yield {"what": f"{edition_id}, an expert's move", "figure": 1000 * seconds / moves, "unit": "ms"}
    yield {"what": f"{edition_id}, messages of a move", "figure": 1e6 * messages / moves, "unit": "µs"}
    yield {"what": f"{edition_id}, messages ÷ move", "figure": 100 * messages / seconds, "unit": "%"}


def _played(edition_id: str, games: int, called: Called) -> tuple[int, float]:
    """Games between experts: how many moves, and the seconds they took."""
    rules = edition(edition_id)
    game, choose, rng = GAMES[rules.game], bot("expert", rules.game), Random(1)
    moves, seconds = 0, 0.0
    for _ in range(games):
        state: GameState = game.start(rules, range(PLAYERS), rng.randbytes(32))
        while not state.ended:
            seen = game.observe(state, state.seat)
            with called:
                start = perf_counter()
                action = choose(seen, rng)
                seconds += perf_counter() - start
            moves += 1
            state = game.apply(state, action)
    return moves, seconds
