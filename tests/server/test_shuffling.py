"""The shuffle before the deal, at the table itself: who promises, who tells, and what becomes of those who do not."""

from random import Random

import pytest

from server.pure import Room, choice
from sixfold.core.mix import COMMIT_METHOD, LeftOut, promise
from sixfold.records import verify
from sixfold.server.table import Denied, Kind, Status, due
from sixfold.server.table.clocks import PATIENCE
from sixfold.server.table.decide import act, close, resign, time_out
from sixfold.server.table.shuffling import commit, leave_out, reveal
from sixfold.server.table.views import record, view

BYTES = [bytes([seat + 1]) * 32 for seat in range(8)]


def promising(room: Room, *seats: int, now: float = 1.0) -> None:
    """These seats commit in the present round."""
    for seat in seats:
        number = room.table.round
        room.add(commit(room.table, now, seat, number, promise("g", number, seat, BYTES[seat])))


def telling(room: Room, *seats: int, now: float = 2.0) -> None:
    """These seats reveal."""
    for seat in seats:
        room.add(reveal(room.table, now, seat, BYTES[seat]))


def kinds(room: Room) -> list[str]:
    """What has happened so far."""
    return [event.kind for event in room.log]


def over(room: Room) -> Room:
    """The room after its game was given up, so that everything is told."""
    people = room.table.people()
    for seat in people:
        room.add(resign(room.table, 9.0, seat, end=seat == people[-1]))
    return room


@pytest.fixture
def three() -> Room:
    """Three people who mix, and a bot."""
    return Room("tiles-nl", ["mixes", "mixes", "mixes", "greedy"])


def test_all_promise_then_all_tell_then_it_is_dealt(three: Room) -> None:
    assert (three.table.status, three.table.round, three.table.state) == (Status.SHUFFLING, 1, None)
    promising(three, 2, 0)
    assert view(three.table, 0)["shuffle"]["commitments"] is None
    with pytest.raises(Denied, match="not-shuffling"):
        reveal(three.table, 1.0, 0, BYTES[0])
    promising(three, 1)
    assert kinds(three)[-1] == Kind.FROZEN
    promised = [promise("g", 1, seat, BYTES[seat]).hex() for seat in range(3)]
    assert view(three.table, None)["shuffle"]["commitments"] == [*promised, None]
    telling(three, 1, 2)
    assert three.table.state is None
    assert view(three.table, 1)["shuffle"]["entropy"] is None
    telling(three, 0)
    assert (kinds(three)[-1], three.table.status) == (Kind.STARTED, Status.PLAYING)
    shuffle = record(over(three).table)["shuffle"]
    assert (shuffle["method"], shuffle["commitments"]) == (COMMIT_METHOD, [*promised, None])
    assert shuffle["entropy"] == [*(BYTES[seat].hex() for seat in range(3)), None]


@pytest.mark.parametrize("seat", range(3))
def test_what_any_seat_adds_changes_the_deal(seat: int) -> None:
    deals = set()
    for other in (bytes(32), b"\xff" * 32):
        room = Room("tiles-nl", ["mixes", "mixes", "mixes"], seniority=(0, 1, 2))
        told = [other if number == seat else BYTES[number] for number in range(3)]
        for number, entropy in enumerate(told):
            room.add(commit(room.table, 1.0, number, 1, promise("g", 1, number, entropy)))
        for number, entropy in enumerate(told):
            room.add(reveal(room.table, 1.0, number, entropy))
        assert room.table.state is not None
        deals.add(room.table.state.deal)
    assert len(deals) == 2


def test_a_promise_is_kept_and_made_once(three: Room) -> None:
    promising(three, 0)
    assert commit(three.table, 1.0, 0, 1, promise("g", 1, 0, BYTES[0])) == []
    with pytest.raises(Denied, match="committed"):
        commit(three.table, 1.0, 0, 1, promise("g", 1, 0, BYTES[1]))
    promising(three, 1, 2)
    with pytest.raises(Denied, match="committed"):
        commit(three.table, 1.0, 0, 1, promise("g", 1, 0, BYTES[1]))
    with pytest.raises(Denied, match="wrong-reveal"):
        reveal(three.table, 1.0, 0, BYTES[1])
    telling(three, 0)
    assert reveal(three.table, 1.0, 0, BYTES[0]) == []


def test_the_last_to_tell_who_wants_to_choose_can_only_keep_silent(three: Room) -> None:
    """It knows the others' bytes but not the server's secret, and nothing but its promise is accepted."""
    promising(three, 0, 1, 2)
    telling(three, 0, 1)
    for tried in range(200):
        with pytest.raises(Denied, match="wrong-reveal"):
            reveal(three.table, 2.0, 2, Random(tried).randbytes(32))
    room_with_silence(three)


def room_with_silence(room: Room) -> None:
    """Seat 2 keeps silent after the others have told: what they told is never dealt."""
    before = room.table.shuffle.stream_seed
    assert leave_out(room.table, 1.0 + PATIENCE) == []
    room.add(time_out(room.table, 3.0 + PATIENCE))
    assert kinds(room)[-2:] == [Kind.LEFT_OUT, Kind.SHUFFLING]
    assert (room.table.round, room.table.mixers()) == (2, [0, 1])
    assert all(seat.promise is None and seat.entropy is None for seat in room.table.seats)
    with pytest.raises(Denied, match="left-out"):
        commit(room.table, 50.0, 2, 2, promise("g", 2, 2, BYTES[2]))
    promising(room, 0, 1, now=50.0)
    telling(room, 0, 1, now=51.0)
    assert room.table.status is Status.PLAYING
    assert room.table.shuffle.stream_seed != before
    shuffle = record(over(room).table)["shuffle"]
    assert shuffle["left_out"] == [{"seat": 2, "round": 1, "owed": "reveal"}]
    assert (shuffle["round"], shuffle["entropy"][2], shuffle["commitments"][2]) == (2, None, None)
    verify(record(room.table))


def test_a_seat_that_never_promises_is_left_out_and_the_record_says_so(three: Room) -> None:
    promising(three, 0)
    assert due(three.table) == PATIENCE
    three.add(time_out(three.table, PATIENCE + 0.5))
    assert kinds(three)[-2:] == [Kind.LEFT_OUT, Kind.FROZEN]
    telling(three, 0, now=PATIENCE + 1)
    written = record(over(three).table)
    assert written["shuffle"]["left_out"] == [LeftOut(seat, 1, "commit")._asdict() for seat in (1, 2)]
    verify(written)


def test_if_nobody_answers_the_game_is_dealt_all_the_same(three: Room) -> None:
    three.add(time_out(three.table, PATIENCE + 0.5))
    assert three.table.status is Status.PLAYING
    written = record(over(three).table)
    assert written["shuffle"]["entropy"] == [None] * 4
    assert [left["seat"] for left in written["shuffle"]["left_out"]] == [0, 1, 2]
    verify(written)


def test_clients_that_add_nothing_are_dealt_to_at_once_and_the_record_says_so() -> None:
    room = Room("cubes-nl", ["here", "greedy"])
    assert kinds(room) == [Kind.CREATED, Kind.STARTED]
    shuffle = record(over(room).table)["shuffle"]
    assert (shuffle["commitments"], shuffle["entropy"], shuffle["left_out"]) == ([None, None], [None, None], [])


def test_a_shuffle_that_is_called_off_is_seen_and_its_secret_is_told(three: Room) -> None:
    promising(three, 0, 1, 2)
    telling(three, 0, 1)
    assert view(three.table, None)["shuffle"]["seed"] is None
    three.add(close(three.table, 5.0))
    told = view(three.table, None)
    assert told["status"] == "closed"
    assert told["shuffle"]["seed"] == three.table.seed.hex()
    assert told["shuffle"]["entropy"] == [BYTES[0].hex(), BYTES[1].hex(), None, None]
    assert Kind.CLOSED in kinds(three)


def test_a_mixed_game_is_played_to_its_end_and_its_record_checks() -> None:
    room, rng = Room("cards-999", ["mixes", "mixes"]), Random(1)
    promising(room, 0, 1)
    telling(room, 0, 1)
    while room.table.status is Status.PLAYING:
        seat = room.table.on_turn
        assert seat is not None
        room.add(act(room.table, 3.0, seat, choice(room.table, rng), room.table.position))
    assert verify(record(room.table)).ended
