"""Deadlines: when the server itself must do something at a table."""

from sixfold.server.table.state import Status, Table

PATIENCE = 30.0
"""Seconds for which a seat is waited for in each half of the shuffle. Pages answer by themselves, in a moment."""
LOBBY_SECONDS = 14 * 86_400.0
"""How long a lobby in which nothing happens stays open."""


def deadline(table: Table) -> float | None:
    """When the time of the person on turn is over; nothing without a clock or while a bot thinks."""
    seat = table.on_turn
    if seat is None or table.seats[seat].bot is not None:
        return None
    match table.settings.clock.kind:
        case "turn":
            return table.since + table.settings.clock.seconds
        case "game":
            return table.since + table.left[seat]
        case "none":
            return None


def due(table: Table) -> float | None:
    """When the server must act: at once for a bot, at the deadline of a person, of a shuffle or of a lobby."""
    if table.status is Status.LOBBY:
        return table.at + LOBBY_SECONDS
    if table.status is Status.SHUFFLING:
        return shuffle_deadline(table)
    seat = table.on_turn
    if seat is None:
        return None
    return table.since if table.seats[seat].bot is not None else deadline(table)


def shuffle_deadline(table: Table) -> float | None:
    """When seats that still owe something to the shuffle are left out."""
    return table.asked + PATIENCE if table.status is Status.SHUFFLING else None


def left_after(table: Table, seat: int, at: float, increment: float) -> tuple[float, ...]:
    """What is left by seat when that seat's turn ends or is taken from it; bots use no time."""
    if table.settings.clock.kind != "game" or table.seats[seat].bot is not None:
        return table.left
    rest = max(0.0, table.left[seat] - (at - table.since)) + increment
    return (*table.left[:seat], rest, *table.left[seat + 1 :])


def may_vote_from(table: Table) -> float | None:
    """From when on the others may vote out the person on turn."""
    seat = table.on_turn
    if seat is None or table.seats[seat].bot is not None:
        return None
    return table.since + table.settings.grace
