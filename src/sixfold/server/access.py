"""Who may do what at a table: whoever holds the right secret. Tables know secrets by their hashes only."""

from sixfold.server.secret import equal, hashed, opens
from sixfold.server.table import Denial, Denied, Status, Table


def seat_of(table: Table, secret: str | None) -> int:
    """The seat that a token opens."""
    if secret is None:
        raise Denied(Denial.NOT_SEATED)
    seat = _seat_opened(table, hashed(secret))
    if seat is None:
        raise Denied(Denial.WRONG_SECRET)
    return seat


def check_host(table: Table, secret: str | None) -> None:
    """Refuse anybody but the host."""
    if secret is None or not opens(secret, table.host):
        raise Denied(Denial.NOT_HOST)


def viewer(table: Table, key: str | None) -> int | None:
    """The seat whose view the secret with that hash opens, or none for a spectator; `Denied` if not even that."""
    if key is None:
        if table.settings.spectators == "open" or (table.settings.open and table.status is Status.LOBBY):
            return None
        raise Denied(Denial.NOT_WATCHABLE)
    seat = _seat_opened(table, key)
    if seat is not None:
        return seat
    watching = equal(key, table.watch) and table.settings.spectators != "none"
    invited = table.status is Status.LOBBY and any(equal(key, there.invite) for there in table.seats)
    if watching or invited or equal(key, table.host):
        return None
    raise Denied(Denial.WRONG_SECRET)


def may_hear(table: Table, seat: int | None, key: str | None) -> bool:
    """Whether somebody who was let in as that seat, or as a spectator, is still to be told what happens."""
    try:
        return viewer(table, key) == seat
    except Denied:
        return False


def _seat_opened(table: Table, key: str) -> int | None:
    for number, seat in enumerate(table.seats):
        if equal(key, seat.token):
            return number
    return None
