"""Nobody outside `games/` asks which game it is: rooms look a game up by its own NAME and use its verbs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixfold
from sixfold.games import GAMES

SOURCE = Path(sixfold.__file__).parent
OUTSIDE = sorted(path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts)


def _names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every string that is the name of a game, and its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            yield node.lineno, str(node.value)


def _questions(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every `isinstance` or `case` that asks whether a state is one of a game."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call | ast.MatchClass):
            continue
        asked = ast.unparse(node)
        if isinstance(node, ast.Call) and not asked.startswith("isinstance"):
            continue
        if any(f"{game_name}.State" in asked for game_name in GAMES):
            yield node.lineno, asked


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_switches_on_the_name_of_a_game(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not list(_names(tree))
    assert not list(_questions(tree))


def test_the_test_itself_would_notice_a_switch() -> None:
    assert list(_names(ast.parse('if edition.game == "cubes":\n    pass')))
    assert list(_names(ast.parse('match game:\n    case "tiles":\n        pass')))
    assert list(_questions(ast.parse("isinstance(state, tiles.State)")))
    assert list(_questions(ast.parse("match state:\n    case cards.State():\n        pass")))
