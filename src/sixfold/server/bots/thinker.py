"""A worker process: reads positions from standard input, answers with actions, and ends with its input.

Started as `python -m sixfold.server.bots.thinker` by `thinkers.py`, its only partner; both speak in pickles with their
length in front.
"""

import os
import pickle
import struct
import sys
from random import Random
from typing import BinaryIO

from sixfold.bots import adviser, bot

LENGTH = struct.Struct(">I")
ADVISER = "adviser"
"""Asked for by this name, a worker answers with all the advice that the strongest bot gives."""


def think(asked: bytes) -> bytes:
    """An answer to one question: whether it went well, then the action or the kind of error."""
    name, game, observation, seed = pickle.loads(asked)
    try:
        player = adviser(game) if name == ADVISER else bot(name, game)
        answer: tuple[bool, object] = (True, player(observation, Random(seed)))
    except Exception as error:
        answer = (False, f"{type(error).__name__}: {error}")
    return pickle.dumps(answer)


def serve(asking: BinaryIO, answering: BinaryIO) -> None:
    """Say with an empty answer that all is loaded; then answer until nobody asks any more."""
    answering.write(LENGTH.pack(0))
    answering.flush()
    while len(length := asking.read(LENGTH.size)) == LENGTH.size:
        answer = think(asking.read(LENGTH.unpack(length)[0]))
        answering.write(LENGTH.pack(len(answer)) + answer)
        answering.flush()


if __name__ == "__main__":
    # A bot that prints must not speak into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, answers)
