"""Whether a record has the shape of the shipped JSON Schema."""

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

from sixfold.records.faults import BadRecord, Fault, FaultCode


def _shipped(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    return schema


SCHEMA = _shipped("schema.json")
SCHEMA_2 = _shipped("schema-2.json")
"""For records of real tables, which say what is unknown."""
_VALIDATORS = {schema["properties"]["format"]["const"]: Draft202012Validator(schema) for schema in (SCHEMA, SCHEMA_2)}
_USUAL = _VALIDATORS[SCHEMA["properties"]["format"]["const"]]

Path = list[str | int]


def check_shape(record: object) -> dict[str, Any]:
    """The record as a mapping, if its fields are those of the schema; else `BadRecord`."""
    if not isinstance(record, dict):
        raise BadRecord(Fault(FaultCode.NOT_A_RECORD))
    try:
        error = min(_validator(record).iter_errors(record), key=_place, default=None)
    except ValueError:  # the validator's answer to nesting without end
        raise BadRecord(Fault(FaultCode.NOT_A_RECORD)) from None
    if error is not None:
        raise BadRecord(_fault(error))
    judged = {name: value for name, value in record.items() if name != "players"}
    if _has_fraction(judged):
        path, number = next(found for found in _numbers(judged, []) if not isinstance(found[1], int))
        raise BadRecord(_at(path, FaultCode.BAD_VALUE, value=_shown(number)))
    return record


def _validator(record: dict[str, Any]) -> Draft202012Validator:
    """That of the format that the record names; of the first, if it names none that there is."""
    named = record.get("format")
    return _VALIDATORS.get(named, _USUAL) if isinstance(named, str) else _USUAL


def _has_fraction(value: object) -> bool:
    """Whether a number somewhere is not an integer: quick, because it does not note where."""
    left = [value]
    while left:
        inside = left.pop()
        if isinstance(inside, str | int):
            continue
        if isinstance(inside, dict):
            left += inside.values()
        elif isinstance(inside, list):
            left += inside
        elif isinstance(inside, float):
            return True
    return False


def _numbers(value: object, path: Path) -> Iterator[tuple[Path, float]]:
    """Every number and where it is. JSON Schema takes 1.0 for an integer; a record does not."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from _numbers(inside, [*path, name])
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            yield from _numbers(inside, [*path, place])
    elif isinstance(value, int | float):
        yield path, value


def _place(error: ValidationError) -> tuple[int, list[str]]:
    """Faults of the heading first, then turn by turn."""
    path = error.instance_path
    turn = int(path[1]) if len(path) > 1 and path[0] == "turns" else -1
    return turn, [str(step) for step in path]


def _fault(error: ValidationError) -> Fault:
    path, kind = list(error.instance_path), error.kind.as_dict()
    match kind:
        case {"property": name}:
            return _at([*path, str(name)], FaultCode.MISSING_FIELD)
        case {"unexpected": [name, *_]}:
            return _at([*path, str(name)], FaultCode.UNKNOWN_FIELD)
    return _at(path, FaultCode.BAD_VALUE, value=_shown(error.instance))


def _at(path: Path, code: FaultCode, **values: str | int) -> Fault:
    """A fault of a field, with its turn counted from 1 if it is in a turn."""
    turn = None
    if len(path) > 1 and path[0] == "turns":
        turn, path = int(path[1]) + 1, path[2:]
    return Fault(code, turn, {"field": _written(path), **values})


def _written(steps: Sequence[str | int]) -> str:
    """A field as people write it: `play[0][1]`."""
    text = ""
    for step in steps:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "turn"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."
