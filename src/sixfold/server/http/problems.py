"""With which status each refusal is answered, and how the description of the API lists them."""

from collections.abc import Mapping
from typing import Any

from sixfold.core.refusals import Code
from sixfold.server.table import Denial
from sixfold.server.table.shapes import Problem

STATUS: Mapping[str, int] = {
    Denial.NOT_SEATED: 401,
    Denial.WRONG_SECRET: 401,
    Denial.NOT_HOST: 403,
    Denial.NOT_WATCHABLE: 403,
    Denial.WRONG_ORIGIN: 403,
    Denial.WRONG_HOST: 403,
    Denial.NO_SUCH_GAME: 404,
    Denial.NO_SUCH_PAGE: 404,
    Denial.WRONG_METHOD: 405,
    Denial.TOO_LARGE: 413,
    Denial.NO_SUCH_SEAT: 422,
    Denial.UNKNOWN_EDITION: 422,
    Denial.UNKNOWN_BOT: 422,
    Denial.WRONG_GAME: 422,
    Denial.BAD_RECORD: 422,
    Denial.NO_SUCH_TURN: 422,
    Denial.BAD_NOTATION: 422,
    Denial.BAD_SEATS: 422,
    Denial.BAD_SENIORITY: 422,
    Denial.BAD_NAME: 422,
    Denial.NAME_EMPTY: 422,
    Denial.NAME_MARKS: 422,
    Denial.NAME_OF_BOT: 422,
    Denial.WRONG_REVEAL: 422,
    Denial.BAD_ENDPOINT: 422,
    Denial.MALFORMED: 422,
    Code.UNKNOWN_PIECE.value: 422,
    Denial.TOO_MANY: 429,
    Denial.FAULT: 500,
    Denial.BUSY: 503,
    Denial.NOT_KEPT: 507,
}
"""All others, those of the rules among them, are answered with 409: the table does not allow it as it stands."""
REFUSED = 409

ALWAYS = (Denial.TOO_LARGE, Denial.MALFORMED, Denial.TOO_MANY, Denial.BUSY)
OF_A_GAME = (Denial.NO_SUCH_GAME, Denial.UNKNOWN_RULES, Denial.WRONG_SECRET, Denial.NOT_SEATED)
OF_NAMES = (Denial.BAD_NAME, Denial.NAME_EMPTY, Denial.NAME_MARKS, Denial.NAME_OF_BOT)
OF_THE_RULES: tuple[str, ...] = tuple(code.value for code in Code)

_EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    Denial.STALE: {"number": 17},
    Denial.TOO_EARLY: {"at": 1767225600.0},
    Denial.SEATS_FREE: {"seats": [1]},
    Denial.MALFORMED: {"fields": ["body.action"]},
    Code.MIXED_LINE.value: {"cells": [[2, 0]], "line": [[0, 0], [1, 0], [2, 0]], "pieces": ["Gs"]},
    Code.SERIES_TOO_SHORT.value: {"series": 1, "pieces": ["Ro", "Rd"]},
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, REFUSED)


def problems(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The description of these refusals and of those that any request can meet, by status, with examples."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, *ALWAYS)):
        by_status.setdefault(status_of(code), []).append(str(code))
    return {
        status: {
            "model": Problem,
            "description": ", ".join(found),
            "content": {
                "application/json": {
                    "schema": {"$ref": "#/components/schemas/Problem"},
                    "examples": {code: {"value": _example(code)} for code in found},
                }
            },
        }
        for status, found in sorted(by_status.items())
    }


def _example(code: str) -> dict[str, Any]:
    return {"code": code, **_EXAMPLES.get(code, {})}
