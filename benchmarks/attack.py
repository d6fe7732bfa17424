"""The slowest move of somebody else while one address does its worst within the limits of the server.

The victim plays from an address of its own; the attacker opens sockets, sends fabricated previews, asks for long logs,
checks and hints, makes games, and leaves requests half-sent. Quiet and attacked figures come from one run.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Start a server with its usual limits, and attack it."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    from benchmarks.serving.victim import figures

    yield from figures(full)
