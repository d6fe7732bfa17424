"""A batch plays the games of `Table`: move by move the same masks, observations, seats, rewards and ends."""

import copy
import pickle
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from envs.walks import TABLES
from sixfold.bots import bot
from sixfold.core.game import BadSetup
from sixfold.envs import REWARDS, IllegalMove, Table, UnknownReward
from sixfold.envs.vector import Batch, IllegalMoveIn, seeds_from
from sixfold.games.redeal import redealt

ONE_OF_EACH = [("tiles-nl", 2), ("cubes-nl", 3), ("cards-999", 2)]
ARRAYS = ("observations", "masks", "rewards", "terminated", "seats", "scores", "seeds")


class Pair:
    """A batch, and a table for each of its games."""

    def __init__(self, edition_id: str, players: int, games: int, reward: str = "win", auto_reset: bool = True) -> None:
        self.batch = Batch(edition_id, players, games, reward=reward, auto_reset=auto_reset)
        self.tables = [Table(edition_id, players, reward) for _ in range(games)]
        self.auto_reset = auto_reset
        self.ended = 0

    def reset(self, seed: object) -> None:
        self.batch.reset(str(seed))
        for table, dealt in zip(self.tables, self.batch.seeds, strict=True):
            table.start(bytes(dealt))

    def compare(self) -> None:
        """The arrays are what the tables say."""
        for game, table in enumerate(self.tables):
            assert self.batch.seats[game] == table.seat
            assert np.array_equal(self.batch.masks[game], table.mask(table.seat))
            assert differing(self.batch, game, table.tensor(table.seat)) == []

    def step(self, moves: NDArray[np.int64]) -> None:
        """A move in every game and at every table."""
        self.batch.step(moves)
        for game, (table, move) in enumerate(zip(self.tables, moves, strict=True)):
            gained = [0.0] * table.players if table.over else table.move(int(move))
            assert np.array_equal(self.batch.rewards[game], np.array(gained, np.float32))
            assert self.batch.terminated[game] == table.over
            if table.over:
                self._end(game, table)

    def _end(self, game: int, table: Table) -> None:
        result = table.rules.result(table.state)
        assert result is not None
        assert tuple(self.batch.scores[game]) == result.scores
        self.ended += 1
        if self.auto_reset:
            table.start(bytes(self.batch.seeds[game]))


def differing(batch: Batch, game: int, wanted: NDArray[np.float32]) -> list[str]:
    """The parts of an observation that are not what they should be."""
    if np.array_equal(batch.observations[game], wanted):
        return []
    found, expected = batch.layout.split(batch.observations[game]), batch.layout.split(wanted)
    return [name for name in expected if not np.array_equal(found[name], expected[name])]


def played(pair: Pair, seed: int, steps: int) -> None:
    """Random moves, everything compared before each."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        pair.compare()
        pair.step(pair.batch.sample(rng))


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_random_games_are_those_of_the_table(edition_id: str, players: int) -> None:
    pair = Pair(edition_id, players, games=2, reward="score" if players % 2 else "win")
    pair.reset(f"{edition_id} {players}")
    played(pair, players, steps=150)


@pytest.mark.parametrize("auto_reset", [True, False])
@pytest.mark.parametrize(("edition_id", "players"), ONE_OF_EACH)
def test_whole_games_and_their_ends_are_those_of_the_table(edition_id: str, players: int, auto_reset: bool) -> None:
    pair = Pair(edition_id, players, games=1, auto_reset=auto_reset)
    pair.reset("whole")
    rng, tail = np.random.default_rng(2), 30
    while tail:
        if pair.ended or rng.random() < 0.2:
            pair.compare()
        pair.step(pair.batch.sample(rng))
        tail -= bool(pair.ended)
    assert pair.ended == (1 if auto_reset else 30)


@pytest.mark.slow
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_many_games_are_those_of_the_table(edition_id: str, players: int, reward: str) -> None:
    pair = Pair(edition_id, players, games=4, reward=reward)
    pair.reset(f"{edition_id} {players} {reward}")
    played(pair, players, steps=900)


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_games_of_bots_are_those_of_the_table(edition_id: str, players: int) -> None:
    pair = Pair(edition_id, players, games=1, auto_reset=False)
    pair.reset(players)
    (table,) = pair.tables
    for move in moves_of(table, "greedy", Random(players)):
        pair.compare()
        pair.step(np.array([move]))
    pair.compare()
    assert pair.ended == 1


def moves_of(table: Table, name: str, rng: Random) -> Iterator[int]:
    """The moves of a game between bots, each once the one before was made."""
    choose = bot(name, table.edition.game)
    while not table.over:
        seen = table.seen(table.seat)
        yield from table.steps.way(seen, choose(seen, rng))


@pytest.mark.parametrize(("edition_id", "players"), ONE_OF_EACH)
def test_what_is_hidden_does_not_show(edition_id: str, players: int) -> None:
    pair, rng, changed = Pair(edition_id, players, games=2), Random(5), 0
    pair.reset("hidden")
    other, chances = Table(edition_id, players), np.random.default_rng(5)
    for _ in range(120):
        for game, table in enumerate(pair.tables):
            anew = redealt(table.state, table.seat, rng)
            changed += anew != table.state
            other.set(anew)
            for move in table.made:
                other.move(move)
            assert differing(pair.batch, game, other.tensor(table.seat)) == []
            assert np.array_equal(pair.batch.masks[game], other.mask(table.seat))
        pair.step(pair.batch.sample(chances))
    assert changed


@pytest.mark.parametrize(("edition_id", "players"), ONE_OF_EACH)
def test_a_game_does_not_depend_on_those_beside_it(edition_id: str, players: int) -> None:
    large = Batch(edition_id, players, 9)
    small = Batch(edition_id, players, 1)
    large.reset(3)
    small.reset(3)
    for step in range(500):
        moves = large.sample(np.random.default_rng(step))
        large.step(moves)
        small.step(moves[:1])
        for name in ARRAYS:
            assert np.array_equal(getattr(large, name)[:1], getattr(small, name))


def test_a_batch_with_the_same_seeds_and_moves_repeats_its_games() -> None:
    one, other = Batch(games=5), Batch(games=5)
    one.reset(seeds_from("again", 5))
    other.reset([bytes(seed) for seed in seeds_from("again", 5)])
    one_rng, other_rng = np.random.default_rng(1), np.random.default_rng(1)
    for _ in range(50):
        one.step(one.sample(one_rng))
        other.step(other.sample(other_rng))
    assert_same(one, kept(other))


def test_without_a_seed_games_are_new() -> None:
    batch = Batch(games=3)
    batch.reset()
    before = batch.seeds.copy()
    batch.reset()
    assert (before != batch.seeds).any(axis=1).all()


def test_the_next_game_follows_in_the_same_step() -> None:
    batch = Batch("cubes-nl", 2, 4)
    batch.reset(8)
    rng = np.random.default_rng(8)
    while not batch.terminated.any():
        before = batch.seeds.copy()
        batch.step(batch.sample(rng))
    for game in np.flatnonzero(batch.terminated):
        following = sha256(b"sixfold next game" + bytes(before[game])).digest()
        assert bytes(batch.seeds[game]) == following
        table = Table("cubes-nl", 2)
        table.start(following)
        assert np.array_equal(batch.observations[game], table.tensor(table.seat))
        assert batch.rewards[game].sum() == 1
        assert batch.scores[game].any()
    batch.step(batch.sample(rng))
    assert not batch.terminated.any()


def test_some_games_begin_anew_and_the_others_go_on() -> None:
    batch = Batch(games=4)
    batch.reset(1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        batch.step(batch.sample(rng))
    before = kept(batch)
    batch.reset(2, games=[False, True, False, True])
    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name)[::2], before[name][::2])
    assert np.array_equal(batch.seeds[1::2], seeds_from(2, 4)[1::2])
    assert not batch.scores[1::2].any()


def kept(batch: Batch) -> dict[str, NDArray[Any]]:
    return {name: getattr(batch, name).copy() for name in ARRAYS}


def assert_same(batch: Batch, before: dict[str, NDArray[Any]]) -> None:
    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name), before[name]), name


@pytest.mark.parametrize(("edition_id", "players"), ONE_OF_EACH)
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(edition_id: str, players: int) -> None:
    batch, twin = Batch(edition_id, players, 3), Batch(edition_id, players, 3)
    batch.reset(4)
    twin.reset(4)
    rng = np.random.default_rng(4)
    for _ in range(60):
        before, moves = kept(batch), batch.sample(rng)
        forbidden = np.flatnonzero(batch.masks[1] == 0)
        for bad in (-1, batch.steps.size, 2**31 + int(moves[1]), 2**63 - 1, -(2**63), *rng.choice(forbidden, 3)):
            wrong = moves.copy()
            wrong[1] = bad
            with pytest.raises(IllegalMoveIn, match=f"move {bad} is not legal in game 1; no game has changed") as found:
                batch.step(wrong)
            assert (found.value.game, found.value.move) == (1, bad)
            assert isinstance(found.value, IllegalMove)
            assert_same(batch, before)
        batch.step(moves)
        twin.step(moves)
    assert_same(batch, kept(twin))


def test_writing_into_a_mask_makes_no_move_legal() -> None:
    batch = Batch(games=1)
    batch.reset(1)
    forbidden = int(np.flatnonzero(batch.masks[0] == 0)[0])
    batch.masks[:] = 1
    with pytest.raises(IllegalMoveIn):
        batch.step([forbidden])
    assert batch.masks[0, batch.sample(np.random.default_rng(1))[0]] == 1
    batch.reset(1)
    assert batch.masks[0, forbidden] == 0


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        ([0.0, 1.0], TypeError),
        ([True, False], TypeError),
        (["0", "1"], TypeError),
        ([None, None], TypeError),
        ([1], ValueError),
        ([[1, 2]], ValueError),
        (3, ValueError),
        ([1, 2, 3], ValueError),
    ],
)
def test_moves_of_another_kind_or_number_are_refused(moves: Any, error: type[Exception]) -> None:
    batch = Batch(games=2)
    batch.reset(1)
    before = kept(batch)
    with pytest.raises(error):
        batch.step(moves)
    assert_same(batch, before)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.uint16, np.int32, np.uint64])
def test_moves_may_be_of_any_whole_kind_and_lie_apart(kind: Any) -> None:
    batch = Batch(games=3)
    batch.reset(2)
    pieces = batch.sample(np.random.default_rng(2))
    assert pieces.max() < 36
    spread = np.zeros(6, kind)
    spread[::2] = pieces
    batch.step(spread[::2])
    parts = batch.layout.split(batch.observations)
    assert parts["named"].argmax(axis=1).tolist() == pieces.tolist()
    assert all(np.may_share_memory(part, batch.observations) for part in parts.values())


@pytest.mark.parametrize(
    ("seeds", "error"),
    [
        (np.zeros((2, 31), np.uint8), ValueError),
        (np.zeros((3, 32), np.uint8), ValueError),
        (np.zeros((2, 32), np.int64), TypeError),
        ([bytes(32), bytes(31)], TypeError),
        ([bytes(32)], ValueError),
        ([1, 2], TypeError),
    ],
)
def test_seeds_of_another_kind_or_number_are_refused(seeds: Any, error: type[Exception]) -> None:
    batch = Batch(games=2)
    batch.reset(1)
    before = kept(batch)
    with pytest.raises(error):
        batch.reset(seeds)
    assert_same(batch, before)


def test_games_are_chosen_by_marks() -> None:
    batch = Batch(games=2)
    with pytest.raises(ValueError, match="all games begin at the first reset"):
        batch.reset(1, games=[True, False])
    batch.reset(1)
    with pytest.raises(TypeError, match="true and false"):
        batch.reset(1, games=[0, 1])
    with pytest.raises(ValueError, match="shape"):
        batch.reset(1, games=[True])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup):
        Batch("tiles-nl", 9)
    with pytest.raises(UnknownReward):
        Batch(reward="fame")
    with pytest.raises(ValueError, match="one game or more"):
        Batch(games=0)
    batch = Batch(games=1)
    with pytest.raises(ValueError, match="begin at a reset"):
        batch.step([0])
    with pytest.raises(ValueError, match="begin at a reset"):
        batch.sample(np.random.default_rng(1))


def test_a_batch_is_not_copied() -> None:
    batch = Batch(games=1)
    for attempt in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied"):
            attempt(batch)


def test_arrays_are_shared_with_other_libraries_and_outlive_the_batch() -> None:
    batch = Batch(games=2)
    shared = {name: np.from_dlpack(getattr(batch, name)) for name in ARRAYS}
    batch.reset(6)
    for name, array in shared.items():
        assert np.shares_memory(array, getattr(batch, name))
    seen = batch.observations
    del batch
    assert seen.sum() > 0
