"""The web app, built into the package: what it takes, and whether it is out of date."""

import os
import shutil
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import wasm
from needs import BIN, ROOT
from steps import StepFailed, Steps, steps_of

WEB = ROOT / "web"
STATIC = ROOT / "src" / "sixfold" / "server" / "static"
CHECKED = ROOT / "build" / "web-checked"
"""What the sources were when everything about them was last found in order."""
MODULES = WEB / "node_modules"
WRITTEN = ("keys.ts", "look.css")
"""The types of the keys and the colours as CSS, which the build itself writes."""
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
    wasm.build(steps)
    wanted = _wanted()
    command = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    steps.run("Building the web app", command, folder=WEB, environment=environment())
    if not (STATIC / "index.html").exists():
        print("The web app was built, but its page is not there.", file=sys.stderr)
        raise StepFailed("Building the web app")
    (STATIC / ".built").write_text(wanted)


def is_checked() -> bool:
    """Whether the sources were found in order as they are."""
    return CHECKED.exists() and CHECKED.read_text() == _checkable()


def note_checked() -> None:
    """They are in order."""
    CHECKED.parent.mkdir(exist_ok=True)
    CHECKED.write_text(_checkable())


def _checkable() -> str:
    """All that a check looks at: the sources, and whether what is written from them is still as it was."""
    return _wanted() + _digest(path for path in WEB.glob("src/**/*") if path.name in WRITTEN)


def _wanted() -> str:
    """The sources of the web app, and whatever of the package and its kernel it may hold, as digests."""
    own = [*WEB.glob("src/**/*"), *WEB.glob("public/**/*"), *WEB.glob("scripts/*"), *WEB.glob("*")]
    package = ROOT / "src" / "sixfold"
    # The sources of the package are packed too, for tables that need no server (`web/pocket.ts`).
    kinds = ("ftl", "json", "jsonl", "py", "toml")
    shared = [path for kind in kinds for path in package.rglob(f"*.{kind}") if STATIC not in path.parents]
    sources = (path for path in (*own, *shared) if path.is_file() and path.name not in WRITTEN)
    return _digest(sources) + wasm.wanted()


def _digest(paths: Iterable[Path]) -> str:
    digest = sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    steps_of(build)
