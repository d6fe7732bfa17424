"""Moves a second of the server, end to end, against the floor of the same stack; many sockets at once.

A move counts when it went in through a socket, was committed, and came out of the opponent's socket. The floor is a
bare WebSocket handler that inserts one row and commits. Both are measured in one run, on SQLite and on PostgreSQL.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Start the servers, and let the tests' clients play."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    from benchmarks.serving.moves import figures

    yield from figures(full)
