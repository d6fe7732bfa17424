"""Punctuation is the language's: no colon, comma, bracket or quotation mark is joined to a value in code.

French puts a space before a colon, Hungarian and Polish open quotation marks below the line. So a label, a list, a
detail in brackets, a range and a time come from the catalogue (`labelled`, `list-more`, `with-details`, `range` …).
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixfold.cli
import sixfold.locale
from sixfold.locale import catalogue

ROOT = Path(__file__).parents[2]
MODULES = sorted(Path(next(iter(sixfold.cli.__path__))).glob("*.py"))
COMPONENTS = sorted((ROOT / "web/src").rglob("*.svelte"))
SCRIPTS = [path for path in sorted((ROOT / "web/src").rglob("*.ts")) if ".test" not in path.name]
MARKS = ":;,.!?…–—«»„“”‘’"
AFTER, BEFORE = re.compile(rf"^[{MARKS})]"), re.compile(rf"[({MARKS}] ?$")
FOR_MACHINES = {
    "check.py": {":"},  # file:line, as tools read it
    "review.py": {":"},  # file:line, as tools read it
    "rules_html.py": {";", ":"},  # CSS
    "serve.py": {"://", ":"},  # an address
    "tournament.py": {":"},  # file:line, as tools read it
    "welcome.py": {":"},  # an address
    "words.py": {","},  # a cell, as it is typed
}
"""Texts beside a value that no person reads as a sentence, or that are typed like that in every language."""


def joined(tree: ast.AST) -> Iterator[str]:
    """The constant parts of formatted texts that put a mark right before or after a value."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.JoinedStr):
            continue
        for place, part in enumerate(node.values):
            if not isinstance(part, ast.Constant) or not isinstance(part.value, str):
                continue
            follows, leads = place > 0, place < len(node.values) - 1
            if (follows and AFTER.search(part.value)) or (leads and BEFORE.search(part.value)):
                yield part.value


@pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])
def test_no_mark_is_joined_to_a_value_in_a_command(module: Path) -> None:
    allowed = FOR_MACHINES.get(module.name, set())
    found = [text for text in joined(ast.parse(module.read_text(encoding="utf-8"))) if not _is_plain(text)]
    assert [text for text in found if not any(mark in text for mark in allowed)] == []


def _is_plain(text: str) -> bool:
    """Markup, a path or a pattern, not words."""
    return bool(re.search(r"[<>/\\\[\]{}=]", text))


VALUE = "\0"
JOINED = re.compile(rf"{VALUE}[{MARKS})]|[«„“(]{VALUE}")
TEMPLATE = re.compile(r"\$\{[^}]*\}[:;,!?)](?:\s|`)|[«„“(]\$\{[^}]*\}[)»”]")


def shown(source: str) -> str:
    """What a component shows between its tags, each value as one letter that no text has."""
    source = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    text, place, tag = "", 0, False
    while place < len(source):
        letter = source[place]
        if letter == "{":
            end = _closing(source, place)
            if not tag and source[place + 1] not in "#/:@":
                text += VALUE
            place = end
        elif letter == "<" and re.match(r"<[a-zA-Z/]", source[place:]):
            tag = True
        elif letter == ">" and tag:
            tag = False
            text += "<>"
        elif not tag:
            text += letter
        place += 1
    return text


def _closing(source: str, opening: int) -> int:
    """Where the brace closes that opens here."""
    depth = 0
    for place in range(opening, len(source)):
        depth += {"{": 1, "}": -1}.get(source[place], 0)
        if depth == 0:
            return place
    return len(source)


@pytest.mark.parametrize("component", COMPONENTS, ids=[path.stem for path in COMPONENTS])
def test_no_mark_is_joined_to_a_value_in_a_component(component: Path) -> None:
    source = component.read_text(encoding="utf-8")
    assert JOINED.findall(shown(source)) == []
    assert TEMPLATE.findall("\n".join(re.findall(r"<script.*?</script>", source, flags=re.DOTALL))) == []


@pytest.mark.parametrize("script", SCRIPTS, ids=[path.stem for path in SCRIPTS])
def test_no_mark_is_joined_to_a_value_in_a_script(script: Path) -> None:
    assert TEMPLATE.findall(script.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("line", ['f"{label}: {value}"', 'f"{name} ({score})"', 'f"{first}, {second}"', 'f"„{word}”"'])
def test_the_check_itself_finds_marks(line: str) -> None:
    assert list(joined(ast.parse(line)))


def test_the_check_finds_marks_in_components() -> None:
    assert JOINED.findall(shown('<b class={hand}>{say("hand", { count })}: </b>'))
    assert JOINED.findall(shown("<b>({count})</b>"))
    assert not JOINED.findall(shown("<b>{#if count}{count}{/if}</b>, <i {title}>a</i>"))
    assert TEMPLATE.findall("`${say(key)}: ${names}`")
    assert not TEMPLATE.findall("`${x},${y}`")


def test_languages_put_marks_where_they_belong() -> None:
    said = {name: catalogue(name).say("labelled", label="A", value="B") for name in ("en", "fr", "nl")}
    assert said == {"en": "A: B", "fr": "A\N{NO-BREAK SPACE}: B", "nl": "A: B"}
    assert catalogue("fr").listed(["a", "b", "c"]) == "a, b et c"
    assert catalogue("hu").listed(["a", "b", "c"]) == "a, b és c"


def test_apostrophes_are_printed_ones() -> None:
    folder = Path(next(iter(sixfold.locale.__path__)))
    lines = [line for path in sorted(folder.rglob("*.ftl")) for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines
    assert [line for line in lines if "'" in line and not line.startswith("#")] == []
