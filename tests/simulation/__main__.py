"""Run simulated worlds: `scripts/simulate NUMBER` repeats one, `scripts/simulate --games 50000` runs many."""

import argparse
import gc
import sys
import time
from collections import Counter
from functools import partial
from multiprocessing import get_context

from simulation.people import HURRY
from simulation.universe import GAMES, Failed, Figures, Universe

SECONDS_BETWEEN_SIGNS = 60
WORLDS_A_PROCESS = 8
"""What is left of a world that broke off in many places is not all let go of; a new process begins with nothing."""


def _run(seed: int, hurry: float) -> tuple[Figures | str, float]:
    """What happened in a world, or what was broken; and the processor time that it took."""
    begun = time.process_time()
    try:
        found: Figures | str = Universe(seed, hurry=hurry).run()
    except Failed as failed:
        found = str(failed)
    return found, time.process_time() - begun


def main() -> int:
    """Run what was asked for; 1 if anything was broken."""
    parser = argparse.ArgumentParser(prog="scripts/simulate", description=__doc__)
    parser.add_argument("number", type=int, nargs="?", help="the number of a world, to run it alone")
    parser.add_argument("--games", type=int, help="how many games to play (1000, or 25 in one world)")
    parser.add_argument("--first", type=int, default=1, help="the number of the first world (1)")
    parser.add_argument("--processes", type=int, default=1, help="how many worlds to run at a time (1)")
    parser.add_argument("--hurry", type=float, default=HURRY, help=f"how often somebody on turn gives up ({HURRY})")
    asked = parser.parse_args()
    if asked.number is not None:
        print(Universe(asked.number, asked.games or GAMES, hurry=asked.hurry).run())
        return 0
    asked.games = asked.games or 1_000
    begun = told = time.monotonic()
    processor = 0.0
    total, faults, worlds, broken = Counter[str](), Counter[str](), 0, list[str]()
    # What all worlds load is loaded once, before the others are forked, and never looked at for garbage again.
    Universe(0, 1, hurry=asked.hurry).run()
    gc.collect()
    gc.freeze()
    with get_context("fork").Pool(asked.processes, maxtasksperchild=WORLDS_A_PROCESS) as pool:
        enough = range(asked.first, asked.first + asked.games // GAMES + 1)
        for figures, seconds in pool.imap_unordered(partial(_run, hurry=asked.hurry), enough):
            processor += seconds
            if isinstance(figures, str):
                print(figures, flush=True)
                broken.append(figures)
                continue
            worlds += 1
            total.update(games=figures.games, steps=figures.steps, events=figures.events)
            total.update(acknowledged=figures.acknowledged, seconds=round(figures.seconds))
            faults.update(figures.faults)
            if time.monotonic() - told > SECONDS_BETWEEN_SIGNS or total["games"] >= asked.games:
                told = time.monotonic()
                print(f"{worlds} worlds, {dict(total)}, {faults.total()} faults, {processor:.0f} s", flush=True)
            if total["games"] >= asked.games:
                pool.terminate()
                break
    print(f"{worlds} worlds, {dict(total)}, {faults.total()} faults: {dict(faults.most_common())}")
    print(f"{len(broken)} broken; {processor:.0f} s of processor time, {time.monotonic() - begun:.0f} s in all")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
