"""What a seat or a spectator is told of a table: built from observations and public facts, nothing else."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, cast

from sixfold.core.stream import Shuffle
from sixfold.records import record_of, result_json, shuffle_json
from sixfold.server.table.clocks import deadline, may_vote_from, shuffle_deadline
from sixfold.server.table.denials import Denial, Denied
from sixfold.server.table.events import Event, Kind
from sixfold.server.table.replay import evolve
from sixfold.server.table.shapes import (
    ClockSettings,
    EventMessage,
    GameName,
    Glance,
    Listed,
    ListedSeat,
    Mixing,
    Now,
    Preview,
    ResultView,
    SeatView,
    ShuffleView,
    TableSettings,
    TakenOver,
    View,
)
from sixfold.server.table.state import Seat, Status, Table
from sixfold.wire import last_turn_json, now_json, play_json, preview_json, seen_turn_json

MOST_SHUFFLES = 1_000
"""Of which what is told is kept: more games are seldom played at once."""


def view(table: Table, seat: int | None) -> View:
    """Everything that seat may see; a spectator if none."""
    return {
        "game": table.game_id,
        "kind": cast("GameName", table.edition.game),
        "edition": table.settings.edition,
        "rules": table.rules,
        "created": table.created,
        "settings": _settings(table),
        **now(table, seat),
        "play": None if table.state is None else play_json(table.state, seat),
    }


def event_message(before: Table | None, event: Event, after: Table, seat: int | None) -> EventMessage:
    """One event as that seat may see it: the turn it played, and whatever it changed around the board."""
    return telling(before, event, after)(seat)


def telling(before: Table | None, event: Event, after: Table) -> Callable[[int | None], EventMessage]:
    """Messages about one event; what all may see is made once."""
    public: EventMessage = {
        "type": "event",
        "number": event.number,
        "at": event.at,
        "kind": event.kind,
        "seat": event.seat,
        "by": event.data.get("by"),
        "turn": None,
        "now": now(after, None),
        "play": None,
    }
    if event.kind == Kind.PLAYED and before is not None and before.state is not None and after.state is not None:
        public["turn"] = seen_turn_json(before.state, after.state)

    def message(seat: int | None) -> EventMessage:
        told = public.copy()
        told["now"] = public["now"].copy()
        told["now"]["you"] = seat
        if after.state is not None:
            told["play"] = (play_json if event.kind == Kind.STARTED else now_json)(after.state, seat)
        return told

    return message


def event_messages(before: Table, events: Sequence[Event], seat: int | None) -> list[EventMessage]:
    """Several events in a row, each as that seat may see it."""
    messages = []
    for event in events:
        after = evolve(before, event)
        messages.append(event_message(before, event, after, seat))
        before = after
    return messages


def listing(table: Table) -> Listed:
    """The game as lists of games show it."""
    return {
        "game": table.game_id,
        "edition": table.settings.edition,
        "kind": cast("GameName", table.edition.game),
        "status": table.status.value,
        "created": table.created,
        "open": table.settings.open,
        "spectators": table.settings.spectators,
        "clock": _clock_settings(table),
        "hints": table.settings.hints,
        "seats": _listed_seats(table),
    }


def glance(table: Table, seat: int | None) -> Glance:
    """The game in short, for one who plays or watches it."""
    state = table.state
    result = None if state is None else table.verbs.result(state)
    return {
        "game": table.game_id,
        "kind": cast("GameName", table.edition.game),
        "edition": table.settings.edition,
        "status": table.status.value,
        "number": table.number,
        "you": seat,
        "on_turn": table.on_turn,
        "seats": _listed_seats(table),
        "scores": None if state is None else now_json(state, None)["scores"],
        "last": None if state is None else last_turn_json(state),
        "at": table.at,
        "deadline": deadline(table),
        "winners": None if result is None else list(result.winners),
        "rematch": table.rematch,
    }


def preview(table: Table, seat: int, action: Any) -> Preview:
    """What an action would give that seat, also when it is not its turn."""
    if table.state is None:
        raise Denied(Denial.NOT_PLAYING)
    return preview_json(table.state, seat, action)


def record(table: Table) -> dict[str, Any]:
    """The record of a game that is over."""
    assert table.state is not None
    assert table.over
    return record_of(table.state, table.players, table.shuffle, reveal=True)


def _settings(table: Table) -> TableSettings:
    settings = table.settings
    return cast(
        "TableSettings",
        {
            "seniority": None if settings.seniority is None else list(settings.seniority),
            "clock": _clock_settings(table),
            "absence": settings.absence,
            "grace": settings.grace,
            "substitute": settings.substitute,
            "spectators": settings.spectators,
            "open": settings.open,
            "start": settings.start,
            "hints": settings.hints,
        },
    )


def now(table: Table, seat: int | None) -> Now:
    """What any event may change, apart from the board."""
    result = None if table.state is None else table.verbs.result(table.state)
    return {
        "number": table.number,
        "answers": table.position,
        "status": table.status.value,
        "you": seat,
        "seats": _seats(table),
        "seniority": None if table.seniority is None else list(table.seniority),
        "on_turn": table.on_turn,
        "clock": {
            "since": table.since if table.state is not None else None,
            "deadline": deadline(table),
            "left": list(table.left) if table.settings.clock.kind == "game" else None,
            "vote_from": may_vote_from(table),
        },
        "votes": sorted(table.votes),
        "shuffle": shuffle(table),
        "result": None if result is None else cast("ResultView", result_json(result)),
        "stopped_by": table.stopped_by,
        "rematch": table.rematch,
    }


def _listed_seats(table: Table) -> list[ListedSeat]:
    return [{"name": seat.name, "bot": seat.bot, "taken": seat.taken} for seat in table.seats]


def _seats(table: Table) -> list[SeatView]:
    return [
        {
            "name": there.name,
            "bot": there.bot,
            "taken": there.taken,
            "before": list(there.before),
            "mixing": _mixing(table, number, there),
            "taken_over": cast("TakenOver | None", there.taken_over),
            "setup": setup.kind,
        }
        for number, (there, setup) in enumerate(zip(table.seats, table.settings.seats, strict=True))
    ]


def _mixing(table: Table, number: int, seat: Seat) -> Mixing:
    if any(left.seat == number for left in table.left_out):
        return "left-out"
    if seat.entropy is not None:
        return "revealed"
    if seat.promise is not None:
        return "committed"
    return "expected" if seat.mixes and table.status in (Status.LOBBY, Status.SHUFFLING) else "none"


def shuffle(table: Table) -> ShuffleView:
    """What is known of the shuffle: the seed and what the seats added only once nothing is hidden any more."""
    told = table.over or table.status is Status.CLOSED
    written = _shuffle(table.shuffle, told, table.frozen, table.state is not None)
    return cast("ShuffleView", written | {"round": table.round, "until": shuffle_deadline(table)})


@lru_cache(MOST_SHUFFLES)
def _shuffle(source: Shuffle, told: bool, frozen: bool, dealt: bool) -> dict[str, Any]:
    """The same for all events of a game from the deal to its end. Whoever asks makes a copy."""
    written = shuffle_json(source, told)
    written.pop("game", None)
    if source.mix is None and not dealt:
        written["method"] = None
    if not frozen:
        written["commitments"] = None
    return {"commitments": None, "left_out": [], "seed": None, "entropy": None} | written


def _clock_settings(table: Table) -> ClockSettings:
    clock = table.settings.clock
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
