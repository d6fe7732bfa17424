"""Refusals of the rules as JSON: one form wherever they are told."""

from typing import Any

from sixfold.core.refusals import Code, Refusal
from sixfold.records.pieces import cells_json, hand_json


def refusal_json(refusal: Refusal) -> dict[str, Any]:
    """The code and the cells, always; the line, the pieces and the series where it points at some."""
    written: dict[str, Any] = {"code": refusal.code.value, "cells": cells_json(refusal.cells)}
    if refusal.line:
        written["line"] = cells_json(refusal.line)
    if refusal.pieces and refusal.code is not Code.UNKNOWN_PIECE:
        written["pieces"] = hand_json(refusal.pieces)
    if refusal.series is not None:
        written["series"] = refusal.series
    return written
