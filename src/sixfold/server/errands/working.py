"""The inside of a worker process: questions from standard input, answers to standard output, until the input ends."""

import os
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

LENGTH = struct.Struct(">I")
"""Questions and answers are pickles with their length in front."""


def serve(asking: BinaryIO, answering: BinaryIO, work: Callable[[bytes], bytes]) -> None:
    """Say with an empty answer that all is loaded; then answer until nobody asks any more."""
    answering.write(LENGTH.pack(0))
    answering.flush()
    while len(length := asking.read(LENGTH.size)) == LENGTH.size:
        answer = work(asking.read(LENGTH.unpack(length)[0]))
        answering.write(LENGTH.pack(len(answer)) + answer)
        answering.flush()


def work_on(work: Callable[[bytes], bytes]) -> None:
    """Serve on standard input and output."""
    # A bot that prints must not speak into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # A server that stops waits for no answer. What was not taken is tried once more when the file is closed.
    with suppress(ConnectionError), answers:
        serve(sys.stdin.buffer, answers, work)
