"""The pure core: events give tables, tables and time give events."""

import json
import pkgutil
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any, cast
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.pure import Room, choice, thought
from sixfold.core.pieces import KINDS, piece_name
from sixfold.games import EDITIONS
from sixfold.games.placement import can_place
from sixfold.records import verify
from sixfold.server.table import Denied, Event, Kind, Status, Table, deadline, due, evolve, replay
from sixfold.server.table.decide import (
    MOST_SKIPPED,
    MOST_TRADES,
    Repeated,
    act,
    act_for_bot,
    resign,
    time_out,
    vote,
)
from sixfold.server.table.settings import Clock, SeatSettings, Settings, check_settings
from sixfold.server.table.views import record
from sixfold.wire import parse_action


def _through_json(event: Event) -> Event:
    return replace(event, data=json.loads(json.dumps(event.data)))


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_course_of_a_game_is_its_log_and_gives_a_record_that_checks(data: st.DataObject) -> None:
    edition_id = data.draw(st.sampled_from(sorted(EDITIONS)))
    kinds = data.draw(st.lists(st.sampled_from(["here", "here", "random", "greedy"]), min_size=2, max_size=4))
    absence = data.draw(st.sampled_from(["bot", "skip"]))
    clock = data.draw(st.sampled_from([Clock(), Clock("turn", 10), Clock("game", 30, 2)]))
    rng = Random(data.draw(st.integers(0, 999)))
    room = Room(edition_id, kinds, rng.randbytes(32), absence=absence, clock=clock, grace=5.0)
    now = 0.0
    while room.table.status is Status.PLAYING:
        seat = room.table.on_turn
        assert seat is not None
        now += rng.random()
        if room.table.seats[seat].bot:
            assert due(room.table) == room.table.since
            room.add(act_for_bot(room.table, now, thought(room.table, choice(room.table, rng, "random"), "random")))
            continue
        luck = rng.random()
        until = deadline(room.table)
        if luck < 0.04 and until is not None:
            now = max(now, until + 0.1)
            room.add(time_out(room.table, now))
        elif luck < 0.06:
            room.add(resign(room.table, now, seat, end=False))
        elif luck < 0.12 and len(room.table.people()) > 1:
            now += 5.0
            for other in room.table.people():
                if other != seat and room.table.on_turn == seat:
                    room.add(vote(room.table, now, other, seat))
        elif until is None or now <= until:
            room.add(act(room.table, now, seat, choice(room.table, rng), room.table.position))
        else:
            room.add(time_out(room.table, now))
    assert replay("g", [_through_json(event) for event in room.log]) == room.table
    assert [event.number for event in room.log] == list(range(1, room.table.number + 1))
    assert all(one.at <= other.at for one, other in zip(room.log, room.log[1:], strict=False))
    assert verify(record(room.table)).ended or room.table.status is Status.RESIGNED


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_repeat_is_known_and_anything_else_that_is_late_is_stale(edition_id: str) -> None:
    room, rng = Room(edition_id, ["here", "here"]), Random(1)
    for _ in range(6):
        seat, answers = room.table.on_turn, room.table.position
        assert seat is not None
        action = choice(room.table, rng)
        room.add(act(room.table, 1.0, seat, action, answers))
        with pytest.raises(Repeated) as repeated:
            act(room.table, 2.0, seat, action, answers)
        assert repeated.value.number == room.table.number
        with pytest.raises(Denied, match="stale"):
            act(room.table, 2.0, seat, {"trade": []}, answers)
        with pytest.raises(Denied, match="stale"):
            act(room.table, 2.0, seat, choice(room.table, rng), room.table.number + 1)


@pytest.mark.parametrize(
    ("edition_id", "judge"),
    [
        ("tiles-nl", "sixfold.games.tiles.turn.refusal"),
        ("cubes-nl", "sixfold.games.cubes.turn.refusal"),
        ("cards-999", "sixfold.games.cards.turn.refusal"),
    ],
)
def test_an_action_is_parsed_once_and_judged_once(edition_id: str, judge: str) -> None:
    room = Room(edition_id, ["here", "greedy"])
    while room.table.seats[room.table.on_turn or 0].bot:
        room.add(act_for_bot(room.table, 0.0, thought(room.table, choice(room.table, Random(1)))))
    action = choice(room.table, Random(1))
    with (
        mock.patch(judge, wraps=pkgutil.resolve_name(judge)) as judged,
        mock.patch("sixfold.server.table.decide.parse_action", wraps=parse_action) as parsed,
        mock.patch.object(import_module("sixfold.server.table.replay"), "parse_action") as parsed_again,
    ):
        (step,) = act(room.table, 0.0, 0, action, room.table.position)
    assert (parsed.call_count, parsed_again.call_count, judged.call_count) == (1, 0, 1)
    assert evolve(room.table, step.event) == step.after


def test_an_event_beside_the_board_makes_no_action_stale() -> None:
    room = Room("tiles-nl", ["here", "here", "here"], grace=0.0)
    seat, answers = room.table.on_turn, room.table.number
    assert seat is not None
    room.add(vote(room.table, 1.0, (seat + 1) % 3, seat))
    room.add(act(room.table, 2.0, seat, choice(room.table, Random(1)), answers))
    assert room.log[-1].kind == Kind.PLAYED


def test_clocks_count_down_turn_by_turn_and_grow_by_the_increment() -> None:
    room, rng = Room("tiles-nl", ["here", "here"], clock=Clock("game", 100, 5)), Random(1)
    first = room.table.on_turn
    assert first is not None
    assert deadline(room.table) == 100
    room.add(act(room.table, 30.0, first, choice(room.table, rng), room.table.position))
    assert room.table.left[first] == 75
    assert deadline(room.table) == 130
    room.add(act(room.table, 129.0, 1 - first, choice(room.table, rng), room.table.position))
    assert room.table.left[1 - first] == 6
    assert deadline(room.table) == 129 + 75
    with pytest.raises(Denied, match="time-out"):
        act(room.table, 205.0, first, choice(room.table, rng), room.table.position)
    assert time_out(room.table, 204.0) == []
    room.add(time_out(room.table, 204.5))
    assert room.table.seats[first].bot == "greedy"
    assert room.table.seats[first].taken_over == "timed-out"
    assert due(room.table) == 204.5


def test_a_roll_does_not_stop_the_clock_of_the_turn() -> None:
    room = Room("cubes-nl", ["here", "here"], clock=Clock("turn", 60), seniority=(0, 1))
    first_cube = room.table.verbs.observe(room.table.state, 0).hands[0][0]
    room.add(act(room.table, 20.0, 0, {"reroll": [piece_name(first_cube)]}, room.table.position))
    assert room.table.on_turn == 0
    assert deadline(room.table) == 60
    room.add(act(room.table, 40.0, 0, choice(room.table, Random(1)), room.table.position))
    assert deadline(room.table) == 100


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_skipped_turns_are_legal_and_a_seat_skipped_too_often_is_given_to_a_bot(edition_id: str) -> None:
    room, now, rng = Room(edition_id, ["here", "here"], absence="skip", clock=Clock("turn", 1)), 0.0, Random(2)
    skipped = [0, 0]
    while room.table.status is Status.PLAYING:
        now += 1.5
        seat = room.table.on_turn
        assert seat is not None
        if room.table.seats[seat].bot:
            assert skipped[seat] == MOST_SKIPPED
            room.add(act_for_bot(room.table, now, thought(room.table, choice(room.table, rng), "greedy")))
        else:
            before = room.table.number
            room.add(time_out(room.table, now))
            skipped[seat] += room.table.number > before + 1
    assert skipped == [MOST_SKIPPED, MOST_SKIPPED]
    assert verify(record(room.table)).ended


def test_the_last_person_may_end_the_game_and_the_record_tells_the_seed_without_a_result() -> None:
    room = Room("cards-999", ["here", "here", "greedy"])
    with pytest.raises(Denied, match="not-last-person"):
        resign(room.table, 1.0, 0, end=True)
    room.add(resign(room.table, 1.0, 0, end=False))
    assert room.table.players[0] == {"name": "p0", "bot": "greedy", "taken_over": "resigned"}
    room.add(resign(room.table, 2.0, 1, end=True))
    assert room.table.status is Status.RESIGNED
    written = record(room.table)
    assert (written["result"], written["shuffle"]["seed"]) == (None, room.table.seed.hex())
    verify(written)


def test_votes_need_all_others_and_a_grace_period() -> None:
    room = Room("tiles-nl", ["here"] * 4, grace=60.0)
    seat = room.table.on_turn
    assert seat is not None
    others = [other for other in range(4) if other != seat]
    with pytest.raises(Denied, match="too-early"):
        vote(room.table, 59.0, others[0], seat)
    for voter, out in ((seat, others[0]), (seat, seat), (others[0], others[1])):
        with pytest.raises(Denied, match="cannot-vote"):
            vote(room.table, 61.0, voter, out)
    for other in others[:2]:
        room.add(vote(room.table, 61.0, other, seat))
        assert vote(room.table, 61.0, other, seat) == []
        assert room.table.seats[seat].bot is None
    room.add(vote(room.table, 62.0, others[2], seat))
    assert [event.kind for event in room.log[-2:]] == [Kind.VOTED, Kind.VOTED_OUT]
    assert room.table.seats[seat].bot == "greedy"
    assert room.table.votes == frozenset()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"edition": "tiles-xx"}, "unknown-edition"),
        ({"seats": (SeatSettings("here"),)}, "bad-seats"),
        ({"seats": (SeatSettings("bot", "", "greedy"),) * 2, "spectators": "none"}, "bad-seats"),
        ({"seniority": (0, 0)}, "bad-seniority"),
        ({"substitute": "nobody"}, "unknown-bot"),
        ({"seats": (SeatSettings("here"), SeatSettings("bot", "", "nobody"))}, "unknown-bot"),
    ],
)
def test_games_that_cannot_be_played_are_refused(changes: dict[str, Any], code: str) -> None:
    good = Settings("tiles-nl", (SeatSettings("here"), SeatSettings("link")))
    check_settings(good)
    with pytest.raises(Denied, match=code):
        check_settings(replace(good, **changes))


def test_rules_of_another_version_are_refused() -> None:
    room = Room("tiles-nl", ["here", "here"])
    first = replace(room.log[0], data={**room.log[0].data, "rules": 99})
    with pytest.raises(Denied, match="unknown-rules"):
        replay("g", [first, *room.log[1:]])


def _trade(table: Table) -> dict[str, Any]:
    state: Any = table.state
    return {"trade": [piece_name(state.hand[0])]}


def _all_have_traded() -> Room:
    """Two people who have traded as often as they may."""
    room = Room("tiles-nl", ["here", "here"])
    room.add(act(room.table, 0.0, room.table.on_turn or 0, choice(room.table, Random(1)), room.table.position))
    for _ in range(2 * MOST_TRADES):
        room.add(act(room.table, 0.0, room.table.on_turn or 0, _trade(room.table), room.table.position))
    return room


def test_nobody_trades_without_end() -> None:
    """A log would grow without end, and whoever reads it would keep others waiting; but the game goes on."""
    room = _all_have_traded()
    seat, table = room.table.on_turn or 0, room.table
    with pytest.raises(Denied, match="must-place"):
        act(table, 0.0, seat, _trade(table), table.position)
    assert resign(table, 0.0, seat, end=False)
    room.add(act(table, 0.0, seat, choice(table, Random(1)), table.position))
    with pytest.raises(Denied, match="must-place"):
        act(room.table, 0.0, 1 - seat, _trade(room.table), room.table.position)


def test_whoever_cannot_place_may_always_trade_and_so_may_a_bot() -> None:
    room = _all_have_traded()
    table, state, seat = room.table, cast("Any", room.table.state), room.table.on_turn or 0
    room.add(resign(table, 0.0, seat, end=False))
    assert act_for_bot(room.table, 0.0, thought(room.table, _trade(table)))
    strange = [piece for piece in KINDS if not can_place(state.board, (piece,))]
    hands = tuple(tuple(strange[:6]) if number == seat else hand for number, hand in enumerate(state.hands))
    stuck = replace(table, state=replace(state, hands=hands))
    assert act(stuck, 0.0, seat, _trade(stuck), stuck.position)


def test_least_actions_are_legal_anywhere() -> None:
    for edition_id in EDITIONS:
        room, rng = Room(edition_id, ["random", "greedy"]), Random(3)
        while room.table.status is Status.PLAYING:
            state = room.table.state
            assert state is not None
            assert room.table.verbs.refusal(state, state.seat, room.table.verbs.least_action(state)) is None
            room.add(act_for_bot(room.table, 1.0, thought(room.table, choice(room.table, rng), "greedy")))
