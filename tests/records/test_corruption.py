"""Corrupt any one value of any record, and the check names it."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sixfold.arena import Match, plan, play_game
from sixfold.bots import bot
from sixfold.cli.check import fault_sentence
from sixfold.core.mix import COMMIT_METHOD, ENTROPY_BYTES, LeftOut, Mix, promise
from sixfold.core.stream import Shuffle
from sixfold.games import EDITIONS, GAMES, edition
from sixfold.records import BadRecord, FaultCode, record_of, verify

Json = dict[str, Any]
Path = tuple[str | int, ...]


def _record(edition_id: str) -> Json:
    bots = ("random", "greedy") if edition_id.startswith("cubes") else ("greedy", "random")
    return play_game(next(plan(Match(edition_id, bots, 1, "corruption")))).record


def _record_with_entropy(edition_id: str) -> Json:
    """A game of three in which the first and the last seat added entropy."""
    return _played(edition_id, Shuffle(bytes(range(32)), (b"first", None, b"last")))


def _played(edition_id: str, shuffle: Shuffle) -> Json:
    game = GAMES[edition(edition_id).game]
    state = game.start(edition(edition_id), (2, 0, 1), shuffle.stream_seed)
    while not state.ended:
        state = game.apply(state, bot("greedy", edition(edition_id).game)(game.observe(state, state.seat), Random(1)))
    return record_of(state, [{"name": "a"}, {"name": "b"}, {"name": "c"}], shuffle)


def _mixed_record(edition_id: str) -> Json:
    """A game of three who mixed the shuffle; the second held back in the first round and was left out."""
    told = (b"\xab" * ENTROPY_BYTES, None, b"\xcd" * ENTROPY_BYTES)
    promises = tuple(None if one is None else promise("mixed", 2, seat, one) for seat, one in enumerate(told))
    shuffle = Shuffle(bytes(range(32)), mix=Mix("mixed", 2, promises, told, (LeftOut(1, 1, "reveal"),)))
    return _played(edition_id, shuffle)


def _leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from _leaves(inside, (*path, name))
    elif isinstance(value, list):
        for place, inside in enumerate(value):
            yield from _leaves(inside, (*path, place))
    else:
        yield path


def _changed(value: object) -> Iterator[object]:
    """Other values of the same kind, then of another kind."""
    if isinstance(value, bool):
        yield from (False, 1)
    elif isinstance(value, int):
        yield from (value + 1, value - 1, float(value), str(value))
    elif isinstance(value, str) and len(value) == 2:
        colour, shape = value[0], value[1]
        yield from (colour + ("o" if shape != "o" else "x"), ("R" if colour != "R" else "P") + shape, "Zz", None)
    elif isinstance(value, str) and len(value) == 64:
        yield from (("0" if value[0] != "0" else "1") + value[1:], value.upper(), value[:-1])
    elif value is None:
        yield from ("00", "", 7)
    else:
        yield from (f"{value}x", None, 7)


def _with(record: Json, path: Path, value: object) -> Json:
    changed = copy.deepcopy(record)
    inside: Any = changed
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return changed


def _some_leaves(record: Json) -> list[Path]:
    """All values of the heading and of the result, and enough of the turns to meet each kind of value in each game."""
    leaves = list(_leaves(record))
    return [path for path in leaves if path[0] != "turns"] + [path for path in leaves if path[0] == "turns"][::13]


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_every_single_value_is_guarded(edition_id: str) -> None:
    _check_every_value(_record(edition_id))


@pytest.mark.parametrize("edition_id", ["tiles-schmidt", "cubes-nl", "cards-iello"])
def test_every_single_value_is_guarded_where_seats_added_entropy(edition_id: str) -> None:
    record = _record_with_entropy(edition_id)
    assert record["shuffle"]["entropy"] == [b"first".hex(), None, b"last".hex()]
    _check_every_value(record)
    for entropy in ([], [None, None, None], record["shuffle"]["entropy"][:2]):
        with pytest.raises(BadRecord) as caught:
            verify(_with(record, ("shuffle", "entropy"), entropy))
        assert caught.value.fault.code is FaultCode.ENTROPY


@pytest.mark.parametrize("edition_id", ["tiles-schmidt", "cubes-nl", "cards-iello"])
def test_every_single_value_is_guarded_where_seats_mixed_the_shuffle(edition_id: str) -> None:
    record = _mixed_record(edition_id)
    assert (record["shuffle"]["method"], record["shuffle"]["round"]) == (COMMIT_METHOD, 2)
    _check_every_value(record)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("shuffle", "game"), "another", FaultCode.PROMISE),
        (("shuffle", "round"), 1, FaultCode.PROMISE),
        (("shuffle", "round"), 3, FaultCode.ROUND),
        (("shuffle", "left_out"), [], FaultCode.ROUND),
        (("shuffle", "left_out", 0, "owed"), "commit", FaultCode.ROUND),
        (("shuffle", "left_out", 0, "seat"), 0, FaultCode.ENTROPY),
        (("shuffle", "commitments", 1), promise("mixed", 2, 1, b"b" * ENTROPY_BYTES).hex(), FaultCode.ENTROPY),
        (("shuffle", "commitments", 0), None, FaultCode.PROMISE),
        (("shuffle", "entropy", 1), "62" * ENTROPY_BYTES, FaultCode.PROMISE),
        (("shuffle", "entropy", 0), "00" * ENTROPY_BYTES, FaultCode.PROMISE),
        (("shuffle", "seed"), "0" * 64, FaultCode.COMMITMENT),
    ],
)
def test_the_fault_of_a_mixed_shuffle_is_named(path: Path, value: object, code: FaultCode) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(_with(_mixed_record("tiles-nl"), path, value))
    assert caught.value.fault.code is code


def _check_every_value(record: Json) -> None:
    verify(record)
    for path in _some_leaves(record):
        original: Any = record
        for step in path:
            original = original[step]
        for value in _changed(original):
            with pytest.raises(BadRecord) as caught:
                verify(_with(record, path, value))
            assert fault_sentence(caught.value.fault)


@pytest.mark.parametrize(
    ("path", "value", "code", "turn"),
    [
        (("format",), "sixfold/3", FaultCode.BAD_VALUE, None),
        (("game",), "cubes", FaultCode.WRONG_GAME, None),
        (("edition",), "cards-999", FaultCode.WRONG_GAME, None),
        (("edition",), "tiles-mindware", FaultCode.CHECKSUM, None),
        (("players", 0, "name"), "somebody else", FaultCode.CHECKSUM, None),
        (("seniority",), [0, 0], FaultCode.SENIORITY, None),
        (("shuffle", "method"), "dice", FaultCode.METHOD, None),
        (("shuffle", "seed"), "0" * 64, FaultCode.COMMITMENT, None),
        (("shuffle", "commitment"), "0" * 64, FaultCode.COMMITMENT, None),
        (("first",), 5, FaultCode.FIRST, None),
        (("turns", 3, "seat"), 7, FaultCode.SEAT, 4),
        (("turns", 3, "score"), 99, FaultCode.SCORE, 4),
        (("turns", 3, "draw"), [], FaultCode.DRAW_SIZE, 4),
        (("turns", 0, "play"), [], FaultCode.REFUSED, 1),
        (("result",), None, FaultCode.RESULT, None),
        (("result", "winners"), [], FaultCode.RESULT, None),
        (("checksum",), "0" * 64, FaultCode.CHECKSUM, None),
    ],
)
def test_the_fault_is_named(path: Path, value: object, code: FaultCode, turn: int | None) -> None:
    record = _record("tiles-nl")
    with pytest.raises(BadRecord) as caught:
        verify(_with(record, path, value))
    assert (caught.value.fault.code, caught.value.fault.turn) == (code, turn)


def test_a_turn_too_few_and_a_turn_too_many() -> None:
    record = _record("tiles-nl")
    shorter = copy.deepcopy(record)
    shorter["turns"].pop()
    with pytest.raises(BadRecord) as caught:
        verify(shorter)
    assert caught.value.fault.code is FaultCode.RESULT
    longer = copy.deepcopy(record)
    longer["turns"].append({"seat": 0, "pass": True})
    with pytest.raises(BadRecord) as caught:
        verify(longer)
    assert caught.value.fault.code is FaultCode.AFTER_END


def test_a_field_too_few_and_a_field_too_many() -> None:
    record = _record("cards-999")
    without_deal = {name: value for name, value in record.items() if name != "deal"}
    with pytest.raises(BadRecord) as caught:
        verify(without_deal)
    assert caught.value.fault.values == {"field": "deal"}
    with pytest.raises(BadRecord) as caught:
        verify(record | {"weather": "fine"})
    assert caught.value.fault.values == {"field": "weather"}
