"""A person's action, timed and counted; the same for REST and sockets."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from sixfold.server.metrics import ACTION_SECONDS, ACTIONS
from sixfold.server.service import Service
from sixfold.server.table import Denied, Table
from sixfold.server.table.decide import Repeated, act

REPEATED, REFUSED, ACCEPTED = (ACTIONS.labels(how) for how in ("repeated", "refused", "accepted"))


async def act_at(
    service: Service,
    game_id: str,
    seat: Callable[[Table], int],
    action: Mapping[str, Any],
    answers: int,
    arrived: float | None = None,
) -> int:
    """The number of the event, new or of the action's first coming; `seat` finds who acts, as the table stands.

    What counts for clocks is when the action arrived, however long it had to wait here.
    """
    begun = time.perf_counter()
    try:
        _, steps = await service.change(
            game_id, lambda table, now: act(table, now, seat(table), action, answers), arrived
        )
    except Repeated as repeated:
        REPEATED.inc()
        return repeated.number
    except Denied:
        REFUSED.inc()
        raise
    ACCEPTED.inc()
    ACTION_SECONDS.observe(time.perf_counter() - begun)
    return steps[0].event.number
