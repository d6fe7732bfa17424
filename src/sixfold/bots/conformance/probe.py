"""Asking a bot in a process in which the whole state lies about, as it does in many a program that plays games.

A bot of Python can find the state there, in the frames that called it or among the objects that the collector of
garbage knows. It is asked again and again with only what is hidden from it dealt anew, one state alive at a time: if
its answers differ, it looked.
"""

import pickle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from sixfold.bots import BotFault, FaultCode, find
from sixfold.games import GAMES

PATIENCE = 60.0
"""Seconds for an answer."""


class Probe:
    """A process that asks one bot."""

    def __init__(self, name: str) -> None:
        """Start it; the bot is loaded there and nowhere else."""
        context = get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=_answer, args=(there, name), daemon=True)
        self._process.start()
        there.close()

    def ask(self, state: Any, seed: int) -> str:
        """The notation of what the bot does in that state, in which everything hidden can be found."""
        try:
            self._here.send((state.edition.game, pickle.dumps(state), seed))
            if not self._here.poll(PATIENCE):
                raise BotFault(FaultCode.SILENT)
            answer = self._here.recv()
        except (EOFError, OSError):
            raise BotFault(FaultCode.CRASHED) from None
        if isinstance(answer, BotFault):
            raise answer
        return str(answer)

    def close(self) -> None:
        """End the process."""
        self._here.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def _answer(connection: Connection, name: str) -> None:
    """Answer until nobody asks any more."""
    while True:
        try:
            game, pickled, seed = connection.recv()
        except EOFError:
            return
        try:
            connection.send(_choice(name, game, pickled, seed))
        except BotFault as fault:
            connection.send(fault)


def _choice(name: str, game: str, pickled: bytes, seed: int) -> str:
    verbs = GAMES[game]
    state: Any = pickle.loads(pickled)
    action = find(name, game)(verbs.observe(state, state.seat), Random(seed))
    return str(action.notation)
