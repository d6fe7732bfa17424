"""Seats belong to people: nobody is put out of theirs, nobody's game is voided, and changes are seen by all."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from server.client import here
from server.process import ServerProcess
from server.pure import SEED, Room, choice, thought
from server.test_api import api, run_async, tokens_of
from sixfold.server.asked import Joining
from sixfold.server.desk import Desk
from sixfold.server.secret import hashed
from sixfold.server.service import Decide
from sixfold.server.table import Denied, Seat, SeatSettings, Settings, Status, Step, Table, replay
from sixfold.server.table.decide import (
    MOST_SKIPPED,
    act,
    act_for_bot,
    come_back,
    created,
    hand_on,
    invite,
    join,
    resign,
    time_out,
    vote,
)
from sixfold.server.table.settings import Clock
from sixfold.server.table.views import record, view
from sixfold.server.world import REAL

LINKED = [here("Ann"), {"kind": "link", "name": "Bob"}]


def _room(people: int = 2, **settings: Any) -> Room:
    """People who came by link, so that only the rules of seats keep the host from theirs."""
    room = Room("tiles-nl", ["here"] * people, **settings)
    seats = tuple(SeatSettings("link", seat.name) for seat in room.table.settings.seats)
    room.table = replace(room.table, settings=replace(room.table.settings, seats=seats))
    return room


@run_async
async def test_the_host_cannot_take_a_seat_and_see_its_hand(sqlite_server: ServerProcess) -> None:
    """The attack: a new link for a taken seat, opened by the host."""
    async with api(sqlite_server) as client:
        made = await client.make(LINKED)
        game, host, link = made["game"], made["host"], made["seats"][1]["invite"]
        bob = await client.post(f"/{game}/join", {"invite": link, "name": "Bob"})
        refused = await client.post(f"/{game}/invites", {"seat": 1}, host, 409)
        assert refused == {"code": "seat-held"}
        assert (await client.post(f"/{game}/join", {"invite": link}, expect=409))["code"] == "seat-taken"
        assert (await client.post(f"/{game}/hand-on", None, host, 401))["code"] == "wrong-secret"
        assert (await client.get(f"/{game}", bob["token"]))["you"] == 1
        assert (await client.get(f"/{game}", host))["play"]["hand"] is None


@run_async
async def test_the_host_cannot_take_a_seat_in_the_lobby(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make([*LINKED, {"kind": "link", "name": "Cas"}])
        game, host, link = made["game"], made["host"], made["seats"][1]["invite"]
        bob = await client.post(f"/{game}/join", {"invite": link, "name": "Bob"})
        assert (await client.post(f"/{game}/invites", {"seat": 1}, host, 409))["code"] == "seat-held"
        await client.post(f"/{game}/leave", None, bob["token"])
        new = (await client.post(f"/{game}/invites", {"seat": 1}, host))["invite"]
        assert (await client.post(f"/{game}/join", {"invite": new, "name": "Eve"}))["seat"] == 1


class Overtaken:
    """A service at which the same request, sent twice, is carried out between a look at the table and the change."""

    def __init__(self, before: Table, after: Table) -> None:
        self._before, self._after = before, after

    async def catch_up(self, _game: str) -> Table:
        return self._before

    async def change(self, _game: str, decide: Decide) -> tuple[Table, Sequence[Step]]:
        return self._after, decide(self._after, 2.0)


def test_whoever_asks_for_a_seat_twice_at_once_sits_once_and_is_told_so_twice() -> None:
    """World 100008 of the simulation: both had looked who sat there before either sat down."""
    link, token = "i" * 40, f"seat_{'b' * 40}"
    settings = Settings("tiles-nl", (SeatSettings("here", name="Ann"), SeatSettings("link", name="Bob")))
    seats = (Seat(name="Ann", token="a"), Seat(name="Bob", invite=hashed(link)))
    before = replay("g", [created(settings, seats, SEED, "host", None, 0.0)])
    after = join(before, 1.0, 1, "Bob", hashed(token), invited=True, mixes=True)[-1].after
    assert (before.status, after.status) == (Status.LOBBY, Status.SHUFFLING)
    desk = Desk(cast("Any", Overtaken(before, after)), 40, REAL)
    table, seat, told = asyncio.run(desk.join("g", Joining(invite=link, name="Bob", token=token, mixes=True)))
    assert (table, seat, told) == (after, 1, token)


@run_async
async def test_a_seat_changes_hands_only_by_its_person_and_everybody_is_told(sqlite_server: ServerProcess) -> None:
    async with api(sqlite_server) as client:
        made = await client.make(LINKED)
        game, (ann,) = made["game"], tokens_of(made)
        bob = await client.post(f"/{game}/join", {"invite": made["seats"][1]["invite"], "name": "Bob"})
        link = (await client.post(f"/{game}/hand-on", None, bob["token"]))["invite"]
        eve = await client.post(f"/{game}/join", {"invite": link, "name": "Eve"})
        seen = (await client.get(f"/{game}", ann))["seats"][1]
        assert (seen["name"], seen["before"]) == ("Eve", ["Bob"])
        assert (await client.get(f"/{game}", bob["token"], 401))["code"] == "wrong-secret"
        assert (await client.post(f"/{game}/join", {"invite": link}, expect=409))["code"] == "seat-taken"
        await client.post(f"/{game}/resign", {}, ann)
        await client.post(f"/{game}/resign", {"end": True}, eve["token"])
        players = (await client.get(f"/{game}/record", ann))["players"]
        assert players[1] == {"name": "Bob", "then": ["Eve"], "resigned": True}


def test_whoever_resigned_has_left_and_the_host_may_give_the_seat_to_another() -> None:
    room = _room()
    room.add(resign(room.table, 1.0, 1, end=False))
    with pytest.raises(Denied, match="cannot-return"):
        hand_on(room.table, 2.0, 1, "hash")
    room.add(invite(room.table, 2.0, 1, "hash"))
    room.add(join(room.table, 3.0, 1, "Eve", "eve", invited=True, mixes=False))
    assert view(room.table, 0)["seats"][1]["before"] == ["p1"]
    assert room.table.players[1] == {"name": "p1", "bot": "greedy", "taken_over": "resigned", "then": ["Eve"]}


@pytest.mark.parametrize("people", [2, 3])
def test_an_absent_person_keeps_the_seat_and_may_come_back(people: int) -> None:
    room = _room(people, grace=120.0)
    out = room.table.on_turn
    assert out is not None
    for other in range(people):
        if other != out:
            room.add(vote(room.table, 121.0, other, out))
    assert room.table.seats[out].bot is not None
    with pytest.raises(Denied, match="seat-held"):
        invite(room.table, 122.0, out, "hash")
    room.add(come_back(room.table, 500.0, out))
    assert room.table.seats[out].person
    assert room.table.seats[out].before == ()


def test_no_bot_plays_the_turn_of_a_person_who_came_back_while_it_thought() -> None:
    room = _room(grace=0.0)
    out = room.table.on_turn
    assert out is not None
    room.add(vote(room.table, 1.0, 1 - out, out))
    late = thought(room.table, choice(room.table, Random(1)))
    room.add(come_back(room.table, 2.0, out))
    assert room.table.on_turn == out
    assert act_for_bot(room.table, 3.0, late) == []
    room.add(vote(room.table, 4.0, 1 - out, out))
    assert len(act_for_bot(room.table, 5.0, late)) == 1


def test_no_bot_plays_the_turn_of_a_person_who_has_just_sat_down() -> None:
    room = _room()
    seat = room.table.on_turn
    assert seat is not None
    room.add(resign(room.table, 1.0, seat, end=False))
    late = thought(room.table, choice(room.table, Random(1)))
    room.add(invite(room.table, 2.0, seat, "hash"))
    room.add(join(room.table, 3.0, seat, "Eve", "eve", invited=True, mixes=False))
    assert room.table.on_turn == seat
    assert act_for_bot(room.table, 4.0, late) == []


def test_a_losing_player_cannot_void_the_game_by_voting_out_a_thinking_opponent() -> None:
    """The attack: after two minutes, the vote of one puts the other out, and the last person ends the game."""
    room = _room(grace=120.0)
    thinking = room.table.on_turn
    assert thinking is not None
    losing = 1 - thinking
    room.add(vote(room.table, 121.0, losing, thinking))
    room.add(resign(room.table, 122.0, losing, end=True))
    assert room.table.status is Status.RESIGNED
    assert view(room.table, thinking)["stopped_by"] == losing
    players = record(room.table)["players"]
    assert players[losing] == {"name": f"p{losing}", "resigned": True}
    assert "resigned" not in players[thinking]
    assert players[thinking]["taken_over"] == "voted-out"


@pytest.mark.parametrize("people", [2, 3])
def test_nobody_wins_by_voting_out_a_thinking_opponent_and_leaving_the_rest_to_bots(people: int) -> None:
    """The attack: without `end`, bots played to a result at once, and with it the right to come back was gone."""
    room = _room(people, grace=120.0)
    thinking = room.table.on_turn
    assert thinking is not None
    others = [seat for seat in range(people) if seat != thinking]
    for other in others:
        room.add(vote(room.table, 121.0, other, thinking))
    for other in others:
        room.add(resign(room.table, 122.0, other, end=False))
    assert [event.kind for event in room.log[-people + 1 :]] == [*["resigned"] * (people - 2), "stopped"]
    assert room.table.status is Status.RESIGNED
    assert view(room.table, thinking)["stopped_by"] == others[-1]
    players = record(room.table)["players"]
    assert players[others[-1]] == {"name": f"p{others[-1]}", "resigned": True}
    assert players[thinking]["taken_over"] == "voted-out"


def _play(room: Room, until: int | None, at: float) -> None:
    """Let bots play at once, and people, until it is that seat's turn or the game is over."""
    while room.table.status is Status.PLAYING and room.table.on_turn != until:
        seat, action = room.table.on_turn or 0, choice(room.table, Random(1))
        if room.table.seats[seat].bot:
            room.add(act_for_bot(room.table, at, thought(room.table, action)))
        else:
            room.add(act(room.table, at, seat, action, room.table.position))


def _vote_out(room: Room, out: int, at: float) -> None:
    for other in room.table.people():
        if other != out:
            room.add(vote(room.table, at, other, out))


@pytest.mark.parametrize("clock", [Clock("game", 200.0), Clock("turn", 200.0)])
@pytest.mark.parametrize("people", [2, 3])
def test_nobody_wins_by_voting_out_a_thinking_opponent_and_letting_time_run_out(people: int, clock: Clock) -> None:
    """The attack: a clock that runs out handed the last seat to a bot, too, and bots played to a result at once."""
    room = _room(people, grace=31.0, clock=clock)
    thinking = room.table.on_turn
    assert thinking is not None
    others = [seat for seat in range(people) if seat != thinking]
    _vote_out(room, thinking, 31.0)
    for number, other in enumerate(others, 1):
        _play(room, other, 31.0)
        room.add(time_out(room.table, 250.0 * number))
    assert room.log[-1].kind == "stopped"
    assert (room.table.status, room.table.stopped_by) == (Status.RESIGNED, others[-1])
    players = record(room.table)["players"]
    assert players[others[-1]] == {"name": f"p{others[-1]}", "resigned": True}
    assert players[thinking]["taken_over"] == "voted-out"
    assert "resigned" not in players[thinking]


def test_nobody_wins_by_it_where_turns_are_skipped() -> None:
    room, now = _room(absence="skip", grace=31.0, clock=Clock("turn", 60.0)), 0.0
    thinking = room.table.on_turn
    assert thinking is not None
    for _ in range(MOST_SKIPPED + 1):
        _play(room, thinking, now)
        now += 32.0
        _vote_out(room, thinking, now)
    for _ in range(MOST_SKIPPED + 1):
        _play(room, 1 - thinking, now)
        now += 61.0
        room.add(time_out(room.table, now))
    assert (room.table.status, room.table.stopped_by) == (Status.RESIGNED, 1 - thinking)


def _time_runs_out(room: Room, _seat: int) -> None:
    room.add(time_out(room.table, 61.0))


def _vote_with_all_time_used(room: Room, seat: int) -> None:
    _vote_out(room, seat, 60.0)


def _vote_and_return(room: Room, seat: int) -> None:
    """Voted out, then back, then out of time."""
    _vote_out(room, seat, 59.0)
    room.add(come_back(room.table, 59.0, seat))
    room.add(time_out(room.table, 120.0))


@pytest.mark.parametrize(
    ("clock", "out"),
    [
        (Clock("turn", 60.0), _time_runs_out),
        (Clock("game", 60.0), _time_runs_out),
        (Clock("game", 60.0), _vote_with_all_time_used),
        (Clock("turn", 60.0), _vote_and_return),
    ],
)
def test_where_nobody_was_put_out_who_could_return_the_game_has_a_result(
    clock: Clock, out: Callable[[Room, int], None]
) -> None:
    """All people are simply gone: nobody gained by it, and the game was not given up."""
    room = _room(grace=31.0, clock=clock)
    first = room.table.on_turn
    assert first is not None
    out(room, first)
    _play(room, 1 - first, 120.0)
    room.add(time_out(room.table, 300.0))
    assert room.table.people() == []
    _play(room, None, 300.0)
    assert (room.table.status, room.table.stopped_by) == (Status.ENDED, None)
    assert record(room.table)["result"] is not None


@pytest.mark.parametrize("back", [False, True])
def test_while_somebody_plays_or_nobody_could_come_back_a_bot_takes_the_seat_of_who_resigns(back: bool) -> None:
    room = _room(grace=120.0)
    thinking = room.table.on_turn
    assert thinking is not None
    if back:
        room.add(vote(room.table, 121.0, 1 - thinking, thinking))
        room.add(come_back(room.table, 122.0, thinking))
    room.add(resign(room.table, 123.0, thinking, end=False))
    if not back:
        room.add(resign(room.table, 124.0, 1 - thinking, end=False))
    assert room.table.status is Status.PLAYING
    assert room.table.seats[thinking].taken_over == "resigned"


@pytest.mark.parametrize("before", [False, True])
def test_a_link_to_ones_own_seat_brings_nobody_back_whose_time_is_used_up(before: bool) -> None:
    room = _room(clock=Clock("game", 30.0))
    out = room.table.on_turn
    assert out is not None
    if before:
        room.add(hand_on(room.table, 1.0, out, "hash"))
    room.add(time_out(room.table, 31.0))
    assert room.table.seats[out].taken_over == "timed-out"
    with pytest.raises(Denied, match="time-out"):
        hand_on(room.table, 32.0, out, "hash")
    with pytest.raises(Denied, match="time-out" if before else "seat-taken"):
        join(room.table, 33.0, out, "", "other device", invited=True, mixes=False)


def test_moving_to_another_device_is_seen_too() -> None:
    room = _room()
    room.add(hand_on(room.table, 1.0, 0, "hash"))
    room.add(join(room.table, 2.0, 0, "", "other device", invited=True, mixes=False))
    assert (room.table.seats[0].name, room.table.seats[0].before) == ("p0", ("p0",))
    with pytest.raises(Denied, match="seat-taken"):
        join(room.table, 3.0, 0, "", "third", invited=True, mixes=False)


def test_no_seat_is_handed_on_before_the_deal_or_after_the_end() -> None:
    waiting = Room("tiles-nl", ["mixes", "here"])
    for room in (waiting,):
        with pytest.raises(Denied, match="not-playing"):
            hand_on(room.table, 1.0, 0, "hash")
        with pytest.raises(Denied, match="not-playing"):
            join(room.table, 1.0, 0, "Eve", "eve", invited=True, mixes=False)
