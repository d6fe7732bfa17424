"""One game being played: a handle that moves on from frozen state to frozen state."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar, overload

from sixfold import draw
from sixfold.core.edition import Edition
from sixfold.core.game import Game as Rules
from sixfold.core.game import GameState, Hand, Result
from sixfold.core.refusals import Refusal, Refused
from sixfold.core.stream import SEED_BYTES, seed_from
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.games.texts import TEXTS

StateT = TypeVar("StateT", bound=GameState)
ActionT = TypeVar("ActionT")
ObservationT = TypeVar("ObservationT")

TilesEdition = Literal["tiles-nl", "tiles-mindware", "tiles-schmidt"]
CubesEdition = Literal["cubes-nl"]
CardsEdition = Literal["cards-999", "cards-iello"]

Seed = int | str | bytes


class NotListed(TypeError):
    """Asked for a list of all actions where there are more than anybody would list."""


class _Lists(Protocol):
    def legal_actions(self, position: Any) -> list[Any]: ...


_LISTS: Mapping[str, _Lists] = {tiles.NAME: tiles, cubes.NAME: cubes}


class Game(Generic[StateT, ActionT, ObservationT]):
    """One game being played.

    Actions may be given as objects or as text in the notation of turns. `push` moves the game on, `pop` takes that
    back; the states themselves never change, so any of them can be kept.

    Examples:
        >>> import sixfold
        >>> game = sixfold.start("tiles-nl", players=2, seed=1)
        >>> game.seat, game.scores, game.left
        (1, (0, 0), 96)
        >>> game.legal_actions()[0]
        Place('0,0>OtYtBt')
        >>> game.refusal("0,0>OtYt").code.value
        'opening-not-longest'
        >>> game.push("0,0>OtYtBt").scores
        (0, 3)
        >>> game.pop()
        Place('0,0>OtYtBt')
    """

    def __init__(self, states: Sequence[StateT], actions: Sequence[ActionT] = ()) -> None:
        """Go on from the last of these states; `actions` are those that led to it, if they can be taken back."""
        self._states = list(states)
        self._actions = list(actions)
        self._rules: Rules[StateT, ActionT, ObservationT] = GAMES[self.edition.game]

    @property
    def state(self) -> StateT:
        """The state as it is now; frozen."""
        return self._states[-1]

    @property
    def states(self) -> tuple[StateT, ...]:
        """Every state so far, the deal first."""
        return tuple(self._states)

    @property
    def actions(self) -> tuple[ActionT, ...]:
        """Every action that was pushed."""
        return tuple(self._actions)

    @property
    def edition(self) -> Edition:
        """The rules of the edition that is played."""
        return self._states[-1].edition

    @property
    def players(self) -> int:
        """How many play."""
        return self.state.players

    @property
    def seat(self) -> int:
        """Whose turn it is; seats are numbered from 0 in the order of play."""
        return self.state.seat

    @property
    def hand(self) -> Hand:
        """The hand of the player whose turn it is."""
        return self.state.hand

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat; for cards, the Qwirkles taken."""
        return tuple(seat.score for seat in draw.scene_of(self.state).seats)

    @property
    def left(self) -> int:
        """How many pieces are left to draw."""
        return self.state.left_to_draw

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ended is not None

    @property
    def result(self) -> Result | None:
        """How the game ended; nothing while it goes on."""
        return self._rules.result(self.state)

    def parse(self, text: str) -> ActionT:
        """The action that a text stands for, whether it is legal or not; `BadNotation` if it is none."""
        action: ActionT = TEXTS[self.edition.game].parse_action(text)
        return action

    def legal_actions(self) -> list[ActionT]:
        """Everything the player on turn may do, each once.

        A table of cards can be rearranged in more ways than anybody would list: there it is `NotListed`, and
        `is_legal` judges any play.
        """
        if (rules := _LISTS.get(self.edition.game)) is None:
            raise NotListed("plays of cards are too many to list: judge one with is_legal, or ask a bot for one")
        return rules.legal_actions(self.state)

    def refusal(self, action: ActionT | str) -> Refusal | None:
        """Why the player on turn may not do this, with the cells and pieces to point at; nothing if it is legal."""
        return self._rules.refusal(self.state, self.seat, self._action(action))

    def is_legal(self, action: ActionT | str) -> bool:
        """Whether the player on turn may do this."""
        return self.refusal(action) is None

    def push(self, action: ActionT | str) -> StateT:
        """Let the player on turn act, and return the new state; `Refused` if a rule forbids it."""
        done = self._action(action)
        after = self._rules.apply(self.state, done)
        self._states.append(after)
        self._actions.append(done)
        return after

    def pop(self) -> ActionT:
        """Take the last action back, and return it; `IndexError` at the beginning."""
        action = self._actions.pop()
        self._states.pop()
        return action

    def observe(self, seat: int | None = None) -> ObservationT:
        """What a seat may see, and nothing more; without a seat, what the player on turn sees."""
        return self._rules.observe(self.state, self.seat if seat is None else seat)

    def record(self, names: Sequence[str] | None = None, *, reveal: bool = False) -> dict[str, Any]:
        """The record of the game so far, as `sixfold check` takes it; seats are named by their numbers if not told.

        The seed is told once the game is over, or if it is to be revealed: then the record can be gone on from.
        """
        called = [f"{seat}" for seat in range(self.players)] if names is None else list(names)
        if len(called) != self.players:
            raise ValueError(f"{self.players} seats have {self.players} names, not {len(called)}")
        from sixfold.records import record_of  # records bring the validator, which a game does not need

        return record_of(self.state, [{"name": name} for name in called], reveal=reveal)

    def copy(self) -> Game[StateT, ActionT, ObservationT]:
        """The same game, to try something on."""
        return Game(self._states, self._actions)

    def text(self, *, colour: bool = False, unicode: bool = True) -> str:
        """The board or table with all hands, as the terminal draws it."""
        return draw.text(self.state, colour=colour, unicode=unicode)

    def svg(self) -> str:
        """The board or table with all hands, as an SVG document."""
        return draw.svg(self.state)

    def _action(self, action: ActionT | str) -> ActionT:
        return self.parse(action) if isinstance(action, str) else action

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        ended = f", {self.state.ended}" if self.over else f", seat {self.seat} to play"
        scores = "-".join(map(str, self.scores))
        return f"<Game {self.edition.id}: {len(self._actions)} actions, {scores}{ended}>"


@overload
def start(
    edition_id: TilesEdition, players: int = 2, seed: Seed | None = None, *, seniority: Sequence[int] | None = None
) -> Game[tiles.State, tiles.Action, tiles.Observation]: ...


@overload
def start(
    edition_id: CubesEdition, players: int = 2, seed: Seed | None = None, *, seniority: Sequence[int] | None = None
) -> Game[cubes.State, cubes.Action, cubes.Observation]: ...


@overload
def start(
    edition_id: CardsEdition, players: int = 2, seed: Seed | None = None, *, seniority: Sequence[int] | None = None
) -> Game[cards.State, cards.Action, cards.Observation]: ...


@overload
def start(
    edition_id: str, players: int = 2, seed: Seed | None = None, *, seniority: Sequence[int] | None = None
) -> Game[Any, Any, Any]: ...


def start(
    edition_id: str, players: int = 2, seed: Seed | None = None, *, seniority: Sequence[int] | None = None
) -> Game[Any, Any, Any]:
    """Shuffle and deal a game by the rules of an edition.

    The same seed gives the same game: 32 bytes, or any number or text to make them from; without one, nobody can
    guess the game. `seniority` names the seats from oldest to youngest, which settles ties for the start.

    Examples:
        >>> start("cubes-nl", players=3, seed="a rainy evening")
        <Game cubes-nl: 0 actions, 0-0-0, seat 0 to play>
    """
    rules = edition(edition_id)
    source = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from(seed)
    order = range(players) if seniority is None else seniority
    return Game([GAMES[rules.game].start(rules, order, source)])


def replay(record: object) -> Game[Any, Any, Any]:
    """A recorded game with its states from the deal to the end, every value verified; `BadRecord` at a fault.

    Examples:
        >>> game = start("tiles-nl", seed=1)
        >>> _ = game.push("0,0>OtYtBt")
        >>> replay(game.record()).scores
        (0, 3)
    """
    from sixfold.records import states

    followed: list[Any] = list(states(record))
    return Game(followed, [turn.action for turn in followed[-1].turns])


__all__ = ["Game", "NotListed", "Refused", "replay", "start"]
