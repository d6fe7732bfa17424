"""Every word a person reads: Fluent catalogues, one folder a language, for terminal and browser alike.

A language is a folder of `.ftl` files beside this module; to add one is to add a folder. All files of a folder make
one catalogue. `keys.py` names every message, so that a key that does not exist fails the type check.

Each game speaks the words of its own box: the files in `books/` put other terms in place of the usual ones, by game
(`tiles.ftl`) or by edition (`tiles-mindware.ftl`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, cast

from sixfold.locale.keys import KEYS, Key

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

Family = Literal[
    "bot-fault",
    "bot-test",
    "checked",
    "colour",
    "command",
    "edition",
    "editions-start",
    "end",
    "fault",
    "game",
    "label",
    "part",
    "position",
    "reason",
    "refusal",
    "rules",
    "shape",
    "theme",
    "word",
]
"""Messages that are chosen by a code: `refusal-gap` is the member `gap` of its family."""

FALLBACK = "en"
VARIABLES = ("SIXFOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language; the first that is set decides."""


class UnknownLanguage(ValueError):
    """There is no catalogue in that language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no catalogue in {language!r}; there are {', '.join(languages())}")
        self.language = language


class BadCatalogue(ValueError):
    """A catalogue holds something that is not Fluent, or the same message twice."""


class Catalogue:
    """The messages of one language, in its own words or in those of a book."""

    def __init__(
        self, language: str, sources: Mapping[str, str], books: Mapping[str, str] | None = None, game: str | None = None
    ) -> None:
        """Read the sources, by file name, into one set of messages; the terms of `books` replace those before them.

        With a game, every message may use `$game` without being given it.
        """
        # What reads catalogues is imported with the first: many need the names of messages only.
        from babel import Locale
        from fluent.runtime import FluentBundle

        self.language = language
        self._given = {} if game is None else {"game": game}
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: dict[str, str] = {}
        for file_name, source in sources.items():
            self._add(file_name, source)
        for file_name, source in (books or {}).items():
            self._replace(file_name, source)

    def _add(self, file_name: str, source: str) -> None:
        from fluent.syntax.ast import Junk, Message, Term

        resource = _parsed(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BadCatalogue(f"{self.language}/{file_name} is not Fluent here: {entry.content!r}")
            if isinstance(entry, Message | Term):
                key = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
                if first := self._keys.get(key):
                    raise BadCatalogue(f"{key} is in {self.language}/{first} and again in {file_name}")
                self._keys[key] = file_name
        self._bundle.add_resource(resource)

    def _replace(self, file_name: str, source: str) -> None:
        from fluent.syntax.ast import Junk, Message, Term

        resource = _parsed(source)
        for entry in resource.body:
            if isinstance(entry, Junk | Message):
                raise BadCatalogue(f"{self.language}/{file_name} may hold terms only: {source!r}")
            if isinstance(entry, Term) and f"-{entry.id.name}" not in self._keys:
                raise BadCatalogue(f"{self.language}/{file_name}: -{entry.id.name} is no term of the catalogue")
        self._bundle.add_resource(resource, allow_overrides=True)

    def keys(self) -> tuple[str, ...]:
        """The keys of all messages."""
        return tuple(key for key in self._keys if not key.startswith("-"))

    def say(self, key: Key, **values: object) -> str:
        """The message of a key, or of an attribute written `key.attribute`, with the values put in.

        An unknown key, a value that the message needs and does not get, or any other fault of the message is a
        `KeyError`: a person never reads a half-made sentence.
        """
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {**self._given, **values})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Items one after the other, the last joined by "and"."""
        if not items:
            return ""
        text, *rest = items
        for item in rest[:-1]:
            text = self.say("list-more", first=text, next=item)
        return self.say("list-last", first=text, last=rest[-1]) if rest else text

    def decimal(self, value: float, places: int = 0, *, signed: bool = False) -> str:
        """A number with so many places after the decimal sign of the language; with a sign even above zero."""
        from babel.numbers import format_decimal

        digits = f"#,##0.{'0' * places}"
        return format_decimal(value, f"+{digits};-{digits}" if signed else digits, self._locale)

    def significant(self, value: float) -> str:
        """A number with the four digits that matter."""
        from babel.numbers import format_decimal

        return format_decimal(value, "@###", self._locale)

    def percent(self, share: float, places: int = 0) -> str:
        """A share of 1 as a percentage, the sign where the language puts it."""
        from babel.numbers import format_percent

        pattern = self._locale.percent_formats[None].pattern.replace("#,##0", f"#,##0.{'0' * places}")
        return format_percent(share, pattern, self._locale)


@cache
def _parsed(source: str) -> "Resource":
    """The messages of a file. The books of a language share its files, and to parse them takes longest."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def member(family: Family, code: str) -> Key:
    """The key of a family's message, such as `refusal-gap`."""
    return _known(f"{family}-{code}")


def attribute(key: Key, name: str) -> Key:
    """The key of a message's attribute, such as `command-trade.also`."""
    return _known(f"{key}.{name}")


def _known(text: str) -> Key:
    if text not in KEYS:
        raise KeyError(text)
    return cast("Key", text)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues in."""
    return tuple(sorted(folder.name for folder in files(__name__).iterdir() if any(_sources(folder))))


@cache
def catalogue(language: str = FALLBACK, book: str | None = None) -> Catalogue:
    """The catalogue of a language, in the words of a game or of an edition if one is named."""
    if language not in languages():
        raise UnknownLanguage(language)
    folder = files(__name__).joinpath(language)
    game = book.partition("-")[0] if book else None
    books = {file.name: file for file in _sources(folder.joinpath("books"))}
    spoken = [books[name] for name in dict.fromkeys((f"{game}.ftl", f"{book}.ftl")) if name in books]
    return Catalogue(language, _read(_sources(folder)), _read(spoken), game)


def chosen_language(environment: Mapping[str, str]) -> str:
    """The language a person asks for by the environment, such as `nl` for `LANG=nl_BE.UTF-8`; else English."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), FALLBACK)
    try:
        return language_named(wanted)
    except UnknownLanguage:
        return FALLBACK


def language_named(name: str) -> str:
    """The language with that name, which may tell the country and the letters too, such as `nl_BE.UTF-8`."""
    full = name.partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.lower(): language for language in languages()}
    for tag in (full, full.partition("-")[0]):
        if tag.lower() in known:
            return known[tag.lower()]
    raise UnknownLanguage(name)


def _read(sources: Iterable[Traversable]) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sources}


def _sources(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


__all__ = [
    "FALLBACK",
    "BadCatalogue",
    "Catalogue",
    "Family",
    "Key",
    "UnknownLanguage",
    "attribute",
    "catalogue",
    "chosen_language",
    "language_named",
    "languages",
    "member",
]
