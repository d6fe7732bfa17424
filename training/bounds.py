"""Measure what experts would win if they saw the others' hands or, in cubes, how their own roll will fall.

These are bounds: better inference, and better rolls, cannot bring more.

`python training/bounds.py` plays the matches that `docs/strength.md` names. It needs a C++ compiler.
"""

import argparse
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "sixfold" / "kernel" / "cpp"
ROOMS_USED = ("board", "common", "tiles", "cubes", "cards")
FLAGS = ("-std=c++20", "-O3", "-DNDEBUG", "-ffp-contract=off", "-pthread", f"-I{ROOMS}")

MATCHES = (
    ("tiles", 2, 150, 13, "expert"),
    ("tiles", 4, 200, 14, "greedy"),
    ("tiles", 4, 250, 26, "club"),
    ("cubes", 2, 80, 28, "expert"),
    ("cards", 4, 150, 27, "expert"),
)
"""Game, players, deals, seed, and who the others are."""


def main() -> None:
    """Build, then play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, help="deals of each match, in place of the usual number")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "training")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    program = given.work / "bounds"
    sources = [Path(__file__).with_suffix(".cpp")]
    sources += [source for room in ROOMS_USED for source in ROOMS.glob(f"{room}/*.cpp")]
    subprocess.run([os.environ.get("CXX", "g++"), *FLAGS, *map(str, sources), "-o", str(program)], check=True)
    for game, players, deals, seed, others in MATCHES:
        words = (game, players, given.deals or deals, seed, others, given.threads)
        subprocess.run([str(program), *map(str, words)], check=True)


if __name__ == "__main__":
    main()
