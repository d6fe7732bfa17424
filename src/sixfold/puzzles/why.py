"""Why the answer is better than another play, measured on deals of its own."""

from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict

from sixfold.coach import Estimate, Parts, Reason
from sixfold.coach.judging import Question
from sixfold.coach.labels import Doubt
from sixfold.coach.measures import SURE, parts_of
from sixfold.coach.written import EstimateJson, PartsJson, ReasonJson, estimate_json, parts_json, reason_json
from sixfold.wire import action_json
from sixfold.wire.shapes import ActionJson, closed

MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Why:
    """What another play loses to the answer, what that is made of, and the reasons."""

    against: Any
    loss: Estimate
    points: Estimate
    parts: Parts
    reasons: tuple[Reason, ...]
    proven: bool


@closed
class WhyJson(TypedDict):
    """What a play loses to the answer, in chance of winning and in points, its parts, and the reasons."""

    against: ActionJson
    loss: EstimateJson
    points: EstimateJson
    parts: PartsJson
    reasons: list[ReasonJson]
    proven: bool


def explain(question: Question, answer: Any, against: Any, seed: int, doubt: Doubt | None = None) -> Why:
    """Both plays over the same deals, and what makes the difference. The doubt is the coach's unless given."""
    measured = question.measure([against, answer], question.deals.measuring, seed)
    worse, better = measured
    proven = worse.proven and better.proven
    gap, error = better.differences["chance"], better.errors["chance"]
    parts = parts_of(better, question.points(answer)).less(parts_of(worse, question.points(against)))
    return Why(
        against=against,
        loss=Estimate(gap, 0.0 if proven else (doubt or question.doubt).within(gap, error)),
        points=Estimate(better.differences["lead"], SURE * better.errors["lead"]),
        parts=parts,
        reasons=tuple(question.reasons(against, answer, measured)[:MOST_REASONS]),
        proven=proven,
    )


def why_json(why: Why, game: str) -> WhyJson:
    """How it is kept and sent."""
    return {
        "against": action_json(game, why.against),
        "loss": estimate_json(why.loss),
        "points": estimate_json(why.points),
        "parts": parts_json(why.parts),
        "reasons": [reason_json(reason) for reason in why.reasons],
        "proven": why.proven,
    }
