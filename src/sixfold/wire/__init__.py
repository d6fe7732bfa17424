"""Everything of a game as JSON, both ways: actions, refusals, turns, views and previews.

Each game has a module here with the same verbs; nobody else asks which game it is. What records write is the base of
it; what only people at a table need (views from a seat, previews) is added here.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from sixfold.core.game import GameState, Hand
from sixfold.core.pieces import UnknownPiece
from sixfold.games import GAMES
from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles
from sixfold.wire import cards, cubes, tiles
from sixfold.wire.cards import CardsNow, CardsPlay
from sixfold.wire.cubes import CubesNow, CubesPlay
from sixfold.wire.refusals import refusal_json
from sixfold.wire.shapes import ActionJson, Preview, Problem, Turn
from sixfold.wire.tiles import TilesNow, TilesPlay

PlayNow: TypeAlias = TilesNow | CubesNow | CardsNow
Play: TypeAlias = TilesPlay | CubesPlay | CardsPlay


class NotOfThisGame(ValueError):
    """An action that is none of the game's."""


class Wire(Protocol):
    """What a game's module of this room offers."""

    def parse_action(self, written: Mapping[str, Any], /) -> Any | None:
        """Read an action; nothing if it is none of this game."""

    def action_json(self, action: Any, /) -> ActionJson:
        """Write what `parse_action` reads."""

    def parse_lying(self, written: Mapping[str, Any], /) -> Any:
        """Read what lies open: a board, or a table."""

    def pieces_of(self, lying: Any, /) -> Hand:
        """The pieces that lie open."""

    def now_json(self, seen: Any, /) -> PlayNow:
        """What a turn may change, as a seat or an onlooker sees it."""

    def play_json(self, seen: Any, /) -> Play:
        """The whole play as a seat or an onlooker sees it."""

    def last_json(self, seen: Any, /) -> Turn | None:
        """The last turn that was played, as everybody sees it."""

    def turn_json(self, turn: Any, /) -> Turn:
        """A turn as everybody sees it."""

    def preview_json(self, state: Any, seat: int, action: Any, /) -> Preview:
        """What an action would give that seat."""


WIRES: Mapping[str, Wire] = MappingProxyType({the_tiles.NAME: tiles, the_cubes.NAME: cubes, the_cards.NAME: cards})


def parse_action(game_name: str, written: Mapping[str, Any]) -> Any:
    """Read an action of that game; `NotOfThisGame` if it is another's, `UnknownPiece` if it names no piece."""
    try:
        action = WIRES[game_name].parse_action(written)
    except UnknownPiece:
        raise
    except (TypeError, ValueError):
        action = None
    if action is None:
        raise NotOfThisGame(game_name)
    return action


def action_json(game_name: str, action: Any) -> ActionJson:
    """Write what `parse_action` reads."""
    return WIRES[game_name].action_json(action)


def play_json(state: GameState, seat: int | None) -> Play:
    """The whole play as that seat sees it; an onlooker if none."""
    game_name = state.edition.game
    return WIRES[game_name].play_json(GAMES[game_name].observe(state, seat))


def now_json(state: GameState, seat: int | None) -> PlayNow:
    """What a turn may change, but for the board and the list of turns."""
    game_name = state.edition.game
    return WIRES[game_name].now_json(GAMES[game_name].observe(state, seat))


def seen_turn_json(before: GameState, after: GameState) -> Turn | None:
    """The turn that an action ended, as everybody sees it; nothing if the turn goes on."""
    game_name = after.edition.game
    turn = GAMES[game_name].seen_turn(before, after)
    return None if turn is None else WIRES[game_name].turn_json(turn)


def last_turn_json(state: GameState) -> Turn | None:
    """The last turn that was played, as everybody sees it."""
    game_name = state.edition.game
    return WIRES[game_name].last_json(GAMES[game_name].observe(state, None))


def preview_json(state: GameState, seat: int, action: Any) -> Preview:
    """What an action would give that seat, also before its turn."""
    return WIRES[state.edition.game].preview_json(state, seat, action)


__all__ = [
    "WIRES",
    "ActionJson",
    "NotOfThisGame",
    "Play",
    "PlayNow",
    "Preview",
    "Problem",
    "Turn",
    "Wire",
    "action_json",
    "last_turn_json",
    "now_json",
    "parse_action",
    "play_json",
    "preview_json",
    "refusal_json",
    "seen_turn_json",
]
