"""The shuffle before the deal: every seat that takes part promises bytes of its own, and tells them once all have.

`core/mix.py` says why that binds everybody. Nobody waits for ever: a seat that owes something for too long is left out,
and the record says so.
"""

from sixfold.core.mix import FIRST_ROUND, Held, promise
from sixfold.server.table.clocks import shuffle_deadline
from sixfold.server.table.denials import Denial, Denied
from sixfold.server.table.events import Kind
from sixfold.server.table.state import Status, Table
from sixfold.server.table.steps import Step, seat_at, step


def shuffle(table: Table, now: float) -> list[Step]:
    """What follows once everybody is there: the shuffle, or the deal if no seat adds to it."""
    if table.mixers():
        return [step(table, now, Kind.SHUFFLING, None, round=FIRST_ROUND)]
    return _deal(table, now)


def commit(table: Table, now: float, seat: int, number: int, promised: bytes) -> list[Step]:
    """A seat publishes the hash of its bytes for a round; once, and before it can know of any others."""
    at = seat_at(table, seat)
    if number == table.round and at.promise == promised:
        return []
    if table.status is not Status.SHUFFLING or number != table.round:
        raise Denied(Denial.NOT_SHUFFLING)
    if seat not in table.mixers():
        raise Denied(Denial.LEFT_OUT)
    if table.frozen or at.promise is not None:
        raise Denied(Denial.COMMITTED)
    steps = [step(table, now, Kind.COMMITTED, seat, commitment=promised.hex())]
    return steps + _freeze(steps[-1].after, now)


def reveal(table: Table, now: float, seat: int, entropy: bytes) -> list[Step]:
    """A seat tells its bytes, once nobody can change theirs any more; the last one leads to the deal."""
    at = seat_at(table, seat)
    if at.entropy == entropy:
        return []
    if table.status is not Status.SHUFFLING or not table.frozen:
        raise Denied(Denial.NOT_SHUFFLING)
    if seat not in table.mixers():
        raise Denied(Denial.LEFT_OUT)
    if promise(table.game_id, table.round, seat, entropy) != at.promise:
        raise Denied(Denial.WRONG_REVEAL)
    steps = [step(table, now, Kind.REVEALED, seat, entropy=entropy.hex())]
    after = steps[-1].after
    told = all(after.seats[other].entropy is not None for other in after.mixers())
    return steps + (_deal(after, now) if told else [])


def leave_out(table: Table, now: float) -> list[Step]:
    """Go on without the seats that have owed something for too long; nothing if there is still time."""
    until = shuffle_deadline(table)
    if until is None or now <= until:
        return []
    owed: Held = "reveal" if table.frozen else "commit"
    seats = [seat for seat in table.mixers() if _owes(table, seat)]
    steps = [step(table, now, Kind.LEFT_OUT, None, seats=seats, owed=owed)]
    after = steps[-1].after
    if not table.frozen:
        return steps + _freeze(after, now)
    if not after.mixers():
        return steps + _deal(after, now)
    # Whoever held back may have known what would be dealt. Nobody ever will be: the others draw anew.
    return [*steps, step(after, now, Kind.SHUFFLING, None, round=table.round + 1)]


def _owes(table: Table, seat: int) -> bool:
    at = table.seats[seat]
    return (at.entropy if table.frozen else at.promise) is None


def _freeze(table: Table, now: float) -> list[Step]:
    """The list of promises stands once all are there."""
    seats = table.mixers()
    if not seats:
        return _deal(table, now)
    if any(table.seats[seat].promise is None for seat in seats):
        return []
    promises = [None if seat.promise is None else seat.promise.hex() for seat in table.seats]
    return [step(table, now, Kind.FROZEN, None, commitments=promises)]


def _deal(table: Table, now: float) -> list[Step]:
    order = table.settings.seniority or table.shuffle.order(len(table.seats))
    return [step(table, now, Kind.STARTED, None, seniority=list(order))]
