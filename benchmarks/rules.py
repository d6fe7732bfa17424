"""Games per second of the plain Python rules, one core: greedy players, every turn judged, no records written."""

import time
from random import Random

from sixfold.bots import bot
from sixfold.core.game import GameState
from sixfold.games import GAMES, edition

EDITIONS = {"tiles-nl": 100, "cubes-nl": 100, "cards-999": 20}
"""An edition of each game, and how many games to play."""
ROUNDS = 3


def play(edition_id: str, games: int) -> tuple[float, float]:
    """Games and turns a second."""
    rules = edition(edition_id)
    verbs = GAMES[rules.game]
    choose = bot("greedy", rules.game)
    turns = 0
    begun = time.perf_counter()
    for number in range(games):
        rng = Random(number)
        state: GameState = verbs.start(rules, (0, 1), number.to_bytes(32, "big"))
        while not state.ended:
            state = verbs.apply(state, choose(verbs.observe(state, state.seat), rng))
            turns += 1
    seconds = time.perf_counter() - begun
    return games / seconds, turns / seconds


def main() -> None:
    """Print the best of several rounds."""
    for edition_id, games in EDITIONS.items():
        best = max(play(edition_id, games) for _ in range(ROUNDS))
        print(f"{edition_id:12} {best[0]:8.1f} games/s {best[1]:10.0f} turns/s")


if __name__ == "__main__":
    main()
