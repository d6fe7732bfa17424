"""Plays a game at the local table as the browser has it: without the packages of the server.

`alone.py BOT` gives it a kernel as the browser would; without a bot's name there is none.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ABSENT = (
    "aiosqlite",
    "alembic",
    "babel",
    "cryptography",
    "fastapi",
    "fluent",
    "jsonschema_rs",
    "prometheus_client",
    "pydantic",
    "pydantic_core",
    "sqlalchemy",
    "starlette",
    "uvicorn",
)
"""What the browser's Python does not have."""


class Given(bytes):
    """An array of the browser."""

    def to_bytes(self) -> bytes:
        """As Python has it."""
        return bytes(self)


def kernel() -> Callable[[bytes], Given]:
    """The kernel of this machine, called as the browser's is."""
    from sixfold.kernel import door

    call = door.native()
    return lambda request: Given(call(request))


async def play(store: Any, bot: str | None) -> dict[str, Any]:
    """A game against a bot, by hints, to its end; its record as the table checked it."""
    from sixfold.pocket.browser import open_table

    table = await open_table(store, lambda _line, _message: None, None if bot is None else kernel())

    async def ask(method: str, path: str, secret: str | None = None, body: Any = None) -> Any:
        answer = json.loads(await table.ask(method, path, secret, None if body is None else json.dumps(body)))
        assert answer["status"] < 300, answer
        return answer["body"]

    choices = await ask("GET", "/choices")
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": bot or "random"}]
    made = await ask("POST", "/games", None, {"edition": "tiles-nl", "seats": seats})
    game, token, view = made["game"], made["seats"][0]["token"], made["view"]
    while view["status"] == "playing":
        if view["on_turn"] == 0:
            action = (await ask("POST", f"/games/{game}/hint", token))["hints"][0]["action"]
            await ask("POST", f"/games/{game}/actions", token, {"answers": view["answers"], "action": action})
        await asyncio.sleep(0)
        view = await ask("GET", f"/games/{game}", token)
    fairness = await ask("GET", f"/games/{game}/fairness", token)
    await table.close()
    assert fairness["good"] is True
    return {
        "status": view["status"],
        "turns": len(view["play"]["turns"]),
        "bots": choices["bots"],
        "levels": choices["levels"],
    }


if __name__ == "__main__":
    for name in ABSENT:
        sys.modules[name] = None  # type: ignore[assignment]  # Python's own way to say that a module is not there
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from server.stores import MemoryStore

    print(json.dumps(asyncio.run(play(MemoryStore(), sys.argv[1] if len(sys.argv) > 1 else None))))
