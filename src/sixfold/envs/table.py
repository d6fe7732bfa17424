"""One game that is played in small moves: the state by the rules, and the turn in the making."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sixfold.core.game import check_setup
from sixfold.core.stream import Shuffle
from sixfold.envs.rewards import reward_of
from sixfold.envs.steps import IllegalMove, Partial, steps_of
from sixfold.envs.tensors import Tensor, layout_of, tensor_of, with_turn
from sixfold.games import GAMES, edition

Mask = NDArray[np.int8]


class Table:
    """A table of so many players at which one game after the other is played.

    The seat on turn makes its turn of moves; the others see nothing of it before it is whole. All chance of a game
    comes from its seed.
    """

    def __init__(self, edition_id: str = "tiles-nl", players: int = 2, reward: str = "win") -> None:
        """A table for an edition; `start` deals."""
        self.edition = edition(edition_id)
        check_setup(self.edition, range(players))
        self.players = players
        self.steps = steps_of(self.edition)
        self.layout = layout_of(self.edition, players)
        self.rules = GAMES[self.edition.game]
        self._reward = reward_of(reward)
        self.state: Any = None
        self.turn: Partial | None = None
        self.made: tuple[int, ...] = ()
        """The moves of the turn in the making."""
        self._shown: dict[int, tuple[Any, Tensor]] = {}
        """What seats see before the turn is made, which stays the same until it is whole."""

    @property
    def seat(self) -> int:
        """Who is on turn."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ended is not None

    @property
    def wait(self) -> int:
        """The move for those who are not on turn."""
        return self.steps.size - 1

    def start(self, seed: bytes) -> None:
        """Shuffle and deal from 32 bytes, which also settle who counts as older."""
        self.set(self.rules.start(self.edition, Shuffle(seed).order(self.players), seed))

    def set(self, state: Any) -> None:
        """Go on from a state of the rules, at the beginning of a turn."""
        self.state = state
        self.made = ()
        self._shown.clear()
        self.turn = None if self.over else self.steps.begin(self.seen(self.seat))

    def seen(self, seat: int) -> Any:
        """What a seat observes by the rules."""
        return self.rules.observe(self.state, seat)

    def legal(self, seat: int) -> tuple[int, ...]:
        """The moves of a seat; only waiting for those who are not on turn."""
        return (self.wait,) if self.turn is None or seat != self.seat else self.turn.legal()

    def mask(self, seat: int) -> Mask:
        """The same, as a mask of all moves."""
        mask = np.zeros(self.steps.size, np.int8)
        mask[list(self.legal(seat))] = 1
        return mask

    def tensor(self, seat: int) -> Tensor:
        """What a seat sees, as one flat tensor; `layout` tells its parts."""
        if seat not in self._shown:
            seen = self.seen(seat)
            self._shown[seat] = seen, tensor_of(seen, self.players)
        seen, tensor = self._shown[seat]
        if self.turn is None or seat != self.seat:
            return tensor.copy()
        return with_turn(tensor, seen, self.players, self.turn)

    def observation(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat sees and may do, as environments tell it."""
        return {"observation": self.tensor(seat), "action_mask": self.mask(seat)}

    def move(self, move: int) -> list[float]:
        """A move of the player on turn, and the rewards by seat; `IllegalMove` if the mask forbids it."""
        if self.turn is None:
            raise IllegalMove(move)
        self.turn = self.turn.after(int(move))
        self.made = (*self.made, int(move))
        if self.turn.action is None:
            return [0.0] * self.players
        return self.play(self.turn.action)

    def play(self, action: Any) -> list[float]:
        """A whole action of the player on turn, and the rewards by seat."""
        before = self.state
        self.set(self.rules.apply(before, action))
        return self._reward(before, self.state)
