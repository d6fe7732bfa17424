"""Measure what there is to win at the end of games: what experts gain who see more there, or think of it otherwise.

`python training/ends.py` plays the ends that `docs/strength.md` names. It needs a C++ compiler.
"""

import argparse
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "sixfold" / "kernel" / "cpp"
ROOMS_USED = ("board", "common", "tiles", "cubes", "cards")
FLAGS = ("-std=c++20", "-O3", "-DNDEBUG", "-ffp-contract=off", "-pthread", f"-I{ROOMS}")

ENDS = (
    ("tiles", 4, 500, 701, "greedy"),
    ("draws", 2, 600, 702, "expert"),
    ("cubes", 2, 4000, 6001, "expert"),
    ("cubes", 3, 1500, 6002, "expert"),
    ("cubes", 4, 1500, 6003, "expert"),
    ("cards", 4, 400, 704, "expert"),
)
"""Which ends, players, deals, seed, and who the others are."""


def main() -> None:
    """Build, then play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1e9, help="for each kind of end, at most")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "training")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    program = given.work / "ends"
    sources = [Path(__file__).with_suffix(".cpp")]
    sources += [source for room in ROOMS_USED for source in ROOMS.glob(f"{room}/*.cpp")]
    subprocess.run([os.environ.get("CXX", "g++"), *FLAGS, *map(str, sources), "-o", str(program)], check=True)
    for kind in ENDS:
        subprocess.run([str(program), *map(str, (*kind, given.seconds, given.threads))], check=True)


if __name__ == "__main__":
    main()
