"""The examples in docstrings and on the pages of the documentation are run."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import sixfold

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sixfold"
MODULES = sorted(
    ".".join(("sixfold", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    results = doctest.testmod(import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page(page: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, str(page), 0)
    assert examples.examples
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


def test_every_name_that_is_offered_exists_and_is_described() -> None:
    reference = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    library = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in sixfold.__all__:
        assert hasattr(sixfold, name)
        assert name.startswith("__") or re.search(rf"\b{name}\b", reference + library), name
    assert set(sixfold.__all__) <= set(dir(sixfold))
