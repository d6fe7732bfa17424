"""The catalogues as they are written: patterns, and the variables, selectors and texts in them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    GroupComment,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)

import sixfold.locale
from sixfold.locale import languages

FOLDER = Path(next(iter(sixfold.locale.__path__)))
OTHERS = tuple(language for language in languages() if language != "en")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

Patterns = dict[str, Pattern]


@cache
def read(language: str) -> dict[str, Patterns]:
    """For each file its patterns: a message by its key, an attribute as `key.attribute`, a term as `-term`."""
    return {path.name: dict(_patterns(path)) for path in sorted((FOLDER / language).glob("*.ftl"))}


def _patterns(path: Path) -> Iterator[tuple[str, Pattern]]:
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path.parent.name}/{path.name}: {entry.content}"
        if isinstance(entry, Message | Term):
            key = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            if entry.value:
                yield key, entry.value
            for attribute in entry.attributes:
                yield f"{key}.{attribute.id.name}", attribute.value


@cache
def books(language: str) -> dict[str, Patterns]:
    """For each game or edition that has words of its own, its terms."""
    return {path.stem: dict(_patterns(path)) for path in sorted((FOLDER / language / "books").glob("*.ftl"))}


@cache
def whole(language: str) -> Patterns:
    """All patterns of a language."""
    return {key: pattern for patterns in read(language).values() for key, pattern in patterns.items()}


def messages(language: str) -> Patterns:
    """All patterns that are said, so no terms."""
    return {key: pattern for key, pattern in whole(language).items() if not key.startswith("-")}


@cache
def given_to_all(file_name: str) -> frozenset[str]:
    """What every message of a file is given, so that a language may use what English does not: its comment says so."""
    body = parse((FOLDER / "en" / file_name).read_text(encoding="utf-8")).body
    comments = [entry.content or "" for entry in body if isinstance(entry, GroupComment)]
    return frozenset(name for text in comments if "may use these" in text for name in re.findall(r"\$([a-z]+)", text))


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from nodes(child)


def variables(language: str, pattern: Pattern) -> set[str]:
    """What a message must be given, in itself or in what it refers to; a term gets what the reference passes on."""
    found: set[str] = set()
    for node in nodes(pattern):
        if isinstance(node, VariableReference):
            found.add(node.id.name)
        elif isinstance(node, MessageReference):
            key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
            found |= variables(language, whole(language)[key])
        elif isinstance(node, TermReference):
            assert f"-{node.id.name}" in whole(language), node.id.name
    return found


def selectors(pattern: Pattern) -> Iterator[tuple[str, list[str], str]]:
    """For each selector on a variable: the variable, the keys of its variants, and the default among them."""
    for node in nodes(pattern):
        if isinstance(node, SelectExpression):
            variable = next((one.id.name for one in nodes(node.selector) if isinstance(one, VariableReference)), "")
            keys = [
                variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
                for variant in node.variants
            ]
            default = next(key for key, variant in zip(keys, node.variants, strict=True) if variant.default)
            yield variable, keys, default


def counts(keys: list[str]) -> bool:
    """Whether the variants of a selector are chosen by a number."""
    return all(key in CATEGORIES or key.replace(".", "").isdigit() for key in keys)


def texts(pattern: Pattern) -> Iterator[str]:
    """The literal texts in a pattern."""
    for node in nodes(pattern):
        if isinstance(node, TextElement):
            yield node.value
