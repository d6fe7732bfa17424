"""The kernel as the browser has it: compiled to WebAssembly, and called by way of the page's worker.

A page that was built where no compiler for that could be had does without. Whoever asks the kernel there is told so,
and only the bots that never ask it are offered.
"""

from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any

from sixfold.kernel import door
from sixfold.kernel._words import Verb

PURE = ("random",)
"""The bots that need no kernel in any game; in tiles there are more."""
CHECKS = {
    Verb.CHECK_RULES,
    Verb.CHECK_BOARD,
    Verb.CHECK_TILES_PLAYER,
    Verb.CHECK_CUBES_PLAYER,
    Verb.CHECK_CARDS_PLAYER,
}
_absent = False


class NoKernel(RuntimeError):
    """Something was asked of the kernel, and it is not there."""


def _refuse(request: bytes) -> bytes:
    """Let values of the kernel be made and kept, but nothing be learnt from them."""
    (verb,) = unpack_from("<q", request)
    if verb == Verb.VERSION:
        return pack("<2q", 0, door.VERSION)
    if verb in CHECKS:
        return pack("<q", 0)
    raise NoKernel


def use_kernel(call: Callable[[bytes], Any]) -> None:
    """Ask the kernel by a function of the browser, which answers with an array of its own kind."""
    global _absent
    _absent = False
    door.use(lambda request: bytes(call(request).to_bytes()))


def do_without() -> None:
    """Let everything be imported that may ask the kernel, though there is none."""
    global _absent
    _absent = True
    door.use(_refuse)


def bots_at_hand() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The bots that can be played against, and the levels for people, each from the weakest to the strongest."""
    from sixfold.bots import LEVELS, NAMES

    return (PURE, ()) if _absent else (NAMES, LEVELS)
