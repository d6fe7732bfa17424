"""The catalogue as it is written, for people who read it and not the code: every message with its key and its place."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from fluent.syntax import parse
from fluent.syntax.ast import GroupComment, Message, Term
from fluent.syntax.serializer import FluentSerializer

FIRST = ("web", "games", "pieces", "refusals", "lessons", "rules", "terminal")
"""The files that most people read come first, the others after them."""


@dataclass(frozen=True, slots=True)
class Written:
    """A message or a term as it is written in a catalogue."""

    file: str
    heading: str
    """What the file says of the group it is in; empty before the first."""
    key: str
    text: str


def written(language: str) -> Iterator[Written]:
    """Every message of a language, then the words that its books put in place of the usual ones."""
    folder = files("sixfold.locale").joinpath(language)
    names = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    for name in dict.fromkeys((*FIRST, *names)):
        yield from _entries(name, folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8"))
    for book in sorted(folder.joinpath("books").iterdir(), key=lambda file: file.name):
        yield from _entries(f"books/{book.name.removesuffix('.ftl')}", book.read_text(encoding="utf-8"))


def _entries(file: str, source: str) -> Iterator[Written]:
    heading = ""
    for entry in parse(source).body:
        if isinstance(entry, GroupComment):
            heading = (entry.content or "").partition("\n")[0]
        elif isinstance(entry, Message | Term):
            key = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            entry.comment = None
            yield Written(file, heading, key, FluentSerializer().serialize_entry(entry).partition("=")[2].strip())
