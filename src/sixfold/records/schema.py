"""Whether a record has the shape of the shipped JSON Schema."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from sixfold.records.faults import BadRecord, Fault, FaultCode

SCHEMA: dict[str, Any] = json.loads(files(__package__).joinpath("schema.json").read_text(encoding="utf-8"))
_STRICT = Draft202012Validator.TYPE_CHECKER.redefine(
    "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
)
"""JSON Schema takes 1.0 for an integer; a record does not."""
_VALIDATOR = extend(Draft202012Validator, type_checker=_STRICT)(SCHEMA)


def check_shape(record: object) -> dict[str, Any]:
    """The record as a mapping, if its fields are those of the schema; else `BadRecord`."""
    if not isinstance(record, dict):
        raise BadRecord(Fault(FaultCode.NOT_A_RECORD))
    error = next(iter(sorted(_VALIDATOR.iter_errors(record), key=_place)), None)
    if error is not None:
        raise BadRecord(_fault(error))
    return record


def _place(error: ValidationError) -> tuple[bool, int, list[str]]:
    """Faults of the heading first, then turn by turn."""
    path = list(error.absolute_path)
    turn = path[1] if len(path) > 1 and path[0] == "turns" and isinstance(path[1], int) else -1
    return turn >= 0, turn, [str(step) for step in path]


def _fault(error: ValidationError) -> Fault:
    path = list(error.absolute_path)
    turn = None
    if len(path) > 1 and path[0] == "turns":
        turn, path = int(path[1]) + 1, path[2:]
    if missing := _missing(error):
        return Fault(FaultCode.MISSING_FIELD, turn, {"field": _path([*path, missing])})
    instance: Any = error.instance
    schema: Any = error.schema
    if error.validator == "additionalProperties":
        extra = next(name for name in instance if name not in schema["properties"])
        return Fault(FaultCode.UNKNOWN_FIELD, turn, {"field": _path([*path, extra])})
    return Fault(FaultCode.BAD_VALUE, turn, {"field": _path(path), "value": _shown(instance)})


def _missing(error: ValidationError) -> str | None:
    """The field that is missing, if that is the fault."""
    instance: Any = error.instance
    wanted: Any = error.validator_value
    if error.validator == "required":
        return next(name for name in wanted if name not in instance)
    if error.validator == "dependentRequired":
        needed = [name for given, names in wanted.items() if given in instance for name in names]
        return next(name for name in needed if name not in instance)
    return None


def _path(steps: Sequence[str | int]) -> str:
    """A field as people write it: `play[0][1]`."""
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "turn"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
