"""Refusals on the wire, the one form that records and the arbiter use too."""

from typing import cast

from sixfold.core.refusals import Refusal
from sixfold.records import refusal_json as written
from sixfold.wire.shapes import Preview, Problem


def refusal_json(refusal: Refusal) -> Problem:
    """A refusal of the rules as an answer."""
    return cast("Problem", written(refusal))


def judged_json(refusal: Refusal | None) -> Preview:
    """Whether an action is legal, and if not, why."""
    return {"legal": refusal is None, "refusal": None if refusal is None else refusal_json(refusal)}
