"""The words of this terminal: in the language of `--lang`, else in the one that its environment names."""

import os
from collections.abc import Iterable
from functools import partial
from shutil import get_terminal_size
from typing import Any

from typer import Exit
from typer.core import TyperCommand, TyperGroup

from sixfold.bots import OURS
from sixfold.cli.exits import INTERRUPTED, fail
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
NARROW = 72
"""A terminal with fewer columns gets plain help."""
COMPLETION_HELPS: dict[str, Key] = {
    "install_completion": "complete-install-help",
    "show_completion": "complete-show-help",
}
"""Options that Typer adds, with the words that take the place of its own."""

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


class SpokenCommand(TyperCommand):
    """A command whose help is written as a key."""

    def get_short_help_str(self, limit: int = 0) -> str:
        """The whole sentence for the list of commands: it is never long."""
        return self.help or super().get_short_help_str(limit)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help so that it can be read in this terminal."""
        _fit(self, formatter)
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """Commands whose help is written as keys. `--lang` may stand anywhere on the line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Settle the language first, since help and errors are said in it."""
        rest, wanted = _without_language(args)
        _speak(None if ctx.resilient_parsing else wanted)
        for command in (self, *self.commands.values()):
            _put_into_words(command)
        return super().parse_args(ctx, rest)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; Ctrl-C ends it without a word and with the status that shells expect."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Exit(INTERRUPTED) from None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help so that it can be read in this terminal."""
        _fit(self, formatter)
        super().format_help(ctx, formatter)

    def get_params(self, ctx: Any) -> list[Any]:
        """The options, with help in our own words for those that Typer adds."""
        params: list[Any] = super().get_params(ctx)
        for one in params:
            if key := COMPLETION_HELPS.get(one.name or ""):
                one.help = say(key)
        return params


def _fit(command: Any, formatter: Any) -> None:
    """In a narrow terminal, plain help with each option above its text: columns would cut their words."""
    columns = get_terminal_size().columns
    if columns < NARROW:
        command.rich_markup_mode = None
        formatter.width = columns
        formatter.write_dl = partial(_write_below, formatter)


def _write_below(formatter: Any, rows: Iterable[tuple[str, str]], *_: object, **__: object) -> None:
    for name, text in rows:
        formatter.write_text(name)
        with formatter.indentation():
            formatter.write_text(text)


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
    values = {"names": _spoken.listed(OURS), "example": "tiles-nl"}
    for one in (command, *command.params):
        if getattr(one, "help", None) in KEYS:
            one.help = say(one.help, **values)
