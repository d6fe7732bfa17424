"""The fast code: search for tiles, cubes and cards in C++.

The contract of this room: nothing here is a rule's only implementation. `sixfold.games` is the authority, and
`tests/equivalence` holds the kernel to it. The kernel imports nothing from the rooms above it, takes and gives plain
numbers and tuples, and keeps no state between calls.
"""

from sixfold.kernel._kernel import (
    ENDING_BONUS,
    QWIRKLE_BONUS,
    Board,
    simulate_greedy,
    trace_greedy,
)

__all__ = [
    "ENDING_BONUS",
    "QWIRKLE_BONUS",
    "Board",
    "simulate_greedy",
    "trace_greedy",
]
