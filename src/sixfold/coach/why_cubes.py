"""Why one play of cubes is better than another, and one roll better than another."""

from collections import Counter
from collections.abc import Sequence

from sixfold.coach.measures import SURE, Measured, parts_of
from sixfold.coach.reasons import KEPT, NOW, REPLIES, Reason, ReasonCode
from sixfold.coach.why_placement import (
    Case,
    Out,
    ahead_reasons,
    ending_reasons,
    in_order,
    now_reasons,
    reply_reasons,
)
from sixfold.core.pieces import Piece, colour_of
from sixfold.games.cubes import Action, Observation, Place
from sixfold.games.placement import Placement


def reasons(seen: Observation, made: Action, best: Action, measured: Sequence[Measured]) -> list[Reason]:
    """Why the best placement is better than the one made, the weightiest reason first."""
    case = Case(seen.board, _laid(made), _laid(best), measured, seen.edition.qwirkle_bonus)
    ends = [seen.bag_size == 0 and len(placement) == len(seen.hand) for placement in (case.made, case.best)]
    found = [
        *now_reasons(case),
        *reply_reasons(case, out_of(seen)),
        *ahead_reasons(case),
        *ending_reasons(case, seen.edition.ending_bonus, ends[1], ends[0]),
    ]
    return in_order(found, case)


def out_of(seen: Observation) -> Out:
    """Counts the cubes of a kind's colour that others hold or that are in the bag: any of them may show it."""
    known = Counter(colour_of(piece) for piece in (*seen.board.pieces.values(), *seen.hand, *seen.gone))
    return lambda kind: seen.edition.copies - known[colour_of(kind)]


def roll_reasons(best: tuple[Piece, ...], expected: float, better: float, measured: Sequence[Measured]) -> list[Reason]:
    """The roll that was better, with what both could expect; and what follows, where that makes the difference."""
    parts = parts_of(measured[1], better).less(parts_of(measured[0], expected))
    found: list[Reason] = []
    if better > expected:
        code = ReasonCode.ROLL_BETTER if best else ReasonCode.KEEP_BETTER
        found.append(Reason(code, NOW, pieces=best, values={"best": better, "made": expected}))
    if measured[1].surely_less("others"):
        found.append(Reason(ReasonCode.POINTS_GIVEN, REPLIES, values={"points": parts.replies}))
    if parts.kept > SURE * measured[1].errors["mine"]:
        found.append(Reason(ReasonCode.POINTS_AHEAD, KEPT, values={"points": parts.kept}))
    return sorted(found, key=lambda reason: -getattr(parts, reason.part))


def _laid(play: Action) -> Placement:
    return play.placement if isinstance(play, Place) else ()
