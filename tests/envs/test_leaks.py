"""No observation and no mask changes when what is hidden is dealt anew."""

from random import Random

import numpy as np
import pytest

from envs.walks import TABLES, positions
from sixfold.envs import Table
from sixfold.games.redeal import redealt


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_what_is_hidden_does_not_show(edition_id: str, players: int) -> None:
    rng = Random(f"{edition_id} {players}")
    one, other = Table(edition_id, players), Table(edition_id, players)
    changed = 0
    for state in positions(edition_id, players, every=9, name="greedy"):
        for seat in range(players):
            anew = redealt(state, seat, rng)
            changed += anew != state
            one.set(state)
            other.set(anew)
            _same(one, other, seat)
            if seat == state.seat:
                while one.state is state:
                    move = rng.choice(one.legal(seat))
                    assert one.turn is not None
                    if one.turn.after(move).action is not None:
                        break
                    one.move(move)
                    other.move(move)
                    _same(one, other, seat)
    assert changed


def _same(one: Table, other: Table, seat: int) -> None:
    seen, also = one.observation(seat), other.observation(seat)
    assert all(np.array_equal(seen[key], also[key]) for key in seen)


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_nobody_sees_a_turn_in_the_making(edition_id: str) -> None:
    table, rng = Table(edition_id, 3), Random(4)
    table.start(rng.randbytes(32))
    for _ in range(12):
        mover = table.seat
        others = [seat for seat in range(3) if seat != mover]
        before = [table.observation(seat) for seat in others]
        while table.turn is not None and table.seat == mover:
            move = rng.choice(table.legal(mover))
            if table.turn.after(move).action is not None:
                table.move(move)
                break
            table.move(move)
            for seat, seen in zip(others, before, strict=True):
                now = table.observation(seat)
                assert all(np.array_equal(now[key], seen[key]) for key in seen)
                assert list(np.flatnonzero(now["action_mask"])) == [table.wait]
