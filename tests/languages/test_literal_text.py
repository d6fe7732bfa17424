"""No command prints or explains itself in a sentence of its own: every word comes from a catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixfold.cli

FOLDER = Path(next(iter(sixfold.cli.__path__)))
MODULES = sorted(FOLDER.glob("*.py"))
PRINTING = {"echo", "print", "fail", "tell", "show", "add_column", "add_row", "Table", "Text", "status", "add_task"}
"""What shows its texts to a person; `say`, `words` and `worded` take keys instead."""
KEYED = {"say", "_say", "words", "worded", "member", "attribute", "get", "join"}
WORD = re.compile(r"[^\W\d_]{2,}")
MARKUP = re.compile(r"<[^>]*>?")
SENTENCE = re.compile(r"[a-z]{2,} [a-z]{2,}")
STYLED = {"Text", "sentence", "tell"}
"""What takes a text first, then the style of rich to draw it in."""
OWN_NAME = "sixfold "


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.AST) -> Iterator[str]:
    """The texts in an expression that can be shown: not those that a call in it takes as keys, nor keyword values."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.FormattedValue):
        yield from literals(node.value)
    elif isinstance(node, ast.Subscript | ast.Compare):
        return
    elif isinstance(node, ast.Call) and name_of(node) in STYLED:
        yield from literals(node.args[0]) if node.args else ()
    elif not (isinstance(node, ast.Call) and name_of(node) in KEYED):
        for child in ast.iter_child_nodes(node):
            yield from literals(child)


def shown_by(tree: ast.AST) -> Iterator[str]:
    """Every literal text that a printing call shows, or an option is explained with."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if name_of(node) in PRINTING:
            for argument in node.args[:1] if name_of(node) in STYLED else node.args:
                yield from literals(argument)
        for keyword in node.keywords:
            if keyword.arg in ("help", "title", "prompt", "epilog", "short_help", "metavar"):
                yield from literals(keyword.value)


def sentences(tree: ast.AST) -> list[str]:
    """Every text of two words and more that is no documentation."""
    documentation = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation
    ]
    return [text for text in texts if SENTENCE.search(MARKUP.sub("", text))]


@pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])
def test_no_word_is_written_into_a_command(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert [text for text in shown_by(tree) if WORD.search(text) and text != OWN_NAME] == []
    assert sentences(tree) == []


@pytest.mark.parametrize(
    "line",
    [
        'typer.echo("Done.")',
        'typer.echo(f"{count} games")',
        'fail(say("key") + " again")',
        'typer.Option("--out", help="Where to write")',
        'Table(title="Ratings")',
        'table.add_row("Total", total)',
        'console.print("yes" if good else "no")',
        'sentence = "a sentence that is printed later"',
    ],
)
def test_the_check_itself_finds_words(line: str) -> None:
    tree = ast.parse(line)
    assert [text for text in [*shown_by(tree), *sentences(tree)] if WORD.search(text)]


def test_the_check_lets_keys_and_figures_pass() -> None:
    tree = ast.parse('typer.echo(say("check-good", games=1)); table.add_row(f"{low} – {high}", names["a"], "–")')
    assert not [text for text in shown_by(tree) if WORD.search(text)]
