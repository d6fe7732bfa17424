"""Completion in the shell, and the command that is offered only where it can run."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sixfold.bots import OURS
from sixfold.cli import app
from sixfold.cli.complete import complete_bot, complete_bots, complete_edition, complete_game, complete_section
from sixfold.games import EDITIONS, GAMES
from sixfold.locale import languages


def offered(*words: str) -> list[str]:
    """What is offered for the last of these words."""
    asking = {
        "_SIXFOLD_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(("sixfold", *words)),
        "COMP_CWORD": str(len(words)),
    }
    code = "import sys; sys.argv[0] = 'sixfold'; from sixfold.cli import main; main()"
    called = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | asking, check=False
    )
    assert called.stderr == ""
    return called.stdout.split()


def test_names_are_completed() -> None:
    assert complete_edition("tiles-") == ["tiles-nl", "tiles-mindware", "tiles-schmidt"]
    assert complete_game("c") == ["cubes", "cards", "cubes-nl", "cards-999", "cards-iello"]
    assert complete_bot("") == list(OURS)
    assert complete_bots("") == list(OURS)
    assert complete_bots("greedy,random,e") == ["greedy,random,expert"]
    assert complete_section("sc") == ["score"]
    assert set(GAMES).isdisjoint(EDITIONS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("ma",), ["match"]),
        (("match", "--edition", "cards"), ["cards-999", "cards-iello"]),
        (("match", "--bots", "greedy,ex"), ["greedy,expert"]),
        (("play", "--bot", "n"), ["novice"]),
        (("--lang", "nl", "rules", "--section", "str"), ["strategy"]),
        (("--lang", "e"), [language for language in languages() if language.startswith("e")]),
    ],
)
def test_a_shell_is_offered_what_fits(words: tuple[str, ...], found: list[str]) -> None:
    assert offered(*words) == found


class TestBench:
    bench = import_module("sixfold.cli.bench")

    def test_it_is_offered_in_a_source_checkout_only(self) -> None:
        assert self.bench.programs()
        assert " bench " in CliRunner().invoke(app, ["--help"]).stdout
        code = (
            "import sys; from importlib import import_module; from pathlib import Path;"
            "import_module('sixfold.cli.bench').FOLDER = Path('nowhere'); del sys.modules['sixfold.cli'];"
            "from sixfold.cli import main; main()"
        )
        called = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
        assert " match " in called.stdout
        assert " bench " not in called.stdout

    def test_what_it_lacks_is_named(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "needy.py").write_text("import not_installed.deep\n")
        (tmp_path / "plain.py").write_text("def measure(full):\n    yield {'what': 'w', 'figure': 2.0, 'unit': 's'}\n")
        monkeypatch.setattr(self.bench, "FOLDER", tmp_path)
        alone = CliRunner().invoke(app, ["bench", "needy"], catch_exceptions=False)
        assert (alone.exit_code, alone.stdout) == (2, "")
        together = CliRunner().invoke(app, ["bench"], catch_exceptions=False)
        assert together.exit_code == 0
        assert "plain" in together.stdout
        for said in (alone.stderr, together.stderr):
            assert "needy" in said
            assert "not_installed." in said
            assert 'pip install -e ".[test]"' in said
            assert "Traceback" not in said
