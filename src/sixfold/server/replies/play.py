"""Playing: actions, previews, hints, resignations, votes, rematches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sixfold.server.access import seat_of
from sixfold.server.bots.thinking import Advised
from sixfold.server.live.acting import act_at
from sixfold.server.replies.games import changed
from sixfold.server.replies.parts import Parts
from sixfold.server.table import Denial, Denied, Table
from sixfold.server.table.decide import come_back, read_action, resign, vote
from sixfold.server.table.views import preview
from sixfold.wire import action_json

if TYPE_CHECKING:
    from sixfold.server.http import answers
    from sixfold.server.table.shapes import Preview


async def act(
    here: Parts, game_id: str, secret: str | None, action: Mapping[str, Any], answered: int, arrived: float | None
) -> answers.Accepted:
    """Act. A repeat of an accepted action is answered alike."""
    return {
        "number": await act_at(here.service, game_id, lambda table: seat_of(table, secret), action, answered, arrived)
    }


async def seated(here: Parts, game_id: str, secret: str | None) -> tuple[Table, int]:
    """The game as it is, and the seat that the token opens."""
    table = await here.service.catch_up(game_id)
    return table, seat_of(table, secret)


def tried(table: Table, seat: int, action: Mapping[str, Any]) -> Preview:
    """What a play would give: its score or why it is refused, and where the pieces left may still go."""
    return preview(table, seat, read_action(table, action))


async def advisable(here: Parts, game_id: str, secret: str | None) -> tuple[Table, int]:
    """The game as it is, and the seat on turn, if that seat may ask for a hint."""
    table, seat = await seated(here, game_id, secret)
    if not table.settings.hints:
        raise Denied(Denial.NO_HINTS)
    if table.on_turn is None:
        raise Denied(Denial.NOT_PLAYING)
    if seat != table.on_turn:
        raise Denied("not-your-turn")
    return table, seat


def hints(table: Table, seat: int, advised: Advised) -> answers.Hints:
    """Advice as it is told, best first."""
    return {
        "hints": [
            {
                "bot": advised.by,
                "action": action_json(table.edition.game, advice.action),
                "preview": preview(table, seat, advice.action),
                "expected": advice.expected,
            }
            for advice in advised.advice
        ]
    }


async def give_up(here: Parts, game_id: str, secret: str | None, end: bool) -> answers.Accepted:
    """Resign: a bot takes the seat, or the last person ends the game."""
    return await changed(here, game_id, lambda table, now: resign(table, now, seat_of(table, secret), end))


async def return_to(here: Parts, game_id: str, secret: str | None) -> answers.Accepted:
    """Take the seat back from the bot that took it over while one was absent."""
    return await changed(here, game_id, lambda table, now: come_back(table, now, seat_of(table, secret)))


async def vote_out(here: Parts, game_id: str, secret: str | None, seat: int) -> answers.Accepted:
    """Vote to do without the person on turn, once they have let the grace period pass."""
    return await changed(here, game_id, lambda table, now: vote(table, now, seat_of(table, secret), seat))


async def play_again(here: Parts, game_id: str, secret: str | None, level: str | None = None) -> answers.Rematch:
    """The same table in a new game, for which the same tokens are good; the bots perhaps of another level."""
    return {"game": await here.desk.rematch(game_id, secret, level)}
