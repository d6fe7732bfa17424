"""Records: whatever game is played, its record reads back; whatever is changed in it, it is refused."""

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from sixfold.arena import Match, plan, play_game
from sixfold.games import EDITIONS
from sixfold.records import BadRecord, parse_record, record_of, verify, write_line
from sixfold.records.notation import parse_turn, turn_text

editions = some.sampled_from(sorted(EDITIONS))


@cache
def _record(edition_id: str, seed: int) -> dict[str, Any]:
    return play_game(next(plan(Match(edition_id, ("greedy", "random"), 1, f"property {seed}")))).record


@given(editions, some.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_record_reads_back_and_verifies(edition_id: str, seed: int) -> None:
    record = _record(edition_id, seed)
    again = parse_record(write_line(record))
    assert again == record
    assert record_of(verify(again), record["players"]) == record
    for turn in record["turns"]:
        assert parse_turn(turn_text(turn)) == turn


def _places(value: object) -> list[tuple[list[Any] | dict[str, Any], Any]]:
    """Every value inside, as its container and its key."""
    inside: list[tuple[list[Any] | dict[str, Any], Any]] = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in pairs:
        assert isinstance(value, dict | list)
        inside.append((value, key))
        inside += _places(item)
    return inside


json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=2),
    max_leaves=4,
)


@given(editions, some.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow])
def test_a_changed_record_is_refused(edition_id: str, data: some.DataObject) -> None:
    record = copy.deepcopy(_record(edition_id, 1))
    container, key = data.draw(some.sampled_from(_places(record)))
    original = container[key]
    changed = data.draw(
        some.one_of(json_values, some.sampled_from([place[key] for place, key in _places(record)])).filter(
            lambda value: json.dumps(value) != json.dumps(original)
        )
    )
    container[key] = copy.deepcopy(changed)
    with pytest.raises(BadRecord):
        verify(record)


@given(some.text(max_size=200) | json_values.map(json.dumps))
def test_other_input_is_refused_and_nothing_worse(text: str) -> None:
    with pytest.raises(BadRecord):
        verify(parse_record(text))


@pytest.mark.parametrize("depth", [50, 300, 5_000, 200_000])
def test_nesting_without_end_is_refused(depth: int) -> None:
    with pytest.raises(BadRecord):
        verify(parse_record('{"players": ' + "[" * depth + "]" * depth + "}"))
