"""Shapes are read alike in Python alone, as the browser reads them, and by the fast code of other people."""

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from realtable.erased import erased
from shapes import ASKED, PLACE, written
from sixfold.bots import bot
from sixfold.core.schema import Shape, UnknownKeyword
from sixfold.core.stream import Shuffle
from sixfold.games import GAMES, edition
from sixfold.pocket.requests import checked
from sixfold.records import BadRecord, Fault, record_of, schema
from sixfold.server.http import examples, requests
from sixfold.server.table import Denied

Json = dict[str, Any]
Path = tuple[str | int, ...]
OTHERS: tuple[object, ...] = (None, True, 0, -1, 1.0, 2.5, 10**9, "", "Zz", "x" * 200, [], {}, [["Ro", 0, 0]], "Ro\n")
MESSAGES: tuple[Json, ...] = (
    {"type": "act", "id": "7", "answers": 3, "action": {"play": [["Ro", 0, 0]]}},
    {"type": "act", "answers": 3, "action": {"pass": True}},
    {"type": "preview", "action": {"play": ["Rx"], "table": [["Ro", "Rd", "Rx"]]}},
    {"type": "preview", "action": {"reroll": []}},
    {"type": "heartbeat"},
    {"type": "react", "reaction": "wow"},
)


def _record(edition_id: str) -> Json:
    """The first turns of a game."""
    game, shuffle = GAMES[edition(edition_id).game], Shuffle(bytes(range(32)))
    state = game.start(edition(edition_id), (1, 0), shuffle.stream_seed)
    for _ in range(4):
        state = game.apply(state, bot("greedy", edition(edition_id).game)(game.observe(state, state.seat), Random(1)))
    return record_of(state, [{"name": "a"}, {"name": "b"}], shuffle)


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a value but its root."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inside:
        yield (*path, step)
        yield from _places(part, (*path, step))


def _spoilt(value: Any) -> Iterator[Any]:
    """The value with one thing in it another, gone, or too many."""
    for path in _places(value):
        for other in OTHERS:
            yield _with(value, path, other)
        yield _with(value, path, None, gone=True)
    for path in [(), *_places(value)]:
        yield _with(value, (*path, "weather"), 1)


def _with(value: Any, path: Path, other: object, *, gone: bool = False) -> Any:
    changed: Any = copy.deepcopy(value)
    inside: Any = changed
    place: Any = path[-1]
    for step in path[:-1]:
        inside = inside[step]
    if isinstance(inside, dict) or (isinstance(inside, list) and isinstance(place, int)):
        if gone:
            del inside[place]
        else:
            inside[place] = other
    return changed


def _fault(record: Json) -> Fault | None:
    try:
        schema.check_shape(record)
    except BadRecord as bad:
        return bad.fault
    return None


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
@pytest.mark.parametrize("real", [False, True], ids=["dealt here", "real table"])
def test_faults_of_records(edition_id: str, real: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    record = erased(_record(edition_id), 0) if real else _record(edition_id)
    spoilt = [record, *_spoilt(record)][::7]
    fast = [_fault(record) for record in spoilt]
    assert fast[0] is None
    monkeypatch.setattr(schema, "misfits", lambda told: schema.SHAPES[schema._format(told)].misfits(told))
    assert [(record, _fault(record)) for record in spoilt] == list(zip(spoilt, fast, strict=True))


def _bodies() -> Iterator[tuple[str, Any, Any]]:
    told = examples.requests()
    for model in ASKED:
        if model.__name__ in told:
            yield model.__name__, TypeAdapter(model), json.loads(json.dumps(told[model.__name__]))
    yield "Hello", TypeAdapter(requests.Hello), {"type": "hello", "token": "t" * 43, "after": 3}
    for message in MESSAGES:
        yield "Said", TypeAdapter(requests.Said), message


def _read_by_pydantic(adapter: Any, body: Any) -> Any:
    try:
        return adapter.validate_json(json.dumps(body)).model_dump(mode="json", by_alias=True)
    except ValidationError:
        return None


def _read_here(name: str, body: Any) -> Any:
    try:
        return checked(name, body)
    except Denied as denied:
        return None if denied.places["fields"] else denied


@pytest.mark.parametrize(("name", "adapter", "body"), [*_bodies()])
def test_requests_and_messages(name: str, adapter: Any, body: Any) -> None:
    assert _read_here(name, body) is not None
    for spoilt in (body, *_spoilt(body)):
        # The server takes 1.0 for true here, which its own description does not allow.
        if spoilt.get("action") != {"pass": 1.0}:
            assert _read_here(name, spoilt) == _read_by_pydantic(adapter, spoilt), spoilt


def test_the_shapes_are_those_of_the_server() -> None:
    assert PLACE.read_text(encoding="utf-8") == written(), "scripts/shapes writes them"


def test_a_schema_that_asks_for_something_unknown_is_not_read() -> None:
    with pytest.raises(UnknownKeyword, match="multipleOf"):
        Shape({"properties": {"count": {"items": {"multipleOf": 2}}}})
