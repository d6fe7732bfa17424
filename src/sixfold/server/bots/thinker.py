"""A worker process: reads positions from standard input, answers with actions, and ends with its input.

Started as `python -m sixfold.server.bots.thinker` by `thinkers.py`, its only partner; both speak in pickles with their
length in front.
"""

import pickle
import time
from random import Random

from sixfold.bots import adviser, bot
from sixfold.server.bots.thinking import ADVISER
from sixfold.server.errands.working import work_on


def thought(name: str, game: str, observation: object, seed: bytes) -> object:
    """What a bot answers to what its seat sees: an action, or advice."""
    player = adviser(game) if name == ADVISER else bot(name, game)
    return player(observation, Random(seed))


def think(asked: bytes) -> bytes:
    """An answer to one question: whether it went well, and the action with its processor time or the kind of error."""
    begun = time.process_time()
    name, game, observation, seed = pickle.loads(asked)
    try:
        answer: tuple[bool, object] = (True, (thought(name, game, observation, seed), time.process_time() - begun))
    except Exception as error:
        answer = (False, f"{type(error).__name__}: {error}")
    return pickle.dumps(answer)


if __name__ == "__main__":
    work_on(think)
