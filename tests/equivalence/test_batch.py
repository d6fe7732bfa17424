"""What the kernel's batches do where no edition leads: windows too small for the board, other values, bad settings."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from equivalence.editions import CARDS, CUBES, TILES, name
from sixfold.core.edition import Edition
from sixfold.core.game import BLOCKED
from sixfold.core.stream import Shuffle, seed_from
from sixfold.envs.steps import steps_of
from sixfold.envs.steps.placement import ELSEWHERE, FIRST_CELL, SWAP, PlacementSteps
from sixfold.envs.tensors.cards import of_cards
from sixfold.envs.tensors.placement import of_cubes, of_tiles
from sixfold.envs.vector import Arrays, seeds_from, setting_of
from sixfold.games import GAMES, edition
from sixfold.kernel import _batch as kernel

SIDE = 4
TENSORS: dict[str, Callable[[Edition, int], Any]] = {"tiles": of_tiles, "cubes": of_cubes, "cards": of_cards}


def tensors_of(rules: Edition, players: int) -> Any:
    """The observations of any edition, printed or not."""
    return TENSORS[rules.game](rules, players)


class Followed:
    """One game in the kernel, and the same by the rules, with a window of any side."""

    def __init__(self, rules: Edition, players: int, side: int, seed: str | bytes) -> None:
        self.steps, self.tensors = steps_of(rules), tensors_of(rules, players)
        if isinstance(self.steps, PlacementSteps):
            self.steps, self.tensors = replace(self.steps, side=side), replace(self.tensors, side=side)
        self.verbs: Any = GAMES[rules.game]
        setting = setting_of(rules, players, "win", auto_reset=False, side=side)
        self.arrays = Arrays(1, players, *kernel.sizes(setting))
        self.batch = kernel.Batch(setting, 1, self.arrays.addresses)
        self.seeds = np.frombuffer(seed_from(seed), np.uint8).copy()
        self.batch.reset(self.seeds.ctypes.data, None)
        dealt = bytes(self.seeds)
        self._at(self.verbs.start(rules, Shuffle(dealt).order(players), dealt))

    def _at(self, state: Any) -> None:
        self.state = state
        self.seen = self.verbs.observe(state, state.seat)
        self.turn = None if state.ended else self.steps.begin(self.seen)

    def compare(self) -> None:
        mask = np.zeros(self.steps.size, np.int8)
        mask[list(self.turn.legal()) if self.turn else [self.steps.size - 1]] = 1
        assert np.array_equal(self.arrays.masks[0], mask)
        wanted = np.zeros(self.tensors.layout.size, np.float32)
        parts = self.tensors.layout.split(wanted)
        self.tensors.fill(parts, self.seen)
        if self.turn:
            self.tensors.fill_turn(parts, self.seen, self.turn)
        assert np.array_equal(self.arrays.observations[0], wanted)
        assert self.arrays.seats[0] == self.state.seat

    def step(self, move: int) -> None:
        moves = np.array([move], np.int64)
        assert self.batch.step(moves.ctypes.data) is None
        assert self.turn is not None
        self.turn = self.turn.after(move)
        if self.turn.action is not None:
            self._at(self.verbs.apply(self.state, self.turn.action))
            assert self.arrays.terminated[0] == (self.state.ended is not None)


@pytest.mark.parametrize(("edition_id", "players"), [("tiles-nl", 2), ("tiles-nl", 5), ("cubes-nl", 4)])
def test_a_wide_board_is_looked_at_page_by_page(edition_id: str, players: int) -> None:
    game = Followed(edition(edition_id), players, SIDE, str(players))
    rng, elsewhere, turned = np.random.default_rng(players), FIRST_CELL + SIDE**2 + ELSEWHERE, 0
    while game.turn is not None:
        game.compare()
        legal = game.turn.legal()
        move = elsewhere if elsewhere in legal and rng.random() < 0.6 else int(rng.choice(legal))
        turned += move == elsewhere
        game.step(move)
    game.compare()
    assert turned > 20


@pytest.mark.parametrize("rules", [*TILES[1:], CUBES[1], replace(CUBES[2], shortest=2), *CARDS[1:]], ids=name)
def test_editions_that_print_other_values(rules: Edition) -> None:
    game, rng = Followed(rules, 3, 26, rules.id), np.random.default_rng(3)
    while game.turn is not None:
        game.compare()
        game.step(int(rng.choice(game.turn.legal())))
    game.compare()
    result = game.verbs.result(game.state)
    assert tuple(game.arrays.scores[0]) == result.scores


def test_a_game_of_trades_reads_far_into_its_stream() -> None:
    game, rng, swap = Followed(edition("tiles-nl"), 2, 26, "trades"), Random(1), FIRST_CELL + 26**2 + SWAP
    for _ in range(900):
        game.compare()
        assert game.turn is not None
        game.step(swap if swap in game.turn.legal() else rng.choice(game.turn.legal()))
    assert game.state.stream.position > 2 * 256 * 32


def test_games_with_nothing_left_but_trading_end() -> None:
    """With one tile of each kind and two in hand that happens now and then, while the bag is full (ruling R13)."""
    rules, games, rng = replace(edition("tiles-nl"), copies=1, hand_size=2), 1500, Random(3)
    setting = setting_of(rules, 2, "win", auto_reset=False)
    arrays, seeds = Arrays(games, 2, *kernel.sizes(setting)), seeds_from("nothing left", games)
    batch = kernel.Batch(setting, games, arrays.addresses)
    batch.reset(seeds.ctypes.data, None)
    made: list[Any] = []
    while not arrays.terminated.all():
        chances = np.array([rng.random() for _ in range(games)])
        made.append(np.empty(games, np.int64))
        batch.pick(chances.ctypes.data, made[-1].ctypes.data)
        assert batch.step(made[-1].ctypes.data) is None
    blocked = np.flatnonzero(tensors_of(rules, 2).layout.split(arrays.observations)["bag"])
    assert len(blocked)
    for number in [*blocked, *range(5)]:
        game = Followed(rules, 2, 26, seed=bytes(seeds[number]))
        moves = iter(made)
        while game.turn is not None:
            game.step(int(next(moves)[number]))
        game.compare()
        assert (game.state.ended == BLOCKED) == (number in blocked)
        assert np.array_equal(game.arrays.scores[0], arrays.scores[number])


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": 3},
        {"game": -1},
        {"players": 1},
        {"players": 9},
        {"copies": 0},
        {"copies": 4},
        {"hand_size": 0},
        {"hand_size": 8},
        {"shortest": 0},
        {"shortest": 7},
        {"qwirkle_bonus": -1},
        {"ending_bonus": 1000},
        {"side": 0},
        {"side": 27},
        {"players": 8, "hand_size": 7, "copies": 1},
        {"game": 1, "copies": 15, "shortest": 4},
        {"game": 2, "players": 5},
        {"game": 2, "shortest": 2},
    ],
    ids=str,
)
def test_what_there_is_no_room_for_is_refused(wrong: dict[str, Any]) -> None:
    setting = replace(setting_of(edition("tiles-nl"), 2, "win", auto_reset=True), **wrong)
    with pytest.raises(kernel.Refused, match="no room"):
        kernel.sizes(setting)
    arrays = Arrays(1, 2, 1, 1)
    with pytest.raises(kernel.Refused, match="no room"):
        kernel.Batch(setting, 1, arrays.addresses)


def test_a_batch_has_games() -> None:
    setting = setting_of(edition("tiles-nl"), 2, "win", auto_reset=True)
    with pytest.raises(kernel.Refused, match="one game or more"):
        kernel.Batch(setting, 0, Arrays(1, 2, *kernel.sizes(setting)).addresses)
