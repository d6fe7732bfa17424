"""The end of a game of tiles between two as a puzzle: one play wins and no other does, searched to the last turn."""

from collections.abc import Sequence

from sixfold import kernel
from sixfold.bots.tiles import kernel_board, kernel_seen
from sixfold.coach import Estimate, ending
from sixfold.coach.tiles import TilesQuestion
from sixfold.core.pieces import KINDS
from sixfold.games.tiles import Action, Observation, Place
from sixfold.puzzles.solving import Solution

MOST_PLAYS = 60
"""With more to choose from, looking at each to the end takes too long."""
CLOSE = 12
"""Whoever wins by more than this wins with many plays."""


def solve(seen: Observation, plays: Sequence[Action]) -> Solution | None:
    """The play that alone wins, or alone draws; nothing if there is none or a search did not reach the end."""
    answer = _candidate(seen) if 1 < len(plays) <= MOST_PLAYS else None
    best = None if answer is None else _outcome(seen, answer)
    if answer is None or not best:
        return None
    question = TilesQuestion(seen)
    rival, nearest = answer, -1.0
    for play in plays:
        if question.same(play, answer):
            continue
        outcome = _outcome(seen, play)
        if outcome is None or outcome >= best:
            return None
        if outcome > nearest:
            rival, nearest = play, outcome
    return Solution(answer, (rival,), Estimate(best - nearest, 0.0), proven=True)


def _candidate(seen: Observation) -> Action | None:
    """The best play, if it keeps the lead by a little and that is proven."""
    hand, unseen, _, scores, _ = kernel_seen(seen)
    theirs = [kind for kind in KINDS for _ in range(unseen[kind])]
    placement, lead, proven, _ = kernel.tiles_endgame(kernel_board(seen), hand, theirs, seen.passes, ending.NODES)
    close = 0 <= scores[0] - scores[1] + lead <= CLOSE
    return Place(placement) if placement and proven and close else None


def _outcome(seen: Observation, play: Action) -> float | None:
    followed = ending.compare(seen, [play])[0]
    return followed.means["chance"] if followed.proven else None
