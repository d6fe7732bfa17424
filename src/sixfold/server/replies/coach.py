"""The coach: whose turns of a game may be judged for whom."""

from collections.abc import Sequence
from typing import Any

from sixfold.records import record_of
from sixfold.server.access import seat_of, viewer
from sixfold.server.replies.parts import Parts
from sixfold.server.secret import hashed
from sixfold.server.table import Denial, Denied, Table


async def coachable(here: Parts, game_id: str, secret: str | None, turns: Sequence[int]) -> Table:
    """The game as it stands, if whoever holds the secret may have these turns judged."""
    table = await here.service.catch_up(game_id)
    _check_turns(table, turns, secret)
    return table


def record_so_far(table: Table) -> dict[str, Any]:
    """What the coach judges turns by."""
    assert table.state is not None
    return record_of(table.state, table.players, table.shuffle, reveal=table.over)


def _check_turns(table: Table, turns: Sequence[int], secret: str | None) -> None:
    """Once a game is over, all who may look at it may ask; before, who played these turns, where hints are allowed."""
    if table.over:
        viewer(table, secret and hashed(secret))
        return
    seat = seat_of(table, secret)
    if not table.settings.hints:
        raise Denied(Denial.NO_HINTS)
    taken = () if table.state is None else table.state.turns
    if any(number > len(taken) or taken[number - 1].seat != seat for number in turns):
        raise Denied(Denial.NOT_OVER)
