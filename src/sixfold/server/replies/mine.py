"""What one device asks about its own games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sixfold.server.access import viewer
from sixfold.server.replies.parts import Parts
from sixfold.server.secret import hashed
from sixfold.server.table import Denied
from sixfold.server.table.views import glance

if TYPE_CHECKING:
    from sixfold.server.http import answers
    from sixfold.server.table.shapes import Glance


async def glances(here: Parts, asked: Iterable[tuple[str, str]]) -> answers.Glances:
    """Several games in short, each as its secret allows; a game that the secret does not open is named with a code."""
    found: list[Glance] = []
    for game_id, secret in asked:
        found.append(await _glance(here, game_id, secret))
        await asyncio.sleep(0)
    return {"games": found}


async def _glance(here: Parts, game_id: str, secret: str) -> Any:
    try:
        table = await here.service.catch_up(game_id)
        return glance(table, viewer(table, hashed(secret)))
    except Denied as denied:
        return {"game": game_id, "code": denied.code}
