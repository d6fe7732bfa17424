"""The catalogues keep to the words of their glossary."""

import re
from pathlib import Path

import pytest

from sixfold.core.pieces import COLOURS, SHAPES
from sixfold.games import GAMES
from sixfold.locale import catalogue, languages, member

DOCS = Path(__file__).parents[2] / "docs"


def pieces_in(language: str) -> list[str]:
    """The colours, the shapes, and what a piece is called in each game."""
    words = catalogue(language)
    return [
        *(words.say(member("colour", colour)) for colour in COLOURS),
        *(words.say(member("shape", shape)) for shape in SHAPES),
        *(catalogue(language, game).say("piece-nouns", count=1).removeprefix("1 ") for game in GAMES),
    ]


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_names_the_pieces_as_its_glossary_does(language: str) -> None:
    page = (DOCS / "glossary" / f"{language}.md").read_text(encoding="utf-8").lower()
    rows = [re.findall(r"\w+", line) for line in page.splitlines() if line.startswith("|")]
    pairs = list(zip(pieces_in("en"), pieces_in(language), strict=True))
    assert [pair for pair in pairs if not any(set(pair) <= set(row) for row in rows)] == []


def test_the_index_names_every_language_and_every_page() -> None:
    index = (DOCS / "glossary.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\(glossary/([a-z-]+)\.md\)", index))
    assert linked == set(languages())
