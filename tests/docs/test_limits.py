"""The limits that docs/server.md tells are those that the server keeps."""

import re
from pathlib import Path

import pytest

from sixfold.server.config import Limits

TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
ROWS = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", TEXT[TEXT.index("\n## Limits") :], re.MULTILINE))
LIMITS = Limits()
TOLD: dict[str, tuple[float, ...]] = {
    "time on the event loop": LIMITS.processor,
    "the same while other addresses ask for something": LIMITS.processor_beside_others,
    "requests": LIMITS.requests,
    "new games and rematches": LIMITS.creations,
    "open games that wait for players": (LIMITS.waiting_lobbies,),
    "games that anybody may watch, of a day and not over": (LIMITS.watchable,),
    "hints and checks": LIMITS.hints,
    "sockets, connections": (LIMITS.sockets_a_client, LIMITS.connections_a_client),
    "what one seat calls out": (1, 1 / LIMITS.reactions[0], LIMITS.reactions[1]),
    "messages on one socket": LIMITS.messages,
    "the coach, for one address": LIMITS.coach_processor,
    "previews and hints of one game": LIMITS.game_processor,
    "bodies; records to check and real tables; messages; headers": (
        LIMITS.body / 1024,
        LIMITS.record / 1024**2,
        LIMITS.message / 1024,
        LIMITS.headers / 1024,
    ),
    "until the headers have come; until the body has": (LIMITS.header_seconds, 2 * LIMITS.header_seconds),
    "names": (LIMITS.name,),
}


@pytest.mark.parametrize("what", TOLD)
def test_a_limit_is_told_as_it_is_kept(what: str) -> None:
    assert tuple(float(one) for one in re.findall(r"\d+(?:\.\d+)?", ROWS[what])) == pytest.approx(TOLD[what])
