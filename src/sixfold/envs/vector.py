"""Thousands of games at once, stepped in the kernel: arrays in, arrays out, and nothing is copied.

The games are those of `Table`: the same moves, masks and observations, and from the same seeds the same deals.
"""

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from threading import Lock
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sixfold.core.edition import Edition
from sixfold.core.game import check_setup
from sixfold.core.stream import SEED_BYTES, seed_from
from sixfold.envs.rewards import REWARDS, reward_of
from sixfold.envs.steps import IllegalMove, steps_of
from sixfold.envs.steps.window import SIDE
from sixfold.envs.tensors import layout_of
from sixfold.games import cards, cubes, edition, tiles
from sixfold.kernel import _batch as kernel

__all__ = ["Batch", "IllegalMoveIn", "seeds_from"]

_NUMBERS: Mapping[str, int] = MappingProxyType({tiles.NAME: 0, cubes.NAME: 1, cards.NAME: 2})
Seeds = NDArray[np.uint8]


class IllegalMoveIn(IllegalMove):
    """A move that the mask of a game does not allow; no game has changed."""

    def __init__(self, game: int, move: object) -> None:
        ValueError.__init__(self, f"move {move} is not legal in game {game}; no game has changed")
        self.game = game
        self.move = move


def seeds_from(seed: str | int | bytes, games: int) -> Seeds:
    """A seed for each game: the SHA-256 of the given one and the number of the game, as 8 bytes with the highest first.

    The first games of two batches have the same seeds, however many follow.
    """
    one = seed_from(seed)
    digests = (sha256(one + game.to_bytes(8, "big")).digest() for game in range(games))
    return np.frombuffer(b"".join(digests), np.uint8).reshape(games, SEED_BYTES)


def setting_of(rules: Edition, players: int, reward: str, auto_reset: bool, side: int = SIDE) -> kernel.Setting:
    """What the kernel has to know of an edition and of what is wanted."""
    return kernel.Setting(
        game=_NUMBERS[rules.game],
        players=players,
        copies=rules.copies,
        hand_size=rules.hand_size,
        shortest=rules.shortest,
        qwirkle_bonus=rules.qwirkle_bonus,
        ending_bonus=rules.ending_bonus,
        longest_starts=rules.starts != "oldest",
        youngest_first=rules.start_tie != "oldest",
        side=side,
        by_score=list(REWARDS).index(reward) == 1,
        auto_reset=auto_reset,
    )


class Arrays:
    """The arrays of so many games, zero until the games begin."""

    def __init__(self, games: int, players: int, moves: int, observation: int) -> None:
        """New arrays of the right shapes."""
        self.observations = np.zeros((games, observation), np.float32)
        self.masks = np.zeros((games, moves), np.int8)
        self.rewards = np.zeros((games, players), np.float32)
        self.terminated = np.zeros(games, np.bool_)
        self.seats = np.zeros(games, np.int32)
        self.scores = np.zeros((games, players), np.int32)
        self.seeds = np.zeros((games, SEED_BYTES), np.uint8)

    @property
    def addresses(self) -> kernel.Addresses:
        """Where they lie."""
        return kernel.Addresses(**{name: array.ctypes.data for name, array in vars(self).items()})


class Batch:
    """Many games of one edition that are stepped together; the player on turn moves in each.

    Its arrays stay the same for its life: a step writes what has changed into them. Whoever wants to keep what they
    hold copies it, and whoever writes into an observation or a mask finds it wrong until that game begins anew.
    """

    def __init__(
        self,
        edition_id: str = "tiles-nl",
        players: int = 2,
        games: int = 1024,
        *,
        reward: str = "win",
        auto_reset: bool = True,
    ) -> None:
        """So many games, which begin at `reset`."""
        self.edition = edition(edition_id)
        check_setup(self.edition, range(players))
        reward_of(reward)
        if games < 1:
            raise ValueError(f"a batch has one game or more, not {games}")
        self.players = players
        self.games = games
        self.layout = layout_of(self.edition, players)
        """Where in an observation its parts are; the same for every game."""
        self.steps = steps_of(self.edition)
        """The moves, which it names."""
        self._arrays = Arrays(games, players, self.steps.size, self.layout.size)
        setting = setting_of(self.edition, players, reward, auto_reset)
        self._batch = kernel.Batch(setting, games, self._arrays.addresses)
        self._begun = False
        self._lock = Lock()

    def __reduce__(self) -> Any:
        raise TypeError("a batch cannot be copied or sent elsewhere: make another and reset it with the same seeds")

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the player on turn sees, game by game; `layout.split(observations)` gives views by name."""
        return self._arrays.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        """What the player on turn may do: 1 for every legal move."""
        return self._arrays.masks

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought, by game and seat."""
        return self._arrays.rewards

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """Whether a game ended with the last step; without `auto_reset`, whether it is over."""
        return self._arrays.terminated

    @property
    def seats(self) -> NDArray[np.int32]:
        """Who is on turn."""
        return self._arrays.seats

    @property
    def scores(self) -> NDArray[np.int32]:
        """Points, or Qwirkles of cards, by game and seat; of a game that ended with the last step, the final ones."""
        return self._arrays.scores

    @property
    def seeds(self) -> Seeds:
        """The seed of each game that is played now: `Table.start(bytes(seeds[game]))` deals the same."""
        return self._arrays.seeds

    def reset(
        self, seeds: str | int | bytes | Sequence[bytes] | ArrayLike | None = None, games: ArrayLike | None = None
    ) -> None:
        """Begin all games anew, or those that `games` marks.

        Args:
            seeds: one seed, from which `seeds_from` makes one for each game; or 32 bytes for each game.
            games: by game, whether it begins anew; all do at the first reset.
        """
        chosen = None if games is None else _checked(games, np.bool_, (self.games,), "games")
        if chosen is not None and not self._begun:
            raise ValueError("all games begin at the first reset")
        given = self._seeds(secrets.token_bytes(SEED_BYTES) if seeds is None else seeds)
        with self._lock:
            self._batch.reset(given.ctypes.data, None if chosen is None else chosen.ctypes.data)
            self._begun = True

    def step(self, moves: ArrayLike) -> None:
        """One move in every game, a whole number each; the arrays then tell what came of it.

        `IllegalMoveIn` if one of them is not legal, and then nothing has changed. Where a game is over and not
        followed by another, only waiting is legal, the last move.
        """
        self._check_begun()
        made = np.asarray(moves)
        if made.dtype.kind not in "iu":
            raise TypeError(f"moves are whole numbers, not {made.dtype}")
        made = _checked(made, np.int64, (self.games,), "moves")
        with self._lock:
            first = self._batch.step(made.ctypes.data)
        if first is not None:
            raise IllegalMoveIn(first, made[first])

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal move for each game, all equally likely."""
        self._check_begun()
        chances, moves = rng.random(self.games), np.empty(self.games, np.int64)
        with self._lock:
            self._batch.pick(chances.ctypes.data, moves.ctypes.data)
        return moves

    def _check_begun(self) -> None:
        if not self._begun:
            raise ValueError("games begin at a reset")

    def _seeds(self, seeds: str | int | bytes | Sequence[bytes] | ArrayLike) -> Seeds:
        if isinstance(seeds, str | int | bytes):
            return seeds_from(seeds, self.games)
        if isinstance(seeds, Sequence):
            written = [bytes(seed) for seed in seeds if isinstance(seed, bytes) and len(seed) == SEED_BYTES]
            if len(written) != len(seeds):
                raise TypeError(f"seeds are {SEED_BYTES} bytes each")
            seeds = np.frombuffer(b"".join(written), np.uint8).reshape(len(written), SEED_BYTES)
        given = np.asarray(seeds)
        if given.dtype != np.uint8:
            raise TypeError(f"seeds are bytes, not {given.dtype}")
        return _checked(given, np.uint8, (self.games, SEED_BYTES), "seeds")


def _checked(values: ArrayLike, kind: Any, shape: tuple[int, ...], name: str) -> NDArray[Any]:
    """An array of that shape, one number after the other in memory."""
    found = np.asarray(values)
    if found.shape != shape:
        raise ValueError(f"{name} have the shape {shape}, not {found.shape}")
    if kind is np.bool_ and found.dtype != np.bool_:
        raise TypeError(f"{name} are marked by true and false, not by {found.dtype}")
    return np.ascontiguousarray(found, kind)
