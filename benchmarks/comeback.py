"""How long it takes until a thousand sockets that come at once have been served, for the first time and back."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Start a server, let games be under way, and let everybody come at once."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    from benchmarks.serving.comeback import figures

    yield from figures(full)
