"""What is made of a clean clone: a source distribution and a wheel, complete, that work elsewhere."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import ProxyHandler, build_opener
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
ALONE = {"sixfold", "jsonschema_rs"}
"""What `pip install sixfold` brings."""
pytestmark = pytest.mark.slow


def clean_clone(folder: Path) -> Path:
    """A copy of all that git knows or would add, and of nothing that was built."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def run(*words: str | Path, folder: Path, said: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a command outside the clone's virtual environment."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("VIRTUAL_ENV", "PYTHON"))}
    command = [str(word) for word in words]
    return subprocess.run(
        command, cwd=folder, env=own | environment, input=said, capture_output=True, text=True, check=False
    )


class Environment:
    """A virtual environment of its own, with nothing in it yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.programs = folder / "venv" / "bin"
        run(sys.executable, "-m", "venv", folder / "venv", folder=folder).check_returncode()

    def install(self, what: str) -> None:
        """Install that, as `constraints.txt` pins it."""
        done = self.run("pip", "install", "--quiet", "--constraint", ROOT / "constraints.txt", what)
        assert done.returncode == 0, done.stdout + done.stderr

    def packages(self) -> set[str]:
        """The names of all packages but the installer's own."""
        listed = json.loads(self.run("pip", "list", "--format", "json").stdout)
        return {entry["name"].replace("-", "_") for entry in listed} - {"pip", "setuptools"}

    def run(self, program: str, *words: str | Path, said: str = "") -> "subprocess.CompletedProcess[str]":
        """Run one of its programs."""
        return run(self.programs / program, *words, folder=self._folder, said=said)


@contextmanager
def served(program: Path, folder: Path) -> Iterator[str]:
    """The address of an installed server."""
    command: list[str | Path] = [program, "serve", "--port", "0", "--database", folder / "games.sqlite3"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        try:
            yield found[0]
        finally:
            process.terminate()


def test_packages_of_a_clean_clone_work_elsewhere(tmp_path: Path) -> None:
    clone, packages, elsewhere = clean_clone(tmp_path / "clone"), tmp_path / "packages", tmp_path / "elsewhere"
    elsewhere.mkdir()
    # How well the kernel is optimised makes no other package, and takes a minute.
    quickly = "--config-setting=cmake.build-type=Debug"
    built = run(sys.executable, "-m", "build", quickly, "--outdir", packages, clone, folder=elsewhere)
    assert built.returncode == 0, built.stdout + built.stderr
    (archive,), (wheel,) = packages.glob("*.tar.gz"), packages.glob("*.whl")
    _look_into_archive(archive)
    _look_into_wheel(wheel)
    shutil.rmtree(clone)

    empty = Environment(elsewhere)
    empty.install(str(wheel))
    assert empty.packages() == ALONE
    _plays_and_speaks(empty)
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
    with served(empty.programs / "sixfold", elsewhere) as address:
        opener = build_opener(ProxyHandler({}))
        page = opener.open(f"{address}/").read().decode()
        assert '<div id="app">' in page
        linked = _linked(page)
        assert linked
        assert all(opener.open(f"{address}/{name}").status == 200 for name in linked)


def _plays_and_speaks(empty: Environment) -> None:
    """Rules, kernel and bots work with nothing else installed, and importing the package loads none of it."""
    done = empty.run("python", ROOT / "examples" / "ten_lines.py")
    assert done.returncode == 0, done.stderr
    assert "hand-emptied" in done.stdout
    loaded = empty.run("python", "-c", "import sys, sixfold; print(*[m for m in sys.modules if 'sixfold.' in m])")
    assert loaded.stdout.split() == []
    spoken = empty.run("python", "-m", "sixfold.bots.engine", "greedy", said="sixfold-engine/1\nquit\n")
    assert spoken.stdout.endswith("ready sixfold-engine/1\n")


def _linked(page: str) -> set[str]:
    return set(re.findall(r'(?:src|href)="\.?/([^"]+\.(?:js|css|svg|webmanifest))"', page))


def _look_into_archive(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert {"web/package.json", "web/src/main.ts", "src/sixfold/server/static/index.html"} <= inside
    assert not [name for name in inside if name.endswith(".png") and not name.startswith(("web/public/", "src/"))]
    assert not [
        name for name in inside if re.match(r"docs/screenshots|web/node_modules|tests/browser/output|build/", name)
    ]


def _look_into_wheel(wheel: Path) -> None:
    assert "-py3-none-" in wheel.name, "one wheel serves every Python"
    with ZipFile(wheel) as opened:
        inside = set(opened.namelist())
        page = opened.read("sixfold/server/static/index.html").decode()
    assert [name for name in inside if name.startswith("sixfold/kernel/libsixfold.")]
    assert any(name.startswith("assets/") for name in _linked(page))
    assert [name for name in inside if name.endswith("/sixfold.wasm")], "the kernel for browsers comes along"
    assert {f"sixfold/server/static/{name}" for name in _linked(page)} <= inside
    words = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/sixfold/locale").rglob("*.ftl")}
    assert words
    assert words <= inside
    assert not any(name.endswith((".cpp", ".hpp", ".h")) for name in inside)


def test_a_web_app_that_cannot_be_built_makes_no_package(tmp_path: Path) -> None:
    clone, programs = clean_clone(tmp_path / "clone"), tmp_path / "programs"
    programs.mkdir()
    for name, said in {"node": "echo v22.0.0", "npm": "echo there is no network today; exit 1"}.items():
        (programs / name).write_text(f"#!/bin/sh\n{said}\n")
        (programs / name).chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    built = run(sys.executable, "-m", "build", "--outdir", tmp_path / "packages", clone, folder=tmp_path, PATH=path)
    assert built.returncode != 0
    assert "there is no network today" in built.stdout + built.stderr
    assert not (tmp_path / "packages").exists() or not list((tmp_path / "packages").iterdir())
