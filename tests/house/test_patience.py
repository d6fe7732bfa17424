"""Tests wait for states, and a machine that does much else at once may take long to reach them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ASKS = {"Client", "AsyncClient", "get", "post", "put", "patch", "delete", "request", "stream"}


def _impatient(tree: ast.AST) -> Iterator[str]:
    """Every use of httpx that gives up after its usual five seconds, for which a worker that starts may need longer."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        asked = isinstance(node.func.value, ast.Name) and node.func.value.id == "httpx" and node.func.attr in ASKS
        if asked and not {"timeout", "transport"} & {word.arg for word in node.keywords}:
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: str(path.relative_to(TESTS)))
def test_no_client_of_a_test_gives_up_by_itself(path: Path) -> None:
    assert not list(_impatient(ast.parse(path.read_text(encoding="utf-8"))))


def test_the_test_itself_would_notice_one() -> None:
    assert list(_impatient(ast.parse("httpx.get(url)")))
    assert list(_impatient(ast.parse("with httpx.Client(base_url=url) as client:\n    pass")))
    assert not list(_impatient(ast.parse("httpx.get(url, timeout=SLOWEST)")))
