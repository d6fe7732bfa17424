"""Catalogues: every refusal has its sentence, every key exists, and nothing is said by halves."""

import ast
import re
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import cast, get_args

import fluent.runtime
import pytest

import sixfold.cli
import sixfold.locale
from sixfold.bots.faults import FaultCode as BotFaultCode
from sixfold.cli.prompt import COMMANDS, WORDS, Unreadable, Vocabulary, read_pieces
from sixfold.cli.words import edition_words, piece_words, refusal_words, series_words
from sixfold.coach import Label, Parts, ReasonCode
from sixfold.core.game import BLOCKED, HAND_EMPTIED, LAST_ROUND
from sixfold.core.pieces import COLOURS, KINDS, SHAPES, parse_piece, parse_pieces
from sixfold.core.refusals import Code, Refusal
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import (
    BadCatalogue,
    Catalogue,
    Family,
    Key,
    UnknownLanguage,
    attribute,
    catalogue,
    chosen_language,
    languages,
    member,
)
from sixfold.locale.keys import KEYS
from sixfold.puzzles.themes import Theme
from sixfold.records import compared
from sixfold.records.faults import FaultCode
from sixfold.rulebook import rules_page

ENGLISH = catalogue("en")
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)*")
COMMAND_LINE = Path(next(iter(sixfold.cli.__path__)))
MODULES = sorted(COMMAND_LINE.glob("*.py"))
POSITIONS = "".join(
    path.read_text(encoding="utf-8") for path in sorted((COMMAND_LINE.parent / "records" / "positions").glob("*.py"))
)
FAMILIES: dict[Family, Iterable[str]] = {
    "checked": [code.value for code in compared(dict.fromkeys(("format", "seniority", "shown")))],
    "refusal": [code.value for code in Code],
    "fault": [code.value for code in FaultCode],
    "position": re.findall(r'BadPosition\("([a-z-]+)"', POSITIONS),
    "bot-fault": [code.value for code in BotFaultCode],
    "bot-test": ["starts", "legal", "edges", "same", "unchanged", "honest"],
    "colour": COLOURS,
    "shape": SHAPES,
    "command": COMMANDS,
    "word": WORDS,
    "game": GAMES,
    "end": [HAND_EMPTIED, BLOCKED, LAST_ROUND],
    "edition": EDITIONS,
    "editions-start": ["line", "series", "oldest"],
    "label": list(Label),
    "part": [field.name for field in fields(Parts)],
    "reason": list(ReasonCode),
    "theme": list(Theme),
    "rules": [
        paragraph.key.removeprefix("rules-")
        for rules in EDITIONS.values()
        for section in rules_page(rules).sections
        for paragraph in section.paragraphs
    ],
}
"""Every code by which a message is chosen."""


def looks_like_keys(module: Path) -> set[str]:
    """Every text in a module that has the form of a key."""
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if KEY.fullmatch(text)}


def chosen_by_code() -> set[str]:
    return {member(family, code) for family, codes in FAMILIES.items() for code in codes}


def test_every_message_of_the_terminal_is_said_somewhere() -> None:
    folder = Path(next(iter(sixfold.locale.__path__))) / "en"
    said = {key for module in MODULES for key in looks_like_keys(module)} | chosen_by_code()
    for name in ("terminal.ftl", "commands.ftl", "faults.ftl", "refusals.ftl"):
        source = (folder / name).read_text(encoding="utf-8")
        assert set(Catalogue("en", {name: source}).keys()) <= said


def test_every_code_of_every_family_has_its_message() -> None:
    assert set(FAMILIES) == set(get_args(Family))
    assert all(FAMILIES.values())
    assert chosen_by_code() <= KEYS
    with pytest.raises(KeyError):
        member("refusal", "no-such-code")
    with pytest.raises(KeyError):
        attribute("command-trade", "no-such-attribute")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_every_refusal_has_a_sentence(language: str, game: str) -> None:
    pieces, cells = (parse_piece("Ro"), parse_piece("Gt")), ((1, 0), (2, 0))
    for code in Code:
        refusal = Refusal(code, cells, line=cells, pieces=pieces, series=2)
        words = refusal_words(catalogue(language), refusal, game, longest=3, left=2)
        assert words[0].isupper()
        assert words.endswith(".")
        assert "  " not in words
        assert "{" not in words


@pytest.mark.parametrize("language", languages())
def test_a_refusal_names_cells_only_where_it_is_told_to(language: str) -> None:
    values = {"game": "tiles", "pieces": "P", "count": 1, "length": 7, "series": 1, "longest": 3, "left": 2}
    words = catalogue(language)
    for code in Code:
        pointed = words.say(member("refusal", code.value), **values, named="no", cells="CELLS")
        assert "CELLS" not in pointed
        assert pointed[0].isupper()
        assert pointed.endswith(".")
        assert "  " not in pointed
    for code in (Code.CELL_TAKEN, Code.GAP, Code.MIXED_LINE, Code.DUPLICATE_IN_LINE):
        assert "CELLS" in words.say(member("refusal", code.value), **values, named="yes", cells="CELLS")


def test_refusals_name_what_is_wrong() -> None:
    red, star = parse_piece("Ro"), parse_piece("Gt")
    cells = ((1, 0), (2, -1))
    said = {
        code: refusal_words(
            catalogue("en", "tiles"), Refusal(code, cells, cells, (red, star), 1), "tiles", longest=4, left=1
        )
        for code in Code
    }
    assert said[Code.NOT_IN_HAND] == "You don’t have enough of these: red circle and green star."
    assert said[Code.CELL_TAKEN] == "There’s already a tile at 1,0 and 2,-1."
    assert said[Code.OPENING_NOT_LONGEST].endswith("4 tiles.")
    assert "only trade one" in said[Code.TRADE_TOO_MANY]
    assert said[Code.MIXED_SERIES].startswith("The cards in series 2 ")
    once = refusal_words(ENGLISH, Refusal(Code.NOT_IN_HAND, pieces=(red, red)), "cards")
    assert once == "You don’t have that, or not enough of it: red circle."


def test_lists_and_pieces_read_like_sentences() -> None:
    assert [ENGLISH.listed(list("abcd"[:length])) for length in range(5)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
        "a, b, c and d",
    ]
    assert piece_words(ENGLISH, parse_piece("Gd")) == "green diamond"
    assert len({piece_words(ENGLISH, kind) for kind in KINDS}) == 36


@pytest.mark.parametrize("language", languages())
def test_every_edition_has_a_name_of_its_own(language: str) -> None:
    names = [edition_words(catalogue(language), edition) for edition in EDITIONS.values()]
    assert len(set(names)) == len(EDITIONS)
    assert all(name.startswith("Qwirkle") for name in names)


def test_editions_and_series_are_named_in_the_language() -> None:
    dutch = catalogue("nl")
    assert edition_words(dutch, EDITIONS["tiles-nl"]) == "Qwirkle (Nederlandse handleiding)"
    assert edition_words(ENGLISH, EDITIONS["tiles-nl"]) == "Qwirkle (Dutch rulebook)"
    reds, circles = parse_pieces("RoRdRs"), parse_pieces("RoGoBo")
    assert [series_words(ENGLISH, series) for series in (reds, circles)] == ["red", "circles"]
    assert [series_words(dutch, series) for series in (reds, circles)] == ["rood", "cirkels"]


def test_a_missing_key_attribute_or_value_is_an_error() -> None:
    for key in ("no-such-key", "command-trade.no-such-attribute", "turn-passes"):
        with pytest.raises(KeyError):
            ENGLISH.say(cast("Key", key))
    assert ENGLISH.say("turn-passes", name="Ann", you="no") == "Ann passes."


def test_the_books_of_a_language_parse_its_files_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    honest = fluent.runtime.FluentResource

    def count(source: str) -> object:
        parsed.append(source)
        return honest(source)

    monkeypatch.setattr(fluent.runtime, "FluentResource", count)
    sixfold.locale._parsed.cache_clear()
    spoken = [catalogue.__wrapped__("nl", book) for book in (None, *GAMES, *EDITIONS)]
    assert len(spoken) > 6
    assert len(parsed) == len(set(parsed)) > 10


def test_a_catalogue_with_a_fault_is_refused() -> None:
    with pytest.raises(BadCatalogue, match="not Fluent"):
        Catalogue("en", {"one.ftl": "hello = Hello\nthis is nothing\n"})
    with pytest.raises(BadCatalogue, match="again"):
        Catalogue("en", {"one.ftl": "hello = Hello\n", "two.ftl": "hello = Hello again\n"})
    with pytest.raises(KeyError):
        Catalogue("en", {"one.ftl": "hello = { goodbye }\n"}).say(cast("Key", "hello"))
    with pytest.raises(UnknownLanguage):
        catalogue("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LC_ALL": "", "LANG": "EN"}, "en"),
        ({"SIXFOLD_LANG": "tlh", "LANG": "en"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert chosen_language(environment) == language


def test_the_first_variable_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixfold.locale.languages", lambda: ("en", "fr", "nl", "pt-BR"))
    assert chosen_language({"LANG": "nl_BE.UTF-8"}) == "nl"
    assert chosen_language({"LANG": "nl_BE.UTF-8", "LC_MESSAGES": "fr_FR@euro"}) == "fr"
    assert chosen_language({"LANG": "nl", "LC_ALL": "C"}) == "en"
    assert chosen_language({"SIXFOLD_LANG": "fr", "LC_ALL": "nl_NL"}) == "fr"
    assert chosen_language({"LANG": "pt_BR.UTF-8"}) == "pt-BR"


@pytest.mark.parametrize("language", languages())
def test_no_two_commands_share_a_spelling(language: str) -> None:
    words = catalogue(language)
    kinds: tuple[tuple[Family, tuple[str, ...]], ...] = (("command", COMMANDS), ("word", WORDS))
    for kind, names in kinds:
        spellings = [
            spelling
            for name in names
            for spelling in (words.say(member(kind, name)), *words.say(attribute(member(kind, name), "also")).split())
        ]
        assert len(spellings) == len({spelling.lower() for spelling in spellings})
    vocabulary = Vocabulary(words)
    for name in COMMANDS:
        assert vocabulary.command(f"{words.say(member('command', name)).upper()} Ro").word == name


def reads_as_pieces(text: str) -> bool:
    """Whether a word could be codes of pieces, such as `od`, or the `v` for downwards with or without codes."""
    try:
        return bool(text) and read_pieces(text.removeprefix("v")) is not None
    except Unreadable:
        return False


@pytest.mark.parametrize("language", languages())
def test_no_word_reads_as_pieces(language: str) -> None:
    words = catalogue(language)
    keys = [*(member("command", name) for name in COMMANDS), *(member("word", name) for name in WORDS)]
    spellings = {spelling for key in keys for spelling in (words.say(key), *words.say(attribute(key, "also")).split())}
    assert {spelling for spelling in spellings if reads_as_pieces(spelling.lower())} == set()
    assert all(reads_as_pieces(text) for text in ("od", "po", "v", "vro", "rogt"))


def test_the_page_on_the_terminal_names_every_command() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    quoted = {words.split()[0] for words in re.findall(r"`([^`]+)`", page)}
    assert {ENGLISH.say(member("command", name)) for name in COMMANDS} <= quoted
