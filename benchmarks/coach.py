"""The coach put to the test: planted causes named, losses against games played to their end, and levels told apart."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Shares of causes named and of losses within their interval; loss and accuracy by level; seconds a review."""
    sys.path.append(str(ROOT))
    from benchmarks.coaching.examining import calibration, causes, levels

    yield from causes(56 if full else 6)
    yield from levels(5 if full else 1)
    yield from calibration({"tiles-nl": 80, "cubes-nl": 60, "cards-999": 60} if full else {"cards-999": 4})
