"""What a seat or a spectator is told of a table: built from observations and public facts, nothing else."""

from typing import Any

from sixfold.records import record_of, result_json, shuffle_json
from sixfold.server.plays import play_changes, play_view, seen_turn
from sixfold.server.table import Event, Kind, Table, deadline
from sixfold.server.table.clocks import may_vote_from
from sixfold.server.table.replay import evolve

Json = dict[str, Any]


def view(table: Table, seat: int | None) -> Json:
    """Everything that seat may see; a spectator if none."""
    return {
        **_heading(table),
        **now(table, seat),
        "play": None if table.state is None else play_view(table.state, seat),
    }


def event_message(before: Table | None, event: Event, after: Table, seat: int | None) -> Json:
    """One event as that seat may see it: the turn it played, and whatever it changed around the board."""
    message: Json = {
        "type": "event",
        "number": event.number,
        "at": event.at,
        "kind": event.kind,
        "seat": event.seat,
        "by": event.data.get("by"),
        "turn": None,
        "now": now(after, seat),
        "play": None,
    }
    if event.kind == Kind.STARTED and after.state is not None:
        message["play"] = play_view(after.state, seat)
    elif after.state is not None:
        message["play"] = play_changes(after.state, seat)
    if event.kind == Kind.PLAYED and before is not None and before.state is not None and after.state is not None:
        message["turn"] = seen_turn(before.state, after.state)
    return message


def event_messages(before: Table, events: list[Event], seat: int | None) -> list[Json]:
    """Several events in a row, each as that seat may see it."""
    messages = []
    for event in events:
        after = evolve(before, event)
        messages.append(event_message(before, event, after, seat))
        before = after
    return messages


def listing(table: Table) -> Json:
    """The game as lists of games show it."""
    return {
        "game": table.game,
        "edition": table.settings.edition,
        "kind": table.edition.game,
        "status": table.status.value,
        "created": table.created,
        "open": table.settings.open,
        "spectators": table.settings.spectators,
        "clock": _clock_settings(table),
        "seats": [{"name": seat.name, "bot": seat.bot, "taken": seat.taken} for seat in table.seats],
    }


def record(table: Table) -> Json:
    """The record of a game that is over."""
    assert table.state is not None
    assert table.over
    return record_of(table.state, table.players, table.shuffle, reveal=True)


def _heading(table: Table) -> Json:
    """What stays the same for the whole game."""
    settings = table.settings
    return {
        "game": table.game,
        "kind": table.edition.game,
        "edition": settings.edition,
        "rules": table.rules,
        "created": table.created,
        "settings": {
            "clock": _clock_settings(table),
            "absence": settings.absence,
            "grace": settings.grace,
            "substitute": settings.substitute,
            "spectators": settings.spectators,
            "open": settings.open,
            "start": settings.start,
        },
    }


def now(table: Table, seat: int | None) -> Json:
    """What any event may change, apart from the board."""
    result = None if table.state is None else table.verbs.result(table.state)
    return {
        "number": table.number,
        "answers": table.position,
        "status": table.status.value,
        "you": seat,
        "seats": [
            {
                "name": there.name,
                "bot": there.bot,
                "taken": there.taken,
                "entropy": there.entropy is not None,
                "taken_over": there.taken_over,
                "setup": setup.kind,
            }
            for there, setup in zip(table.seats, table.settings.seats, strict=True)
        ],
        "seniority": None if table.seniority is None else list(table.seniority),
        "on_turn": table.on_turn,
        "clock": {
            "since": table.since if table.state is not None else None,
            "deadline": deadline(table),
            "left": list(table.left) if table.settings.clock.kind == "game" else None,
            "vote_from": may_vote_from(table),
        },
        "votes": sorted(list(vote) for vote in table.votes),
        "shuffle": shuffle(table),
        "result": None if result is None else result_json(result),
        "rematch": table.rematch,
    }


def shuffle(table: Table) -> Json:
    """The commitment, always; the seed and what the seats added, only once nothing is hidden any more."""
    written = shuffle_json(table.shuffle, table.over)
    return {"method": written["method"] if table.state is not None else None, "seed": None, "entropy": None} | written


def _clock_settings(table: Table) -> Json:
    clock = table.settings.clock
    return {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment}
