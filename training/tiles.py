"""Learn the habits by which turns of tiles are taken in rollouts, from games the kernel plays with itself.

`python training/tiles.py` builds the program beside this file, learns habits for two, three and four players and plays
by them against players who take the most points. `--install` writes them into the kernel. It needs a C++ compiler.
The same seed gives the same habits, with any number of threads.
"""

import argparse
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "sixfold" / "kernel" / "cpp"
LEARNED = ROOMS / "tiles" / "learned.cpp"
FLAGS = ("-std=c++20", "-O3", "-DNDEBUG", "-Wall", "-Wextra", "-pthread", f"-I{ROOMS}")

PLAYERS = (2, 3, 4)
STAGES = 4
GAMES, ROUNDS, TRIED = 400_000, 5, 40_000


def main() -> None:
    """Build, learn, try."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="games in each of the rounds")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "training")
    parser.add_argument("--install", action="store_true", help="write the habits into the kernel")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    program, habits = build(given.work), given.work / "habits.txt"
    habits.unlink(missing_ok=True)
    for players in PLAYERS:
        seed = 1000 * given.seed + players
        run(program, "learn", habits, players, given.games, ROUNDS, seed, given.threads)
        run(program, "try", habits, players, TRIED, 10 * seed + 7, given.threads)
    if given.install:
        LEARNED.write_text(as_source(habits.read_text(), given.seed), encoding="utf-8")


def build(work: Path) -> Path:
    """The program, with the rooms of the kernel that it needs."""
    sources = [Path(__file__).with_suffix(".cpp"), *ROOMS.glob("board/*.cpp")]
    sources += [ROOMS / "tiles" / name for name in ("game.cpp", "habit.cpp")]
    program = work / "tiles"
    subprocess.run([os.environ.get("CXX", "g++"), *FLAGS, *map(str, sources), "-o", str(program)], check=True)
    return program


def run(program: Path, *words: object) -> None:
    """One call of the program."""
    subprocess.run([str(program), *map(str, words)], check=True)


def as_source(habits: str, seed: int) -> str:
    """Habits, one a line, as the kernel has them."""
    lines = [f"        {{{', '.join(line.split())}}},\n" for line in habits.splitlines()]
    sets = ["".join(lines[first : first + STAGES]) for first in range(0, len(lines), STAGES)]
    return "".join(
        (
            f"// Written by `python training/tiles.py --seed {seed} --install`.\n",
            '#include "tiles/learned.hpp"\n\nnamespace sixfold::tiles {\n\n',
            "const std::array<Habits, LEARNED_SETS> LEARNED{{\n",
            *(f"    {{{{\n{one}    }}}},\n" for one in sets),
            "}};\n\n}  // namespace sixfold::tiles\n",
        )
    )


if __name__ == "__main__":
    main()
