"""The README is run: its Python as a doctest, its commands as commands."""

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import needs
from sixfold.cli import app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_examples() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert blocks
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README", "README.md", 0)
    runner = doctest.DocTestRunner(verbose=False)
    assert runner.run(examples).failed == 0
    assert examples.examples


def _commands() -> list[tuple[str, str]]:
    blocks = re.findall(r"```console\n(.*?)```", README, flags=re.DOTALL)
    return [
        (command, answer)
        for block in blocks
        for command, answer in re.findall(r"^\$ sixfold (.*)\n((?:(?!\$ ).*\n)*)", block, flags=re.MULTILINE)
    ]


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = _commands()
    assert len(commands) >= 4
    for command, answer in commands:
        words = [quoted or plain for quoted, plain in re.findall(r"'([^']*)'|(\S+)", command)]
        printed = CliRunner().invoke(app, words, catch_exceptions=False).stdout
        shown, _, last = answer.rpartition("...\n")
        assert printed.endswith(last), command
        assert printed.startswith(shown), command


def test_the_two_commands_of_the_set_up_are_scripts() -> None:
    named = re.findall(r"^    (scripts/\w+)$", README, flags=re.MULTILINE)
    assert named == ["scripts/play", "scripts/test"]
    assert all((ROOT / script).stat().st_mode & 0o111 for script in named)


def test_the_space_that_is_asked_for_is_what_the_set_up_asks_for() -> None:
    told = re.search(r"([\d.]+) GB of disk space \(the tests take ([\d.]+) GB more\)", README)
    assert told is not None
    assert [round(1000 * float(size)) for size in told.groups()] == [needs.MEGABYTES, needs.MEGABYTES_OF_TESTS]


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
