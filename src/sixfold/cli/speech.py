"""The words of this terminal: in the language of `--lang`, else in the one that its environment names."""

import os
from typing import Any

from typer.core import TyperGroup

from sixfold.bots import NAMES
from sixfold.cli.exits import fail
from sixfold.locale import (
    FALLBACK,
    Catalogue,
    Key,
    UnknownLanguage,
    catalogue,
    chosen_language,
    language_named,
    languages,
)
from sixfold.locale.keys import KEYS

LANGUAGE_OPTION = "--lang"

_spoken: Catalogue = catalogue(FALLBACK)


def spoken() -> Catalogue:
    """The catalogue that the command speaks from."""
    return _spoken


def spoken_of(book: str) -> Catalogue:
    """The catalogue that the command speaks from, in the words of an edition's book, or of a game."""
    return catalogue(_spoken.language, book)


def say(key: Key, **values: object) -> str:
    """A message in the language of the command."""
    return _spoken.say(key, **values)


def worded(key: Key) -> str:
    """The key of a help text, which the group puts into words once the language is known."""
    return key


class SpokenGroup(TyperGroup):
    """Commands whose help is written as keys. `--lang` may stand anywhere on the line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Settle the language first, since help and errors are said in it."""
        rest, wanted = _without_language(args)
        _speak(wanted)
        for command in (self, *self.commands.values()):
            _put_into_words(command)
        return super().parse_args(ctx, rest)


def _without_language(args: list[str]) -> tuple[list[str], str | None]:
    """The arguments without the option that names a language, and what it names; the last one counts."""
    rest: list[str] = []
    wanted: str | None = None
    left = iter(args)
    for argument in left:
        if argument == "--":
            return [*rest, argument, *left], wanted
        name, sign, value = argument.partition("=")
        if name != LANGUAGE_OPTION:
            rest.append(argument)
        else:
            wanted = value if sign else next(left, "")
    return rest, wanted


def _speak(wanted: str | None) -> None:
    global _spoken
    _spoken = catalogue(chosen_language(os.environ))
    if wanted is None:
        return
    try:
        _spoken = catalogue(language_named(wanted))
    except UnknownLanguage:
        fail(say("unknown-language", language=wanted, languages=_spoken.listed(languages())))


def _put_into_words(command: Any) -> None:
    values = {"names": _spoken.listed(NAMES), "example": "tiles-nl"}
    for one in (command, *command.params):
        if getattr(one, "help", None) in KEYS:
            one.help = say(one.help, **values)
