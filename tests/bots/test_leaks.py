"""No bot sees hidden pieces: everything hidden is dealt anew before the call, and the choice stays the same."""

from random import Random
from typing import Any

import pytest

from sixfold.bots import NAMES, adviser, bot
from sixfold.games import GAMES, edition
from sixfold.games.redeal import redealt

EDITION_OF = {"tiles": "tiles-nl", "cubes": "cubes-nl", "cards": "cards-999"}
CALLS = 24


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", EDITION_OF)
@pytest.mark.parametrize("name", [*NAMES, "adviser"])
def test_what_is_hidden_does_not_matter(name: str, game: str, players: int) -> None:
    verbs, guide = GAMES[game], bot("greedy", game)
    choose: Any = adviser(game) if name == "adviser" else bot(name, game)
    rng = Random(f"{name} {game} {players}")
    state: Any = verbs.start(edition(EDITION_OF[game]), range(players), rng.randbytes(32))
    calls = 0
    while not state.ended and calls < CALLS:
        seat = state.seat
        if rng.random() < 0.6:
            calls += 1
            seen = choose(verbs.observe(state, seat), Random(calls))
            for _ in range(2):
                other = redealt(state, seat, rng)
                assert choose(verbs.observe(other, seat), Random(calls)) == seen
        state = verbs.apply(state, guide(verbs.observe(state, seat), rng))
    assert calls > 5
