"""What an import brings along, and what is said when something is not installed."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import sixfold
from sixfold.__main__ import EXTRAS, extra_with
from sixfold.records import write_line

ROOT = Path(__file__).parents[2]


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)


def test_the_import_itself_loads_nothing() -> None:
    done = run("import sys, sixfold; print(*(name for name in sys.modules if name.startswith('sixfold.')))")
    assert done.stdout.split() == []


def test_games_bots_and_matches_need_no_other_package() -> None:
    program = (
        "import sys; before = set(sys.modules); import sixfold\n"
        "sixfold.match(['expert@20', 'greedy'], 'cards-999', games=2)\n"
        "game = sixfold.start('tiles-nl'); str(game); game.svg()\n"
        "list(sixfold.check(game.record())); sixfold.judge('tiles - 0,0>Ro')\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)\n"
        "print(*sorted(new))"
    )
    done = run(program)
    assert set(done.stdout.split()) <= {"sixfold", "jsonschema_rs", "__mp_main__"}, done.stderr


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent", "fastapi", "sqlalchemy", "openskill", "pyarrow"])
def test_a_missing_extra_is_named_in_one_line(missing: str, tmp_path: Path) -> None:
    commands = {
        "openskill": ["rate", str(tmp_path / "games.jsonl")],
        "pyarrow": ["dataset", "--edition", "tiles-nl", "--bots", "greedy,random", "--out", str(tmp_path / "data")],
    }
    command = commands.get(missing, ["serve", "--port", "0"])
    records = sixfold.match(["greedy", "random"], games=2).records
    (tmp_path / "games.jsonl").write_text("".join(write_line(record) for record in records))
    program = f"import sys; sys.modules[{missing!r}] = None\nfrom sixfold.__main__ import main; main()"
    done = run(program, *command)
    assert done.returncode == 2, done.stderr
    assert f"sixfold[{extra_with(missing)}]" in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_every_package_of_an_extra_is_known_to_belong_to_it() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for extra in EXTRAS:
        for line in extras[extra]:
            name = line.partition(">")[0].partition("[")[0].replace("-", "_").partition(".")[0]
            assert name == "sixfold" or extra_with(name) == extra, line


def test_another_missing_module_is_no_excuse() -> None:
    done = run("import sys; sys.modules['hashlib'] = None\nfrom sixfold.__main__ import main; main()", "check", "x")
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr
