"""Make .venv, install Sixfold into it and build the web app: `scripts/setup [EXTRA] [--then COMMAND ...]`."""

import fcntl
import os
import platform
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import wasm
import web
from needs import PIP, ROOT, has_compiler, see_to_needs, see_to_node, see_to_zig
from needs import VENV_FOLDER as VENV
from steps import Command, StepFailed, Steps, become, steps_of

PYTHON = VENV / "bin" / "python"
UNFINISHED = VENV / ".unfinished"
"""There while packages are being installed: whoever finds it begins anew."""
LOCK = ROOT / "build" / "setup.lock"


def main(extra: str, then: list[str]) -> None:
    """Set up whatever is not set up yet, then turn into the command."""

    def script(steps: Steps) -> None:
        LOCK.parent.mkdir(exist_ok=True)
        with LOCK.open("w") as lock:
            _wait_for(lock.fileno())
            set_up(steps, extra)

    steps_of(script)
    if then:
        become(then)


def set_up(steps: Steps, extra: str) -> None:
    """Make what is missing or out of date."""
    if _installed(extra):
        see_to_node(steps)
        web.build(steps)
        return
    see_to_needs(steps, extra)
    if not _usable():
        command: Command = [sys.executable, "-m", "venv", "--clear", VENV]
        steps.run(f"Making .venv with Python {platform.python_version()}", command)
    with _unfinished(steps):
        see_to_node(steps)
        if not wasm.is_made() and wasm.can_build():
            see_to_zig(steps)
    steps.together(lambda: _install(steps, extra), lambda: web.build(steps))


@contextmanager
def _unfinished(steps: Steps) -> Iterator[None]:
    """Mark .venv while packages are put into it. What ends by itself, well or not, leaves things in order."""
    UNFINISHED.touch()
    try:
        yield
    except StepFailed:
        if not steps.ended:
            UNFINISHED.unlink()
        raise
    UNFINISHED.unlink()


def _install(steps: Steps, extra: str) -> None:
    """Install the package, or only what an extra adds to it, since the kernel takes a minute to build."""
    extras, requirements = _covered(extra)
    wanted, only_extra = _wanted(), _installed("")
    with _unfinished(steps):
        if only_extra:
            steps.run(f"Installing what is needed for: {extra}", [*PIP, *requirements])
        else:
            target = f".[{extra}]" if extra else "."
            steps.run("Installing Sixfold", [*PIP, "--editable", target], environment=_compiler(steps))
    for done in extras:
        _stamp(done).write_text(wanted)


def _covered(extra: str) -> tuple[set[str], list[str]]:
    """An extra and those it names, and all that they require."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras, requirements = {"", extra}, []
    for one in project["optional-dependencies"].get(extra, []):
        if named := re.fullmatch(rf"{project['name']}\[([\w, -]+)\]", one):
            for inner in named[1].split(","):
                more, needed = _covered(inner.strip())
                extras |= more
                requirements += needed
        else:
            requirements.append(one)
    return extras, requirements


def _wait_for(lock: int) -> None:
    """Let another set-up of the same folder finish first."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Another script is setting Sixfold up here; waiting for it ...", file=sys.stderr)
        fcntl.flock(lock, fcntl.LOCK_EX)


def _stamp(extra: str) -> Path:
    return VENV / (f".installed-{extra}" if extra else ".installed")


def _wanted() -> str:
    """What the installed package depends on, as a digest."""
    kernel = sorted(path for path in (ROOT / "src/sixfold/kernel/cpp").rglob("*") if path.is_file())
    names = ("pyproject.toml", "constraints.txt", "scripts/setup.py", "scripts/backend.py", "CMakeLists.txt")
    digest = sha256(str(ROOT).encode())
    for path in (*(ROOT / name for name in names), *kernel):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _installed(extra: str) -> bool:
    """Whether the package as it is now is installed, with an extra."""
    stamp = _stamp(extra)
    return not UNFINISHED.exists() and stamp.exists() and stamp.read_text() == _wanted()


def _usable() -> bool:
    """Whether .venv is whole, made here, and by a Python that is still there."""
    pip = VENV / "bin" / "pip"
    return (
        not UNFINISHED.exists()
        and os.access(PYTHON, os.X_OK)
        and os.access(pip, os.R_OK)
        and str(VENV) in pip.read_text(errors="replace")[:400]
    )


def _compiler(steps: Steps) -> dict[str, str]:
    """What the build of the kernel must be told: the compiler of a wheel where there is none."""
    environment: dict[str, str] = {}
    arguments = [os.environ.get("CMAKE_ARGS", "")]
    if not has_compiler():
        zig = see_to_zig(steps)
        # Unless told otherwise this compiler aims at the very processor it runs on.
        processor = "x86_64_v2" if platform.machine() == "x86_64" else "baseline"
        tools = {name: _tool(zig, name, processor) for name in ("cc", "c++", "ar", "ranlib")}
        environment |= {"CC": str(tools["cc"]), "CXX": str(tools["c++"])}
        arguments += [f"-DCMAKE_AR={tools['ar']}", f"-DCMAKE_RANLIB={tools['ranlib']}"]
    return environment | {"CMAKE_ARGS": " ".join(arguments).strip()}


def _tool(zig: Path, name: str, processor: str) -> Path:
    """A program in .venv that is one of the compiler's many."""
    tool = VENV / "bin" / f"zig-{name}"
    aim = f" -mcpu={processor}" if name in {"cc", "c++"} else ""
    tool.write_text(f'#!/bin/sh\nexec "{zig}" {name}{aim} "$@"\n')
    tool.chmod(0o755)
    return tool


if __name__ == "__main__":
    words = sys.argv[1:]
    cut = words.index("--then") if "--then" in words else len(words)
    main(words[0] if cut else "server", words[cut + 1 :])
