"""The built wheel in an empty environment: what comes along, and what works with it."""

import json
import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
ALONE = {"sixfold", "jsonschema_rs"}
"""What `pip install sixfold` brings."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return next(folder.glob("sixfold-*.whl"))


class Environment:
    """An environment of its own, into which the wheel is installed."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True)
        self.folder = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def install(self, what: str) -> None:
        command = ["-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), what]
        self.run("python", *command).check_returncode()

    def packages(self) -> set[str]:
        """The names of all packages but the installer's own."""
        listed = json.loads(self.run("python", "-m", "pip", "list", "--format", "json").stdout)
        return {entry["name"].replace("-", "_") for entry in listed} - {"pip", "setuptools"}

    def run(self, program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [str(self.folder / program), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=self.variables, cwd=self.folder)


@pytest.mark.slow
def test_the_wheel_alone_then_with_the_terminal_then_with_the_server(wheel: Path, tmp_path: Path) -> None:
    empty = Environment(tmp_path / "environment")
    empty.install(str(wheel))
    assert empty.packages() == ALONE

    done = empty.run("python", str(ROOT / "examples" / "ten_lines.py"))
    assert done.returncode == 0, done.stderr
    assert "hand-emptied" in done.stdout
    loaded = empty.run("python", "-c", "import sys, sixfold; print(*[m for m in sys.modules if 'sixfold.' in m])")
    assert loaded.stdout.split() == []
    spoken = subprocess.run(
        [str(empty.folder / "python"), "-m", "sixfold.bots.engine", "greedy"],
        input="sixfold-engine/1\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert spoken.stdout.endswith("ready sixfold-engine/1\n")
    asked = empty.run("sixfold", "play")
    assert (asked.returncode, asked.stderr.count("\n")) == (2, 1)
    assert "pip install 'sixfold[terminal]'" in asked.stderr

    empty.install(f"{wheel}[terminal]")
    judged = empty.run("sixfold", "judge", "tiles 1,0 RoRdRc 0,0>Rs")
    assert json.loads(judged.stdout)["score"] == 4
    asked = empty.run("sixfold", "serve")
    assert (asked.returncode, asked.stderr.count("\n")) == (2, 1), asked.stderr
    assert "sixfold[server]" in asked.stderr

    empty.install(f"{wheel}[server]")
    _serves(empty, tmp_path)


def _serves(environment: Environment, folder: Path) -> None:
    command = [str(environment.folder / "sixfold"), "serve", "--port", "0", "--database", str(folder / "games.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment.variables) as server:
        try:
            assert server.stdout is not None
            addresses = (re.search(r"http://\S+", line) for line in server.stdout)
            address = next(found[0] for found in addresses if found)
            with urlopen(address) as page:
                assert b'<div id="app">' in page.read()
        finally:
            server.terminate()
