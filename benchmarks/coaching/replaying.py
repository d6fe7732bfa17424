"""Losses that the coach states, against games: both plays replayed over hidden deals to the end by `club` players.

Many positions take long, so a run of its own keeps what it found in a file, a line for each game that was gone through,
and goes on from there when it is started again:

    python -m benchmarks.coaching.replaying tiles-nl 80 examined losses.jsonl
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import count, islice
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.coaching.games import LEVELS, turns_of

from sixfold import kernel
from sixfold.coach import Judgement, Label
from sixfold.coach.judging import judge
from sixfold.coach.measures import SURE, Estimate
from sixfold.coach.review import COACHES
from sixfold.games import GAMES, cards, edition

A_GAME = 3
"""Positions taken of one game at most, so that no game counts too much."""
AT_ONCE, MOST = 100, 6000
"""Deals that both plays are replayed over at a time, and in all."""
NARROW = 0.7
"""So much narrower than the coach's the replays' interval is made where it lies across the end of the coach's."""
FOLLOWERS: Mapping[str, Any] = {
    "tiles-nl": kernel.TilesPlayer("club", endgame_nodes=300),
    "cubes-nl": kernel.CubesPlayer("club", candidates=3, keep=0.0),
    "cards-999": kernel.CardsPlayer("club"),
}
"""Who plays games to their end: `club` in all seats."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A loss that the coach stated, and the one that replays found."""

    label: str
    left: int
    """Pieces in the bag, or cards in the stack."""
    loss: float
    within: float
    found: float
    found_within: float
    deals: int

    @property
    def inside(self) -> bool:
        """Whether what replays found lies in the coach's interval."""
        return abs(self.found - self.loss) <= self.within


def replayed(edition_id: str, seed: str, kept: Path | None = None) -> Iterator[Replayed]:
    """Mistakes and blunders of bots' games and what replays found, game after game; those in the file come first."""
    known = [json.loads(line) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    for number in count():
        if number < len(known):
            yield from (Replayed(**one) for one in known[number])
            continue
        found = [_replay(edition_id, *case) for case in _mistakes(edition_id, seed, number)]
        if kept:
            with kept.open("a") as file:
                file.write(json.dumps([asdict(one) for one in found]) + "\n")
        yield from found


def _mistakes(edition_id: str, seed: str, number: int) -> Iterator[tuple[Any, Any, Judgement]]:
    """A few decisions of a game that the coach calls a mistake or a blunder and has not proven."""
    game = edition(edition_id).game
    names = (LEVELS[number % 3], LEVELS[(number + 1) % 3])
    turns = [*turns_of(edition_id, names, f"{seed} {number}")]
    Random(number).shuffle(turns)
    taken = 0
    for step, (state, action) in enumerate(turns):
        question = COACHES[game].question(GAMES[game].observe(state, state.seat), action)
        judged = judge(question, action, f"{seed} {number} {step}")
        if judged.label in (Label.MISTAKE, Label.BLUNDER) and not judged.proven:
            taken += 1
            yield question, action, judged
        if taken == A_GAME:
            return


def _replay(edition_id: str, question: Any, made: Any, judged: Judgement) -> Replayed:
    """The loss as games find it, over more and more deals until it is clear."""
    chance = Random(edition_id)
    how = {"player": FOLLOWERS[edition_id], "rounds": 0}
    found: list[tuple[float, float]] = []
    while True:
        both = question.replay([made, judged.best[0].action], AT_ONCE, chance.getrandbits(63), **how)[1]
        found.append((both.differences["chance"], both.errors["chance"]))
        value = sum(difference for difference, _ in found) / len(found)
        within = SURE * sqrt(sum(error**2 for _, error in found)) / len(found)
        if _clear(judged.loss, Estimate(value, within)) or len(found) * AT_ONCE >= MOST:
            break
    return Replayed(
        label=str(judged.label),
        left=_left(question.seen),
        loss=judged.loss.value,
        within=judged.loss.within,
        found=value,
        found_within=within,
        deals=len(found) * AT_ONCE,
    )


def _clear(stated: Estimate, found: Estimate) -> bool:
    """Whether replays are surer than the coach, and it is plain whether what they find lies in its interval."""
    apart = abs(found.value - stated.value)
    plain = abs(apart - stated.within) > found.within or found.within < NARROW * stated.within
    return found.within < stated.within and plain


def _left(seen: Any) -> int:
    return int(seen.stack_size if seen.edition.game == cards.NAME else seen.bag_size)


def share_inside(found: Iterable[Replayed]) -> tuple[float, float, float]:
    """The share of losses that lie in their interval, and its own 95 % interval (Wilson)."""
    inside = [one.inside for one in found]
    number, share, squared = len(inside), sum(inside) / len(inside), SURE**2
    middle = (share + squared / (2 * number)) / (1 + squared / number)
    half = SURE * sqrt(share * (1 - share) / number + squared / (4 * number**2)) / (1 + squared / number)
    return share, middle - half, middle + half


def main(edition_id: str, positions: str, seed: str, kept: str) -> None:
    """Replay so many positions, telling of each."""
    found = []
    for one in islice(replayed(edition_id, seed, Path(kept)), int(positions)):
        found.append(one)
        share, low, high = share_inside(found)
        print(f"{len(found)}: {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) {one}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
