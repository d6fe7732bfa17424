"""Thousands of games at once, played in the kernel and shown in arrays of the caller.

This is for a kernel that is a library of this machine, and knows addresses only: `sixfold.envs.vector` has the arrays.
"""

import ctypes
import weakref
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import cache

from sixfold.kernel._native import native_library
from sixfold.kernel.door import KernelUnavailable

__all__ = ["Addresses", "Batch", "Refused", "Setting"]

DONE, NO_MEMORY = -1, -2


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played, as `sixfold_batch_setting` has it."""

    game: int
    """0 is tiles, 1 cubes, 2 cards."""
    players: int
    copies: int
    hand_size: int
    shortest: int
    qwirkle_bonus: int
    ending_bonus: int
    longest_starts: bool
    youngest_first: bool
    side: int
    """The side of the window on a board."""
    by_score: bool
    auto_reset: bool


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the caller's arrays lie, as `sixfold_batch_arrays` has it; they must stay there."""

    observations: int
    masks: int
    rewards: int
    terminated: int
    seats: int
    scores: int
    seeds: int


class Refused(ValueError):
    """The kernel does not play that."""


class _Setting(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_int32) for name in Setting.__slots__)


class _Addresses(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_void_p) for name in Addresses.__slots__)


@cache
def _library() -> ctypes.CDLL:
    library = native_library()
    pointer, number = ctypes.c_void_p, ctypes.c_int64
    signatures: dict[str, tuple[Sequence[object], object]] = {
        "sizes": ([pointer, pointer, pointer], ctypes.c_int32),
        "new": ([pointer, number, pointer], pointer),
        "free": ([pointer], None),
        "reset": ([pointer, pointer, pointer], number),
        "step": ([pointer, pointer], number),
        "pick": ([pointer, pointer, pointer], None),
    }
    for name, (arguments, result) in signatures.items():
        try:
            function = getattr(library, f"sixfold_batch_{name}")
        except AttributeError:
            raise KernelUnavailable(f"{library._name} was built before there were batches") from None
        function.argtypes, function.restype = arguments, result
    return library


def sizes(setting: Setting) -> tuple[int, int]:
    """How many moves there are, and how many numbers an observation has."""
    moves, observation = ctypes.c_int64(), ctypes.c_int64()
    given = _Setting(*astuple(setting))
    if not _library().sixfold_batch_sizes(ctypes.byref(given), ctypes.byref(moves), ctypes.byref(observation)):
        raise Refused(f"the kernel has no room for {setting}")
    return moves.value, observation.value


class Batch:
    """Games in the kernel. What is given to these verbs are addresses of arrays that are large enough."""

    def __init__(self, setting: Setting, games: int, addresses: Addresses) -> None:
        """So many games; they begin with a reset."""
        library = _library()
        sizes(setting)
        if games < 1:
            raise Refused(f"a batch has one game or more, not {games}")
        given, arrays = _Setting(*astuple(setting)), _Addresses(*astuple(addresses))
        self._handle = library.sixfold_batch_new(ctypes.byref(given), games, ctypes.byref(arrays))
        if self._handle is None:
            raise MemoryError(f"there is no memory for {games} games")
        self._step, self._reset, self._pick = (
            library.sixfold_batch_step,
            library.sixfold_batch_reset,
            library.sixfold_batch_pick,
        )
        weakref.finalize(self, library.sixfold_batch_free, self._handle)

    def reset(self, seeds: int, chosen: int | None) -> None:
        """Begin games anew: all, or those that are chosen."""
        _check(self._reset(self._handle, seeds, chosen))

    def step(self, moves: int) -> int | None:
        """A move in each game; the number of the first in which it is not legal, and then nothing has changed."""
        first = _check(self._step(self._handle, moves))
        return None if first == DONE else first

    def pick(self, chances: int, moves: int) -> None:
        """Legal moves, each by its chance."""
        self._pick(self._handle, chances, moves)


def _check(answer: int) -> int:
    if answer == NO_MEMORY:
        raise MemoryError("the kernel has no memory left for its games: begin them anew")
    return answer
