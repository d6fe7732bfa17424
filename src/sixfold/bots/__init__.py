"""Players: an observation in, an action out."""

import re
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from sixfold.bots import cards, cubes, tiles
from sixfold.bots.advice import Advice
from sixfold.bots.budget import MOST_ROLLOUTS, ROLLOUTS
from sixfold.bots.claims import plays
from sixfold.bots.engine.client import Engine, parse_engine
from sixfold.bots.faults import BotFault, FaultCode
from sixfold.bots.foreign import CannotLoad, answering, foreign, is_engine, offered, plays_game, split_names
from sixfold.bots.kinds import AnyBot, Bot
from sixfold.bots.names import LEVELS, NAMES, OURS, USUAL, VERSIONS, parse_name
from sixfold.games import cards as the_cards
from sixfold.games import cubes as the_cubes
from sixfold.games import tiles as the_tiles

Adviser = Callable[[Any, Random], list[Advice[Any]]]
"""Gives what the strongest bot would do, best first, from what the seat on turn observes."""

_PLAYERS: Mapping[str, Any] = MappingProxyType({the_tiles.NAME: tiles, the_cubes.NAME: cubes, the_cards.NAME: cards})
"""By game, its module of this room: a player of each name, the levels of the ladder, and who gives advice."""


class UnknownBot(ValueError):
    """No bot has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(OURS)}")
        self.name = name


def bot(name: str, game: str) -> AnyBot:
    """The bot of that name for that game; `expert@500` is an expert with a budget of its own, `expert/1` another one.

    A budget counts rollouts, not time: so the same seed gives the same choice on any machine.
    """
    parsed = parse_name(name)
    players = _PLAYERS.get(game)
    if players is not None and name in LEVELS:
        step: AnyBot = players.level(1 + LEVELS.index(name))
        return step
    if players is None or parsed is None:
        raise UnknownBot(name)
    if parsed.level == NAMES[-1]:
        version = parsed.version or USUAL
        rollouts = parsed.budget or ROLLOUTS[game]
        if version <= VERSIONS and rollouts <= MOST_ROLLOUTS:
            expert: AnyBot = players.expert(rollouts, version)
            return expert
    elif name in NAMES:
        named: AnyBot = getattr(players, name)
        return named
    raise UnknownBot(name)


def find(name: str, game: str) -> AnyBot:
    """The bot that a name stands for, whoever made it; `UnknownBot` or `CannotLoad` if there is none.

    One of ours; the name of an entry point of the group `sixfold.bots`; `module:name`; or `engine:command`, a program
    that speaks `sixfold-engine/1` and that must be closed after use.
    """
    if is_engine(name):
        return started_engine(name)
    try:
        return bot(name, game)
    except UnknownBot:
        found = foreign(name)
        if found is None:
            raise
    if not plays_game(found, game):
        raise CannotLoad(name, f"does not play {game}")
    return answering(found, game)


def started_engine(name: str) -> Engine:
    """The engine of a name such as `engine:./mine`, started and greeted."""
    parsed = parse_engine(name)
    if parsed is None:
        raise CannotLoad(name, "engine:command or engine@2s:command is wanted")
    try:
        return Engine(*parsed)
    except BotFault as fault:
        raise CannotLoad(name, str(fault)) from None


def check_bot(name: str, game: str) -> None:
    """Refuse a name that stands for no bot of that game, before any game is played. An engine is started once."""
    found = find(name, game)
    if isinstance(found, Engine):
        with found:
            if not found.claim.covers_game(game):
                raise CannotLoad(name, f"does not play {game}")


def is_ours(name: str) -> bool:
    """Whether a name is that of one of the package's own bots."""
    return re.split("[/@]", name)[0] in OURS


def adviser(game: str) -> Adviser:
    """Who gives hints for that game: the strongest bot."""
    advise: Adviser = _PLAYERS[game].advise
    return advise


__all__ = [
    "LEVELS",
    "NAMES",
    "OURS",
    "Advice",
    "Adviser",
    "AnyBot",
    "Bot",
    "BotFault",
    "CannotLoad",
    "Engine",
    "FaultCode",
    "UnknownBot",
    "adviser",
    "bot",
    "check_bot",
    "find",
    "is_ours",
    "offered",
    "plays",
    "split_names",
    "started_engine",
]
