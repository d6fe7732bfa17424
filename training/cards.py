"""Learn what a turn of cards is worth, from games that the kernel's club players play with each other.

`python training/cards.py` builds the program beside this file, learns weights for two, three and four players and plays
by them alone against club players. `--install` writes them into the kernel. It needs a C++ compiler.
The same seed gives the same weights, with any number of threads.
"""

import argparse
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "sixfold" / "kernel" / "cpp"
LEARNED = ROOMS / "cards" / "learned.cpp"
FLAGS = ("-std=c++20", "-O3", "-DNDEBUG", "-Wall", "-Wextra", "-pthread", f"-I{ROOMS}")

PLAYERS = (2, 3, 4)
STAGES = 3
GAMES, TRIED = 60_000, 2_000


def main() -> None:
    """Build, learn, try."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "training")
    parser.add_argument("--install", action="store_true", help="write the weights into the kernel")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    program, weights = build(given.work), given.work / "signs.txt"
    weights.unlink(missing_ok=True)
    for players in PLAYERS:
        seed = 1000 * given.seed + players
        run(program, "learn", weights, players, given.games, seed, given.threads)
        run(program, "try", weights, players, TRIED, 10 * seed + 7, given.threads)
    if given.install:
        LEARNED.write_text(as_source(weights.read_text(), given.seed), encoding="utf-8")


def build(work: Path) -> Path:
    """The program, with the rooms of the kernel that it needs."""
    sources = [Path(__file__).with_suffix(".cpp"), *ROOMS.glob("cards/*.cpp"), *ROOMS.glob("common/*.cpp")]
    program = work / "cards"
    subprocess.run([os.environ.get("CXX", "g++"), *FLAGS, *map(str, sources), "-o", str(program)], check=True)
    return program


def run(program: Path, *words: object) -> None:
    """One call of the program."""
    subprocess.run([str(program), *map(str, words)], check=True)


def as_source(weights: str, seed: int) -> str:
    """Weights, a stage a line, as the kernel has them."""
    lines = [f"        {{{', '.join(line.split())}}},\n" for line in weights.splitlines()]
    sets = ["".join(lines[first : first + STAGES]) for first in range(0, len(lines), STAGES)]
    return "".join(
        (
            f"// Written by `python training/cards.py --seed {seed} --install`.\n",
            '#include "cards/foresight.hpp"\n\nnamespace sixfold::cards {\n\n',
            "// clang-format off\n",
            "const std::array<std::array<Signs, STAGES>, LEARNED_SETS> LEARNED{{\n",
            *(f"    {{{{\n{one}    }}}},\n" for one in sets),
            "}};\n// clang-format on\n\n}  // namespace sixfold::cards\n",
        )
    )


if __name__ == "__main__":
    main()
