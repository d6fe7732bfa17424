"""Whether JSON has the shape that a JSON Schema describes.

Of Draft 2020-12 it knows what the schemas of this package use, and refuses to read one that uses more.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from math import isfinite
from typing import Any, Literal

Path = tuple[str | int, ...]
Schema = Mapping[str, Any] | bool

SAID = frozenset({"$defs", "$id", "$schema", "default", "description", "discriminator", "examples", "title"})
"""Keywords that ask for nothing."""
_DEFINED = "#/$defs/"


class UnknownKeyword(ValueError):
    """A schema asks for something that is not known here."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """Where a value is not as described: it lacks a field, has one too many, or is another value than it may be."""

    path: Path
    kind: Literal["missing", "unexpected", "value"]
    name: str = ""
    """Of the field that is missing or unexpected."""
    value: Any = None


class Shape:
    """A schema that was read."""

    def __init__(self, schema: Mapping[str, Any], defined: Mapping[str, Any] | None = None) -> None:
        """Definitions may lie elsewhere, if several schemas share them."""
        self._schema = _ordered(schema)
        self._defined = _ordered(schema.get("$defs", {}) if defined is None else defined)
        for part in (self._schema, *self._defined.values()):
            _check_keywords(part)

    def misfits(self, value: object) -> Iterator[Misfit]:
        """All places where a value is not as described."""
        return self._misfits(self._schema, value, ())

    def fits(self, value: object) -> bool:
        """Whether a value is as described."""
        return next(self.misfits(value), None) is None

    def filled(self, value: Any) -> Any:
        """A value that fits, with what it leaves out as the schema says, and with its numbers of the right kind."""
        return self._filled(self._schema, value)

    def _misfits(self, schema: Schema, value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(schema, bool):
            if not schema:
                yield Misfit(path, "value", value=value)
            return
        for keyword, wanted in schema.items():
            if keyword in _TESTS:
                if not _TESTS[keyword](value, wanted):
                    yield Misfit(path, "value", value=value)
            elif keyword in _PARTS:
                yield from getattr(self, _PARTS[keyword])(schema, value, path)

    def _reference(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        return self._misfits(self._meant(schema["$ref"]), value, path)

    def _all(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        for one in schema["allOf"]:
            yield from self._misfits(one, value, path)

    def _any(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if not any(self._fits(one, value) for one in schema["anyOf"]):
            yield Misfit(path, "value", value=value)

    def _one(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if sum(self._fits(one, value) for one in schema["oneOf"]) != 1:
            yield Misfit(path, "value", value=value)

    def _conditional(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        following = "then" if self._fits(schema["if"], value) else "else"
        return self._misfits(schema.get(following, True), value, path)

    def _properties(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(value, dict):
            for name, inside in schema["properties"].items():
                if name in value:
                    yield from self._misfits(inside, value[name], (*path, name))

    def _others(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if not isinstance(value, dict):
            return
        allowed, others = schema["additionalProperties"], sorted(set(value) - set(schema.get("properties", ())))
        if allowed is False:
            if others:
                yield Misfit(path, "unexpected", others[0])
            return
        for name in others:
            yield from self._misfits(allowed, value[name], (*path, name))

    def _required(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(value, dict):
            yield from (Misfit(path, "missing", name) for name in schema["required"] if name not in value)

    def _dependent(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(value, dict):
            for given, needed in schema["dependentRequired"].items():
                if given in value:
                    yield from (Misfit(path, "missing", name) for name in needed if name not in value)

    def _depending(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(value, dict):
            for given, wanted in schema["dependentSchemas"].items():
                if given in value:
                    yield from self._misfits(wanted, value, path)

    def _none(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if self._fits(schema["not"], value):
            yield Misfit(path, "value", value=value)

    def _first_items(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(value, list):
            for place, (inside, item) in enumerate(zip(schema["prefixItems"], value, strict=False)):
                yield from self._misfits(inside, item, (*path, place))

    def _items(self, schema: Mapping[str, Any], value: Any, path: Path) -> Iterator[Misfit]:
        if isinstance(value, list):
            first = len(schema.get("prefixItems", ()))
            for place, item in enumerate(value[first:], first):
                yield from self._misfits(schema["items"], item, (*path, place))

    def _fits(self, schema: Schema, value: Any) -> bool:
        return next(self._misfits(schema, value, ()), None) is None

    def _meant(self, reference: str) -> Schema:
        meant: Schema = self._defined[reference.removeprefix(_DEFINED)]
        return meant

    def _filled(self, schema: Schema, value: Any) -> Any:
        if isinstance(schema, bool):
            return value
        if "$ref" in schema:
            return self._filled(self._meant(schema["$ref"]), value)
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self._filled(next(one for one in schema[choice] if self._fits(one, value)), value)
        if isinstance(value, dict):
            return self._filled_object(schema, value)
        if isinstance(value, list):
            first = schema.get("prefixItems", ())
            return [
                self._filled(first[place] if place < len(first) else schema.get("items", True), item)
                for place, item in enumerate(value)
            ]
        return _of_kind(schema.get("type"), value)

    def _filled_object(self, schema: Mapping[str, Any], value: Mapping[str, Any]) -> dict[str, Any]:
        known = schema.get("properties", {})
        given = {name: inside["default"] for name, inside in known.items() if name not in value and "default" in inside}
        return {
            name: self._filled(known.get(name, True), deepcopy(inside)) for name, inside in {**given, **value}.items()
        }


def _ordered(schema: Any) -> Any:
    """A schema in which what must be there comes first: of several misfits in one place, that says most."""
    if isinstance(schema, list):
        return [_ordered(one) for one in schema]
    if not isinstance(schema, Mapping):
        return schema
    keywords = sorted(schema, key=lambda keyword: keyword not in ("required", "dependentRequired"))
    return {keyword: _ordered(schema[keyword]) for keyword in keywords}


def _of_kind(kind: object, value: Any) -> Any:
    """To JSON, 1.0 is an integer like 1."""
    if isinstance(value, bool):
        return value
    if kind == "integer" and isinstance(value, float):
        return int(value)
    return float(value) if kind == "number" and isinstance(value, int) else value


def _is_kind(value: object, wanted: str | Sequence[str]) -> bool:
    kinds = [wanted] if isinstance(wanted, str) else wanted
    return any(_KINDS[kind](value) for kind in kinds)


def _is_number(value: object) -> bool:
    if isinstance(value, float):
        return isfinite(value)
    return isinstance(value, int) and not isinstance(value, bool)


_KINDS: Mapping[str, Any] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: _is_number(value) and value == int(value),
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _same(one: object, other: object) -> bool:
    """Whether two plain values are the same to JSON, where true is not 1."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


@cache
def _pattern(written: str) -> re.Pattern[str]:
    # To Python, $ also matches before a line break at the end; to JSON Schema it does not.
    return re.compile(re.sub(r"(?<!\\)\$", r"\\Z", written))


_TESTS: Mapping[str, Any] = {
    "const": _same,
    "enum": lambda value, wanted: any(_same(value, one) for one in wanted),
    "maxItems": lambda value, most: not isinstance(value, list) or len(value) <= most,
    "maxLength": lambda value, most: not isinstance(value, str) or len(value) <= most,
    "maximum": lambda value, most: not _is_number(value) or value <= most,
    "minItems": lambda value, least: not isinstance(value, list) or len(value) >= least,
    "minLength": lambda value, least: not isinstance(value, str) or len(value) >= least,
    "minimum": lambda value, least: not _is_number(value) or value >= least,
    "pattern": lambda value, wanted: not isinstance(value, str) or _pattern(wanted).search(value) is not None,
    "type": _is_kind,
}
_PARTS: Mapping[str, str] = {
    "$ref": "_reference",
    "additionalProperties": "_others",
    "allOf": "_all",
    "anyOf": "_any",
    "dependentRequired": "_dependent",
    "dependentSchemas": "_depending",
    "if": "_conditional",
    "items": "_items",
    "not": "_none",
    "oneOf": "_one",
    "prefixItems": "_first_items",
    "properties": "_properties",
    "required": "_required",
}
_BRANCHES = ("additionalProperties", "else", "if", "items", "not", "then")
_LISTS = ("allOf", "anyOf", "oneOf", "prefixItems")
_NAMED = ("dependentSchemas", "properties")


def _check_keywords(schema: Schema) -> None:
    """Refuse a schema with a keyword that would be passed over."""
    if isinstance(schema, bool):
        return
    for keyword, meaning in schema.items():
        if keyword not in {*SAID, *_TESTS, *_PARTS, "then", "else"}:
            raise UnknownKeyword(keyword)
        if keyword in _BRANCHES:
            _check_keywords(meaning)
        elif keyword in _LISTS:
            for one in meaning:
                _check_keywords(one)
        elif keyword in _NAMED:
            for one in meaning.values():
                _check_keywords(one)
