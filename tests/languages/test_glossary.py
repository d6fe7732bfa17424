"""The catalogues keep to the words of their glossary, and the glossary to those of the printed books."""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, cast

import pytest

from languages.messages import counts, messages, read, selectors, variables, whole
from sixfold.core.pieces import COLOURS, SHAPES
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import Key, catalogue, languages, member

DOCS = Path(__file__).parents[2] / "docs"
FOR_PEOPLE_AT_A_TABLE = (
    "games.ftl",
    "lessons.ftl",
    "pieces.ftl",
    "refusals.ftl",
    "rules.ftl",
    "terminal.ftl",
    "web.ftl",
)
OF_CARDS = (
    r"card|series|row-|iello|qwirkles|table-(label|colours|shapes|unfinished)|last-round|turn-(plays|takes)|stack"
)
OTHERS = {
    "tiles": rf"cube|roll|{OF_CARDS}",
    "cubes": rf"tiles|trade|schmidt|example-game|{OF_CARDS}",
    "cards": r"tiles|cube|roll|trade|schmidt|example|line|place|bag|lay|edition|rules-strategy",
}
"""Keys of messages that are not said of a game."""


class Row(NamedTuple):
    """What a glossary says of a concept: in print, where, and with us."""

    concept: str
    printed: str
    place: str
    ours: str
    forms: str
    never: str


def pieces_in(language: str) -> list[str]:
    """The colours, the shapes, and what a piece is called in each game."""
    words = catalogue(language)
    return [
        *(words.say(member("colour", colour)) for colour in COLOURS),
        *(words.say(member("shape", shape)) for shape in SHAPES),
        *(catalogue(language, game).say("piece-nouns", count=1).removeprefix("1 ") for game in GAMES),
    ]


def page_of(language: str) -> str:
    return (DOCS / "glossary" / f"{language}.md").read_text(encoding="utf-8")


@cache
def printed(language: str) -> dict[str, list[Row]]:
    """For each edition whose book is printed in the language, what its glossary says of it."""
    found: dict[str, list[Row]] = {}
    for part in page_of(language).split("\n## In print: ")[1:]:
        table = part.split("\n## ")[0]
        rows = [
            Row(*(cell.strip() for cell in line[2:-1].split("|"))) for line in table.splitlines() if line[:2] == "| "
        ]
        for edition_id in re.findall(r"\(`([a-z0-9-]+)`\)", table):
            found[edition_id] = rows[1:]
    return found


@cache
def said(language: str, book: str) -> str:
    """Everything that is said at a table by that book, one message a line, in small letters."""
    return "\n".join(_said(language, book)).lower()


def _said(language: str, book: str) -> Iterator[str]:
    game, words = book.partition("-")[0], catalogue(language, book)
    keys = [
        key for name in FOR_PEOPLE_AT_A_TABLE for key in read(language)[name] if not re.match(r"-|command-|word-", key)
    ]
    found = [found for pattern in whole("en").values() for found in selectors(pattern)]
    numbers = {variable for variable, variants, _ in found if counts(variants)}
    choices = {variable: variants for variable, variants, _ in found if not counts(variants)} | {"game": [game]}
    for key in (key for key in keys if not re.search(OTHERS[game], key)):
        wanted = sorted(variables(language, messages(language)[key]))
        options = [[1, 5] if name in numbers else choices.get(name, ["Ada"]) for name in wanted]
        for values in itertools.product(*options):
            yield words.say(cast("Key", key), **dict(zip(wanted, values, strict=True)))


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_names_the_pieces_as_its_glossary_does(language: str) -> None:
    page = page_of(language).lower()
    rows = [re.findall(r"\w+", line) for line in page.splitlines() if line.startswith("|")]
    pairs = list(zip(pieces_in("en"), pieces_in(language), strict=True))
    assert [pair for pair in pairs if not any(set(pair) <= set(row) for row in rows)] == []


@pytest.mark.parametrize("language", languages())
def test_every_book_is_in_the_glossary_of_each_of_its_languages(language: str) -> None:
    books = {edition.id for edition in EDITIONS.values() if language in edition.languages}
    assert set(printed(language)) == books
    for rows in printed(language).values():
        assert all(row.printed and row.place and row.ours for row in rows)
        assert len({row.concept for row in rows}) == len(rows)


PRINTED = [(language, book) for language in languages() for book in printed(language)]


@pytest.mark.parametrize(("language", "book"), PRINTED)
def test_every_term_of_a_book_is_used_and_the_words_before_it_are_not(language: str, book: str) -> None:
    text = said(language, book)
    for row in printed(language)[book]:
        term = re.split(r", | in ", row.ours)[0].lower()
        assert re.search(rf"\b{re.escape(term)}", text), f"{row.concept}: {term}"
        for word in filter(None, row.never.lower().split(", ")):
            met = re.search(rf"^.*\b{re.escape(word)}\b.*$", text, flags=re.MULTILINE)
            assert not met, f"{row.concept}: {met and met.group()}"


def test_the_index_names_every_language_and_every_page() -> None:
    index = (DOCS / "glossary.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\(glossary/([a-z-]+)\.md\)", index))
    assert linked == set(languages())
