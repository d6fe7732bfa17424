"""Commands: given the table and the time, the steps that follow, or `Denied`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixfold.core.game import GameState
from sixfold.core.pieces import KINDS, UnknownPiece
from sixfold.core.refusals import Code, Refusal, Refused
from sixfold.server.table.clocks import LOBBY_SECONDS, deadline, may_vote_from
from sixfold.server.table.denials import Denial, Denied, refused
from sixfold.server.table.events import ARBITER, PERSON, Event, Kind
from sixfold.server.table.replay import evolve
from sixfold.server.table.settings import Settings, settings_json
from sixfold.server.table.shuffling import leave_out, shuffle
from sixfold.server.table.state import MIXED_RULES, RULES, Accepted, Seat, Status, Table
from sixfold.server.table.steps import Step, next_event, seat_at, step
from sixfold.wire import NotOfThisGame, action_json, parse_action

MOST_ASIDE = 100
"""So often links may be issued, seats left and entropy added in one game, and so often somebody may be put out."""
MOST_TRADES = 100
"""So often a seat may have traded; then whoever can place has to. Nothing else in the games could go on for ever."""
MOST_SKIPPED = 3
"""So many turns of a seat are skipped in a row; then a bot takes it, so that every game ends."""
ABSENT = (Kind.TIMED_OUT, Kind.VOTED_OUT)
"""Why a bot sits at the seat of a person who may come back."""


class Repeated(Exception):
    """An action that was accepted before; it is answered with the same success."""

    def __init__(self, accepted: Accepted) -> None:
        super().__init__(f"{accepted.number}")
        self.number = accepted.number


def created(
    settings: Settings,
    seats: tuple[Seat, ...],
    seed: bytes,
    host: str,
    watch: str | None,
    now: float,
    *,
    given: bool = False,
) -> Event:
    """The first event of a game; `given` if its seed was chosen, not drawn."""
    written = [
        {
            "name": seat.name,
            "bot": seat.bot,
            "token": seat.token,
            "invite": seat.invite,
        }
        | ({"mixes": True} if seat.mixes else {})
        for seat in seats
    ]
    data = {
        "rules": RULES,
        "settings": settings_json(settings),
        "seed": seed.hex(),
        "host": host,
        "watch": watch,
        "seats": written,
    }
    return Event(1, now, Kind.CREATED, None, data | {"given": True} if given else data)


def invite(table: Table, now: float, seat: int | None, secret: str) -> list[Step]:
    """The host issues a new link, for spectators or for a seat that nobody holds; the old one is void."""
    if seat is None:
        if table.settings.spectators != "link":
            raise Denied(Denial.CANNOT_INVITE)
        _check_aside(table)
        return [step(table, now, Kind.INVITED, None, invite=secret)]
    at = seat_at(table, seat)
    if table.over or table.status is Status.CLOSED or table.settings.seats[seat].kind == "bot":
        raise Denied(Denial.CANNOT_INVITE)
    if at.taken and at.taken_over != Kind.RESIGNED:
        raise Denied(Denial.SEAT_HELD)
    _check_aside(table)
    return [step(table, now, Kind.INVITED, seat, invite=secret)]


def hand_on(table: Table, now: float, seat: int, secret: str) -> list[Step]:
    """The person at a seat makes a link with which somebody else, or another device, takes it."""
    at = seat_at(table, seat)
    if table.status is not Status.PLAYING:
        raise Denied(Denial.NOT_PLAYING)
    if at.taken_over == Kind.RESIGNED:
        raise Denied(Denial.CANNOT_RETURN)
    _check_return(table, seat)
    _check_aside(table)
    return [step(table, now, Kind.INVITED, seat, invite=secret, handed=True)]


def join(table: Table, now: float, seat: int, name: str, token: str, invited: bool, *, mixes: bool) -> list[Step]:
    """Sit down. A seat that is not free can be taken only where its person has handed it on or resigned."""
    at = seat_at(table, seat)
    if table.over or table.status in (Status.CLOSED, Status.SHUFFLING):
        raise Denied(Denial.NOT_PLAYING)
    given_up = at.handed or at.taken_over == Kind.RESIGNED
    if at.taken and (at.used or not invited or not given_up):
        raise Denied(Denial.SEAT_TAKEN)
    _check_return(table, seat)
    mixing = mixes and table.rules >= MIXED_RULES
    steps = [step(table, now, Kind.JOINED, seat, name=name or at.name, token=token, mixes=mixing)]
    return steps + starting(steps[-1].after, now) if table.status is Status.LOBBY else steps


def starting(table: Table, now: float) -> list[Step]:
    """The shuffle or the deal, if the table is full and need not wait for the host."""
    ready = table.status is Status.LOBBY and all(seat.taken for seat in table.seats)
    return shuffle(table, now) if ready and table.settings.start == "full" else []


def start(table: Table, now: float) -> list[Step]:
    """The host starts the game."""
    if table.status is not Status.LOBBY:
        raise Denied(Denial.NOT_IN_LOBBY)
    if not all(seat.taken for seat in table.seats):
        raise Denied(Denial.SEATS_FREE, seats=[number for number, seat in enumerate(table.seats) if not seat.taken])
    return shuffle(table, now)


def leave(table: Table, now: float, seat: int) -> list[Step]:
    """Get up before the game starts; the seat is free again."""
    seat_at(table, seat)
    if table.status is not Status.LOBBY:
        raise Denied(Denial.NOT_IN_LOBBY)
    _check_aside(table)
    return [step(table, now, Kind.LEFT, seat)]


def close(table: Table, now: float) -> list[Step]:
    """The host calls the game off before it is dealt; what was promised and told until then stays in the log."""
    if table.status not in (Status.LOBBY, Status.SHUFFLING):
        raise Denied(Denial.NOT_IN_LOBBY)
    return [step(table, now, Kind.CLOSED, None)]


def act(table: Table, now: float, seat: int, action: Mapping[str, Any], answers: int) -> list[Step]:
    """A person acts, answering the event of that number. A repeat of an accepted action raises `Repeated`."""
    at = seat_at(table, seat)
    accepted = table.accepted.get((seat, answers))
    if accepted is not None and accepted.action == action:
        raise Repeated(accepted)
    if table.state is None or (table.status is not Status.PLAYING and not table.state.ended):
        raise Denied(Denial.NOT_PLAYING)
    if at.bot is not None:
        raise Denied(Denial.TAKEN_OVER)
    if not table.position <= answers <= table.number:
        raise Denied(Denial.STALE, number=table.number)
    state = _judged(table, seat, read_action(table, action))
    _check_trades(table, seat, action)
    until = deadline(table)
    if until is not None and now > until:
        raise Denied(Denial.TIME_OUT)
    return [_played(table, now, action, PERSON, answers, state)]


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot wants to do in a position, and what comes of it: the rules have allowed it."""

    before: GameState
    action: Any
    after: GameState
    by: str


def act_for_bot(table: Table, now: float, thought: Thought) -> list[Step]:
    """The bot on turn acts in the position it has thought about; nothing in any other, or once a person sits there."""
    seat = table.on_turn
    if seat is None or table.seats[seat].bot is None or table.state is not thought.before:
        return []
    action = action_json(table.edition.game, thought.action)
    return [_played(table, now, action, thought.by, None, thought.after)]


def resign(table: Table, now: float, seat: int, end: bool) -> list[Step]:
    """A person gives up: a bot plays on, or the last person at the table ends the game.

    Others may only be absent, and would have come back: so whoever ends the game is who has resigned. Bots alone would
    play to a result in a moment, and nobody could come back after it; so where somebody could, that ends the game too.
    """
    _person(table, seat)
    last = table.people() == [seat]
    if end and not last:
        raise Denied(Denial.NOT_LAST_PERSON)
    if end or (last and any(other.taken_over in ABSENT for other in table.seats)):
        return [step(table, now, Kind.STOPPED, seat)]
    return [step(table, now, Kind.RESIGNED, seat, bot=table.settings.substitute)]


def come_back(table: Table, now: float, seat: int) -> list[Step]:
    """A person who was absent takes the seat back from the bot; whoever resigned needs a new link."""
    at = seat_at(table, seat)
    if table.status is not Status.PLAYING:
        raise Denied(Denial.NOT_PLAYING)
    if at.bot is None:
        return []
    if at.taken_over not in ABSENT:
        raise Denied(Denial.CANNOT_RETURN)
    _check_return(table, seat)
    return [step(table, now, Kind.JOINED, seat, name=at.name, token=at.token)]


def time_out(table: Table, now: float) -> list[Step]:
    """The time of the person on turn is over, or that of a shuffle or a lobby; nothing if it is not."""
    if table.status is Status.LOBBY and now > table.at + LOBBY_SECONDS:
        return close(table, now)
    if table.status is Status.SHUFFLING:
        return leave_out(table, now)
    until = deadline(table)
    if until is None or now <= until:
        return []
    return _absent(table, now, Kind.TIMED_OUT)


def vote(table: Table, now: float, seat: int, out: int) -> list[Step]:
    """A person votes to do without the person on turn; the last vote of the others decides."""
    _person(table, seat)
    seat_at(table, out)
    if out != table.on_turn or out == seat or not table.seats[out].person:
        raise Denied(Denial.CANNOT_VOTE)
    free_from = may_vote_from(table)
    if free_from is None or now < free_from:
        raise Denied(Denial.TOO_EARLY, at=free_from)
    if (seat, out) in table.votes:
        return []
    # Whoever was put out may always come back, so it is the others who must stop.
    if table.outs >= MOST_ASIDE:
        raise Denied(Denial.TOO_MANY)
    steps = [step(table, now, Kind.VOTED, seat, out=out)]
    table = steps[-1].after
    if all((other, out) in table.votes for other in table.people() if other != out):
        steps += _absent(table, now, Kind.VOTED_OUT)
    return steps


def rematch(table: Table, now: float, game_id: str) -> list[Step]:
    """The same table plays again, in another game."""
    if not table.over:
        raise Denied(Denial.NOT_OVER)
    return [step(table, now, Kind.REMATCH, None, game=game_id)]


def _absent(table: Table, now: float, kind: Kind) -> list[Step]:
    """A bot takes the seat on turn, or its turn is skipped, as the host chose; or the last person has ended the game.

    Whoever votes somebody out and then lets time run out must gain no more by it than by resigning. Where people have
    only run out of time themselves, nobody has put them out, and bots play to a result.
    """
    seat = table.on_turn
    assert seat is not None
    if table.settings.absence == "bot" or table.seats[seat].skipped == MOST_SKIPPED:
        if table.people() == [seat] and _may_voted_out_return(table):
            return [step(table, now, Kind.STOPPED, seat)]
        return [step(table, now, kind, seat, bot=table.settings.substitute)]
    steps = [step(table, now, kind, seat, bot=None)]
    after = steps[-1].after
    while after.on_turn == seat and after.state is not None and _turns(after) == _turns(table):
        action = table.verbs.least_action(after.state)
        state = table.verbs.apply(after.state, action)
        steps.append(_played(after, now, action_json(table.edition.game, action), ARBITER, None, state))
        after = steps[-1].after
    return steps


def read_action(table: Table, written: Mapping[str, Any]) -> Any:
    """An action of the table's game; its shape has been checked, its fields may be another game's.

    A table with more cards than the edition has is refused before anybody thinks about it.
    """
    if sum(map(len, written.get("table", ()))) > len(KINDS) * table.edition.copies:
        raise Denied(Denial.TOO_LARGE)
    try:
        return parse_action(table.edition.game, written)
    except UnknownPiece:
        raise Denied(Code.UNKNOWN_PIECE, cells=[]) from None
    except NotOfThisGame:
        raise Denied(Denial.WRONG_GAME) from None


def _turns(table: Table) -> int:
    return 0 if table.state is None else len(table.state.turns)


def _judged(table: Table, seat: int, action: Any) -> GameState:
    """The game after an action; `Denied` if the rules refuse it."""
    assert table.state is not None
    if seat != table.state.seat and (refusal := table.verbs.refusal(table.state, seat, action)):
        raise refused(refusal)
    try:
        state: GameState = table.verbs.apply(table.state, action)
    except Refused as error:
        raise refused(error.refusal) from None
    return state


def _check_trades(table: Table, seat: int, action: Mapping[str, Any]) -> None:
    """Refuse one trade more to somebody who has traded as often as in a hundred games, and need not.

    Bots need no such limit: the strong ones trade only where they can do nothing better, the weak ones where chance
    tells them, and whoever cannot place may always trade. So every game goes on, and ends.
    """
    if "trade" not in action:
        return
    assert table.state is not None
    actions = [turn.action for turn in table.state.turns if turn.seat == seat]
    if sum("trade" in action_json(table.edition.game, one) for one in actions) < MOST_TRADES:
        return
    may = table.verbs.may(table.verbs.observe(table.state, seat))
    if may is not None and may.play:
        raise refused(Refusal(Code.MUST_PLACE))


def _played(
    table: Table, now: float, action: Mapping[str, Any], by: str, answers: int | None, state: GameState
) -> Step:
    """An action of the seat on turn that has led to this state."""
    event = next_event(table, now, Kind.PLAYED, table.on_turn, action=dict(action), by=by, answers=answers)
    return Step(event, evolve(table, event, state))


def _may_voted_out_return(table: Table) -> bool:
    """Whether somebody whom others voted out has time left to come back in."""
    return any(
        seat.taken_over == Kind.VOTED_OUT and not _used_up(table, number) for number, seat in enumerate(table.seats)
    )


def _used_up(table: Table, seat: int) -> bool:
    """Whether a seat's time for the game is used up."""
    return table.settings.clock.kind == "game" and not table.left[seat]


def _check_return(table: Table, seat: int) -> None:
    """Refuse the seat of somebody absent who has no time left to play in; a link to it winds up no clock."""
    at = table.seats[seat]
    if at.taken_over not in ABSENT:
        return
    if _used_up(table, seat):
        raise Denied(Denial.TIME_OUT)
    # Nothing else ends a loop of clocks that run out and returns: the bot plays its turn, then the seat is free again.
    if table.outs >= MOST_ASIDE and at.taken_over == Kind.TIMED_OUT and table.on_turn == seat:
        raise Denied(Denial.TOO_MANY)


def _check_aside(table: Table) -> None:
    """Refuse what could be done for ever once it has been done often: a log stays as long as a game needs."""
    if table.aside >= MOST_ASIDE:
        raise Denied(Denial.TOO_MANY)


def _person(table: Table, seat: int) -> None:
    """Refuse a seat that no person plays, or a game that is not being played."""
    at = seat_at(table, seat)
    if table.status is not Status.PLAYING:
        raise Denied(Denial.NOT_PLAYING)
    if at.bot is not None:
        raise Denied(Denial.TAKEN_OVER)
