"""Looking after games: the command as tests call it, and games to look after."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from server.client import Json, a_bot, asking, bearer, here
from sixfold.cli import app
from sixfold.server.store import erasing

TWO: Json = {"edition": "tiles-nl", "seats": [here("Ann"), here("Bo")], "spectators": "open"}


def run(*arguments: str, **environment: str) -> Result:
    """`sixfold admin`; whatever it cannot do it says in a sentence. It waits for no server to notice."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(erasing, "TO_NOTICE", 0.0)
        told = CliRunner(env={"SIXFOLD_LANG": "en", **environment}).invoke(app, ["admin", *arguments])
    assert told.exception is None or isinstance(told.exception, SystemExit), told.exception
    return told


def listed(database: str, *more: str) -> list[dict[str, Any]]:
    """The games of a database."""
    told = run("list", "--database", database, "--json", *more)
    assert told.exit_code == 0, told.output
    games: list[dict[str, Any]] = json.loads(told.stdout)
    return games


def play(url: str, over: bool) -> str:
    """A game under way, or one that is over; its id."""
    with asking(url) as client:
        asked = TWO | {"seats": [here("Ann"), a_bot()]} if over else TWO
        made = client.post("/api/games", json=asked).json()
        if over:
            token = bearer(made["seats"][0]["token"])
            assert (
                client.post(f"/api/games/{made['game']}/resign", json={"end": True}, headers=token).status_code == 200
            )
        return str(made["game"])
