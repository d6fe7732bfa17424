"""The kernel for browsers, held to the kernel of this machine, answer by answer."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import wasm
import web
from needs import ROOT, see_to_node
from steps import Steps, steps_of

EDITIONS = {"tiles-nl": (2, 3, 4), "cubes-nl": (2, 3, 4), "cards-999": (2, 3, 4)}
"""What is played when the two kernels are compared, and by how many."""


class WasmKernel:
    """The kernel in Node, by the very program that calls it in a browser."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._in, self._out = process.stdin, process.stdout

    def call(self, request: bytes) -> bytes:
        """The answer to a request."""
        self._in.write(len(request).to_bytes(4, "little") + request)
        self._in.flush()
        return self._out.read(int.from_bytes(self._out.read(4), "little"))


@contextmanager
def in_node(kernel: Path) -> Iterator[WasmKernel]:
    """The kernel while Node runs."""
    command = ["node", str(ROOT / "web" / "scripts" / "kernel.mjs"), str(kernel)]
    own = os.environ | web.environment()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=own) as process:
        yield WasmKernel(process)
        assert process.stdin is not None
        process.stdin.close()


class Compared:
    """Asks the kernel of this machine, and another the same."""

    def __init__(self, other: WasmKernel) -> None:
        from sixfold.kernel import door

        self._own, self._other = door.native(), other
        self.asked = 0
        self.differing = 0

    def call(self, request: bytes) -> bytes:
        """The answer of this machine."""
        answer = self._own(request)
        self.asked += 1
        self.differing += answer != self._other.call(request)
        return answer


def compare(edition_id: str, players: int, positions: int, seed: int, budget: str = "expert") -> int:
    """Let experts play until they have met so many positions; how many that were."""
    from sixfold.bots import bot
    from sixfold.core.game import GameState
    from sixfold.games import GAMES, edition

    rules = edition(edition_id)
    game, choose, rng = GAMES[rules.game], bot(budget, rules.game), Random(seed)
    met = 0
    while met < positions:
        state: GameState = game.start(rules, range(players), rng.randbytes(32))
        while not state.ended and met < positions:
            state = game.apply(state, choose(game.observe(state, state.seat), rng))
            met += 1
    return met


def compare_all(positions: int) -> int:
    """Every game, with two to four players; prints what was found, and gives how many answers differed."""
    from sixfold.kernel import door

    differing = 0
    with in_node(wasm.WASM) as other:
        for edition_id, tables in EDITIONS.items():
            compared = Compared(other)
            door.use(compared.call)
            met = sum(
                compare(edition_id, players, -(-positions // len(tables)), seed) for seed, players in enumerate(tables)
            )
            differing += compared.differing
            print(
                f"{edition_id}: {met} positions, {compared.asked} answers, {compared.differing} of them different",
                flush=True,
            )
    return differing


def see_to_all(steps: Steps) -> None:
    """The kernel for browsers, and a Node to try it in."""
    see_to_node(steps)
    web.install(steps)
    wasm.build(steps)


if __name__ == "__main__":
    steps_of(see_to_all)
    sys.exit(compare_all(int(sys.argv[1]) if len(sys.argv) > 1 else 30) > 0)
