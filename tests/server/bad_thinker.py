"""A worker whose bots fail in every way there is; only `greedy` plays, and that only where it is asked to."""

import os
import pickle
import sys
import time
from pathlib import Path

from sixfold.games import tiles
from sixfold.server.bots import thinker, thinking
from sixfold.server.errands.working import serve


def think(asked: bytes) -> bytes:
    """Fail as the bot's name says."""
    name, *_ = pickle.loads(asked)
    if name == "slow":
        if begun := os.environ.get("SIXFOLD_THINKING"):
            Path(begun).touch()
        while True:
            time.sleep(60)
    if name == "crashing" or (name == "greedy" and os.environ.get("SIXFOLD_NO_GREEDY")):
        os._exit(3)
    if name == "raising":
        return pickle.dumps((False, "KeyError: 1"))
    if name in {"illegal", "mad", thinking.ADVISER}:
        return pickle.dumps((True, (tiles.Pass() if name == "illegal" else "a joke", 0.0)))
    return thinker.think(asked)


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, think)
