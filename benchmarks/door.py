"""What the way to the kernel costs: single calls, and the share of an expert's move that is messages, not thought.

All of it is processor time, so that a machine which does other things as well gives the same shares.
"""

from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

from sixfold import kernel
from sixfold.bots import bot
from sixfold.bots.tiles import kernel_board
from sixfold.core.game import GameState
from sixfold.games import GAMES, edition
from sixfold.kernel import door

EDITIONS = ("tiles-nl", "cubes-nl", "cards-999")
PLAYERS = 2
CALLS = 300
"""How often a call is made in a round; the best of some rounds counts."""
ROUNDS = 5
LAID = 60
"""Pieces on the board of the calls that are measured."""
CARD_TURNS = 12
"""Turns after which a table of cards has something to arrange."""


class Heard:
    """Passes requests on, and remembers the answers."""

    def __init__(self) -> None:
        self._call = door.native()
        self._answers: dict[bytes, bytes] = {}

    def ask(self, request: bytes) -> bytes:
        """The kernel's answer."""
        self._answers[request] = answer = self._call(request)
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
        start = process_time()
        for usual, arguments, named in self._calls:
            usual(*arguments, **named)
        return process_time() - start


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Single calls; by game, an expert's move, and how much of it goes into writing requests and reading answers."""
    door.use(door.native())
    for what, call in calls().items():
        seconds = min(_timed(call) for _ in range(ROUNDS * (4 if full else 1)))
        yield {"what": what, "figure": 1e6 * seconds, "unit": "µs"}
    for edition_id in EDITIONS:
        yield from _of_game(edition_id, 20 if full else 2)
    door.use(door.native())


def _timed(call: Callable[[], object]) -> float:
    start = process_time()
    for _ in range(CALLS):
        call()
    return (process_time() - start) / CALLS


def calls() -> dict[str, Callable[[], object]]:
    """Calls that bots make, on positions of games between greedy players."""
    tiles = _greedily("tiles-nl", lambda seen: len(seen.board.pieces) >= LAID)
    cubes = _greedily("cubes-nl", lambda seen: len(seen.board.pieces) >= LAID)
    cards = _greedily("cards-999", lambda seen: len(seen.log) >= CARD_TURNS)
    of_tiles, of_cubes = kernel_board(tiles), kernel_board(cubes)
    count = {"tiles": len(of_tiles.placements(tiles.hand)), "cubes": len(of_cubes.placements(cubes.hand))}
    takings = len(kernel.cards_takings(cards.table, cards.hand, 1))
    return {
        "the smallest call": lambda: kernel.tiles_trade((0, 1), 9),
        f"a board of {len(of_tiles)} tiles": lambda: kernel_board(tiles),
        "whether a hand fits on it": lambda: of_tiles.can_place(tiles.hand),
        f"its {count['tiles']} placements": lambda: of_tiles.placements(tiles.hand),
        f"{count['cubes']} placements on {len(of_cubes)} cubes": lambda: of_cubes.placements(cubes.hand),
        f"{takings} ways to take Qwirkles of cards": lambda: kernel.cards_takings(cards.table, cards.hand, 1),
    }


def _greedily(edition_id: str, enough: Callable[[Any], bool]) -> Any:
    """What is seen in a game between greedy players, once that is enough."""
    rules = edition(edition_id)
    game, choose, rng = GAMES[rules.game], bot("greedy", rules.game), Random(1)
    state: GameState = game.start(rules, range(PLAYERS), rng.randbytes(32))
    while not state.ended:
        seen = game.observe(state, state.seat)
        if enough(seen):
            return seen
        state = game.apply(state, choose(seen, rng))
    raise LookupError(edition_id)


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
                start = process_time()
                action = choose(seen, rng)
                seconds += process_time() - start
            moves += 1
            state = game.apply(state, action)
    return moves, seconds
