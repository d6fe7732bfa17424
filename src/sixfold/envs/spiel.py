"""The games for OpenSpiel, with explicit chance: importing this registers `sixfold_tiles_nl` and its like.

Parameters: `players`, and `reward`, which is `win` or `score`.
"""

from typing import Any

import numpy as np
import pyspiel

from sixfold.core.edition import Edition
from sixfold.core.game import check_setup
from sixfold.core.pieces import KINDS, piece_name, piece_names
from sixfold.envs.chance import Node, root
from sixfold.envs.rewards import reward_of
from sixfold.envs.steps import steps_of
from sixfold.envs.tensors import layout_of, tensor_of, with_turn
from sixfold.games import EDITIONS, GAMES
from sixfold.games.texts import TEXTS

LONGEST = 200_000
"""More moves than any game has that is not drawn out on purpose: tiles may be traded for ever."""
MOST_POINTS = 3200.0
"""A bound for points that no game reaches."""

_Type = pyspiel.GameType


def short_name(edition: Edition) -> str:
    """What OpenSpiel calls an edition."""
    return f"sixfold_{edition.id.replace('-', '_')}"


def _game_type(edition: Edition, reward: str) -> pyspiel.GameType:
    wins = reward == "win"
    return _Type(
        short_name=short_name(edition),
        long_name=edition.title,
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Type.Information.IMPERFECT_INFORMATION,
        utility=_Type.Utility.CONSTANT_SUM if wins else _Type.Utility.ZERO_SUM,
        reward_model=_Type.RewardModel.TERMINAL if wins else _Type.RewardModel.REWARDS,
        max_num_players=edition.players[1],
        min_num_players=edition.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "win"},
    )


class SixfoldGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """An edition for so many players."""

    def __init__(self, edition: Edition, params: dict[str, Any] | None = None) -> None:
        """An edition with its parameters."""
        given = {"players": 2, "reward": "win"} | dict(params or {})
        players, reward = int(given["players"]), str(given["reward"])
        check_setup(edition, range(players))
        self.edition, self.players, self.reward = edition, players, reward_of(reward)
        wins = reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=steps_of(edition).size,
            max_chance_outcomes=len(KINDS),
            num_players=players,
            min_utility=0.0 if wins else -MOST_POINTS,
            max_utility=1.0 if wins else MOST_POINTS,
            utility_sum=1.0 if wins else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(edition, reward), info, given)

    def new_initial_state(self) -> "SixfoldState":
        """The state before the deal."""
        return SixfoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SixfoldObserver | None":
        """What shows a seat what it may see; nothing if perfect recall is asked for, or what several seats see."""
        if params:
            raise ValueError(f"there are no parameters for observers: {params}")
        one = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (iig_obs_type.perfect_recall or iig_obs_type.private_info != one):
            return None
        return SixfoldObserver(self.edition, self.players)


class SixfoldState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree."""

    def __init__(self, game: SixfoldGame) -> None:
        """The state before the deal."""
        super().__init__(game)
        self.node: Node = root(game.edition, game.players, game.reward)

    def current_player(self) -> int:
        """The seat on turn, chance, or nobody."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.node.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.node.state is not None
        return int(self.node.state.seat)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def _legal_actions(self, player: int) -> list[int]:
        turn, state = self.node.turn, self.node.state
        return list(turn.legal()) if turn is not None and state is not None and player == state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The pieces that may be drawn or rolled, with their probabilities."""
        return [(int(piece), likely) for piece, likely in self.node.outcomes()]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return piece_name(KINDS[action])
        return steps_of(self.node.edition).name(action)

    def rewards(self) -> list[float]:
        """What the last move brought, by seat."""
        return list(self.node.gained)

    def returns(self) -> list[float]:
        """What the moves so far brought, by seat."""
        return list(self.node.total)

    def __str__(self) -> str:
        """The whole state, with what is hidden."""
        node, drawn = self.node, piece_names(self.node.drawn)
        if node.state is None:
            return f"dealing {drawn}"
        seen = _told(node, node.state.seat)
        hands = ",".join(piece_names(hand) for hand in node.state.hands)
        done = "" if node.action is None else f" {node.action.notation}"
        return f"{seen}\n{hands}{done} +{drawn} {_made(node)}"


class SixfoldObserver:
    """Shows a seat what it may see: its tensor, the same in named parts, and a line of text."""

    def __init__(self, edition: Edition, players: int) -> None:
        """An observer for an edition."""
        self._edition, self._players = edition, players
        layout = layout_of(edition, players)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.split(self.tensor)

    def set_from(self, state: SixfoldState, player: int) -> None:
        """Write what a seat sees; before the deal nobody sees anything."""
        node = state.node
        if node.state is None:
            self.tensor.fill(0)
            return
        if (asked := ("tensor", player)) not in node.told:
            seen = _seen(node, player)
            node.told[asked] = seen, tensor_of(seen, self._players)
        seen, tensor = node.told[asked]
        own = node.turn if node.state.seat == player else None
        self.tensor[:] = tensor if own is None else with_turn(tensor, seen, self._players, own)

    def string_from(self, state: SixfoldState, player: int) -> str:
        """What a seat sees by the rules, as one line, and its own moves so far."""
        node = state.node
        if node.state is None:
            return "dealing"
        return f"{player} {_told(node, player)} {_made(node) if player == node.state.seat else ''}"


def _seen(node: Node, player: int) -> Any:
    return GAMES[node.edition.game].observe(node.state, player)


def _told(node: Node, player: int) -> str:
    """What a seat sees by the rules, as one line."""
    if (asked := ("text", player)) not in node.told:
        node.told[asked] = TEXTS[node.edition.game].seen_text(_seen(node, player))
    return str(node.told[asked])


def _made(node: Node) -> str:
    """The moves of the turn in the making."""
    return " ".join(map(steps_of(node.edition).name, node.made))


def _game_of(edition: Edition) -> type[SixfoldGame]:
    """The game of one edition, as a class of its own: OpenSpiel lets go of it after the end of Python, which only a
    class survives.
    """

    class EditionGame(SixfoldGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(edition, params)

    return EditionGame


for _edition in EDITIONS.values():
    pyspiel.register_game(_game_type(_edition, "win"), _game_of(_edition))
