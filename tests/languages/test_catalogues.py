"""Every language says everything that English says, of the same things, in all its plural forms, and not in English."""

import itertools
import re
from pathlib import Path
from typing import cast

import pytest
from babel import Locale
from fluent.syntax.ast import TermReference

from languages.messages import (
    CATEGORIES,
    OTHERS,
    books,
    counts,
    given_to_all,
    messages,
    nodes,
    read,
    selectors,
    texts,
    variables,
    whole,
)
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import Key, catalogue, languages
from sixfold.locale.keys import KEYS

SAME = Path(__file__).parent / "same"
ROOT = Path(__file__).parents[2]
NUMBERS = (0, 1, 2, 3, 5, 21, 100, 1.5)
FEWER: dict[str, dict[Key, str]] = {
    "cs": {"refusal-not-in-hand": "one sentence with the pieces after a colon serves any number"},
    "sk": {"refusal-not-in-hand": "one sentence with the pieces after a colon serves any number"},
}
"""Messages that may leave out what English says, and why."""
CODES = re.compile(r"v?([ROYGBP][ocdstx]\.?)+\b")
NAMES = {"Sixfold", "Qwirkle", "Qwirkles", "Cubes", "Cards", "SHA", "JSON", "QR", "Elo", "Ray", "Enter"}
NAMES |= {"MindWare", "Schmidt", "Spiele", "IELLO", "Games"}
"""Names are the same in every language; a text of nothing else is not English."""


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_has_the_messages_of_english(language: str) -> None:
    assert set(read(language)) == set(read("en"))
    for name, patterns in read("en").items():
        missing = {key for key in patterns if not key.startswith("-")} ^ {
            key for key in read(language)[name] if not key.startswith("-")
        }
        assert not missing, f"{language}/{name}: {sorted(missing)}"


def test_no_message_is_said_nowhere() -> None:
    """Each is named in the program or in another message, or begins like those whose names are put together."""
    files = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("src/sixfold/**/*.py")]
    program = "\n".join(file.read_text() for file in files if file.stem != "keys")
    messages = "\n".join(file.read_text() for file in ROOT.glob("src/sixfold/locale/en/*.ftl"))
    named = {*re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", program), *re.findall(r"\{ ([a-z][\w-]*)", messages)}
    begun = tuple(
        {*re.findall(r"`([a-z][\w-]*-)\$\{", program)}
        | {*re.findall(r"f\"([a-z][\w-]*-)\{", program)}
        | {f"{family}-" for family in re.findall(r"member\(\s*\"([\w-]+)\"", program)}
    )
    unsaid = {key for key in KEYS if (name := key.partition(".")[0]) not in named and not name.startswith(begun)}
    assert not unsaid


def test_the_keys_of_the_program_are_those_of_english() -> None:
    assert set(messages("en")) == KEYS


def test_what_every_refusal_is_given() -> None:
    given = {"game", "pieces", "count", "cells", "named", "length", "series", "longest", "left"}
    assert given_to_all("refusals.ftl") == given
    assert given_to_all("web.ftl") == set()


@pytest.mark.parametrize("language", languages())
def test_a_book_replaces_terms_and_nothing_else(language: str) -> None:
    """Its terms are those of the catalogue, and each is used in some message."""
    used = {
        node.id.name
        for pattern in whole(language).values()
        for node in nodes(pattern)
        if isinstance(node, TermReference)
    }
    assert {key.removeprefix("-") for key in whole(language) if key.startswith("-")} == used
    for name, terms in books(language).items():
        assert name in EDITIONS or name in GAMES
        assert {term.removeprefix("-") for term in terms} <= used, name


@pytest.mark.parametrize("book", [*GAMES, *EDITIONS])
@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_in_the_words_of_its_box(language: str, book: str) -> None:
    """The words of the game, then those of the edition; `$game` is known without being given."""
    spoken = {**books(language).get(book.partition("-")[0], {}), **books(language).get(book, {})}
    assert catalogue(language, book).say("piece-nouns", count=1) == f"1 {''.join(texts(spoken['-piece']))}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_speaks_of_the_same_things(language: str) -> None:
    more, fewer = {}, {}
    common = {key: given_to_all(name) for name, patterns in read("en").items() for key in patterns}
    for key, pattern in messages(language).items():
        wanted = variables("en", whole("en")[key])
        used = variables(language, pattern)
        # A game's catalogue knows which game it speaks of.
        given = wanted | common[key] | {"game"}
        if used - given:
            more[key] = used - given
        if wanted - used:
            fewer[key] = wanted - used
    assert not more
    assert set(fewer) == set(FEWER.get(language, {})), fewer


def plural_categories(language: str) -> set[str]:
    """The forms that a language has for whole numbers."""
    plural = Locale.parse(language, sep="-").plural_form
    return {plural(number) for number in range(1000)}


@pytest.mark.parametrize("language", languages())
def test_plural_forms_are_complete(language: str) -> None:
    wanted = plural_categories(language)
    lacking = {}
    for key, pattern in whole(language).items():
        for variable, keys, _ in selectors(pattern):
            named = set(keys) & CATEGORIES
            # A selector such as [0] … *[other] tells nothing from something; no form depends on the number.
            if counts(keys) and named != {"other"} and wanted - named:
                lacking[f"{key} ${variable}"] = wanted - named
    assert not lacking


@pytest.mark.parametrize("language", OTHERS)
def test_a_selector_knows_only_what_english_knows(language: str) -> None:
    """A variant of a word that is never given, such as a misspelt shape, would never be chosen."""
    known: dict[str, set[str]] = {}
    for pattern in whole("en").values():
        for variable, keys, _ in selectors(pattern):
            known.setdefault(variable, set()).update(keys)
    strange = {}
    for key, pattern in messages(language).items():
        for variable, keys, _ in selectors(pattern):
            if not counts(keys) and (more := set(keys) - known.get(variable, set()) - {"other"}):
                strange[f"{key} ${variable}"] = more
    assert not strange


def choices() -> dict[str, list[str]]:
    """For each variable that chooses by a word: the words."""
    found: dict[str, set[str]] = {}
    for pattern in whole("en").values():
        for variable, keys, _ in selectors(pattern):
            if not counts(keys):
                found.setdefault(variable, set()).update(keys)
    return {variable: sorted(keys) for variable, keys in found.items()}


def numbers() -> set[str]:
    """The variables that are numbers somewhere in English."""
    found = (selector for pattern in whole("en").values() for selector in selectors(pattern))
    return {variable for variable, keys, _ in found if counts(keys)}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_of_everything(language: str) -> None:
    words, counted, chosen = catalogue(language), numbers(), choices()
    for key, pattern in messages(language).items():
        wanted = sorted(variables(language, pattern))
        options = [chosen.get(name, ["Ada"]) if name not in counted else ["#"] for name in wanted]
        for values in itertools.product(*options):
            for number in NUMBERS if "#" in values else (0,):
                given = {name: number if value == "#" else value for name, value in zip(wanted, values, strict=True)}
                said = words.say(cast("Key", key), **given)
                assert said.strip(), key
                assert not re.search(r"[{}⟦⟧$]", said), f"{key}: {said}"
                assert not re.search(r"\S  +\S", said) or key == "choose-option", f"{key}: {said!r}"


def english_in(language: str) -> dict[str, str]:
    """The messages with a text that is letter for letter that of English."""
    found = {}
    for key, pattern in messages(language).items():
        english = {text.strip() for text in texts(whole("en")[key])}
        for text in texts(pattern):
            words = set(re.findall(r"[^\W\d_]{2,}", CODES.sub("", text)))
            if text.strip() in english and words - NAMES:
                found[key] = text.strip()
    return found


def allowed_in(language: str) -> list[str]:
    """The keys of messages that may be the same as in English."""
    path = SAME / f"{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_by_accident(language: str) -> None:
    found, allowed = english_in(language), allowed_in(language)
    assert len(allowed) == len(set(allowed))
    assert {key: text for key, text in found.items() if key not in allowed} == {}
    assert [key for key in allowed if key not in found] == []
