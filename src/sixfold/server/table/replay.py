"""From events to the table: the only way a table comes about or changes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from sixfold.core.game import GameState
from sixfold.core.mix import LeftOut
from sixfold.server.table.clocks import left_after
from sixfold.server.table.denials import Denial, Denied
from sixfold.server.table.events import PERSON, Event, Kind
from sixfold.server.table.settings import parse_settings
from sixfold.server.table.state import KNOWN_RULES, Accepted, Seat, Status, Table
from sixfold.wire import parse_action

ASIDE = frozenset({Kind.INVITED, Kind.LEFT, Kind.ENTROPY})
OUTS = frozenset({Kind.TIMED_OUT, Kind.VOTED_OUT})


class BrokenLog(Exception):
    """Events that do not follow one another; the log was changed by other means."""


def replay(game_id: str, events: Iterable[Event], table: Table | None = None) -> Table:
    """The table after these events, from the first on or from a table that the earlier ones gave."""
    for event in events:
        table = create(game_id, event) if table is None else evolve(table, event)
    if table is None:
        raise Denied(Denial.NO_SUCH_GAME)
    return table


def create(game_id: str, event: Event) -> Table:
    """The table of the first event."""
    if event.kind != Kind.CREATED or event.number != 1:
        raise BrokenLog(f"{game_id} begins with {event.kind} {event.number}")
    data = event.data
    if data["rules"] not in KNOWN_RULES:
        raise Denied(Denial.UNKNOWN_RULES)
    settings = parse_settings(data["settings"])
    return Table(
        game_id=game_id,
        number=1,
        status=Status.LOBBY,
        rules=data["rules"],
        settings=settings,
        seed=bytes.fromhex(data["seed"]),
        given=data.get("given", False),
        host=data["host"],
        watch=data["watch"],
        created=event.at,
        at=event.at,
        seats=tuple(_seat(seat) for seat in data["seats"]),
    )


def evolve(table: Table, event: Event, state: GameState | None = None) -> Table:
    """The table after one more event; `state` is the game after it, where the rules have been asked already."""
    if event.number != table.number + 1:
        raise BrokenLog(f"{table.game_id}: event {event.number} after {table.number}")
    if event.kind == Kind.PLAYED:
        return _acted(table, event, _judged(table, event) if state is None else state)
    after = EVOLVE[Kind(event.kind)](table, event)
    aside, outs = table.aside + (event.kind in ASIDE), table.outs + (event.kind in OUTS)
    return replace(after, number=event.number, at=event.at, aside=aside, outs=outs)


def begin(table: Table, seniority: tuple[int, ...]) -> GameState:
    """The game as it is dealt."""
    state: GameState = table.verbs.start(table.edition, seniority, table.shuffle.stream_seed)
    return state


def _seat(data: Mapping[str, Any]) -> Seat:
    entropy = data.get("entropy")
    return Seat(
        name=data["name"],
        bot=data["bot"],
        token=data["token"],
        invite=data["invite"],
        mixes=data.get("mixes", False),
        entropy=None if entropy is None else bytes.fromhex(entropy),
    )


def _with_seat(table: Table, number: int | None, **changes: Any) -> Table:
    assert number is not None
    seat = replace(table.seats[number], **changes)
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def _invited(table: Table, event: Event) -> Table:
    if event.seat is None:
        return replace(table, watch=event.data["invite"])
    handed = event.data.get("handed", False)
    return _with_seat(table, event.seat, invite=event.data["invite"], used=False, handed=handed)


def _joined(table: Table, event: Event) -> Table:
    data, seat = event.data, event.seat
    assert seat is not None
    at = table.seats[seat]
    before, players = at.before, table.players
    if at.token is not None and at.token != data["token"]:
        before = (*before, at.name)
        if players:
            player = {**players[seat], "then": [*players[seat].get("then", ()), data["name"]]}
            players = (*players[:seat], player, *players[seat + 1 :])
    sat = {"name": data["name"], "token": data["token"], "mixes": data.get("mixes", at.mixes)}
    after = _with_seat(table, seat, bot=None, used=True, handed=False, taken_over=None, before=before, **sat)
    after = replace(after, players=players)
    # A turn's time begins anew only where a bot sat: a new link must not wind up the clock.
    return replace(after, since=event.at) if table.on_turn == event.seat and _bot_at(table, event) else after


def _bot_at(table: Table, event: Event) -> bool:
    return event.seat is not None and table.seats[event.seat].bot is not None


def _left(table: Table, event: Event) -> Table:
    return _with_seat(table, event.seat, token=None, entropy=None, used=False, mixes=False)


def _entropy(table: Table, event: Event) -> Table:
    return _with_seat(table, event.seat, entropy=bytes.fromhex(event.data["entropy"]))


def _shuffling(table: Table, event: Event) -> Table:
    """A round of the shuffle begins, and nothing of the one before counts."""
    seats = tuple(replace(seat, promise=None, entropy=None) for seat in table.seats)
    status, number = Status.SHUFFLING, event.data["round"]
    return replace(table, status=status, round=number, frozen=False, asked=event.at, seats=seats)


def _committed(table: Table, event: Event) -> Table:
    return _with_seat(table, event.seat, promise=bytes.fromhex(event.data["commitment"]))


def _frozen(table: Table, event: Event) -> Table:
    return replace(table, frozen=True, asked=event.at)


def _left_out(table: Table, event: Event) -> Table:
    left = tuple(LeftOut(seat, table.round, event.data["owed"]) for seat in event.data["seats"])
    for seat in event.data["seats"]:
        table = _with_seat(table, seat, promise=None, entropy=None)
    return replace(table, left_out=(*table.left_out, *left))


def _started(table: Table, event: Event) -> Table:
    seniority = tuple(event.data["seniority"])
    return replace(
        table,
        status=Status.PLAYING,
        seniority=seniority,
        state=begin(table, seniority),
        position=event.number,
        since=event.at,
        left=(table.settings.clock.seconds,) * len(table.seats),
        players=tuple(
            {"name": seat.name, "bot": seat.bot} if seat.bot else {"name": seat.name} for seat in table.seats
        ),
    )


def _judged(table: Table, event: Event) -> GameState:
    """The game after an action of the log; the rules are asked again."""
    before = table.state
    assert before is not None
    assert event.seat == before.seat
    state: GameState = table.verbs.apply(before, parse_action(table.edition.game, event.data["action"]))
    return state


def _acted(table: Table, event: Event, state: GameState) -> Table:
    """The table after an action that has led to this state. Every move comes through here, so it is copied once."""
    seat, data = event.seat, event.data
    assert seat is not None
    changes: dict[str, Any] = {"number": event.number, "at": event.at, "state": state, "position": event.number}
    if data["answers"] is not None:
        changes["accepted"] = {
            **table.accepted,
            (seat, data["answers"]): Accepted(data["action"], event.number),
        }
    if data["by"] == PERSON and table.seats[seat].skipped:
        changes["seats"] = _with_seat(table, seat, skipped=0).seats
    if state.seat != seat or state.ended:
        changes["since"] = event.at
        changes["left"] = left_after(table, seat, event.at, table.settings.clock.increment)
        changes["votes"] = frozenset()
        changes["status"] = Status.ENDED if state.ended else Status.PLAYING
    return replace(table, **changes)


def _taken_over(table: Table, event: Event) -> Table:
    bot, seat = event.data["bot"], event.seat
    assert seat is not None
    if bot is None:
        return replace(_with_seat(table, seat, skipped=table.seats[seat].skipped + 1), votes=frozenset())
    after = _with_seat(table, seat, bot=bot, invite=None, skipped=0, taken_over=event.kind)
    player = {**table.players[seat], "bot": bot, "taken_over": event.kind}
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    after = replace(after, votes=frozenset(), players=players)
    if table.on_turn != seat:
        return after
    return replace(after, since=event.at, left=left_after(table, seat, event.at, 0.0))


def _voted(table: Table, event: Event) -> Table:
    assert event.seat is not None
    return replace(table, votes=table.votes | {(event.seat, event.data["out"])})


def _stopped(table: Table, event: Event) -> Table:
    seat = event.seat
    assert seat is not None
    player = {**table.players[seat], "resigned": True}
    players = (*table.players[:seat], player, *table.players[seat + 1 :])
    return replace(table, status=Status.RESIGNED, stopped_by=seat, players=players)


def _closed(table: Table, _: Event) -> Table:
    return replace(table, status=Status.CLOSED)


def _rematch(table: Table, event: Event) -> Table:
    return replace(table, rematch=event.data["game"])


def _never(table: Table, event: Event) -> Table:
    raise BrokenLog(f"{table.game_id} is created again by event {event.number}")


EVOLVE: Mapping[Kind, Callable[[Table, Event], Table]] = {
    Kind.CREATED: _never,
    Kind.INVITED: _invited,
    Kind.JOINED: _joined,
    Kind.LEFT: _left,
    Kind.ENTROPY: _entropy,
    Kind.SHUFFLING: _shuffling,
    Kind.COMMITTED: _committed,
    Kind.FROZEN: _frozen,
    Kind.REVEALED: _entropy,
    Kind.LEFT_OUT: _left_out,
    Kind.STARTED: _started,
    Kind.RESIGNED: _taken_over,
    Kind.TIMED_OUT: _taken_over,
    Kind.VOTED: _voted,
    Kind.VOTED_OUT: _taken_over,
    Kind.STOPPED: _stopped,
    Kind.CLOSED: _closed,
    Kind.REMATCH: _rematch,
}
