"""Statistics over a thousand records: who wins, how long games are, how much is scored in a turn.

`python examples/statistics_of_records.py FILE` reads a file; without one, a thousand quick games are played first.
"""

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import mean, median
from typing import Any

import sixfold


def played(path: Path, games: int = 1000) -> None:
    """Write the records of quick games of cards."""
    match = sixfold.match(["greedy", "novice"], "cards-iello", games=games, seed=1)
    path.write_text("".join(json.dumps(record) + "\n" for record in match.records))


def tell(records: Iterable[dict[str, Any]]) -> None:
    """Print what the games have in common."""
    wins: Counter[str] = Counter()
    turns, taken = [], []
    for record in records:
        names = [player["name"] for player in record["players"]]
        wins.update(names[seat] for seat in record["result"]["winners"])
        turns.append(len(record["turns"]))
        taken.append(sum(record["result"]["scores"]))
    print(f"games                {len(turns)}")
    print(f"turns, median        {median(turns):g} ({min(turns)} to {max(turns)})")
    print(f"Qwirkles a game      {mean(taken):.1f}")
    for name, count in wins.most_common():
        print(f"won or shared by {name:<8} {count}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        tell(sixfold.read_records(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "games.jsonl"
            played(file)
            tell(sixfold.read_records(file, verify=False))
