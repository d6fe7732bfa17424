"""Finding a bot by its name: one of ours, one installed beside us, one in a module, or a program of its own."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

from sixfold.bots.claims import claim_of
from sixfold.bots.faults import BotFault, FaultCode
from sixfold.games.texts import TEXTS

GROUP = "sixfold.bots"
"""The group of entry points under which packages offer bots."""
ENGINE = "engine"

Foreign = Callable[[Any, Random], Any]


class CannotLoad(ValueError):
    """A bot is named that cannot be had: no such module or program, or it does not play this game."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.reason = reason


def split_names(text: str) -> list[str]:
    """Names with commas between them; a name with commas of its own stands in double quotes.

    Examples:
        >>> split_names('expert@500, "engine:./mine --sizes 2,3", greedy')
        ['expert@500', 'engine:./mine --sizes 2,3', 'greedy']
    """
    names, name, quoted = [], "", False
    for letter in text:
        if letter == '"':
            quoted = not quoted
        elif letter == "," and not quoted:
            names.append(name.strip())
            name = ""
        else:
            name += letter
    return [*names, name.strip()]


def offered() -> tuple[str, ...]:
    """The names of the bots that installed packages offer."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def is_engine(name: str) -> bool:
    """Whether a name stands for a program of its own: `engine:./mine`, or `engine@2s:./mine` with a budget."""
    head, colon, _ = name.partition(":")
    return bool(colon) and head.partition("@")[0] == ENGINE


def foreign(name: str) -> Foreign | None:
    """The bot of other people that a name stands for, as they wrote it; nothing if the name is not of that kind."""
    if is_engine(name):
        return None
    if ":" in name:
        return _in_module(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _checked(name, _loaded(name, entry.load))
    return None


def _in_module(name: str) -> Foreign:
    module, _, path = name.partition(":")
    if not module or not path:
        raise CannotLoad(name, "module:name is wanted")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    return _checked(name, _loaded(name, lambda: _attribute(import_module(module), path)))


def _attribute(found: Any, path: str) -> Any:
    for part in path.split("."):
        found = getattr(found, part)
    return found


def _loaded(name: str, load: Callable[[], Any]) -> Any:
    try:
        return load()
    except Exception as error:
        raise CannotLoad(name, f"{type(error).__name__}: {error}") from error


def _checked(name: str, found: Any) -> Foreign:
    """The bot itself; a class is a bot that is made first."""
    if isinstance(found, type):
        found = _loaded(name, found)
    if not callable(found):
        raise CannotLoad(name, f"{type(found).__name__} is not callable")
    bot: Foreign = found
    return bot


def answering(bot: Foreign, game: str) -> Foreign:
    """A bot of other people whose answers are read, and whose failures are faults that lose the game."""
    texts = TEXTS[game]

    def choose(observation: Any, rng: Random) -> Any:
        try:
            answer = bot(observation, rng)
        except BotFault:
            raise
        except Exception as error:
            raise BotFault(FaultCode.CRASHED, f"{type(error).__name__}: {error}") from error
        try:
            return texts.parse_action(answer if isinstance(answer, str) else answer.notation)
        except (AttributeError, TypeError, ValueError, IndexError):
            raise BotFault(FaultCode.UNREADABLE, repr(answer)) from None

    return choose


def plays_game(bot: object, game: str) -> bool:
    """Whether a bot says that it plays some edition of the game."""
    return claim_of(bot).covers_game(game)
