"""Whether a record has the shape of the shipped JSON Schema."""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

from sixfold.core.schema import Misfit, Shape
from sixfold.records.faults import BadRecord, Fault, FaultCode


def _shipped(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8"))
    return schema


SCHEMA = _shipped("schema.json")
SCHEMA_2 = _shipped("schema-2.json")
"""For records of real tables, which say what is unknown."""
_SCHEMAS = {schema["properties"]["format"]["const"]: schema for schema in (SCHEMA, SCHEMA_2)}
SHAPES = {name: Shape(schema) for name, schema in _SCHEMAS.items()}
"""The shapes of both formats, by their names."""

Path = list[str | int]

try:
    from jsonschema_rs import Draft202012Validator
except ImportError:  # in the browser

    def misfits(record: Mapping[str, Any]) -> Iterator[Misfit]:
        """All places where a record is not as the schema says."""
        return SHAPES[_format(record)].misfits(record)

else:
    _VALIDATORS = {name: Draft202012Validator(schema) for name, schema in _SCHEMAS.items()}

    def misfits(record: Mapping[str, Any]) -> Iterator[Misfit]:
        """All places where a record is not as the schema says; the same as `SHAPES` find, but twenty times as fast."""
        for error in _VALIDATORS[_format(record)].iter_errors(record):
            path, kind = tuple(error.instance_path), error.kind.as_dict()
            match kind:
                case {"property": name}:
                    yield Misfit(path, "missing", str(name))
                case {"unexpected": [name, *_]}:
                    yield Misfit(path, "unexpected", str(name))
                case _:
                    yield Misfit(path, "value", value=error.instance)


def _format(record: Mapping[str, Any]) -> str:
    """The format that the record names; the first, if it names none that there is."""
    named = record.get("format")
    return named if isinstance(named, str) and named in _SCHEMAS else next(iter(_SCHEMAS))


def check_shape(record: object) -> dict[str, Any]:
    """The record as a mapping, if its fields are those of the schema; else `BadRecord`."""
    if not isinstance(record, dict):
        raise BadRecord(Fault(FaultCode.NOT_A_RECORD))
    try:
        error = min(misfits(record), key=_place, default=None)
    except ValueError:  # the validator's answer to nesting without end
        raise BadRecord(Fault(FaultCode.NOT_A_RECORD)) from None
    if error is not None:
        raise BadRecord(_fault(error))
    judged = {name: value for name, value in record.items() if name != "players"}
    if _has_fraction(judged):
        path, number = next(found for found in _numbers(judged, []) if not isinstance(found[1], int))
        raise BadRecord(_at(path, FaultCode.BAD_VALUE, value=_shown(number)))
    return record


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


def _place(misfit: Misfit) -> tuple[int, list[str], str, bool, str]:
    """Faults of the heading first, then turn by turn; at one place what is missing first, above all the format."""
    path = misfit.path
    turn = int(path[1]) if len(path) > 1 and path[0] == "turns" else -1
    return turn, [str(step) for step in path], misfit.kind, misfit.name != "format", misfit.name


def _fault(misfit: Misfit) -> Fault:
    match misfit.kind:
        case "missing":
            return _at([*misfit.path, misfit.name], FaultCode.MISSING_FIELD)
        case "unexpected":
            return _at([*misfit.path, misfit.name], FaultCode.UNKNOWN_FIELD)
    return _at(list(misfit.path), FaultCode.BAD_VALUE, value=_shown(misfit.value))


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
