"""Catalogues: every refusal has its sentence, every key exists, and nothing is said by halves."""

import ast
import re
from pathlib import Path

import pytest

import sixfold.cli
import sixfold.locale
from sixfold.cli.play import HOSTS
from sixfold.cli.prompt import COMMANDS, WORDS, Unreadable, Vocabulary, read_pieces
from sixfold.cli.words import edition_words, listed, piece_words, refusal_words, series_words
from sixfold.core.game import BLOCKED, HAND_EMPTIED, LAST_ROUND
from sixfold.core.pieces import COLOURS, KINDS, SHAPES, parse_piece, parse_pieces
from sixfold.core.refusals import Code, Refusal
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import BadCatalogue, Catalogue, UnknownLanguage, catalogue, chosen_language, languages

ENGLISH = catalogue("en")
SAYING = {"say", "words"}
FAMILIES = {
    "refusal-": [code.value for code in Code],
    "colour-": COLOURS,
    "shape-": SHAPES,
    "command-": COMMANDS,
    "word-": WORDS,
    "game-": GAMES,
    "edition-": EDITIONS,
    "end-": [HAND_EMPTIED, BLOCKED, LAST_ROUND],
}


KEY = re.compile(r"[a-z]+(-[a-z]+)+")
COMMAND_LINE = Path(next(iter(sixfold.cli.__path__)))
MODULES = sorted(COMMAND_LINE.glob("*.py"))
AT_PLAY = [module for module in MODULES if module.stem.startswith(("play", "prompt", "words", "draw"))]


def said_in(module: Path) -> tuple[set[str], set[str]]:
    """The keys that a module says outright, and the beginnings of those that it puts together."""
    keys, beginnings = set(), set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        key = node.args[0]
        if name in SAYING and isinstance(key, ast.Constant):
            keys.add(str(key.value))
        elif name in SAYING and isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
            beginnings.add(str(key.values[0].value))
    return keys, beginnings


def looks_like_keys(module: Path) -> set[str]:
    """Every text in a module that has the form of a key."""
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if KEY.fullmatch(text)}


@pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])
def test_every_key_that_a_command_says_exists(module: Path) -> None:
    keys, _ = said_in(module)
    assert keys <= set(ENGLISH.keys())


@pytest.mark.parametrize("module", AT_PLAY, ids=[module.stem for module in AT_PLAY])
def test_every_key_at_play_exists_however_it_is_passed_on(module: Path) -> None:
    assert looks_like_keys(module) <= set(ENGLISH.keys())
    assert said_in(module)[1] <= set(FAMILIES)


def test_every_message_of_the_terminal_is_said_somewhere() -> None:
    folder = Path(next(iter(sixfold.locale.__path__))) / "en"
    source = (folder / "terminal.ftl").read_text(encoding="utf-8")
    said = {key for module in AT_PLAY for key in looks_like_keys(module) | said_in(module)[0]}
    said |= {beginning + end for beginning, ends in FAMILIES.items() for end in ends}
    assert set(Catalogue("en", {"terminal.ftl": source}).keys()) <= said


@pytest.mark.parametrize("language", languages())
def test_every_key_that_is_put_together_exists(language: str) -> None:
    known = set(catalogue(language).keys())
    assert {beginning + end for beginning, ends in FAMILIES.items() for end in ends} <= known
    assert {entry for host in HOSTS.values() for entry in (*host.entries, host.heading)} <= known


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_keys_of_english(language: str) -> None:
    assert set(catalogue(language).keys()) == set(ENGLISH.keys())


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
        pointed = words.say(f"refusal-{code.value}", **values, named="no", cells="CELLS")
        assert "CELLS" not in pointed
        assert pointed[0].isupper()
        assert pointed.endswith(".")
        assert "  " not in pointed
    for code in (Code.CELL_TAKEN, Code.GAP, Code.MIXED_LINE, Code.DUPLICATE_IN_LINE):
        assert "CELLS" in words.say(f"refusal-{code.value}", **values, named="yes", cells="CELLS")


def test_refusals_name_what_is_wrong() -> None:
    red, star = parse_piece("Ro"), parse_piece("Gt")
    cells = ((1, 0), (2, -1))
    said = {
        code: refusal_words(ENGLISH, Refusal(code, cells, cells, (red, star), 1), "tiles", longest=4, left=1)
        for code in Code
    }
    assert said[Code.NOT_IN_HAND] == "You do not hold these, or not that often: red circle and green star."
    assert said[Code.CELL_TAKEN] == "There is already a tile on 1,0 and 2,-1."
    assert said[Code.OPENING_NOT_LONGEST].endswith("4.")
    assert "only one" in said[Code.TRADE_TOO_MANY]
    assert said[Code.MIXED_SERIES].startswith("Series 2 ")
    once = refusal_words(ENGLISH, Refusal(Code.NOT_IN_HAND, pieces=(red, red)), "cards")
    assert once == "You do not hold the red circle, or not that often."


def test_lists_and_pieces_read_like_sentences() -> None:
    assert [listed(ENGLISH, list("abcd"[:length])) for length in range(5)] == [
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
            ENGLISH.say(key)
    assert ENGLISH.say("turn-passes", name="Ann", you="no") == "Ann passes."


def test_a_catalogue_with_a_fault_is_refused() -> None:
    with pytest.raises(BadCatalogue, match="not Fluent"):
        Catalogue("en", {"one.ftl": "hello = Hello\nthis is nothing\n"})
    with pytest.raises(BadCatalogue, match="again"):
        Catalogue("en", {"one.ftl": "hello = Hello\n", "two.ftl": "hello = Hello again\n"})
    with pytest.raises(KeyError):
        Catalogue("en", {"one.ftl": "hello = { goodbye }\n"}).say("hello")
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
    for kind, names in (("command", COMMANDS), ("word", WORDS)):
        spellings = [
            spelling
            for name in names
            for spelling in (words.say(f"{kind}-{name}"), *words.say(f"{kind}-{name}.also").split())
        ]
        assert len(spellings) == len({spelling.lower() for spelling in spellings})
    vocabulary = Vocabulary(words)
    for name in COMMANDS:
        assert vocabulary.command(f"{words.say(f'command-{name}').upper()} Ro").word == name


def reads_as_pieces(text: str) -> bool:
    """Whether a word could be codes of pieces, such as `od`, or the `v` for downwards with or without codes."""
    try:
        return bool(text) and read_pieces(text.removeprefix("v")) is not None
    except Unreadable:
        return False


@pytest.mark.parametrize("language", languages())
def test_no_word_reads_as_pieces(language: str) -> None:
    words = catalogue(language)
    keys = [*(f"command-{name}" for name in COMMANDS), *(f"word-{name}" for name in WORDS)]
    spellings = {spelling for key in keys for spelling in (words.say(key), *words.say(f"{key}.also").split())}
    assert {spelling for spelling in spellings if reads_as_pieces(spelling.lower())} == set()
    assert all(reads_as_pieces(text) for text in ("od", "po", "v", "vro", "rogt"))


@pytest.mark.parametrize("module", AT_PLAY, ids=[module.stem for module in AT_PLAY])
def test_no_sentence_is_written_into_the_code(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    documentation = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation
    ]
    assert [text for text in texts if re.search(r"[a-z]{2,} [a-z]{2,}", text)] == []


def test_the_page_on_the_terminal_names_every_command() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    quoted = {words.split()[0] for words in re.findall(r"`([^`]+)`", page)}
    assert {ENGLISH.say(f"command-{name}") for name in COMMANDS} <= quoted
