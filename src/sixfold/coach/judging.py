"""How one decision is judged: candidates from a search, compared on deals of their own, the two that matter once more.

Each step has deals that the step before has not seen: whoever wins a step by luck keeps nothing of it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from sixfold.coach.judgement import Judgement, Option
from sixfold.coach.labels import FAULTS, INACCURACY, MISTAKE, Doubt, label_of
from sixfold.coach.measures import SURE, Estimate, Measured, Parts, parts_of
from sixfold.coach.reasons import Reason

MOST_SHOWN = 3
"""How many of the best plays are told."""


class Deals(NamedTuple):
    """How often plays are played on: to sort the candidates, to measure one loss, and where that is not sure yet."""

    sorting: int
    measuring: int
    doubtful: int


class Question(Protocol):
    """A decision as the seat on turn faces it, with nothing that it could not see."""

    doubt: Doubt
    deals: Deals

    def forced(self) -> bool:
        """Whether there is only one thing to do."""

    def candidates(self, seed: int, /) -> list[Any]:
        """Plays that may be the best, the most promising first."""

    def glances(self, seed: int, /) -> list[Any]:
        """What one sees at first glance: the most points, and what is best without looking ahead."""

    def same(self, one: Any, other: Any) -> bool:
        """Whether two plays come to the same."""

    def points(self, play: Any) -> float:
        """What a play scores by itself, without the bonus for ending the game."""

    def compare(self, plays: Sequence[Any], deals: int, seed: int, drawn: Sequence[int] = ()) -> list[Measured]:
        """The plays over the same deals; `drawn` is what the player draws first."""

    def measure(self, plays: Sequence[Any], deals: int, seed: int) -> list[Measured]:
        """The same with more care, where it matters: what is measured is told."""

    def reasons(self, made: Any, best: Any, measured: Sequence[Measured]) -> list[Reason]:
        """Why the best is better than what was made, of which `measured` are the two."""


def judge(question: Question, made: Any, key: str) -> Judgement:
    """Judge a play; the same key gives the same answer. `ValueError` for a pass where there is something to do."""
    chance = Random(key)
    if question.forced():
        return _nothing_to_choose(question, made, chance)
    glances = question.glances(chance.getrandbits(63))
    plays = _different(question, [made, *question.candidates(chance.getrandbits(63)), *glances])
    sorted_out = question.compare(plays, question.deals.sorting, chance.getrandbits(63))
    if not sorted_out:
        raise ValueError("nobody chooses to pass")
    order = sorted(range(len(plays)), key=lambda place: -_worth(sorted_out[place]))
    options = [_option(question, plays[place], sorted_out[place]) for place in order]
    if order[0] == 0 or len(plays) == 1:
        found = _brilliant(question, made, plays, sorted_out, glances, chance)
        return _as_good(options, sorted_out[0].proven, found)
    return _second_look(question, made, plays[order[0]], options, chance)


def _second_look(question: Question, made: Any, best: Any, options: list[Option], chance: Random) -> Judgement:
    measured, loss = _measured_loss(question, made, best, chance)
    if loss.value <= 0:
        return _as_good(sorted(options, key=lambda one: not question.same(one.action, made)), measured[0].proven, False)
    first, second = (_option(question, play, one) for play, one in zip((made, best), measured, strict=True))
    shown = [second, *(one for one in options if not question.same(one.action, best))]
    label = label_of(loss)
    return Judgement(
        made=first,
        best=tuple(shown[:MOST_SHOWN]),
        loss=loss,
        lost_points=Estimate(measured[1].differences["lead"], SURE * measured[1].errors["lead"]),
        parts=second.parts.less(first.parts),
        label=label,
        reasons=tuple(question.reasons(made, best, measured)) if label in FAULTS else (),
        proven=all(one.proven for one in measured),
    )


def _measured_loss(question: Question, made: Any, best: Any, chance: Random) -> tuple[list[Measured], Estimate]:
    """The two plays on fresh deals; on more, where what was found may be a fault and is not sure."""
    deals = question.deals.measuring
    while True:
        measured = question.measure([made, best], deals, chance.getrandbits(63))
        difference, error = measured[1].differences["chance"], measured[1].errors["chance"]
        exact = all(one.proven for one in measured)
        loss = Estimate(difference, 0.0 if exact else question.doubt.within(difference, error))
        if exact or deals >= question.deals.doubtful or difference < INACCURACY or SURE * error < 0.1 * difference:
            return measured, loss
        deals = question.deals.doubtful


def _worth(measured: Measured) -> float:
    """The chance of winning; plays that win as often are told apart by points."""
    return measured.means["chance"] + 1e-6 * measured.means["lead"]


def _option(question: Question, play: Any, measured: Measured) -> Option:
    points = question.points(play)
    return Option(play, points, measured.means["chance"], parts_of(measured, points))


def _different(question: Question, plays: Sequence[Any]) -> list[Any]:
    found: list[Any] = []
    for play in plays:
        if not any(question.same(play, other) for other in found):
            found.append(play)
    return found


def _as_good(options: list[Option], proven: bool, brilliant: bool) -> Judgement:
    """The play made is the best, or nobody could tell it from the best; it comes first."""
    nothing = Estimate(0.0, 0.0)
    label = label_of(nothing, brilliant)
    return Judgement(options[0], tuple(options[:MOST_SHOWN]), nothing, nothing, Parts(), label, proven=proven)


def _brilliant(
    question: Question,
    made: Any,
    plays: Sequence[Any],
    found: Sequence[Measured],
    glances: Sequence[Any],
    chance: Random,
) -> bool:
    """Whether everything that one sees at first glance would have been a mistake: so found, and found again."""
    if not glances or any(question.same(glance, made) for glance in glances):
        return False
    seen = [
        one for play, one in zip(plays, found, strict=True) if any(question.same(play, glance) for glance in glances)
    ]
    if not all(map(_surely_mistaken, seen)):
        return False
    again = question.measure([made, *glances], question.deals.measuring, chance.getrandbits(63))
    return all(map(_surely_mistaken, again[1:]))


def _surely_mistaken(measured: Measured) -> bool:
    """Whether a play loses at least a mistake's share to the first one, beyond doubt."""
    return measured.differences["chance"] <= -MISTAKE and measured.surely_less("chance")


def _nothing_to_choose(question: Question, made: Any, chance: Random) -> Judgement:
    """Who can only do one thing does it; what it is worth is still told, unless it is a pass."""
    measured = question.compare([made], question.deals.sorting, chance.getrandbits(63))
    option = _option(question, made, measured[0]) if measured else Option(made, 0.0, None, Parts())
    nothing = Estimate(0.0, 0.0)
    return Judgement(option, (option,), nothing, nothing, Parts(), None, forced=True)
